import { isTerminal, type JobStatus } from "@/domain/jobs/job";
import type { AppContext } from "@/kernel/context";
import { findLatestJob, findStandings } from "./store-lookups";

/** The newest job of a kind for one assessment; the caller has checked that the person may see the assessment. */
export async function latestJobOf(
  ctx: AppContext,
  where: { assessmentId: string; type?: "REPORT_GENERATION"; recipe?: string },
): Promise<{ id: string; status: JobStatus; active: boolean } | null> {
  const job = await findLatestJob(ctx.db, where);
  return job ? { ...job, active: !isTerminal(job.status) } : null;
}

/** How these jobs stand, for rows that name the job working on them. */
export const standingsOf = (ctx: AppContext, ids: string[]): Promise<Map<string, { status: JobStatus; error: string | null }>> =>
  findStandings(ctx.db, ids);
