import type { JobStatus, JobType } from "@/domain/jobs/job";
import type { JobErrorCode } from "@/domain/jobs/job-errors";

/** A job row as the engine side needs it. */
export interface JobTicket {
  id: string;
  type: JobType;
  recipe: string | null;
  createdById: string;
  assessmentId: string | null;
}

export interface StartedJob extends JobTicket {
  input: unknown;
  /** Its limit, counted from its start. */
  timeoutSec: number;
}

/** How a job ended, told to the job that asked for it. */
export interface JobOutcome {
  status: JobStatus;
  result: unknown;
  errorCode: JobErrorCode | null;
  error: string | null;
}

export interface NewChild {
  type: JobType;
  recipe: string | null;
  input: unknown;
  timeoutSec: number;
  documentId: string | null;
}

export type JobStanding = "live" | "overdue" | "ended";

/**
 * The only writer of job rows while they run. Every write asks the transition table, is compare-and-set and
 * stands in one transaction with its JobEvent; `false` or `null` says the row had already ended and nothing was written.
 */
export interface JobLedger {
  /** PENDING → PROCESSING, with the deadline the row's own limit gives. Null when the job may not start any more. Repeating it for the same run is harmless. */
  start(jobId: string, engineRunId: string): Promise<StartedJob | null>;
  progress(jobId: string, done: number, total: number, sentence: string): Promise<boolean>;
  /** A piece of the result, for those who follow the job now. */
  partial(jobId: string, text: string): Promise<boolean>;
  /** Counts a failed attempt; false when none is left or the job has ended. */
  attemptFailed(jobId: string, code: JobErrorCode, detail: string): Promise<{ again: boolean; attempts: number }>;
  complete(jobId: string, result: unknown): Promise<boolean>;
  fail(jobId: string, code: JobErrorCode, sentence: string): Promise<boolean>;
  /** The engine ended the run by itself: past its deadline FAILED/TIMEOUT, never started FAILED/QUEUE_EXPIRED, else CANCELLED. */
  endedByEngine(jobId: string): Promise<boolean>;
  standing(jobId: string): Promise<JobStanding>;
  /** Makes the child row of a parent's step, or returns the one this step already made. */
  openChild(parentId: string, step: string, child: NewChild): Promise<JobTicket>;
  outcome(jobId: string): Promise<JobOutcome>;
  /** Rows that still have to be sent; all of them, or those among `ids`. */
  unsent(ids: readonly string[] | "all"): Promise<JobTicket[]>;
  markSent(ids: readonly string[]): Promise<void>;
  /** Ends overdue and orphaned rows. Returns the ids whose run must stop, and the rows only the engine can vouch for. */
  sweep(): Promise<{ stopped: string[]; unsure: string[] }>;
}
