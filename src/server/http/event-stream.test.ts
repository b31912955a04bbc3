import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { afterEach, describe, expect, it } from "vitest";
import type { LiveEvent, LiveSink, LiveView } from "@/kernel/live-jobs";
import { eventStream } from "./event-stream";

const encoder = new TextEncoder();
const event = (n: number, filler = ""): LiveEvent => ({ jobId: "j", event: { seq: n } as LiveEvent["event"], frame: encoder.encode(`id: ${n}\ndata: ${filler}\n\n`) });

/** A story that is told while its sink takes, from whatever `say` adds to it. */
function story() {
  const untold: LiveEvent[] = [];
  let sink: LiveSink | undefined;
  let signal: AbortSignal | undefined;
  const goOn = (): void => {
    while (sink?.takes() && untold.length > 0) sink.put(untold.shift() as LiveEvent);
  };
  const view: LiveView = {
    from: [0],
    nothingLeft: false,
    events: (async function* none() {})(),
    tell(given) {
      sink = given;
      goOn();
      return goOn;
    },
  };
  return {
    untold,
    open: async (given: AbortSignal) => ((signal = given), view),
    say(...events: LiveEvent[]) {
      untold.push(...events);
      goOn();
    },
    end: (failure: Error | null) => sink?.ended(failure),
    gone: () => new Promise<void>((resolve) => (signal?.aborted ? resolve() : signal?.addEventListener("abort", () => resolve()))),
  };
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** The stream over a real socket, piped as Next pipes it; `own` as scripts/serve.mjs holds the response. */
async function serve(told: ReturnType<typeof story>, own: boolean, early: LiveEvent[] = []): Promise<IncomingMessage> {
  told.say(...early);
  const held = globalThis as typeof globalThis & { riskDeskResponses?: Map<string, ServerResponse> };
  const server = createServer((_, response) => {
    held.riskDeskResponses = new Map(own ? [["req-1", response]] : []);
    void eventStream(new Request("http://localhost/", { headers: { "x-request-id": "req-1" } }), told.open).then((answer) => {
      answer.headers.forEach((value, name) => response.setHeader(name, value));
      return pipeToNodeResponse(answer.body as ReadableStream<Uint8Array>, response).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => (server.closeAllConnections(), server.close(), delete held.riskDeskResponses));
  return new Promise((resolve, reject) => get({ port: (server.address() as AddressInfo).port }, resolve).on("error", reject));
}

/** The greeting and the numbers of the events as they come, up to `until`. */
async function heard(stream: IncomingMessage, until = Number.POSITIVE_INFINITY): Promise<(string | number)[]> {
  const told: (string | number)[] = [];
  let rest = "";
  for await (const piece of stream.setEncoding("utf8")) {
    const lines = (rest + String(piece)).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (!/^(data: .*)?$/.test(line)) told.push(line.startsWith("id: ") ? Number(line.slice(4)) : line);
    if (told.at(-1) === until) break;
  }
  return told;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const counted = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

describe.each([["through the web stream", false], ["to the response itself", true]])("an event stream %s", (_, own) => {
  it("tells everything once and in order after its greeting, whatever turn it comes in and however slowly it leaves", async () => {
    const told = story();
    const stream = await serve(told, own, [event(1, "x".repeat(4_000_000)), event(2, "x".repeat(4_000_000))]);
    for (let n = 3; n < 300; n += 3) {
      told.say(event(n), event(n + 1));
      if (n % 2 === 0) await turn();
      told.say(event(n + 2));
    }
    const seen = heard(stream);
    while (told.untold.length > 0) await turn();
    told.end(null);
    expect(await seen).toEqual(["retry: 2000", ...counted(299)]);
  });

  it("keeps nothing for a client that does not read, and goes on when it reads again", async () => {
    const told = story();
    const stream = await serve(told, own);
    const filler = "x".repeat(200_000);
      for (let n = 1; n <= 100; n += 1) {
      told.say(event(n, filler));
      await turn();
    }
    expect(told.untold.length).toBeGreaterThan(20);
    expect(await heard(stream, 100)).toEqual(["retry: 2000", ...counted(100)]);
  });

  it("frees everything when the client leaves", async () => {
    const told = story();
    const stream = await serve(told, own);
    told.say(event(1));
    await heard(stream, 1);
    stream.destroy();
    await told.gone();
    expect(() => told.say(event(2), event(3))).not.toThrow();
  });

  it("breaks off when the story cannot be read", async () => {
    const told = story();
    const stream = await serve(told, own);
    told.say(event(1));
    const seen = heard(stream);
    await turn();
    told.end(new Error("The database is gone."));
    await expect(seen).rejects.toThrow(/aborted/);
  });
});

it("writes to the response itself once what went before has arrived there", async () => {
  const told = story();
  const stream = await serve(told, true);
  told.say(event(1));
  const [response] = (globalThis as typeof globalThis & { riskDeskResponses: Map<string, ServerResponse> }).riskDeskResponses.values();
  await heard(stream, 1);
  const written: unknown[] = [];
  Object.assign(response as object, { write: (piece: unknown) => written.push(piece) > 0 });
  const second = event(2);
  told.say(second);
  expect(written).toEqual([second.frame]);
});
