/** Serves the built app. `npm start` starts it; a container may run it alone, with DATABASE_URL and AUTH_SECRET set. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import next from "next";
import { loadDotEnv, root } from "./lib/project.mjs";

loadDotEnv();
process.env.NODE_ENV ??= "production";
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || "127.0.0.1";
const behindProxy = ["1", "true"].includes((process.env.TRUST_PROXY ?? "").toLowerCase());
/** Only a proxy of ours may say these; from anyone else they would be a way to lie about the own address. */
const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-real-ip", "forwarded"];
const STOP_GRACE_MS = 6_000;

// Started alone, nobody has checked the environment and the recipes yet.
if (!process.send) {
  const { tsImport } = await import("tsx/esm/api");
  const { checkSettings } = await tsImport("./lib/check-settings.ts", import.meta.url);
  try {
    checkSettings(process.env, root);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const app = next({ dev: false, dir: root, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
/** Read by src/server/http/own-response.ts. */
const responses = (globalThis.riskDeskResponses = new Map());
const server = createServer((request, response) => {
  if (!behindProxy) for (const name of PROXY_HEADERS) delete request.headers[name];
  // Ours, so that a line in the log and what a person was shown are the same request.
  const id = randomUUID();
  request.headers["x-request-id"] = id;
  responses.set(id, response);
  response.once("close", () => responses.delete(id));
  handle(request, response).catch(() => response.destroy());
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_GRACE_MS).unref();
  server.close();
  server.closeIdleConnections();
  // Set by src/server/container.ts: gives leases back, ends readers, closes the pool.
  const services = await Promise.resolve(globalThis.riskDesk).catch(() => undefined);
  await services?.stop().catch(() => undefined);
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
// Whoever started us is gone, perhaps by kill -9: nothing may be left running.
process.on("disconnect", stop);

server.once("error", (error) => {
  process.stderr.write(`The app cannot listen on ${hostname}:${port}: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, hostname, async () => {
  // The first question starts the services: jobs that a stop cut short go on now, not at the first visit.
  const own = hostname === "0.0.0.0" || hostname === "::" ? "127.0.0.1" : hostname;
  await fetch(`http://${own}:${port}/api/health`).catch(() => undefined);
  process.send?.({ listening: port });
});
