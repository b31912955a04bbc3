import { askPatiently } from "./ask-patiently";
import { JobError } from "./job-error";
import { type JobOutcome, toOutcome } from "./job-outcome";
import { pause } from "./pause";
import { isEnded, type JobStatus, type Run, type RunResult } from "./run";
import { getRun, getRunResult } from "./run-calls";
import type { Transport } from "./transport";

export interface WaitOptions {
  /** Seconds between questions; a longer Retry-After of the server wins. Default 5. */
  pollSeconds?: number;
  /** Seconds after which to stop waiting; the job goes on. Without it, until the job has ended. */
  timeoutSeconds?: number;
  /** Stops waiting; the job goes on. */
  signal?: AbortSignal;
  /** Told at each question. */
  onStatus?: (status: JobStatus) => void;
}

/** What a question that hangs may overrun the time-out by, milliseconds. */
const GRACE_MS = 2000;

/** Asks until the job has ended. @throws JobError WAIT_TIMEOUT, without cancelling the job; the signal's reason */
export async function waitForEnd<Result>(transport: Transport, jobId: string, options: WaitOptions): Promise<JobOutcome<Result>> {
  const { pollSeconds = 5, timeoutSeconds, signal } = options;
  const deadline = timeoutSeconds === undefined ? Infinity : Date.now() + timeoutSeconds * 1000;
  const ending = new AbortController();
  const timer = timeoutSeconds === undefined ? undefined : setTimeout(() => ending.abort(), timeoutSeconds * 1000 + GRACE_MS);
  const either = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  const tooLate = (cause?: unknown): JobError =>
    new JobError("WAIT_TIMEOUT", `Job ${jobId} had not ended after ${timeoutSeconds} s. It goes on; ask again later.`, { jobId, retryable: true, cause });
  try {
    for (;;) {
      const { body, retryAfterMs } = await askPatiently<Run>(transport, getRun(jobId, either));
      options.onStatus?.(body.status);
      if (isEnded(body.status)) return toOutcome<Result>((await askPatiently<RunResult>(transport, getRunResult(jobId, either))).body);
      const left = deadline - Date.now();
      if (left <= 0) throw tooLate();
      // The last question falls on the deadline, so that an end just before it is not missed.
      await pause(Math.min(left, Math.max(pollSeconds * 1000, retryAfterMs ?? 0)), either);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw ending.signal.aborted ? tooLate(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
