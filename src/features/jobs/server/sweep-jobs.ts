import type { Db } from "@/adapters/db";
import { JOB_ERRORS, type JobErrorCode } from "@/domain/jobs/job-errors";
import { findExpired, findOrphans, findOverdue, findSilent, type JobChanges, moveJob } from "./store";

/** A job nobody took for a day will surprise its owner more than a failure does. */
const QUEUE_LIMIT_MS = 86_400_000;
/** Longer than any gap between two writes of a healthy job's start or end. */
const SILENCE_MS = 120_000;

export type Together = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
/** Moves one job to an end, in one transaction with what rests on it. False: it had ended already. */
export type Ending = (jobId: string, at: Date, move: (tx: Db) => Promise<boolean>) => Promise<boolean>;

/** Ends what is overdue, expired or orphaned. Each row in its own transaction, so one lost race stops nothing. */
export async function sweepJobs(together: Together, ending: Ending, now: Date): Promise<{ stopped: string[]; unsure: string[] }> {
  const [overdue, expired, orphans, silent] = await together(async (tx) => [
    await findOverdue(tx, now),
    await findExpired(tx, new Date(now.getTime() - QUEUE_LIMIT_MS)),
    await findOrphans(tx),
    await findSilent(tx, new Date(now.getTime() - SILENCE_MS)),
  ] as const);

  const end = (id: string, move: "fail" | "cancel", changes: JobChanges): Promise<boolean> =>
    ending(id, now, (tx) => moveJob(tx, id, move, { ...changes, completedAt: now }, now));
  const fail = (id: string, code: JobErrorCode): Promise<boolean> => end(id, "fail", { errorCode: code, error: JOB_ERRORS[code].sentence });
  const cancel = (id: string): Promise<boolean> => end(id, "cancel", { errorCode: "CANCELLED", cancelRequestedAt: now });

  const stopped: string[] = [];
  for (const id of overdue) if (await fail(id, "TIMEOUT")) stopped.push(id);
  for (const id of expired) if (await fail(id, "QUEUE_EXPIRED")) stopped.push(id);
  for (const id of orphans) if (await cancel(id)) stopped.push(id);
  return { stopped, unsure: silent.filter((id) => !stopped.includes(id)) };
}
