import type { Db } from "@/adapters/db";
import type { TaskEvent } from "./task";

/**
 * Told, in the same transaction, that a job has ended; what rests on the job moves with it or not at all.
 * Returns the tasks to start once the transaction has committed; none when nothing waits.
 */
export type OnJobEnd = (db: Db, jobId: string, at: Date) => Promise<readonly TaskEvent[] | void>;

/** Several, one after another; an error of one undoes them all. */
export const inOrder = (steps: readonly OnJobEnd[]): OnJobEnd => async (db, jobId, at) => {
  const events: TaskEvent[] = [];
  for (const step of steps) events.push(...((await step(db, jobId, at)) ?? []));
  return events;
};
