import { AppError, type ErrorKind } from "../errors";

/** Why a job ended FAILED. The code is for programs; sentence and advice are for the person who asked for it. */
export const JOB_ERROR_CODES = [
  "THROTTLED", "MODEL_UNAVAILABLE", "MODEL_TIMEOUT", "MODEL_REFUSED", "INVALID_INPUT", "DOCUMENT_UNREADABLE",
  "ACCESS_DENIED", "QUOTA_EXCEEDED", "TIMEOUT", "QUEUE_EXPIRED", "LOST", "CANCELLED", "INTERNAL",
] as const;
export type JobErrorCode = (typeof JOB_ERROR_CODES)[number];

export interface JobErrorRule {
  /** The engine tries again by itself while attempts are left. */
  automatic: boolean;
  /** A person who presses "retry" with the same input may succeed. */
  retryable: boolean;
  sentence: string;
  advice: string;
}

export const JOB_ERRORS: Record<JobErrorCode, JobErrorRule> = {
  THROTTLED: { automatic: true, retryable: true, sentence: "The model service is busy and turned us away.", advice: "Wait a few minutes, then press retry." },
  MODEL_UNAVAILABLE: { automatic: true, retryable: true, sentence: "The model service could not be reached.", advice: "Try again later; if it stays so, tell an administrator." },
  MODEL_TIMEOUT: { automatic: true, retryable: true, sentence: "The model service did not answer in time.", advice: "Press retry; a shorter input helps." },
  MODEL_REFUSED: { automatic: false, retryable: false, sentence: "The model service refused to answer this request.", advice: "Change the wording of the prompt, then start again." },
  INVALID_INPUT: { automatic: false, retryable: false, sentence: "What was asked for cannot be done with this input.", advice: "Correct the input, then start again." },
  DOCUMENT_UNREADABLE: { automatic: false, retryable: false, sentence: "The document could not be read.", advice: "Upload a readable copy of it, then start again." },
  ACCESS_DENIED: { automatic: false, retryable: false, sentence: "You are not allowed to use something this job needs.", advice: "Ask the owner or an administrator for access." },
  QUOTA_EXCEEDED: { automatic: false, retryable: true, sentence: "A limit of this installation is used up.", advice: "Ask an administrator to make room, then press retry." },
  TIMEOUT: { automatic: false, retryable: true, sentence: "The job took longer than it may.", advice: "Press retry; with fewer or shorter documents it takes less time." },
  QUEUE_EXPIRED: { automatic: false, retryable: true, sentence: "The job waited too long for its turn and was given up.", advice: "Press retry when fewer jobs are running." },
  LOST: { automatic: false, retryable: true, sentence: "The job was lost when the service stopped.", advice: "Press retry; nothing half-done was kept." },
  CANCELLED: { automatic: false, retryable: true, sentence: "The job was cancelled.", advice: "Start it again when you need it." },
  INTERNAL: { automatic: true, retryable: true, sentence: "Something went wrong on our side.", advice: "Press retry; if it fails again, tell an administrator the job's number." },
};

export const isJobErrorCode = (value: unknown): value is JobErrorCode =>
  (JOB_ERROR_CODES as readonly unknown[]).includes(value);

export interface JobErrorOptions {
  /** Shown in place of the code's own sentence: names the file, the page, the reason. */
  sentence?: string;
  /** Seconds the refusing service asked us to wait. */
  retryAfterSec?: number;
  /** For the log; never shown. */
  detail?: string;
  cause?: unknown;
}

/** What a job's step throws when it knows why it failed. Its message is fit for people. */
export class JobError extends Error {
  readonly code: JobErrorCode;
  readonly retryAfterSec: number | null;
  readonly detail: string | null;

  constructor(code: JobErrorCode, options: JobErrorOptions = {}) {
    super(options.sentence ?? JOB_ERRORS[code].sentence, { cause: options.cause });
    this.name = "JobError";
    this.code = code;
    this.retryAfterSec = options.retryAfterSec ?? null;
    this.detail = options.detail ?? null;
  }
}

const BY_KIND: Record<ErrorKind, JobErrorCode> = {
  UNAUTHENTICATED: "ACCESS_DENIED",
  FORBIDDEN: "ACCESS_DENIED",
  NOT_FOUND: "INVALID_INPUT",
  CONFLICT: "INVALID_INPUT",
  INVALID: "INVALID_INPUT",
  TOO_LARGE: "INVALID_INPUT",
  RATE_LIMITED: "THROTTLED",
  UPSTREAM: "MODEL_UNAVAILABLE",
  UNAVAILABLE: "INTERNAL",
  INTERNAL: "INTERNAL",
};

/** Names any thrown value. An unknown one is INTERNAL: its text goes to the log, never to a person. */
export function toJobError(thrown: unknown): JobError {
  if (thrown instanceof JobError) return thrown;
  if (thrown instanceof AppError) {
    const code = thrown.code === "DISK_FULL" ? "QUOTA_EXCEEDED" : BY_KIND[thrown.kind];
    return new JobError(code, {
      sentence: thrown.userMessage,
      retryAfterSec: thrown.retryAfterSec ?? undefined,
      detail: thrown.message,
      cause: thrown,
    });
  }
  const detail = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return new JobError("INTERNAL", { detail, cause: thrown });
}

/** First wait 2 s, doubling; the draw is uniform from 0 ("full jitter") so that many failing jobs spread out. */
const FIRST_WAIT_SEC = 2;
const LONGEST_WAIT_SEC = 60;

/**
 * Seconds to wait before the next attempt. The service's own wish wins.
 * @param failedAttempts how many attempts have failed so far, from 1
 * @param draw a number in [0, 1)
 */
export function retryWaitSec(error: JobError, failedAttempts: number, draw: number): number {
  if (error.retryAfterSec !== null) return Math.max(1, Math.ceil(error.retryAfterSec));
  const ceiling = Math.min(LONGEST_WAIT_SEC, FIRST_WAIT_SEC * 2 ** (failedAttempts - 1));
  return Math.max(1, Math.ceil(draw * ceiling));
}
