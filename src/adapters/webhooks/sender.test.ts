import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it } from "vitest";
import type { SentAttempt } from "@/domain/ports/webhooks";
import { judgeAnswer } from "@/domain/webhooks/delivery";
import type { DeliveryFault } from "@/domain/webhooks/delivery-fault";
import type { UrlPolicy } from "@/domain/webhooks/webhook-url";
import { LOCALHOST_CERTIFICATE } from "@/testing/localhost-certificate";
import { type Receiver, startReceiver } from "@/testing/receiver";
import { createWebhooks, type WebhooksOptions } from ".";
import type { Resolve } from "./guarded-lookup";
import { ANSWER_MAX } from "./read-answer";

const MASTER = "a master secret of more than thirty-two characters";
const LAPTOP: UrlPolicy = { ports: [443, 8443], allowLoopback: true };
const BODY = JSON.stringify({ jobId: "1", status: "succeeded", text: "Größe ✓" });

let open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  const all = open;
  open = [];
  await Promise.all(all.map((one) => one.close()));
});
const receiver = async (options?: Parameters<typeof startReceiver>[0]): Promise<Receiver> => {
  const made = await startReceiver(options);
  open.push(made);
  return made;
};
/** A server of bytes, for what no HTTP server would do. */
const rawServer = async (onConnection: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.resume().on("error", () => undefined));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  }) });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const send = async (url: string, options: Partial<WebhooksOptions> = {}, body = BODY): Promise<SentAttempt & { secret: string }> => {
  const webhooks = createWebhooks({ masterSecret: MASTER, policy: LAPTOP, ...options });
  const { secret, sealed } = webhooks.newSecret("e1");
  return { ...(await webhooks.send({ id: "m1", url, body, at: new Date(), secrets: [{ sealed, endpointId: "e1" }] })), secret };
};
/** Answers every question with these addresses, in turn; the last one stays. */
const resolver = (...answers: string[][]): { resolve: Resolve; asked: () => number } => {
  let asked = 0;
  const resolve = ((_host: string, _options: object, done: (error: null, addresses: { address: string; family: number }[]) => void) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(null, addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
  }) as unknown as Resolve;
  return { resolve, asked: () => asked };
};

describe("a message", () => {
  it("arrives whole and is verified by the library of the standard", async () => {
    const server = await receiver();
    const { secret, ...sent } = await send(server.url);
    expect(sent).toMatchObject({ status: 204, error: null, answer: "" });
    const [message] = server.received;
    expect(message?.headers["content-type"]).toBe("application/json");
    expect(message?.headers["webhook-id"]).toBe("m1");
    expect(new Webhook(secret).verify(message?.body ?? "", message?.headers as Record<string, string>)).toEqual(JSON.parse(BODY));
    expect(() => new Webhook(secret).verify(`${message?.body} `, message?.headers as Record<string, string>)).toThrow();
  });

  it("carries two signatures during a rotation, either of which verifies", async () => {
    const server = await receiver();
    const webhooks = createWebhooks({ masterSecret: MASTER, policy: LAPTOP });
    const [fresh, old] = [webhooks.newSecret("e1"), webhooks.newSecret("e1")];
    await webhooks.send({ id: "m1", url: server.url, body: BODY, at: new Date(), secrets: [fresh, old].map(({ sealed }) => ({ sealed, endpointId: "e1" })) });
    const headers = server.received[0]?.headers as Record<string, string>;
    expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const { secret } of [fresh, old]) expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    expect(() => new Webhook(webhooks.newSecret("e1").secret).verify(BODY, headers)).toThrow();
  });

  it("is not sent unsigned when the secret cannot be opened", async () => {
    const server = await receiver();
    const { sealed } = createWebhooks({ masterSecret: `${MASTER} before`, policy: LAPTOP }).newSecret("e1");
    const sent = await createWebhooks({ masterSecret: MASTER, policy: LAPTOP }).send({ id: "m1", url: server.url, body: BODY, at: new Date(), secrets: [{ sealed, endpointId: "e1" }] });
    expect(sent).toMatchObject({ status: null, error: expect.stringContaining("Rotate the endpoint's secret") as string });
    expect(server.connections()).toBe(0);
  });
});

