import { type EngineDatabase, type Sql, statement } from "./database";
import { compileExpression, type Expression } from "./expression";
import { finishRun } from "./finish";
import type { FunctionTable } from "./functions";
import type { EngineEvent } from "./protocol";
import { closeWait, lockRun } from "./runs";

const UNDELIVERED = statement("undelivered", `SELECT id, event FROM engine.events WHERE NOT delivered AND id = ANY($1) ORDER BY id`);
const LEFT_OVER = statement(
  "undelivered_left",
  `SELECT id, event FROM engine.events WHERE NOT delivered AND received_at < now() - interval '2 seconds' ORDER BY id LIMIT 100`,
);
const DELIVERED = statement("delivered", `UPDATE engine.events SET delivered = true WHERE id = $1`);
const WAITING = statement(
  "waiting",
  `SELECT w.run_id AS "runId", w.hash, w.expression, r.event FROM engine.waits w JOIN engine.runs r ON r.id = w.run_id
   WHERE w.event_name = $1 AND r.status = 'RUNNING' ORDER BY w.run_id`,
);
const CANCELLABLE = statement(
  "cancellable",
  `SELECT id, event FROM engine.runs
   WHERE fn_id = $1 AND status = 'RUNNING' AND created_at > now() - $2 * interval '1 ms'
     AND created_at <= (SELECT received_at FROM engine.events WHERE id = $3)
   ORDER BY id`,
);

interface StoredEvent extends Record<string, unknown> {
  id: string;
  event: EngineEvent;
}

interface DeliverContext {
  db: EngineDatabase;
  functions: FunctionTable;
  nowMs: number;
}

/** Tells waiting and cancellable runs of these stored events; repeating it after a crash does no harm. */
export async function deliver(ctx: DeliverContext, eventIds: readonly string[]): Promise<void> {
  for (const stored of await ctx.db.rows<StoredEvent>(UNDELIVERED, [eventIds])) await deliverOne(ctx, stored);
}

/** Events of a process that died between storing and telling. */
export async function deliverLeftOver(ctx: DeliverContext): Promise<number> {
  const events = await ctx.db.rows<StoredEvent>(LEFT_OVER);
  for (const stored of events) await deliverOne(ctx, stored);
  return events.length;
}

async function deliverOne(ctx: DeliverContext, { id, event }: StoredEvent): Promise<void> {
  await cancelRuns(ctx, id, event);
  await resumeWaits(ctx, event);
  await ctx.db.rows(DELIVERED, [id]);
}

async function cancelRuns(ctx: DeliverContext, rowId: string, event: EngineEvent): Promise<void> {
  for (const { fn, expression, validMs } of ctx.functions.cancelledBy(event.name)) {
    const runs = await ctx.db.rows<StoredEvent>(CANCELLABLE, [fn.id, validMs, rowId]);
    for (const run of runs.filter((one) => concerns(expression, one.event, event))) {
      await cancelRun(ctx, run.id, `Cancelled by ${event.name}.`);
    }
  }
}

/** In cancel rules and waits, `event` is what began the run and `async` the newcomer. */
const concerns = (expression: Expression | null, began: EngineEvent, newcomer: EngineEvent): boolean =>
  expression === null || expression.matches({ event: began, async: newcomer });

/** Ends a live run as CANCELLED: by an event or by one of its time limits. */
export async function cancelRun(ctx: DeliverContext, runId: string, reason: string): Promise<void> {
  await ctx.db.transaction(async (tx: Sql) => {
    const run = await lockRun(tx, runId);
    if (run !== null) await finishRun(tx, ctx.functions, run, { status: "CANCELLED", reason }, ctx.nowMs);
  });
}

interface Waiting extends Record<string, unknown> {
  runId: string;
  hash: string;
  expression: string | null;
  event: EngineEvent;
}

async function resumeWaits({ db }: DeliverContext, event: EngineEvent): Promise<void> {
  const waits = await db.rows<Waiting>(WAITING, [event.name]);
  const value = JSON.stringify(event);
  for (const { runId, hash, expression, event: began } of waits) {
    if (!concerns(expression === null ? null : compileExpression(expression), began, event)) continue;
    await db.transaction((tx) => closeWait(tx, runId, { hash, value }));
  }
}
