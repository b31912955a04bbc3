import { extrasOfRetry, getJob, jobToRetry, noteRetry, submitJob } from "@/features/jobs/server";
import type { JobView } from "@/features/jobs/contract";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { prepareAgain } from "./prepare-again";

/**
 * Starts a failed or cancelled job again as a new job: an ended row never changes. Access and states are asked anew. A
 * second press while the first retry still runs answers with that one. It stays its owner's, whoever presses.
 * @param reason kept with the audit row
 */
export async function retryJob(ctx: AppContext, input: { id: string }, reason?: string): Promise<JobView> {
  return withTransaction(ctx, async (tx) => {
    const { ended, running } = await jobToRetry(tx, input);
    if (running) return getJob(tx, { id: running.id });
    const { submitted, recipe, ...work } = await prepareAgain(tx, ended);
    const { id } = await submitJob(tx, {
      ...work, recipe: recipe ?? undefined, timeoutSec: ended.timeoutSec, sessionId: ended.sessionId ?? undefined,
      createdById: ended.createdById, extras: extrasOfRetry(ended),
    });
    await submitted(tx, id);
    await noteRetry(tx, ended.id, id, reason);
    return getJob(tx, { id });
  });
}
