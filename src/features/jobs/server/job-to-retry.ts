import { z } from "zod";
import { conflict } from "@/domain/errors";
import { isJobErrorCode, JOB_ERRORS } from "@/domain/jobs/job-errors";
import { isTerminal } from "@/domain/jobs/job";
import { authorize } from "@/kernel/authorize";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { jobIdInput } from "../contract";
import { visibleTo } from "./get-job";
import { appendEvent, findEvent, findJob, type JobExtras, type JobRow, lockJob } from "./store";

const retriedData = z.object({ jobId: z.uuid() });

/**
 * The ended job, held until the transaction ends, and its retry that still runs, if there is one.
 * @throws AppError CONFLICT, with code NOT_RETRYABLE when trying again cannot help
 */
export async function jobToRetry(tx: AppContext, input: z.input<typeof jobIdInput>): Promise<{ ended: JobRow; running: JobRow | null }> {
  const actor = authorize(tx, "job.cancel");
  const { id } = jobIdInput.parse(input);
  const ended = visibleTo(actor, await lockJob(tx.db, id));
  refuseUnlessRetryable(ended);
  return { ended, running: await runningRetry(tx, id) };
}

/** Ties the new job to the one it repeats. */
export async function noteRetry(tx: AppContext, id: string, newJobId: string, reason?: string): Promise<void> {
  await appendEvent(tx.db, id, "retried", { jobId: newJobId }, tx.now());
  await audit(tx, "job.retry", { type: "job", id }, { newJobId, ...(reason === undefined ? {} : { reason }) });
}

/** What was asked for beside the work goes on; the key stays with the first. */
export const extrasOfRetry = (ended: JobRow): JobExtras => ({
  config: (ended.config ?? undefined) as JobExtras["config"],
  metadata: (ended.metadata ?? undefined) as JobExtras["metadata"],
  webhookUrl: ended.webhookUrl ?? undefined,
  retryOfId: ended.id,
});

function refuseUnlessRetryable(job: JobRow): void {
  if (job.status !== "FAILED" && job.status !== "CANCELLED") throw conflict("Only a failed or cancelled job can be retried.", { code: "NOT_FAILED" });
  const code = isJobErrorCode(job.errorCode) ? job.errorCode : "INTERNAL";
  if (!JOB_ERRORS[code].retryable) throw conflict(`Retrying cannot help here. ${JOB_ERRORS[code].advice}`, { code: "NOT_RETRYABLE" });
}

async function runningRetry(tx: AppContext, id: string): Promise<JobRow | null> {
  const event = await findEvent(tx.db, id, "retried");
  if (event === null) return null;
  const retry = await findJob(tx.db, retriedData.parse(event.data).jobId);
  return retry && !isTerminal(retry.status) ? retry : null;
}
