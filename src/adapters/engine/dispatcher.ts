import type { Log } from "@/domain/ports/log";
import type { AppHandler } from "./call";
import { type Claimed, claimCalls } from "./claim";
import { createCompletions } from "./complete";
import type { EngineDatabase } from "./database";
import type { FunctionTable } from "./functions";
import type { FreePlaces } from "./receive";
import { runCall } from "./run-call";
import { seldom } from "./seldom";
import { expire, nextDueMs } from "./timers";
import { createWaker } from "./waker";

export interface Dispatcher extends FreePlaces {
  /** Something may be due. Cheap to call often. */
  wake(): void;
  /** Takes no more calls and waits for those that are out, at most this long. */
  stop(graceMs: number): Promise<void>;
  /** Calls that are out. */
  out(): string[];
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
const TIMERS_EVERY_MS = 300;

/** Claims due calls, makes them, applies the answers; sleeps until woken or until the next thing is due. */
export function createDispatcher(ctx: DispatchContext): Dispatcher {
  const fnIds = [...ctx.functions.byId.keys()];
  const out = new Set<{ call: Claimed; done: Promise<void> }>();
  const complete = createCompletions(ctx.db, ctx.functions);
  /** Calls the app is busy with; answers being stored hold no place. */
  let busy = 0;
  /** Places held for calls that are being leased. */
  let reserved = 0;
  /** Calls may be due that were not looked for since: all places were taken, or somebody woke us. */
  let behind = true;
  let stopped = false;
  /** When sleeps and time limits are to be looked at, also under load. */
  let timersAt = 0;

  const free = (): number => Math.max(0, ctx.places - busy - reserved);

  const answered = (): void => {
    busy -= 1;
    if (behind) waker.wakeSoon();
  };
  const caller = { ...ctx, complete, answered, stopped: () => stopped };

  const make = (call: Claimed): void => {
    busy += 1;
    const one = { call, done: Promise.resolve() };
    one.done = runCall(caller, call).then(({ queued }) => {
      out.delete(one);
      behind ||= queued;
      if (queued) waker.wakeSoon();
    });
    out.add(one);
    // A call leased as it was stored begins a time limit that no look has seen.
    waker.within(ctx.functions.byId.get(call.fnId)?.finishMs ?? LOOK_EVERY_MS);
  };

  const take = (held: number, calls: readonly Claimed[]): void => {
    reserved -= held;
    if (stopped) return;
    calls.forEach(make);
    if (behind && free() > 0) waker.wakeSoon();
  };

  const look = async (): Promise<number> => {
    const places = free();
    behind = places === 0;
    if (places > 0) await claimInto(places);
    // Under load sleeps and time limits are looked at now and then, otherwise after each claim.
    if (behind && performance.now() < timersAt) return TIMERS_EVERY_MS;
    timersAt = performance.now() + TIMERS_EVERY_MS;
    const wait = await expireOrWait(ctx);
    behind ||= wait === 0;
    return wait;
  };

  const claimInto = async (places: number): Promise<void> => {
    let calls: Claimed[] = [];
    reserved += places;
    try {
      calls = await claimCalls(ctx.db, { fnIds, places, owner: ctx.owner });
    } finally {
      behind ||= calls.length === places;
      take(places, calls);
    }
  };

  const waker = createWaker({
    look,
    unfinished: () => behind && free() > 0,
    onError: seldom((error, again) => ctx.log.error("engine: the queue could not be read", { error, again })),
  });

  return {
    owner: ctx.owner,
    wake: () => {
      behind = true;
      waker.wake();
    },
    reserve: (most) => {
      // Whoever waits in the queue goes first.
      const held = behind || stopped ? 0 : Math.min(most, free());
      reserved += held;
      return held;
    },
    take,
    out: () => [...out].map(({ call }) => call.id),
    stop: async (graceMs) => {
      stopped = true;
      waker.stop();
      const ended = Promise.allSettled([...out].map(({ done }) => done));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}

/** With no call due: ends what is over, or tells how long nothing will be. */
async function expireOrWait(ctx: DispatchContext): Promise<number> {
  const due = (await nextDueMs(ctx.db)) ?? LOOK_EVERY_MS;
  if (due > 0) return Math.min(LOOK_EVERY_MS, due);
  await expire({ db: ctx.db, functions: ctx.functions, nowMs: ctx.nowMs() });
  return 0;
}
