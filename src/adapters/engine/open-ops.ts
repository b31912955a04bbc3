import { durationMs } from "./duration";
import { compileExpression } from "./expression";
import { type Sql, statement } from "./database";
import { invokedRun } from "./finish";
import type { FunctionTable } from "./functions";
import { storeEvents } from "./intake";
import { invokeOptions, type Op, type WireError, waitOptions, wireError } from "./protocol";
import { closeWait, type LiveRun, type StepValue } from "./runs";

interface OpenContext {
  functions: FunctionTable;
  nowMs: number;
}

const PLAN = statement(
  "plan_step",
  `INSERT INTO engine.queue (run_id, fn_id, step, batch, race, parallel, depth, limit_keys, limit_sizes)
   SELECT id, fn_id, $2, $3, $4, $5, cardinality(stack), limit_keys, limit_sizes FROM engine.runs
   WHERE id = $1 AND NOT EXISTS (SELECT FROM engine.steps WHERE run_id = $1 AND hash = $2)
   ON CONFLICT DO NOTHING RETURNING id`,
);
const WAIT = statement(
  "open_wait",
  `INSERT INTO engine.waits (run_id, hash, kind, event_name, expression, batch, race, expires_at)
   SELECT $1, $2, $3, $4, $5, $6, $7, coalesce($8::timestamptz, now() + $9::float8 * interval '1 ms')
   WHERE NOT EXISTS (SELECT FROM engine.steps WHERE run_id = $1 AND hash = $2)
   ON CONFLICT DO NOTHING RETURNING hash`,
);

/** Waits without a timeout of their own: a year, the server's limit too. */
const YEAR_MS = 365 * 86_400_000;
const SETTLED = ["StepRun", "Step", "StepFailed", "StepError", "RunComplete", "DiscoveryRequest"];

interface WaitRow {
  kind: "sleep" | "event" | "invoke";
  eventName: string | null;
  expression: string | null;
  expires: Expiry;
}

/** A duration is counted by the database's clock, which also ends it: an app whose clock is wrong sleeps no longer for it. */
type Expiry = { at: Date } | { afterMs: number };

/** What one answer asked for together. */
interface Batch {
  id: string;
  parallel: boolean;
}

interface Opened {
  opened: number;
  /** Invocations whose function did not start; their steps fail once everything else is open. */
  unstarted: StepValue[];
}

/**
 * Opens what an answer asks for: planned steps, sleeps, waits, invocations. `opened` counts those that were not open
 * already; `refused` is why the run cannot go on.
 */
export async function openOps(tx: Sql, ctx: OpenContext, run: LiveRun, list: readonly Op[], batchId: string): Promise<{ opened: number; refused: WireError | null }> {
  let opened = 0;
  const failing: StepValue[] = [];
  const asked = list.filter(({ op: code }) => !SETTLED.includes(code));
  const batch: Batch = { id: batchId, parallel: asked.length > 1 };
  for (const op of asked) {
    try {
      const one = await openOp(tx, ctx, run, op, batch);
      opened += one.opened;
      failing.push(...one.unstarted);
    } catch (error) {
      if (error instanceof Refused) return { opened, refused: wireError(error, error.message) };
      throw error;
    }
  }
  for (const step of failing) await closeWait(tx, run.id, step);
  return { opened, refused: null };
}

class Refused extends Error {
  override readonly name = "UnsupportedByEmbeddedEngine";
}

async function openOp(tx: Sql, ctx: OpenContext, run: LiveRun, op: Op, batch: Batch): Promise<Opened> {
  const race = op.opts?.parallelMode === "race";
  const wait = async ({ kind, eventName, expression, expires }: WaitRow): Promise<boolean> =>
    (await tx.rows(WAIT, [run.id, op.id, kind, eventName, expression, batch.id, race, "at" in expires ? expires.at : null, "at" in expires ? null : expires.afterMs])).length > 0;

  switch (op.op) {
    case "StepPlanned":
      return one((await tx.rows(PLAN, [run.id, op.id, batch.id, race, batch.parallel])).length > 0);
    case "Sleep":
      return one(await wait({ kind: "sleep", eventName: null, expression: null, expires: until(op.name ?? "") }));
    case "WaitForEvent":
      return one(await wait(eventWait(op)));
    case "InvokeFunction":
      return invoke(tx, ctx, run, op, wait);
    default:
      throw new Refused(`${op.op} ("${op.displayName ?? op.id}") is not supported by the embedded engine; configure an Inngest server for it.`);
  }
}

const one = (isNew: boolean): Opened => ({ opened: isNew ? 1 : 0, unstarted: [] });

function until(text: string): Expiry {
  const afterMs = durationMs(text);
  if (afterMs !== null) return { afterMs };
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Refused(`"${text}" is neither a duration nor a date.`);
  return { at };
}

function eventWait(op: Op): WaitRow {
  const name = op.name ?? "";
  const options = waitOptions.safeParse(op.opts).data;
  if (options === undefined) throw new Refused(`waitForEvent "${name}" came without a timeout.`);
  if (name.startsWith("inngest/")) throw new Refused(`Waiting for "${name}" is not supported by the embedded engine.`);
  if (options.if) refuseBadExpression(options.if);
  return { kind: "event", eventName: name, expression: options.if ?? null, expires: until(options.timeout) };
}

function refuseBadExpression(source: string): void {
  try {
    compileExpression(source);
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

/** Starts the child in this transaction: parent and child are never one without the other. */
async function invoke(tx: Sql, ctx: OpenContext, run: LiveRun, op: Op, wait: (row: WaitRow) => Promise<boolean>): Promise<Opened> {
  const options = invokeOptions.safeParse(op.opts).data;
  if (options === undefined) throw new Refused("step.invoke came without a function.");
  const expires = options.timeout ? until(options.timeout) : { afterMs: YEAR_MS };
  if (!(await wait({ kind: "invoke", eventName: null, expression: null, expires }))) return { opened: 0, unstarted: [] };

  const fn = ctx.functions.byId.get(options.function_id);
  if (fn === undefined) return { opened: 1, unstarted: [unstarted(op, `There is no function "${options.function_id}".`)] };
  const { data, user } = options.payload ?? {};
  const call = { runId: run.id, fnId: run.fnId, step: op.id, name: op.displayName ?? op.id, data: data ?? {}, user: user ?? undefined, expires: "at" in expires ? expires.at : new Date(ctx.nowMs + expires.afterMs) };
  const child = invokedRun(fn, call, ctx.nowMs);
  const { runs } = await storeEvents(tx, [child.event], [child], ctx.nowMs);
  return { opened: 1, unstarted: runs.length > 0 ? [] : [unstarted(op, `"${fn.id}" was not started: its idempotency key is used up.`)] };
}

const unstarted = (op: Op, message: string): StepValue => ({ hash: op.id, value: JSON.stringify({ error: wireError({ name: "InvokeError", message }, message) }) });
