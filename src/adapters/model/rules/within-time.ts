import { createContext, Script } from "node:vm";

/** Work without a wait in it went on past its limit and was stopped where it was; what it had half done must be let go of. */
export class TookTooLong extends Error {
  constructor(readonly limitMs: number) {
    super(`stopped after ${limitMs} ms`);
    this.name = "TookTooLong";
  }
}

const room: { work: (() => void) | null } = { work: null };
createContext(room);
const begin = new Script("work()");

/** Told by its code alone: the error is made in the script's own room, where `Error` is another class. */
const isTimeout = (error: unknown): boolean => typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

/**
 * Does work that never waits, for at most so many milliseconds on the wall. A pattern that would try every way to cut a line cannot
 * be stopped by a timer, for it never gives the thread back; only V8 itself can end it, which it does for a script's time limit.
 * Throws TookTooLong then, and whatever the work throws.
 */
export function withinTime<T>(limitMs: number, work: () => T): T {
  const outer = room.work;
  const done: { value: T }[] = [];
  room.work = () => void done.push({ value: work() });
  try {
    begin.runInContext(room, { timeout: limitMs });
  } catch (error) {
    throw isTimeout(error) ? new TookTooLong(limitMs) : error;
  } finally {
    room.work = outer;
  }
  const [made] = done;
  if (!made) throw new TookTooLong(limitMs);
  return made.value;
}
