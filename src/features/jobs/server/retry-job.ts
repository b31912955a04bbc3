import { z } from "zod";
import { conflict } from "@/domain/errors";
import { isJobErrorCode, JOB_ERRORS } from "@/domain/jobs/job-errors";
import { isTerminal } from "@/domain/jobs/job";
import { authorize } from "@/kernel/authorize";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { jobIdInput, type JobView } from "../contract";
import { visibleTo } from "./get-job";
import { appendEvent, findEvent, findJob, type JobExtras, type JobRow, lockJob } from "./store";
import { submitJob } from "./submit-job";
import { toJobView } from "./to-view";

const retriedData = z.object({ jobId: z.uuid() });

/**
 * Starts a failed or cancelled job again as a new job with the same input: an ended row never changes. A second press
 * while the first retry still runs answers with that one.
 */
export async function retryJob(ctx: AppContext, input: z.input<typeof jobIdInput>): Promise<JobView> {
  const actor = authorize(ctx, "job.cancel");
  const { id } = jobIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const old = visibleTo(actor, await lockJob(tx.db, id));
    refuseUnlessRetryable(old);
    const running = await runningRetry(tx, id);
    if (running) return toJobView(running);

    const { id: newId } = await submitJob(tx, {
      type: old.type,
      recipe: old.recipe ?? undefined,
      input: old.input,
      timeoutSec: old.timeoutSec,
      assessmentId: old.assessmentId ?? undefined,
      documentId: old.documentId ?? undefined,
      sessionId: old.sessionId ?? undefined,
      extras: extrasOf(old),
    });
    await appendEvent(tx.db, id, "retried", { jobId: newId }, tx.now());
    await audit(tx, "job.retry", { type: "job", id }, { newJobId: newId });
    return toJobView(visibleTo(actor, await findJob(tx.db, newId)));
  });
}

/** What was asked for beside the work goes on; the key stays with the first. */
const extrasOf = (old: JobRow): JobExtras => ({
  config: (old.config ?? undefined) as JobExtras["config"],
  metadata: (old.metadata ?? undefined) as JobExtras["metadata"],
  webhookUrl: old.webhookUrl ?? undefined,
  retryOfId: old.id,
});

function refuseUnlessRetryable(job: JobRow): void {
  if (job.status !== "FAILED" && job.status !== "CANCELLED") throw conflict("Only a failed or cancelled job can be retried.");
  const code = isJobErrorCode(job.errorCode) ? job.errorCode : "INTERNAL";
  if (!JOB_ERRORS[code].retryable) throw conflict(`Retrying cannot help here. ${JOB_ERRORS[code].advice}`, { code: "NOT_RETRYABLE" });
}

async function runningRetry(ctx: AppContext, id: string): Promise<JobRow | null> {
  const event = await findEvent(ctx.db, id, "retried");
  if (event === null) return null;
  const retry = await findJob(ctx.db, retriedData.parse(event.data).jobId);
  return retry && !isTerminal(retry.status) ? retry : null;
}