describe("what a receiver does to us", () => {
  it("redirects are told and not followed", async () => {
    const other = await receiver();
    const server = await receiver({ answer: (response) => response.writeHead(307, { location: other.url }).end() });
    expect(await send(server.url)).toMatchObject({ status: 307, error: null });
    expect(other.connections()).toBe(0);
  });

  it("hands over 410 and 429 with Retry-After as they are", async () => {
    const server = await receiver({ answer: (response) => response.writeHead(429, { "retry-after": "120" }).end("slow down") });
    expect(await send(server.url)).toMatchObject({ status: 429, retryAfter: "120", answer: "slow down" });
    server.answer((response) => response.writeHead(410).end());
    expect(await send(server.url)).toMatchObject({ status: 410, retryAfter: null });
  });

  it("never answers: given up at the deadline, in words", async () => {
    const server = await receiver({ answer: () => undefined });
    expect(await send(server.url, { deadlineMs: 300 })).toMatchObject({ status: null, error: "No answer came within 0.3 s." });
  });

  it("sends its headers a byte at a time for ever: given up at the deadline", async () => {
    const url = await rawServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nx: ");
      const timer = setInterval(() => socket.write("a"), 20);
      socket.on("close", () => clearInterval(timer));
    });
    expect(await send(url, { deadlineMs: 300 })).toMatchObject({ status: null, error: "No answer came within 0.3 s." });
  });

  it("sends 10 GB: 64 KiB are read, the status counts, the connection is broken off", async () => {
    let written = 0;
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => void (close = resolve));
    const server = await receiver({
      answer: (response) => {
        response.writeHead(200, { "content-length": String(10 * 1024 ** 3) });
        const chunk = Buffer.alloc(64 * 1024, "x");
        const more = (): void => {
          while (!response.destroyed && response.write(chunk)) written += chunk.length;
          written += chunk.length;
        };
        response.on("drain", more);
        response.on("close", () => close());
        more();
      },
    });
    const sent = await send(server.url);
    expect(sent).toMatchObject({ status: 200, error: null, answer: "x".repeat(2000) });
    await closed;
    // What the two sockets' buffers take is sent too; megabytes, not gigabytes.
    expect(written).toBeLessThan(64 * ANSWER_MAX * 4);
  });

  it("trickles its answer for ever: the status counts when the deadline comes", async () => {
    const server = await receiver({
      answer: (response) => {
        response.writeHead(202);
        const timer = setInterval(() => response.write("a"), 20);
        response.on("close", () => clearInterval(timer));
      },
    });
    const sent = await send(server.url, { deadlineMs: 400 });
    expect(sent).toMatchObject({ status: 202, error: null });
    expect(sent.answer).toMatch(/^a+$/);
  });

  it.each<[string, (socket: Socket) => void, RegExp]>([
    ["resets the connection", (socket) => socket.resetAndDestroy(), /broke the connection off/],
    ["closes without a word", (socket) => socket.end(), /broke the connection off/],
    ["speaks no HTTP", (socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"), /is not HTTP/],
    ["sends endless headers", (socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${"a".repeat(100_000)}\r\n\r\n`), /headers of the receiver's answer are too large/],
    ["switches protocols", (socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"), /change the protocol/],
  ])("%s: a failure in words", async (_name, behave, words) => {
    const sent = await send(await rawServer(behave));
    expect(sent.status).toBeNull();
    expect(sent.error).toMatch(words);
  });

  it("refuses the connection", async () => {
    const server = await receiver();
    await server.close();
    expect((await send(server.url)).error).toMatch(/nothing listens there/);
  });

  it("answers with bytes no log should hold", async () => {
    const server = await receiver({ answer: (response) => response.writeHead(500).end(Buffer.from([0, 27, 91, 0xff, 0xfe, 65, 10, 66])) });
    expect((await send(server.url)).answer).toBe("��[��A\nB");
  });
});

describe("TLS", () => {
  it("refuses a certificate nobody vouches for, and takes it once it is trusted", async () => {
    const server = await receiver({ tls: true });
    expect(await send(server.url)).toMatchObject({ status: null, error: expect.stringContaining("self-signed") as string });
    expect(server.received).toHaveLength(0);
    expect(await send(server.url, { trusted: LOCALHOST_CERTIFICATE.cert })).toMatchObject({ status: 204 });
  });

  it("refuses a certificate for another name", async () => {
    const server = await receiver({ tls: true });
    const policy = { ports: [server.port], allowLoopback: true };
    const { resolve } = resolver(["127.0.0.1"]);
    const sent = await send(`https://bank.example.org:${server.port}/`, { policy, resolve, trusted: LOCALHOST_CERTIFICATE.cert });
    expect(sent).toMatchObject({ status: null, error: "The receiver's certificate is for another name." });
  });

  it("says so when the other side does not speak it", async () => {
    const server = await receiver();
    expect((await send(server.url.replace("http:", "https:"))).error).toMatch(/No secure connection|broke the connection off/);
  });
});

describe("names that lead inside", () => {
  const strict = (port: number): UrlPolicy => ({ ports: [port], allowLoopback: false });

  it("a resolver that changes its answer gains nothing: what is checked is what is connected to", async () => {
    const server = await receiver({ tls: true });
    // The first answer is what a check before the connection would have seen.
    const rebinding = resolver(["93.184.216.34"], ["127.0.0.1"]);
    rebinding.resolve("bank.example.org", { all: true }, () => undefined);
    const sent = await send(`https://bank.example.org:${server.port}/`, { policy: strict(server.port), resolve: rebinding.resolve, trusted: LOCALHOST_CERTIFICATE.cert });
    expect(sent).toMatchObject({ status: null, error: "bank.example.org does not lead to a public address, so nothing was sent." });
    expect(server.connections()).toBe(0);
    expect(rebinding.asked()).toBe(2);
  });

  it("asks once for each connection, so there is no second answer to change", async () => {
    const server = await receiver({ tls: true });
    const turning = resolver(["127.0.0.1"], ["10.0.0.1"]);
    const policy = { ports: [server.port], allowLoopback: true };
    await send(`https://bank.example.org:${server.port}/`, { policy, resolve: turning.resolve, trusted: LOCALHOST_CERTIFICATE.cert });
    expect(turning.asked()).toBe(1);
    expect(server.connections()).toBe(1);
  });

  it.each([
    [["10.0.0.1"]], [["127.0.0.1"]], [["169.254.169.254"]], [["::1"]], [["::ffff:127.0.0.1"]], [["fd00::1"]], [["64:ff9b::7f00:1"]], [["0.0.0.0"]], [["100.64.0.1"]], [[]],
    [["93.184.216.34", "127.0.0.1"]], [["2606:4700::1111", "fe80::1"]],
  ])("a name that resolves to %j is refused before anything is sent", async (addresses) => {
    const server = await receiver();
    const sent = await send(`https://bank.example.org:${server.port}/`, { policy: strict(server.port), resolve: resolver(addresses).resolve });
    expect(sent).toMatchObject({ status: null, error: expect.stringContaining("does not lead to a public address") as string });
    expect(server.connections()).toBe(0);
  });

  it("plain http goes to this machine only, whatever the name resolves to", async () => {
    expect((await send("http://localhost:9/", { resolve: resolver(["93.184.216.34"]).resolve })).error).toMatch(/does not lead to a public address/);
  });

  it("an address kept before the rules became stricter is refused when it is used", async () => {
    const server = await receiver();
    const sent = await send(server.url, { policy: { ports: [443], allowLoopback: false } });
    expect(sent).toMatchObject({ status: null, error: "The address must begin with https://." });
    expect(server.connections()).toBe(0);
  });
});

/** One attempt for each code of the table that docs/api.md shows; the type makes a code without one an error. A disabled webhook is told in webhooks.db.test.ts. */
const PROVOKE: Record<Exclude<DeliveryFault, "NOT_SENT">, () => Promise<SentAttempt>> = {
  ADDRESS_REFUSED: () => send("https://10.0.0.1/"),
  RECEIVER_NAME: () => send("https://bank.example.org/", { resolve: ((_host: string, _options: object, done: (error: Error) => void) => done(Object.assign(new Error("no"), { code: "ENOTFOUND" }))) as unknown as Resolve }),
  RECEIVER_UNREACHABLE: async () => send(await rawServer((socket) => socket.end())),
  RECEIVER_TIMEOUT: async () => send((await receiver({ answer: () => undefined })).url, { deadlineMs: 200 }),
  RECEIVER_CERTIFICATE: async () => send((await receiver({ tls: true })).url),
  RECEIVER_NOT_HTTP: async () => send(await rawServer((socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"))),
  ANSWER_REDIRECT: () => answering(307),
  ANSWER_GONE: () => answering(410),
  ANSWER_BUSY: () => answering(429),
  ANSWER_REFUSED: () => answering(500),
  ANSWER_CUT: () => answering(200, "x".repeat(ANSWER_MAX + 1)),
  SECRET_UNREADABLE: async () => {
    const { sealed } = createWebhooks({ masterSecret: `${MASTER} before`, policy: LAPTOP }).newSecret("e1");
    return createWebhooks({ masterSecret: MASTER, policy: LAPTOP }).send({ id: "m1", url: (await receiver()).url, body: BODY, at: new Date(), secrets: [{ sealed, endpointId: "e1" }] });
  },
};
const answering = async (status: number, body = ""): Promise<SentAttempt> => send((await receiver({ answer: (response) => response.writeHead(status).end(body) })).url);

describe("each code of the delivery table", () => {
  it.each(Object.entries(PROVOKE))("%s is kept with its sentence", async (code, provoke) => {
    const verdict = judgeAnswer(await provoke(), { failed: 1, draw: 0, now: new Date(), once: false });
    expect(verdict.code).toBe(code);
    if (code === "ANSWER_CUT") expect(verdict).toMatchObject({ move: "deliver", error: null });
    else expect(verdict.error).toMatch(/^[\w].{10,200}\.$/);
  });

  it("has none for an answer that is as it should be, to the last byte that is read", async () => {
    expect((await answering(204)).code).toBeNull();
    expect((await answering(200, "x".repeat(ANSWER_MAX))).code).toBeNull();
  });
});
