import { Inngest, type InngestFunction } from "inngest";
import { type AppHandler, createEmbeddedEngine, type EmbeddedEngine } from "@/adapters/engine";
import { serveInProcess } from "@/adapters/inngest/serve-in-process";
import { silentLog } from "./fakes";

type Client = Inngest;
type Builder = (client: Client) => InngestFunction.Like[];

export interface EngineApp {
  client: Client;
  engine: EmbeddedEngine;
  /** Requests the engine made of the SDK, in order. */
  calls: { fnId: string; step: string; body: CallBody }[];
  stop(): Promise<void>;
}

export interface CallBody {
  version: number;
  event: { id: string; name: string; data: Record<string, unknown>; ts: number };
  events: unknown[];
  steps: Record<string, unknown>;
  ctx: { run_id: string; attempt: number; generation_id: number; max_attempts: number; disable_immediate_execution: boolean; stack: { stack: string[]; current: number } };
}

/** A real SDK app driven by a real engine on this database; the caller stops it. */
export async function startEngineApp(url: string, build: Builder, options: { concurrency?: number; appId?: string; now?: () => Date; started?: boolean } = {}): Promise<EngineApp> {
  const calls: EngineApp["calls"] = [];
  let handler: AppHandler = () => Promise.reject(new Error("not yet"));
  const engine = createEmbeddedEngine({
    connectionString: url,
    concurrency: options.concurrency,
    log: silentLog,
    now: options.now ?? (() => new Date()),
    handler: (call) => {
      const { searchParams } = new URL(call.url);
      const fnId = searchParams.get("fnId");
      if (fnId) calls.push({ fnId, step: searchParams.get("stepId") ?? "", body: JSON.parse(call.body) as CallBody });
      return handler(call);
    },
  });
  const client = new Inngest({
    id: options.appId ?? "app", isDev: true, baseUrl: "http://embedded.invalid", eventKey: "test", fetch: engine.fetch,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined },
  });
  handler = serveInProcess(client, build(client));
  if (options.started !== false) await engine.start();
  return { client, engine, calls, stop: () => engine.stop() };
}
