/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type JobStatus = "queued" | "running" | "succeeded" | "failed" | "cancelled";
export type EndedStatus = "succeeded" | "failed" | "cancelled";
export type IdempotencyScope = "none" | "session" | "global";

export const isEnded = (status: JobStatus): status is EndedStatus => status === "succeeded" || status === "failed" || status === "cancelled";

/** Why a job failed: the code for programs, message and advice for people. */
export interface Failure {
  code: string;
  message: string;
  advice: string;
  /** The same input may succeed when it is tried again. */
  retryable: boolean;
}

/** One job as the server shows it. Times are ISO 8601 in UTC. */
export interface Run {
  jobId: string;
  recipeName: string;
  status: JobStatus;
  /** 0 to 100 */
  progress: number;
  /** What people read: "Reading page 34 of 80". */
  step: string | null;
  attempts: number;
  maxAttempts: number;
  error: Failure | null;
  sessionId: string | null;
  idempotencyKey: string | null;
  metadata: Record<string, string>;
  /** Longest it may take, seconds. */
  timeout: number;
  assessmentId: string | null;
  parentId: string | null;
  /** The ended job this one repeats. */
  retryOf: string | null;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  durationSeconds: number | null;
  links: { self: string; result: string; stream: string; cancel: string };
}

export interface SubmittedRun extends Run {
  /** Signs what is sent to `webhookUrl`; shown only in the answer that made the endpoint. */
  webhookSecret?: string;
}

/** The end of a job as the server shows it. */
export interface RunResult {
  jobId: string;
  status: EndedStatus;
  result: Json;
  error: Failure | null;
  completedAt: string;
  durationSeconds: number;
}

export interface RunPage {
  runs: Run[];
  nextCursor: string | null;
}

/** Which jobs to list; all of them without a filter, the newest first. */
export interface RunFilter {
  status?: JobStatus;
  recipe?: string;
  type?: "AI_PREVIEW" | "PARSE_DOCUMENT" | "GAP_DETECTION" | "RISK_ANALYSIS" | "REPORT_GENERATION" | "RECIPE";
  sessionId?: string;
  idempotencyKey?: string;
  /** ISO 8601; created at or after it. */
  from?: string;
  /** ISO 8601; created before it. */
  to?: string;
  /** 1 to 100 */
  pageSize?: number;
}
