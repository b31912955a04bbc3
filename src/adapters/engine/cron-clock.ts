import { type EngineDatabase, isOutage } from "./database";
import type { EngineFunction, FunctionTable } from "./functions";
import { type NewEvent, storeEvents } from "./intake";
import { type EngineEvent, INTERNAL } from "./protocol";
import { ulid } from "./ulid";

export interface CronClock {
  start(): void;
  stop(): void;
}

interface CronContext {
  db: EngineDatabase;
  functions: FunctionTable;
  now: () => Date;
  wake: () => void;
  onError: (error: unknown) => void;
}

/** Timers do not notice that the clock was put right: a farther slot is looked at again on the way. */
const LONGEST_TIMER_MS = 60_000;
/** A slot whose run could not be stored is tried again for a while. */
const PAUSE_MS = 1_000;
const LONGEST_OUTAGE_MS = 600_000;

/** Fires cron functions. Each slot is one key in the database, so that two processes begin one run. */
export function cronClock(ctx: CronContext): CronClock {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const schedule = (fn: EngineFunction, entry: EngineFunction["crons"][number], after: Date): void => {
    const slot = entry.cron.next(after);
    const wait = Math.min(LONGEST_TIMER_MS, slot.getTime() - ctx.now().getTime());
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (ctx.now() < slot) return schedule(fn, entry, after);
      fireSoon(fn, entry.source, slot).then(ctx.wake, ctx.onError);
      // Slots that passed while the process stood still are not made up for.
      schedule(fn, entry, ctx.now());
    }, Math.max(0, wait));
    timer.unref();
    timers.add(timer);
  };

  /** Through an outage of the database: a slot that is not stored would never come again. */
  const fireSoon = async (fn: EngineFunction, source: string, slot: Date): Promise<void> => {
    for (let waited = 0; ; waited += PAUSE_MS) {
      try {
        await fireCron(ctx, fn, source, slot);
        return;
      } catch (error) {
        if (!isOutage(error) || stopped || waited >= LONGEST_OUTAGE_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
      }
    }
  };

  return {
    start: () => {
      for (const fn of ctx.functions.byId.values()) for (const entry of fn.crons) schedule(fn, entry, ctx.now());
    },
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Begins the run of one slot unless another process has. */
export async function fireCron(ctx: Pick<CronContext, "db" | "now">, fn: EngineFunction, source: string, slot: Date): Promise<boolean> {
  const at = slot.toISOString().replace(".000Z", "Z");
  const nowMs = ctx.now().getTime();
  const event: EngineEvent = { id: at, name: INTERNAL.timer, ts: slot.getTime(), data: { cron: source, fireAt: at, scheduledAt: at } };
  const stored: NewEvent = { rowId: ulid(nowMs), cancels: false, event };
  const { runs } = await storeEvents(ctx.db, [stored], [{ fn, event: stored, once: [`cron:${source}:${at}`], invokedBy: null }], nowMs);
  return runs.length > 0;
}
