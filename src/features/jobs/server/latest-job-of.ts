import { isTerminal, type JobType } from "@/domain/jobs/job";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { findJobs } from "./store";

export interface LatestJobInput {
  assessmentId: string;
  type?: JobType;
  recipe?: string;
  documentId?: string;
}

/** The newest job of an assessment, whoever started it. The caller has checked that the assessment may be seen. */
export async function latestJobOf(ctx: AppContext, input: LatestJobInput): Promise<{ id: string; status: string; active: boolean } | null> {
  authorize(ctx, "job.read");
  const [job] = await findJobs(ctx.db, input, { take: 1 });
  return job ? { id: job.id, status: job.status, active: !isTerminal(job.status) } : null;
}
