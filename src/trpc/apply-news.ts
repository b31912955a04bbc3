import type { JobView } from "@/features/jobs/contract";
import type { JobNews } from "./live-jobs";

type Shown = Pick<JobView, "status" | "progress" | "stepsDone" | "stepsTotal" | "sentence" | "updatedAt">;

/** Progress is drawn as it comes; anything else changes more than it says, and the job is asked for. */
export const needsAsking = (news: JobNews): boolean => news === "anew" || news.type !== "progress";

/** The job with this progress on it; the same object when it says nothing newer than what is shown. */
export function withProgress<T extends Shown>(job: T, news: JobNews): T {
  if (news === "anew" || news.type !== "progress" || job.status !== "PROCESSING" || news.at <= job.updatedAt) return job;
  const { progress = job.progress, done = job.stepsDone, total = job.stepsTotal, sentence = job.sentence } = news.data;
  return { ...job, progress, stepsDone: done, stepsTotal: total, sentence, updatedAt: news.at };
}
