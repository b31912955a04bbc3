import type { JobStatus } from "@/domain/jobs/job";
import type { StateKind } from "@/ui/state/state";
import type { JobView, ListedJob } from "../contract";
import { t } from "./text";

/** A job without what it gave, which lists leave out. */
export type Untold = Omit<JobView, "result">;

/** What a job does, in two or three words. */
export const jobName = ({ type, recipe }: Pick<Untold, "type" | "recipe">): string => (recipe === null ? undefined : t.chain[recipe]) ?? t.type[type];

export const JOB_KIND: Record<JobStatus, StateKind> = { PENDING: "waiting", PROCESSING: "running", COMPLETED: "done", FAILED: "failed", CANCELLED: "cancelled" };

/** The second line under the state: how far, or why and what next. A word already said is not repeated. */
export function jobDetail(job: Untold): string | null {
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
export function placeOf(job: Untold): { href: string; label: string } | null {
  if (job.assessmentId === null) return null;
  const at = `/assessments/${job.assessmentId}`;
  if (job.type === "PARSE_DOCUMENT") return { href: `${at}/intake`, label: t.openIntake };
  if (job.type === "RECIPE") return { href: `${at}/run`, label: t.openRun };
  const tab = { GAP_DETECTION: "gaps", RISK_ANALYSIS: "scorecard", REPORT_GENERATION: "report", AI_PREVIEW: null }[job.type];
  return tab ? { href: `${at}/${tab}`, label: t.open } : null;
}

/** A chain is started again from its assessment, whose state must move with it; its parts with the chain. */
export const mayRetryAlone = (job: Untold): boolean =>
  (job.status === "FAILED" || job.status === "CANCELLED") && job.failure?.retryable !== false && job.type !== "RECIPE" && job.parentId === null;

export const countOfStatus = (jobs: readonly Untold[], status: JobStatus): number => jobs.filter((job) => job.status === status).length;

/** The line under a job's name: what it reads or works on, whom it is part of, and whose it is where several people's jobs stand together. */
export function matterOf({ about, parentId, type }: ListedJob, withOwner: boolean): string {
  const parts = [about.document ?? "", about.firm ?? "", parentId === null || type === "RECIPE" ? "" : t.part, withOwner ? (about.owner ?? "") : ""];
  return parts.filter((part) => part !== "").join(" · ");
}
