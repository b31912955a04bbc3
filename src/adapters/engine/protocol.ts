import { z } from "zod";

/** The shapes of Inngest's wire protocol that the engine sends and understands (shared/design/engine.md, section 3). */

/** An event as functions get it. */
export interface EngineEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  /** Unix milliseconds. */
  ts: number;
  user?: Record<string, unknown>;
  v?: string;
}

const record = z.record(z.string(), z.unknown());

export const sentEvent = z.object({
  name: z.string().min(1),
  id: z.string().min(1).nullish(),
  data: record.nullish(),
  ts: z.number().int().nullish(),
  user: record.nullish(),
  v: z.string().nullish(),
});
/** POST /e/:key takes one event or a list. */
export const sentEvents = z.union([z.array(sentEvent), sentEvent.transform((event) => [event])]);
export type SentEvent = z.infer<typeof sentEvent>;

/** What the SDK says a step came to, or wants next. Other fields of an op are of no use to us. */
export const op = z.object({
  op: z.string(),
  id: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  opts: record.nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});
export type Op = z.infer<typeof op>;
export const ops = z.array(op);

export const checkpointBody = z.object({
  run_id: z.string(),
  qi_id: z.string(),
  generation_id: z.number().int(),
  steps: z.array(op),
});

export const waitOptions = z.object({ timeout: z.string(), if: z.string().nullish() });
export const invokeOptions = z.object({
  function_id: z.string(),
  payload: z.object({ data: record.nullish(), user: record.nullish(), v: z.string().nullish() }).nullish(),
  timeout: z.string().nullish(),
});

const timeout = z.string().nullish();
/** One function of the sync payload. `looseObject`: what is not named here is checked against the refused features. */
export const functionConfig = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  triggers: z.array(z.object({ event: z.string().nullish(), expression: z.string().nullish(), cron: z.string().nullish() })),
  steps: z.object({ step: z.object({ retries: z.object({ attempts: z.number().int().min(0) }).nullish() }) }),
  idempotency: z.string().nullish(),
  concurrency: z
    .union([
      z.number().transform((limit) => [{ limit, key: null, scope: null }]),
      z.array(z.object({ limit: z.number().int(), key: z.string().nullish(), scope: z.enum(["fn", "env", "account"]).nullish() })).max(2),
    ])
    .nullish(),
  cancel: z.array(z.object({ event: z.string(), if: z.string().nullish(), timeout })).max(5).nullish(),
  timeouts: z.object({ start: timeout, finish: timeout }).nullish(),
});
export type FunctionConfig = z.infer<typeof functionConfig>;
export const syncBody = z.object({ functions: z.array(functionConfig) });

/** Names of the events that the engine itself makes. */
export const INTERNAL = {
  failed: "inngest/function.failed",
  cancelled: "inngest/function.cancelled",
  finished: "inngest/function.finished",
  invoked: "inngest/function.invoked",
  timer: "inngest/scheduled.timer",
} as const;

/** An error as it is stored, shown to user code and sent in function.failed. */
export interface WireError {
  name: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

const errorLike = z.looseObject({ name: z.string().optional(), message: z.string().optional(), stack: z.string().optional() });

export function wireError(value: unknown, fallback: string): WireError {
  const seen = errorLike.safeParse(value).data;
  const { __serialized: _marker, ...rest } = seen ?? {};
  return { ...rest, name: seen?.name ?? "Error", message: seen?.message ?? fallback, stack: seen?.stack ?? "" };
}
