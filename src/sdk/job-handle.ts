import type { StreamOptions } from "./follow-job";
import type { JobEvent } from "./job-event";
import type { JobOutcome } from "./job-outcome";
import type { ResultOptions } from "./jobs-client";
import type { Json, JobStatus, SubmittedRun } from "./run";
import type { WaitOptions } from "./wait-for-end";

/** What a handle asks of its client. */
export interface HandleClient {
  getStatus(jobId: string): Promise<JobStatus>;
  getResult<Result>(jobId: string, options?: ResultOptions): Promise<Result>;
  cancelJob(jobId: string): Promise<JobStatus>;
  waitFor<Result>(jobId: string, options: WaitOptions): Promise<JobOutcome<Result>>;
  stream(jobId: string, options?: StreamOptions): AsyncIterable<JobEvent>;
}

/** One submitted job. `status` is what was last heard; ask getStatus() for what is. */
export class JobHandle<Result = Json> {
  readonly jobId: string;
  readonly recipeName: string;
  /** Signs what is sent to `webhookUrl`; only the submit that made the endpoint has it. Keep it. */
  readonly webhookSecret: string | null;
  /** The key had been used for the same request: this is its job, and nothing new was started. */
  readonly replayed: boolean;
  status: JobStatus;
  readonly #client: HandleClient;

  constructor(client: HandleClient, run: SubmittedRun, replayed = false) {
    this.#client = client;
    this.jobId = run.jobId;
    this.recipeName = run.recipeName;
    this.status = run.status;
    this.webhookSecret = run.webhookSecret ?? null;
    this.replayed = replayed;
  }

  async getStatus(): Promise<JobStatus> {
    return (this.status = await this.#client.getStatus(this.jobId));
  }

  /** What the recipe gave; waits for the end. @throws JobError with the job's code when it failed or was cancelled */
  getResult(options: ResultOptions = {}): Promise<Result> {
    return this.#client.getResult<Result>(this.jobId, options);
  }

  /** Stops the job; true when it ends, or ended, cancelled. Calling it twice is no error. */
  async cancel(): Promise<boolean> {
    return (this.status = await this.#client.cancelJob(this.jobId)) === "cancelled";
  }

  /**
   * How the job ended, also when it failed.
   * @param pollSeconds seconds between questions; a longer Retry-After wins
   * @param timeoutSeconds seconds to wait at most; the job goes on after them
   * @throws JobError WAIT_TIMEOUT
   */
  wait(pollSeconds = 5, timeoutSeconds?: number, options: { signal?: AbortSignal } = {}): Promise<JobOutcome<Result>> {
    return this.#client.waitFor<Result>(this.jobId, { pollSeconds, timeoutSeconds, ...options, onStatus: (status) => (this.status = status) });
  }

  /** Its story, live, to the end. */
  stream(options?: StreamOptions): AsyncIterable<JobEvent> {
    return this.#client.stream(this.jobId, options);
  }
}
