import { mkdtempSync, readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

type Handler = (request: Request, at: { params: Promise<Record<string, string>> }) => Promise<Response>;
interface Route {
  pattern: RegExp;
  module: () => Promise<Record<string, unknown>>;
}

export interface ApiServer {
  /** http://127.0.0.1:PORT */
  url: string;
  stop(): Promise<void>;
}

const API = fileURLToPath(new URL("../app/api", import.meta.url));

/**
 * The app's own route handlers behind a real HTTP server: all of Next that they need. One per test file, because the
 * services of a process are built once; it sets the process's environment.
 */
export async function startApiServer(databaseUrl: string, environment: Record<string, string> = {}): Promise<ApiServer> {
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl, DATA_DIR: mkdtempSync(path.join(tmpdir(), "api-server-")), AUTH_SECRET: "a secret of a test, long enough for it",
    APP_URL: url, LOG_LEVEL: "error", ...environment,
  });
  const routes = findRoutes(API);

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const gone = new AbortController();
    outgoing.on("close", () => gone.abort());
    const response = await answerTo(toRequest(incoming, url, gone.signal), routes);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body === null) return void outgoing.end();
    Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]).on("error", () => outgoing.destroy()).pipe(outgoing);
  }

  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const { getServices } = await import("@/server/container");
      await (await getServices()).stop();
    },
  };
}

/** src/app/api/v1/runs/[id]/route.ts answers /api/v1/runs/:id. */
function findRoutes(folder: string): Route[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("route.ts"));
  return files.map((file) => {
    const place = path.dirname(file).split(path.sep).join("/");
    const source = place.replace(/[.]/g, "\\.").replace(/\[\\.\\.\\.(\w+)\]/g, "(?<$1>.+)").replace(/\[(\w+)\]/g, "(?<$1>[^/]+)");
    return { pattern: new RegExp(`^/api/${source}$`), module: () => import(path.join(folder, file)) as Promise<Record<string, unknown>> };
  });
}

async function answerTo(request: Request, routes: readonly Route[]): Promise<Response> {
  const { pathname } = new URL(request.url);
  // A fixed name wins over a parameter, as in the framework.
  const fits = routes.filter(({ pattern }) => pattern.test(pathname)).sort((a, b) => a.pattern.source.split("?<").length - b.pattern.source.split("?<").length);
  const [route] = fits;
  if (!route) return new Response("Not found", { status: 404 });
  const handler = (await route.module())[request.method] as Handler | undefined;
  if (!handler) return new Response(null, { status: 405 });
  return handler(request, { params: Promise.resolve({ ...route.pattern.exec(pathname)?.groups }) });
}

function toRequest(incoming: IncomingMessage, url: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) headers.append(incoming.rawHeaders[i] ?? "", incoming.rawHeaders[i + 1] ?? "");
  const bodied = incoming.method !== "GET" && incoming.method !== "HEAD";
  const body = bodied ? (Readable.toWeb(incoming) as unknown as BodyInit) : undefined;
  return new Request(new URL(incoming.url ?? "/", url), { method: incoming.method, headers, body, signal, ...(bodied ? { duplex: "half" } : {}) });
}
