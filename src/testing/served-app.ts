import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { undescribed } from "./described-answer";

interface Settings {
  databaseUrl: string;
  dataDir: string;
  recipesDir: string;
  /** Further variables of the environment. */
  env?: Record<string, string>;
}

export interface ServedApp {
  url: string;
  stop(): Promise<void>;
}

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const API = join(process.cwd(), "src/app/api");
const BODYLESS = new Set([101, 204, 205, 304]);

/**
 * The app's own route handlers behind a real HTTP server, with the embedded engine, in this process: all of the API
 * without building the pages. An answer that is not what the reference says is 599 with the reason. One a test file, because the app keeps its services for the life of the process.
 */
export async function serveApp({ databaseUrl, dataDir, recipesDir, env = {} }: Settings): Promise<ServedApp> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RECIPES_DIR: recipesDir, AUTH_SECRET: "-".repeat(32), PORT: String(port), LOG_LEVEL: "error", ...env });
  const url = `http://127.0.0.1:${port}`;
  // Loads and starts the app, so that no test's time goes to that.
  for (const path of ["/api/health", "/api/v1/runs"]) await fetch(`${url}${path}`);
  return {
    url,
    stop: async () => {
      const shared = globalThis as { riskDesk?: Promise<{ stop(): Promise<void> }> };
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await (await shared.riskDesk)?.stop();
    },
  };
}

const ROUTES = readdirSync(API, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => {
    const parts = file.split(sep).slice(0, -1);
    const pattern = parts.map((part) => (part.startsWith("[...") ? ".+" : part.startsWith("[") ? `(?<${part.replace(/\W/g, "")}>[^/]+)` : part.replaceAll(".", "\\."))).join("/");
    // A name that is written out wins over a parameter in its place.
    return { file: join(API, file), pattern: new RegExp(`^/api/${pattern}$`), parameters: parts.reduce((sum, part) => sum + (part.startsWith("[...") ? 9 : Number(part.startsWith("["))), 0) };
  })
  .sort((a, b) => a.parameters - b.parameters);

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host}`);
  const route = ROUTES.find(({ pattern }) => pattern.test(url.pathname));
  const handlers = route ? ((await import(/* @vite-ignore */ route.file)) as Record<string, Handler | undefined>) : {};
  const handler = handlers[incoming.method ?? "GET"];
  if (!route || !handler) return void outgoing.writeHead(handler ? 404 : 405).end();
  const gone = new AbortController();
  outgoing.on("close", () => gone.abort());
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const init: RequestInit & { duplex: "half" } = {
    method: incoming.method, headers: incoming.headers as Record<string, string>, signal: gone.signal, duplex: "half",
    body: hasBody ? (Readable.toWeb(incoming) as unknown as BodyInit) : undefined,
  };
  const answered = await handler(new Request(url, init), { params: Promise.resolve({ ...route.pattern.exec(url.pathname)?.groups }) });
  const fault = await undescribed(incoming.method ?? "GET", url.pathname, answered);
  const response = fault === null ? answered : new Response(fault, { status: 599 });
  // A body nobody read would be taken for the next request.
  outgoing.shouldKeepAlive = incoming.complete;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null || BODYLESS.has(response.status)) return void outgoing.end();
  outgoing.flushHeaders();
  for await (const chunk of Readable.fromWeb(response.body as unknown as ReadableStream)) outgoing.write(chunk);
  outgoing.end();
}
