export interface JobErrorFields {
  /** HTTP status of the answer; null when there was none. */
  status?: number | null;
  jobId?: string | null;
  /** Names the request in the server's log. */
  requestId?: string | null;
  retryable?: boolean;
  /** Seconds the server asked to be left alone. */
  retryAfterSec?: number | null;
  cause?: unknown;
}

/**
 * Whatever went wrong with a call, in one type. `code` is the server's ("NOT_FOUND", "IDEMPOTENCY_MISMATCH", a failed
 * job's "TIMEOUT", …) or one of ours: NETWORK, REQUEST_TIMEOUT, WAIT_TIMEOUT, BAD_ANSWER, BAD_OPTIONS.
 * A call that the caller's own AbortSignal ended throws the signal's reason instead, as `fetch` does.
 */
export class JobError extends Error {
  readonly code: string;
  readonly status: number | null;
  readonly jobId: string | null;
  readonly requestId: string | null;
  /** Trying the same again later may succeed. */
  readonly retryable: boolean;
  readonly retryAfterSec: number | null;

  constructor(code: string, message: string, fields: JobErrorFields = {}) {
    super(message, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.name = "JobError";
    this.code = code;
    this.status = fields.status ?? null;
    this.jobId = fields.jobId ?? null;
    this.requestId = fields.requestId ?? null;
    this.retryable = fields.retryable ?? false;
    this.retryAfterSec = fields.retryAfterSec ?? null;
  }
}
