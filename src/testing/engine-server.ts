import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type AppCall, createEmbeddedEngine, type EmbeddedEngine } from "@/adapters/engine";
import { silentLog } from "./fakes";

/**
 * The embedded engine behind HTTP, as a server of its own would be. It has no users: it shows that the conformance
 * suite can drive a server it shares nothing with but addresses.
 */
export async function startEngineServer(connectionString: string): Promise<{ url: string; close(): Promise<void> }> {
  let appUrl = "";
  const engine: EmbeddedEngine = createEmbeddedEngine({
    connectionString, concurrency: 40, log: silentLog, now: () => new Date(), handler: (call) => callApp(appUrl, call),
  });
  let started: Promise<void> | null = null;

  const http = createServer((request, response) => {
    void (async () => {
      const body = await textOf(request);
      if (request.url?.startsWith("/fn/register")) {
        appUrl = (JSON.parse(body) as { url: string }).url;
        await (started ??= engine.start());
        response.setHeader("content-type", "application/json").end(JSON.stringify({ ok: true, modified: true }));
        return;
      }
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await engine.fetch(new URL(request.url ?? "/", "http://engine.invalid"), { method: request.method, headers, body: body === "" ? undefined : body });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: async () => {
      await engine.stop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

async function callApp(appUrl: string, call: AppCall): ReturnType<Parameters<typeof createEmbeddedEngine>[0]["handler"]> {
  const { host: _host, ...headers } = call.headers;
  const answer = await fetch(new URL(new URL(call.url).search, appUrl), { method: call.method, headers, body: call.body });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}
