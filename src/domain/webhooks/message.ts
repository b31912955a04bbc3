import { isRowId } from "../row-id";
import type { JobStatus, JobType } from "../jobs/job";
import { isJobErrorCode, JOB_ERRORS, type JobErrorCode } from "../jobs/job-errors";
import { type WireStatus, wireStatus } from "../jobs/wire-status";
import type { JobEnd } from "../recipes/recipe";
import { recipeNameOf } from "../recipes/recipe-name-of";

/** The event names endpoints choose among, and the test's, which goes to any. */
export const MESSAGE_EVENTS = ["completed", "failed", "cancelled", "test"] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

/** A job that has ended, as its row says. */
export interface EndedJob {
  id: string;
  type: JobType;
  recipe: string | null;
  status: JobStatus;
  result: unknown;
  error: string | null;
  errorCode: string | null;
  assessmentId: string | null;
  documentId: string | null;
  startedAt: Date | null;
  completedAt: Date | null;
}

/** The body of a message; times are ISO 8601, UTC. */
export interface JobMessage {
  type: `job.${JobEnd}`;
  timestamp: string;
  jobId: string;
  recipeName: string;
  status: WireStatus;
  result: unknown;
  error: { code: JobErrorCode; message: string; advice: string; retryable: boolean } | null;
  completedAt: string;
  durationSeconds: number;
}

const ENDS: Partial<Record<JobStatus, JobEnd>> = { COMPLETED: "completed", FAILED: "failed", CANCELLED: "cancelled" };

/** Which end this is; null while the job has not ended. */
export const jobEndOf = (status: JobStatus): JobEnd | null => ENDS[status] ?? null;

/** Largest result sent whole, characters of its JSON: receivers often refuse bodies of a megabyte. */
const RESULT_MAX = 256 * 1024;

export interface MessageOptions {
  /** Address people open, without a slash at the end. */
  appUrl: string;
  /** The recipe opted in to having assessment results sent whole. */
  fullResult: boolean;
  at: Date;
}

/** The message that tells how a job ended; null while it has not. */
export function jobMessage(job: EndedJob, options: MessageOptions): JobMessage | null {
  const end = jobEndOf(job.status);
  if (end === null) return null;
  const completedAt = job.completedAt ?? options.at;
  const began = job.startedAt ?? completedAt;
  return {
    type: `job.${end}`,
    timestamp: options.at.toISOString(),
    jobId: job.id,
    recipeName: recipeNameOf(job),
    status: wireStatus(job.status),
    result: job.status === "COMPLETED" ? resultOf(job, options) : null,
    error: errorOf(job),
    completedAt: completedAt.toISOString(),
    durationSeconds: Math.max(0, completedAt.getTime() - began.getTime()) / 1000,
  };
}

function errorOf(job: EndedJob): JobMessage["error"] {
  if (job.status === "COMPLETED") return null;
  const code = isJobErrorCode(job.errorCode) ? job.errorCode : job.status === "CANCELLED" ? "CANCELLED" : "INTERNAL";
  const { sentence, advice, retryable } = JOB_ERRORS[code];
  return { code, message: job.error ?? sentence, advice, retryable };
}

/** What an assessment's papers say does not leave by default: ids, and where those who may can read it. */
function resultOf(job: EndedJob, { appUrl, fullResult }: MessageOptions): unknown {
  const aboutAssessment = job.assessmentId !== null || job.documentId !== null;
  if ((!aboutAssessment || fullResult) && JSON.stringify(job.result ?? null).length <= RESULT_MAX) return job.result ?? null;
  return {
    ...(job.assessmentId === null ? {} : { assessmentId: job.assessmentId }),
    ...(job.documentId === null ? {} : { documentId: job.documentId }),
    ...idsIn(job.result),
    url: job.assessmentId === null ? `${appUrl}/jobs/${job.id}` : `${appUrl}/assessments/${job.assessmentId}`,
    resultUrl: `${appUrl}/api/v1/runs/${job.id}/result`,
  };
}

/** The result's own ids, by name: runId, reportId. */
function idsIn(result: unknown): Record<string, string> {
  if (typeof result !== "object" || result === null || Array.isArray(result)) return {};
  return Object.fromEntries(Object.entries(result).filter((entry): entry is [string, string] => entry[0].endsWith("Id") && typeof entry[1] === "string" && isRowId(entry[1])));
}

/** A message that says only that it arrives and can be verified. */
export const testMessage = (at: Date) => ({
  type: "webhook.test" as const,
  timestamp: at.toISOString(),
  jobId: null,
  recipeName: null,
  status: null,
  result: { message: "This is a test. No job ended." },
  error: null,
  completedAt: null,
  durationSeconds: null,
});
