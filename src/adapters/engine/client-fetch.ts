import type { Log } from "@/domain/ports/log";
import { saveCheckpoint } from "./checkpoint";
import { type EngineDatabase, statement } from "./database";
import type { FunctionTable } from "./functions";
import { receiveEvents } from "./receive";

interface FetchContext {
  db: EngineDatabase;
  functions: () => FunctionTable;
  nowMs: () => number;
  wake: () => void;
  log: Log;
}

const STEPS = statement("run_steps", `SELECT coalesce(json_object_agg(hash, value), '{}')::text AS body FROM engine.steps WHERE run_id = $1`);
const BATCH = statement("run_batch", `SELECT json_build_array(event)::text AS body FROM engine.runs WHERE id = $1`);

const CHECKPOINT_PATH = /^\/v1\/checkpoint\/[^/]+\/async$/;
const RUN_PATH = /^\/v0\/runs\/([^/]+)\/(actions|batch)$/;

/** Stands in for the network under the SDK's client: the requests an app sends to its server end here. */
export function clientFetch(ctx: FetchContext): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    try {
      return await route(ctx, request, pathname);
    } catch (error) {
      // The SDK tries again and then says only that it failed; the reason is told here.
      ctx.log.error("engine: a request of the SDK failed", { path: pathname, error: String(error) });
      return Response.json({ error: "The embedded engine could not serve this." }, { status: 500 });
    }
  };
}

async function route(ctx: FetchContext, request: Request, pathname: string): Promise<Response> {
  const { db, functions, nowMs, wake } = ctx;
  if (request.method === "POST" && pathname.startsWith("/e/")) {
    const seed = request.headers.get("x-inngest-event-id-seed");
    const { response, began } = await receiveEvents({ db, functions: functions(), nowMs: nowMs() }, await bodyOf(request), seed);
    if (began) wake();
    return response;
  }
  if (request.method === "POST" && CHECKPOINT_PATH.test(pathname)) return saveCheckpoint(db, await bodyOf(request));
  const [, runId, part] = RUN_PATH.exec(pathname) ?? [];
  if (runId !== undefined) {
    const [row] = await db.rows<{ body: string }>(part === "batch" ? BATCH : STEPS, [runId]);
    return new Response(row?.body ?? "[]", { status: row ? 200 : 404, headers: { "content-type": "application/json" } });
  }
  return Response.json({ error: `The embedded engine does not serve ${request.method} ${pathname}.` }, { status: 404 });
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
