import type { Log } from "@/domain/ports/log";
import { answerCheckpoint, createCheckpoints, type SaveCheckpoint } from "./checkpoint";
import { type EngineDatabase, statement } from "./database";
import type { FunctionTable } from "./functions";
import { type FreePlaces, receiveEvents } from "./receive";

interface FetchOptions {
  db: EngineDatabase;
  /** Resolves once the functions are known. */
  ready: () => Promise<void>;
  functions: () => FunctionTable;
  nowMs: () => number;
  places: () => FreePlaces | null;
  wake: () => void;
  log: Log;
}

const STEPS = statement("run_steps", `SELECT coalesce(json_object_agg(hash, value), '{}')::text AS body FROM engine.steps WHERE run_id = $1`);
const BATCH = statement("run_batch", `SELECT json_build_array(event)::text AS body FROM engine.runs WHERE id = $1`);

const CHECKPOINT_PATH = /^\/v1\/checkpoint\/[^/]+\/async$/;
const RUN_PATH = /^\/v0\/runs\/([^/]+)\/(actions|batch)$/;

/** Stands in for the network under the SDK's client: the requests an app sends to its server end here. */
export function clientFetch(options: FetchOptions): typeof fetch {
  const ctx = { ...options, saveCheckpoint: createCheckpoints(options.db) };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    try {
      await ctx.ready();
      return await route(ctx, { method: init?.method ?? "GET", path: url.pathname, headers: init?.headers, body: init?.body });
    } catch (error) {
      // The SDK tries again and then says only that it failed; the reason is told here.
      ctx.log.error("engine: a request of the SDK failed", { path: url.pathname, error: String(error) });
      return Response.json({ error: "The embedded engine could not serve this." }, { status: 500 });
    }
  };
}

interface FetchContext extends FetchOptions {
  saveCheckpoint: SaveCheckpoint;
}

interface ClientRequest {
  method: string;
  path: string;
  headers: RequestInit["headers"];
  body: RequestInit["body"];
}

async function route(ctx: FetchContext, { method, path, headers, body }: ClientRequest): Promise<Response> {
  const { db, functions, nowMs, places, wake } = ctx;
  if (method === "POST" && path.startsWith("/e/")) {
    const seed = new Headers(headers).get("x-inngest-event-id-seed");
    return receiveEvents({ db, functions: functions(), nowMs: nowMs(), places: places(), wake }, jsonOf(body), seed);
  }
  if (method === "POST" && CHECKPOINT_PATH.test(path)) return answerCheckpoint(ctx.saveCheckpoint, jsonOf(body));
  const [, runId, part] = RUN_PATH.exec(path) ?? [];
  if (runId !== undefined) {
    const [row] = await db.rows<{ body: string }>(part === "batch" ? BATCH : STEPS, [runId]);
    return new Response(row?.body ?? "[]", { status: row ? 200 : 404, headers: { "content-type": "application/json" } });
  }
  return Response.json({ error: `The embedded engine does not serve ${method} ${path}.` }, { status: 404 });
}

/** The SDK sends JSON text and nothing else; what is not JSON fails the schema behind this. */
function jsonOf(body: RequestInit["body"]): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
