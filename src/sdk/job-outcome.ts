import { JobError } from "./job-error";
import type { Failure, Json, RunResult } from "./run";

/** A failure that reads as its sentence where it is printed. */
export class JobFailure implements Failure {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
  readonly retryable: boolean;

  constructor({ code, message, advice, retryable }: Failure) {
    this.code = code;
    this.message = message;
    this.advice = advice;
    this.retryable = retryable;
  }

  toString(): string {
    return this.message;
  }
}

interface Printable {
  /** The result as text (JSON unless it is text already), or why there is none. */
  toString(): string;
}

/** How a job ended. */
export type JobOutcome<Result = Json> =
  | ({ readonly status: "succeeded"; readonly result: Result; readonly error: null } & Printable)
  | ({ readonly status: "failed" | "cancelled"; readonly result: null; readonly error: JobFailure } & Printable);

const NO_REASON: Failure = { code: "INTERNAL", message: "The job ended without a result.", advice: "Try again.", retryable: true };

class Ended {
  constructor(readonly status: string, readonly result: unknown, readonly error: JobFailure | null) {}

  toString(): string {
    if (this.error) return this.error.message;
    return typeof this.result === "string" ? this.result : JSON.stringify(this.result);
  }
}

export function toOutcome<Result>({ status, result, error }: RunResult): JobOutcome<Result> {
  const failure = status === "succeeded" ? null : new JobFailure(error ?? NO_REASON);
  // The result's type is the caller's claim about the recipe, as with any JSON that comes over a wire.
  return new Ended(status, failure ? null : result, failure) as JobOutcome<Result>;
}

/** @throws JobError with the job's own code when it failed or was cancelled */
export function resultOf<Result>(jobId: string, outcome: JobOutcome<Result>): Result {
  if (outcome.status === "succeeded") return outcome.result;
  const { code, message, retryable } = outcome.error;
  throw new JobError(code, message, { jobId, retryable });
}
