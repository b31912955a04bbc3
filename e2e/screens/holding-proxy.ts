import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How much of a live stream comes through: not even an answer, its headers, or its first words and nothing after them. */
export type Held = "nothing" | "headers" | "first words";

const STREAMS = "/api/trpc/jobs.watch";
/** With this event the page takes the line for one that works. */
const GREETING = /event: connected\n[^]*?\n\n/;

/** A proxy in front of the app that passes everything on, but keeps live streams open and silent, as one does that buffers them. */
export async function startHoldingProxy(app: string, lets: Held): Promise<{ url: string; held: () => number; close: () => Promise<void> }> {
  const { hostname, host } = new URL(app);
  let held = 0;
  const server = createServer((asked, answer) => {
    const isStream = (asked.url ?? "").startsWith(STREAMS);
    if (isStream) held += 1;
    if (isStream && lets === "nothing") return;
    // Packed, nobody could tell where the first words end.
    const headers = { ...asked.headers, host, ...(isStream ? { "accept-encoding": "identity" } : {}) };
    const onward = request(app + (asked.url ?? ""), { method: asked.method, headers }, (answered) => (isStream ? hold(answered, answer, lets) : pass(answered, answer)));
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    held: () => held,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(answered: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(answered.statusCode ?? 502, answered.headers);
  answered.pipe(answer);
}

function hold(answered: IncomingMessage, answer: ServerResponse, lets: Held): void {
  answer.writeHead(answered.statusCode ?? 502, answered.headers);
  answer.flushHeaders();
  let said = "";
  answered.on("data", (chunk: Buffer) => {
    if (lets !== "first words" || GREETING.test(said)) return;
    said += chunk.toString();
    answer.write(chunk);
  });
}
