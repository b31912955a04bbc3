import { randomUUID } from "node:crypto";
import type { Sql } from "./database";
import type { EngineFunction, FunctionTable } from "./functions";
import { type NewEvent, type NewRun, storeEvents } from "./intake";
import { type EngineEvent, INTERNAL, type WireError } from "./protocol";
import { closeWait, endRun, type LiveRun } from "./runs";
import { ulid } from "./ulid";

export type RunEnd =
  | { status: "COMPLETED"; output: string }
  | { status: "FAILED"; error: WireError }
  | { status: "CANCELLED"; reason: string };

const WORD = { COMPLETED: "Completed", FAILED: "Failed", CANCELLED: "Cancelled" } as const;
/** Events about ends make no further events about their own ends, or a failing onFailure would never stop. */
const ABOUT_ENDS: readonly string[] = [INTERNAL.failed, INTERNAL.cancelled, INTERNAL.finished];

/** Ends a run the caller holds: tells the run that waits for it and the functions that react to ends. */
export async function finishRun(tx: Sql, functions: FunctionTable, run: LiveRun, end: RunEnd, nowMs: number): Promise<void> {
  const error = errorOf(end);
  await endRun(tx, run.id, end.status, end.status === "COMPLETED" ? end.output : JSON.stringify(error));
  await announceEnd(tx, functions, run, end, nowMs);
  if (run.invokedBy !== null && run.invokedStep !== null) {
    const value = end.status === "COMPLETED" ? `{"data":${end.output}}` : JSON.stringify({ error });
    await closeWait(tx, run.invokedBy, { hash: run.invokedStep, value });
  }
}

function errorOf(end: RunEnd): WireError | null {
  if (end.status === "COMPLETED") return null;
  if (end.status === "CANCELLED") return { name: "FunctionCancelledError", message: end.reason, stack: "" };
  return { error: "NonRetriableError", ...end.error };
}

async function announceEnd(tx: Sql, functions: FunctionTable, run: LiveRun, end: RunEnd, nowMs: number): Promise<void> {
  const trigger = JSON.parse(run.event) as EngineEvent;
  if (ABOUT_ENDS.includes(trigger.name)) return;
  const special = { FAILED: INTERNAL.failed, CANCELLED: INTERNAL.cancelled, COMPLETED: null }[end.status];
  const names = [INTERNAL.finished, ...(special === null ? [] : [special])];
  const error = errorOf(end);
  const data = {
    _inngest: { status: WORD[end.status] },
    ...(error ? { error } : {}),
    event: trigger,
    events: [trigger],
    function_id: run.fnId,
    ...(end.status === "COMPLETED" ? { result: JSON.parse(end.output) as unknown } : {}),
    ...(end.status === "FAILED" ? { result: end.error } : {}),
    run_id: run.id,
  };
  for (const name of names) {
    const event: NewEvent = { rowId: ulid(nowMs), cancels: false, event: { id: run.id, name, data, ts: nowMs } };
    const runs = triggeredRuns(functions, event);
    // Ends nobody reacts to are not stored: a row for each run would be the largest table.
    if (runs.length > 0) await storeEvents(tx, [event], runs, nowMs);
  }
}

/** The runs an event begins, by its name and the triggers' expressions. */
export function triggeredRuns(functions: FunctionTable, event: NewEvent, ownId = true): NewRun[] {
  const scope = { event: event.event };
  return functions
    .triggeredBy(event.event.name)
    .filter(({ expression }) => expression === null || expression.matches(scope))
    .map(({ fn }) => ({ fn, event, once: onceKeys(fn, event, ownId), invokedBy: null }));
}

/** The keys under which this event may start the function once a day. */
export function onceKeys(fn: EngineFunction, event: NewEvent, ownId: boolean): string[] {
  const idempotency = fn.idempotency?.evaluate({ event: event.event });
  return [
    ...(ownId ? [`event:${event.event.id}`] : []),
    ...(fn.idempotency ? [`key:${JSON.stringify(idempotency ?? null)}`] : []),
  ];
}

/** The event and run of a `step.invoke`; the correlation is what the waiting step is found by. */
export function invokedRun(fn: EngineFunction, call: InvokeCall, nowMs: number): NewRun {
  const correlation = `${call.runId}.${call.step}`;
  const event: EngineEvent = {
    id: ulid(nowMs),
    name: INTERNAL.invoked,
    ts: nowMs,
    user: call.user,
    data: {
      ...call.data,
      _inngest: { correlation_id: correlation, expire: call.expires.getTime(), fn_id: fn.id, gid: randomUUID(), name: call.name, source_fn_id: call.fnId },
    },
  };
  const stored: NewEvent = { rowId: event.id, cancels: false, event };
  return { fn, event: stored, once: onceKeys(fn, stored, false), invokedBy: { runId: call.runId, step: call.step } };
}

export interface InvokeCall {
  runId: string;
  fnId: string;
  step: string;
  name: string;
  data: Record<string, unknown>;
  user: Record<string, unknown> | undefined;
  expires: Date;
}
