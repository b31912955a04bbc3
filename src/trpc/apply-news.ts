import { replaceEqualDeep } from "@tanstack/react-query";
import type { JobPage, JobView } from "@/features/jobs/contract";
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

/**
 * An answer as it may be shown: one that was on its way while newer progress was drawn does not set the job back. A
 * change of state always counts, whatever the clocks of two servers say.
 */
function notSetBack<T extends Shown>(shown: T, answer: T): T {
  if (answer.status !== "PROCESSING" || shown.status !== "PROCESSING" || answer.updatedAt >= shown.updatedAt) return answer;
  const { progress, stepsDone, stepsTotal, sentence, updatedAt } = shown;
  return { ...answer, progress, stepsDone, stepsTotal, sentence, updatedAt };
}

/** For a query's `structuralSharing`: one job. */
export const keepNewerJob = (shown: unknown, answer: unknown): unknown => {
  const [before, now] = [shown as JobView | undefined, answer as JobView];
  return replaceEqualDeep(before, before?.id === now.id ? notSetBack(before, now) : now);
};

/** For a query's `structuralSharing`: a page of jobs. */
export const keepNewerJobs = (shown: unknown, answer: unknown): unknown => {
  const [before, now] = [shown as JobPage | undefined, answer as JobPage];
  const known = new Map(before?.jobs.map((job) => [job.id, job]));
  return replaceEqualDeep(before, { ...now, jobs: now.jobs.map((job) => notSetBack(known.get(job.id) ?? job, job)) });
};
