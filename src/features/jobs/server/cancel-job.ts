import type { z } from "zod";
import { authorize } from "@/kernel/authorize";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { jobIdInput, type JobView } from "../contract";
import { visibleTo } from "./get-job";
import { findJob, findLiveFamily, moveJob } from "./store";
import { toJobView } from "./to-view";

/**
 * Ends the job and what it started as CANCELLED, at once; a job that had already ended stays as it is.
 * @param reason kept with the audit row
 */
export async function cancelJob(ctx: AppContext, input: z.input<typeof jobIdInput>, reason?: string): Promise<JobView> {
  const actor = authorize(ctx, "job.cancel");
  const { id } = jobIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    visibleTo(actor, await findJob(tx.db, id));
    const now = tx.now();
    for (const member of await findLiveFamily(tx.db, id)) {
      const changes = { cancelRequestedAt: now, completedAt: now, errorCode: "CANCELLED" };
      if (!(await moveJob(tx.db, member, "cancel", changes, now))) continue;
      const events = (await ctx.ports.jobs.ended(tx.db, member, now)) ?? [];
      tx.afterCommit(() => ctx.ports.jobs.cancel(member));
      if (events.length > 0) tx.afterCommit(() => ctx.ports.jobs.send(events));
    }
    await audit(tx, "job.cancel", { type: "job", id }, reason === undefined ? {} : { reason });
    return toJobView(visibleTo(actor, await findJob(tx.db, id)));
  });
}
