import type { Log } from "@/domain/ports/log";
import type { Answer } from "./answer";
import { applyAnswer } from "./apply";
import { type AppHandler, callFunction } from "./call";
import type { Claimed } from "./claim";
import type { CompleteAtOnce } from "./complete";
import { type EngineDatabase, isDeadlock, isOutage } from "./database";
import type { EngineFunction, FunctionTable } from "./functions";
import { wireError } from "./protocol";

interface CallContext {
  db: EngineDatabase;
  functions: FunctionTable;
  handler: AppHandler;
  complete: CompleteAtOnce;
  nowMs(): number;
  stopped(): boolean;
  /** The app is done with the call; its answer has yet to be stored. */
  answered(): void;
  log: Log;
}

/** A call that takes its process down this often is given up. */
const MOST_CRASHES = 10;
const MOST_DEADLOCKS = 5;
const OUTAGE_PAUSE_MS = 500;

/** Makes one call and stores what it came to. `queued`: other calls may have become due by it. */
export async function runCall(ctx: CallContext, call: Claimed): Promise<{ queued: boolean }> {
  const fn = ctx.functions.byId.get(call.fnId);
  const answer = await answerTo(ctx, fn, call);
  ctx.answered();
  const completed = await store(ctx, call, answer);
  // The end of a call with a limit frees a place in its line.
  return { queued: !completed || fn === undefined || fn.limits.length > 0 };
}

async function answerTo(ctx: CallContext, fn: EngineFunction | undefined, call: Claimed): Promise<Answer> {
  if (fn === undefined) return { kind: "failed", error: wireError(null, `There is no function "${call.fnId}".`) };
  if (call.crashes < MOST_CRASHES) return callFunction(ctx.handler, fn, call, ctx.nowMs());
  return { kind: "failed", error: wireError(null, `Its process died ${call.crashes} times while this was running.`) };
}

/** True when the answer was the bare end of a run. While the database is away the answer is kept and tried again. */
async function store(ctx: CallContext, call: Claimed, answer: Answer): Promise<boolean> {
  const { db, functions, log } = ctx;
  for (let deadlocks = 0; ; ) {
    try {
      if (await ctx.complete(call, answer)) return true;
      await applyAnswer({ db, functions, nowMs: ctx.nowMs() }, call, answer);
      return false;
    } catch (error) {
      if (isDeadlock(error) && (deadlocks += 1) < MOST_DEADLOCKS) continue;
      log.error("engine: an answer could not be stored", { runId: call.runId, error: String(error) });
      // What is not stored is made again once its lease is over: finished steps that were kept are not repeated.
      if (!isOutage(error) || ctx.stopped()) return false;
      await new Promise((resolve) => setTimeout(resolve, OUTAGE_PAUSE_MS).unref());
    }
  }
}
