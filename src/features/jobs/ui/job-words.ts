import type { JobStatus } from "@/domain/jobs/job";
import type { StateKind } from "@/ui/state/state";
import type { JobView } from "../contract";
import { t } from "./text";

export type ListedJob = Omit<JobView, "result">;

export const JOB_KIND: Record<JobStatus, StateKind> = { PENDING: "waiting", PROCESSING: "running", COMPLETED: "done", FAILED: "failed", CANCELLED: "cancelled" };

/** The second line under the state: how far, or why and what next. A word already said is not repeated. */
export function jobDetail(job: ListedJob): string | null {
  if (job.failure) return `${job.failure.sentence} ${job.failure.advice}`;
  if (job.status === "PROCESSING") return job.sentence;
  return null;
}

/** Time so far or taken, seconds; null before it began. */
export function elapsedSec(job: Pick<ListedJob, "startedAt" | "completedAt">, now: Date | null): number | null {
  const end = job.completedAt ?? now;
  return job.startedAt && end ? Math.max(0, (end.getTime() - job.startedAt.getTime()) / 1000) : null;
}

/** The page on which a job's outcome is seen or repaired; null when it has none. */
export function placeOf(job: ListedJob): { href: string; label: string } | null {
  if (job.assessmentId === null) return null;
  const at = `/assessments/${job.assessmentId}`;
  if (job.type === "PARSE_DOCUMENT") return { href: `${at}/intake`, label: t.openIntake };
  if (job.type === "RECIPE") return { href: `${at}/run`, label: t.openRun };
  const tab = { GAP_DETECTION: "gaps", RISK_ANALYSIS: "scorecard", REPORT_GENERATION: "report", AI_PREVIEW: null }[job.type];
  return tab ? { href: `${at}/${tab}`, label: t.open } : null;
}

/** A chain is started again from its assessment, whose state must move with it; its parts with the chain. */
export const mayRetryAlone = (job: ListedJob): boolean =>
  (job.status === "FAILED" || job.status === "CANCELLED") && job.failure?.retryable !== false && job.type !== "RECIPE" && job.parentId === null;

export const countOfStatus = (jobs: readonly ListedJob[], status: JobStatus): number => jobs.filter((job) => job.status === status).length;
