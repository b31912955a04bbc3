import type { Log } from "@/domain/ports/log";
import { applyAnswer } from "./apply";
import { type AppHandler, callFunction } from "./call";
import { type Claimed, claimCalls } from "./claim";
import { completeAtOnce } from "./complete";
import { type EngineDatabase, isDeadlock } from "./database";
import type { FunctionTable } from "./functions";
import { wireError } from "./protocol";
import { expire, nextDueMs } from "./timers";

export interface Dispatcher {
  /** Something may be due. Cheap to call often. */
  wake(): void;
  /** Takes no more calls and waits for those that are out, at most this long. */
  stop(graceMs: number): Promise<void>;
  busy(): number;
}

interface DispatchContext {
  db: EngineDatabase;
  functions: FunctionTable;
  handler: AppHandler;
  owner: number;
  /** Calls that may be out at once in this process. */
  places: number;
  nowMs(): number;
  log: Log;
}

/** Looks at least this often: another process may have queued something for later. */
const LOOK_EVERY_MS = 5_000;
/** Long enough for several short calls to end, too short to be noticed. */
const GATHER_MS = 3;
/** After an error of the database. */
const PAUSE_MS = 1_000;
/** A call that takes its process down this often is given up. */
const MOST_CRASHES = 10;

/** Claims due calls, makes them, applies the answers; sleeps until woken or until the next thing is due. */
export function createDispatcher(ctx: DispatchContext): Dispatcher {
  const fnIds = [...ctx.functions.byId.keys()];
  const out = new Set<Promise<void>>();
  let looking = false;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let gather: NodeJS.Timeout | null = null;

  const make = (call: Claimed): void => {
    const done: Promise<void> = runCall(ctx, call).finally(() => {
      out.delete(done);
      // While others are out their ends come close together: one claim then fills all their places.
      if (out.size === 0) wake();
      else gather ??= setTimeout(wake, GATHER_MS);
    });
    out.add(done);
  };

  /** One look; returns how long nothing will be due. */
  const look = async (): Promise<number> => {
    const free = ctx.places - out.size;
    const calls = free > 0 ? await claimCalls(ctx.db, { fnIds, places: free, owner: ctx.owner }) : [];
    calls.forEach(make);
    if (calls.length > 0 || free === 0 || again) return LOOK_EVERY_MS;
    const due = await nextDueMs(ctx.db);
    if (due === null || due > 0) return Math.min(LOOK_EVERY_MS, due ?? LOOK_EVERY_MS);
    await expire({ db: ctx.db, functions: ctx.functions, nowMs: ctx.nowMs() });
    return 0;
  };

  const loop = async (): Promise<void> => {
    looking = true;
    let wait: number;
    do {
      again = false;
      wait = await look().catch((error: unknown) => {
        ctx.log.error("engine: the queue could not be read", { error: String(error) });
        return PAUSE_MS;
      });
    } while (again || (wait === 0 && !stopped));
    looking = false;
    if (!stopped) timer = setTimeout(wake, Math.ceil(wait));
    timer?.unref();
  };

  const wake = (): void => {
    if (stopped) return;
    if (timer) clearTimeout(timer);
    if (gather) clearTimeout(gather);
    timer = gather = null;
    if (looking) again = true;
    else void loop();
  };

  return {
    wake,
    busy: () => out.size,
    stop: async (graceMs) => {
      stopped = true;
      if (timer) clearTimeout(timer);
      if (gather) clearTimeout(gather);
      await Promise.race([Promise.allSettled(out), new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}

async function runCall(ctx: DispatchContext, call: Claimed): Promise<void> {
  const fn = ctx.functions.byId.get(call.fnId);
  if (fn === undefined) return;
  const answer =
    call.crashes >= MOST_CRASHES
      ? { kind: "failed" as const, error: wireError(null, `Its process died ${call.crashes} times while this was running.`) }
      : await callFunction(ctx.handler, fn, call, ctx.nowMs());
  const { db, functions, log } = ctx;
  for (let tries = 1; ; tries += 1) {
    try {
      if (await completeAtOnce(db, functions, call, answer)) return;
      return await applyAnswer({ db, functions, nowMs: ctx.nowMs() }, call, answer);
    } catch (error) {
      if (isDeadlock(error) && tries < 5) continue;
      // The lease runs out and the call is made again: finished steps that were kept are not repeated.
      log.error("engine: an answer could not be stored", { runId: call.runId, error: String(error) });
      return;
    }
  }
}
