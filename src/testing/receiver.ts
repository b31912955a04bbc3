import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { LOCALHOST_CERTIFICATE } from "./localhost-certificate";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  port: number;
  /** Requests as they came, whole. */
  received: Received[];
  /** Connections that were opened, answered or not. */
  connections(): number;
  /** Replaces how the next requests are answered. */
  answer(how: Answer): void;
  close(): Promise<void>;
}

/** Called once the request's body is there. */
export type Answer = (response: ServerResponse<IncomingMessage>, request: Received) => void;

/** A receiver of webhooks on this machine; answers 204 until told otherwise. */
export async function startReceiver(options: { tls?: boolean; answer?: Answer; port?: number } = {}): Promise<Receiver> {
  const received: Received[] = [];
  let connections = 0;
  let how: Answer = options.answer ?? ((response) => response.writeHead(204).end());
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("error", () => undefined);
    response.on("error", () => undefined);
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const whole = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(whole);
      how(response, whole);
    });
  };
  const server = options.tls ? createSecureServer(LOCALHOST_CERTIFICATE, listener) : createServer(listener);
  server.on("connection", () => void (connections += 1));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${options.tls ? "https" : "http"}://localhost:${port}/hook`,
    port,
    received,
    connections: () => connections,
    answer: (next) => void (how = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
