import { submitJob, type JobExtras } from "@/features/jobs/server";
import { prepareAgain } from "@/features/recipes/server";
import { isJobErrorCode, JOB_ERRORS } from "@/domain/jobs/job-errors";
import { slotRetryWaitSec } from "@/domain/schedules/slot-retry";
import type { AppContext } from "@/kernel/context";
import type { TaskEvent } from "@/kernel/task";
import { withTransaction } from "@/kernel/transaction";
import { refusalOf } from "./fire-slot";
import { contextOfOwner } from "./start-job";
import { findSchedule, findSlotRow, lockSchedule, setReason } from "./store";
import { countTries, findJobOfSlot, hasRetry, type SlotJob } from "./store-jobs";

export const RETRY_EVENT = "schedule/retry";

export const retryEvent = (jobId: string, at: Date, again?: string): TaskEvent => ({
  name: RETRY_EVENT,
  id: ["schedule-retry", jobId, ...(again === undefined ? [] : [again])].join(":"),
  data: { jobId, at: at.getTime() },
});

/** Told of every job's end in its transaction: a slot's job that failed in a way that may pass asks for another try. */
export async function retryAfterJob(db: AppContext["db"], jobId: string, at: Date): Promise<TaskEvent[]> {
  const job = await findJobOfSlot(db, jobId);
  const tries = job && (await triesLeft(db, job));
  return tries ? [retryEvent(jobId, new Date(at.getTime() + slotRetryWaitSec(tries) * 1000))] : [];
}

/** How many tries were made, when another one may be; else null. */
async function triesLeft(db: AppContext["db"], job: SlotJob): Promise<number | null> {
  if (job.status !== "FAILED" || job.scheduleRunId === null) return null;
  const code = isJobErrorCode(job.errorCode) ? job.errorCode : "INTERNAL";
  if (!JOB_ERRORS[code].retryable) return null;
  const slot = await findSlotRow(db, job.scheduleRunId);
  const schedule = slot && (await findSchedule(db, slot.scheduleId, null));
  const tries = await countTries(db, job.scheduleRunId);
  return schedule && tries <= schedule.maxRetries ? tries : null;
}

/** Submits the slot's job once more, for the owner. Safe to repeat: a job is retried once. */
export async function retrySlot(app: AppContext, jobId: string): Promise<void> {
  try {
    await withTransaction(app, (tx) => submitAgain(tx, jobId));
  } catch (error) {
    const reason = refusalOf(error);
    const job = reason === null ? null : await findJobOfSlot(app.db, jobId);
    if (reason === null || !job?.scheduleRunId) throw error;
    await setReason(app.db, job.scheduleRunId, `The retry was refused: ${reason}`);
  }
}

async function submitAgain(tx: AppContext, jobId: string): Promise<void> {
  const job = await findJobOfSlot(tx.db, jobId);
  const slot = job?.scheduleRunId ? await findSlotRow(tx.db, job.scheduleRunId) : null;
  if (!job || !slot) return;
  await lockSchedule(tx.db, slot.scheduleId);
  if ((await hasRetry(tx.db, jobId)) || (await triesLeft(tx.db, job)) === null) return;
  const asOwner = await contextOfOwner(tx, job.createdById);
  const { submitted, recipe, ...work } = await prepareAgain(asOwner, job);
  const { id } = await submitJob(asOwner, { ...work, recipe: recipe ?? undefined, timeoutSec: job.timeoutSec, extras: extrasOf(job) });
  await submitted(asOwner, id);
}

const extrasOf = (job: SlotJob): JobExtras => ({
  config: (job.config ?? undefined) as JobExtras["config"],
  webhookUrl: job.webhookUrl ?? undefined,
  scheduleRunId: job.scheduleRunId ?? undefined,
  retryOfId: job.id,
});
