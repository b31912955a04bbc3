import { type Answer, backoffMs } from "./answer";
import type { Claimed } from "./claim";
import { type EngineDatabase, type Sql, statement } from "./database";
import { finishRun } from "./finish";
import type { FunctionTable } from "./functions";
import { openOps } from "./open-ops";
import { type Op, type WireError, wireError } from "./protocol";
import { continueAfter, type LiveRun, lockRun, queueDiscovery, saveSteps, type StepValue } from "./runs";

/** What applying an answer needs besides the answer. */
export interface ApplyContext {
  db: EngineDatabase;
  functions: FunctionTable;
  nowMs: number;
}

const MINE = statement(
  "mine",
  `SELECT batch::text, race, again FROM engine.queue WHERE id = $1 AND generation = $2 FOR UPDATE`,
);
const DONE = statement("call_done", `DELETE FROM engine.queue WHERE id = $1`);
const RETRY = statement(
  "call_again",
  `UPDATE engine.queue SET owner = NULL, lease_until = NULL, attempt = attempt + 1, due_at = now() + $2 * interval '1 ms' WHERE id = $1`,
);
const VERSION = statement("req_version", `UPDATE engine.runs SET req_version = $2 WHERE id = $1 AND req_version <> $2`);

interface Mine {
  batch: string;
  race: boolean;
  again: boolean;
}

/** Stores what a call came to, all or nothing. A call that was taken over or whose run ended changes nothing. */
export async function applyAnswer(ctx: ApplyContext, call: Claimed, answer: Answer): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const run = await lockRun(tx, call.runId);
    const [mine] = await tx.rows<Mine & Record<string, unknown>>(MINE, [call.id, call.generation]);
    if (run === null || mine === undefined) return;
    if (answer.kind === "ops") return applyOps(tx, ctx, { run, call, mine }, answer);
    if (answer.kind === "done") return finishRun(tx, ctx.functions, run, { status: "COMPLETED", output: answer.output }, ctx.nowMs);
    if (answer.kind === "again" && attemptsLeft(ctx, call)) return retry(tx, call, answer.retryAfterMs);
    return finishRun(tx, ctx.functions, run, { status: "FAILED", error: answer.error }, ctx.nowMs);
  });
}

const attemptsLeft = ({ functions }: ApplyContext, call: Claimed): boolean =>
  call.attempt + 1 < (functions.byId.get(call.fnId)?.maxAttempts ?? 1);

const retry = async (tx: Sql, call: Claimed, retryAfterMs: number | null): Promise<void> =>
  void (await tx.rows(RETRY, [call.id, retryAfterMs ?? backoffMs(call.attempt)]));

interface Position {
  run: LiveRun;
  call: Claimed;
  mine: Mine;
}

async function applyOps(tx: Sql, ctx: ApplyContext, { run, call, mine }: Position, answer: Extract<Answer, { kind: "ops" }>): Promise<void> {
  await tx.rows(VERSION, [run.id, answer.reqVersion]);
  const saved = answer.ops.flatMap(savedStep);
  await saveSteps(tx, run.id, saved);

  const complete = answer.ops.find((op) => op.op === "RunComplete");
  if (complete) return finishRun(tx, ctx.functions, run, { status: "COMPLETED", output: JSON.stringify(complete.data ?? null) }, ctx.nowMs);

  const failed = answer.ops.find((op) => op.op === "StepError");
  if (failed) {
    if (attemptsLeft(ctx, call)) return retry(tx, call, answer.retryAfterMs);
    // The SDK says StepFailed on the last attempt; this is for one that did not know it was the last.
    await saveSteps(tx, run.id, [{ hash: failed.id, value: JSON.stringify({ error: stepError(failed) }) }]);
  }
  await tx.rows(DONE, [call.id]);
  const { opened, refused } = await openOps(tx, ctx, run, answer.ops, call.id);
  if (refused !== null) return finishRun(tx, ctx.functions, run, { status: "FAILED", error: refused }, ctx.nowMs);

  if (call.step !== "step") return continueAfter(tx, run.id, mine);
  const progressed = saved.length > 0 || failed !== undefined || answer.ops.some((op) => op.op === "DiscoveryRequest");
  if (mine.again || (progressed && opened === 0)) await queueDiscovery(tx, run.id);
}

const stepError = (op: Op): WireError => wireError(op.error, "The step failed.");

/** Ops that carry a step's outcome, as the state later calls will see. */
export function savedStep(op: Op): StepValue[] {
  if (op.op === "StepRun" || op.op === "Step") return [{ hash: op.id, value: `{"data":${JSON.stringify(op.data ?? null)}}` }];
  if (op.op === "StepFailed") return [{ hash: op.id, value: JSON.stringify({ error: stepError(op) }) }];
  return [];
}
