import type { Abortable } from "./api-client";
import { askPatiently } from "./ask-patiently";
import type { ClientOptions } from "./client-options";
import { followJob, type StreamOptions } from "./follow-job";
import { JobError } from "./job-error";
import type { JobEvent } from "./job-event";
import { JobHandle } from "./job-handle";
import { type JobOutcome, resultOf, toOutcome } from "./job-outcome";
import { pause } from "./pause";
import type { InputOf, KnownRecipe, OtherRecipe, ResultOf } from "./recipe-types";
import type { Json, JobStatus, Run, RunFilter, RunPage, RunResult, SubmittedRun } from "./run";
import type { Recipe } from "./recipes";
import { cancelRun, deleteRun, getRun, getRunResult, retryRun, RUNS } from "./run-calls";
import { type JobSubmitRequest, type SubmitBehaviour, submitCall } from "./submit-request";
import { type Transport, transportTo } from "./transport";
import { waitForEnd, type WaitOptions } from "./wait-for-end";

export interface ResultOptions extends Abortable {
  /** false: a job that has not ended throws NOT_ENDED at once. Default true. */
  wait?: boolean;
}

/** Seconds between two questions for a result when the server does not say. */
const RESULT_POLL_SEC = 3;

/** Everything a program can do with jobs. Network failures are met with tries where a repeat does no harm. */
export class JobsClient {
  readonly #transport: Transport;

  /** @param options the address, or the address with the key and the rest; without an address, what `configure` set */
  constructor(options: string | ClientOptions = {}) {
    this.#transport = transportTo(options);
  }

  /** What this installation can run, by name. */
  async recipes({ signal }: Abortable = {}): Promise<Recipe[]> {
    return (await this.#transport.json<{ recipes: Recipe[] }>({ method: "GET", path: "/api/v1/recipes", repeatable: true, signal })).body.recipes;
  }

  /** Starts a job. @throws JobError UNKNOWN_RECIPE, INPUT, IDEMPOTENCY_MISMATCH, JOB_DISABLED, … as docs/api.md lists them */
  submit<Name extends KnownRecipe>(request: JobSubmitRequest<InputOf<Name>, Name> & { recipeName: Name; input: InputOf<Name> }, behaviour?: SubmitBehaviour): Promise<JobHandle<ResultOf<Name>>>;
  submit<Result = Json, Input = Json, Name extends string = string>(request: JobSubmitRequest<Input, Name & OtherRecipe<Name>>, behaviour?: SubmitBehaviour): Promise<JobHandle<Result>>;
  async submit(request: JobSubmitRequest<unknown>, behaviour: SubmitBehaviour = {}): Promise<JobHandle<unknown>> {
    const { body, replayed } = await this.#transport.json<SubmittedRun>(submitCall(request, behaviour));
    return new JobHandle<unknown>(this, body, replayed);
  }

  /** A handle on a job that was submitted before, elsewhere or by someone else of the same account. */
  async open<Result = Json>(jobId: string, options: Abortable = {}): Promise<JobHandle<Result>> {
    return new JobHandle<Result>(this, await this.get(jobId, options));
  }

  /** @throws JobError NOT_FOUND, also for another's job */
  async get(jobId: string, { signal }: Abortable = {}): Promise<Run> {
    return (await this.#transport.json<Run>(getRun(jobId, signal))).body;
  }

  async getStatus(jobId: string, options: Abortable = {}): Promise<JobStatus> {
    return (await this.get(jobId, options)).status;
  }

  /** What the recipe gave; waits for the end. @throws JobError with the job's own code when it failed or was cancelled */
  async getResult<Result = Json>(jobId: string, options: ResultOptions = {}): Promise<Result> {
    return resultOf(jobId, await this.getOutcome<Result>(jobId, options));
  }

  /** How the job ended, also when it failed; waits for the end. */
  async getOutcome<Result = Json>(jobId: string, { wait = true, signal }: ResultOptions = {}): Promise<JobOutcome<Result>> {
    for (;;) {
      try {
        return toOutcome<Result>((await askPatiently<RunResult>(this.#transport, getRunResult(jobId, signal))).body);
      } catch (error) {
        if (!wait || !(error instanceof JobError) || error.code !== "NOT_ENDED") throw error;
        await pause((error.retryAfterSec ?? RESULT_POLL_SEC) * 1000, signal);
      }
    }
  }

  waitFor<Result = Json>(jobId: string, options: WaitOptions = {}): Promise<JobOutcome<Result>> {
    return waitForEnd<Result>(this.#transport, jobId, options);
  }

  /** Your jobs, the newest first, page after page for as long as they are asked for. */
  async *list(filter: RunFilter = {}, options: Abortable = {}): AsyncGenerator<Run, void> {
    let cursor: string | undefined;
    do {
      const { runs, nextCursor } = await this.listPage({ ...filter, cursor }, options);
      yield* runs;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  async listPage(filter: RunFilter & { cursor?: string } = {}, { signal }: Abortable = {}): Promise<RunPage> {
    return (await this.#transport.json<RunPage>({ method: "GET", path: RUNS, query: { ...filter }, repeatable: true, signal })).body;
  }

  /** Stops the job and returns it as it ends; one that had ended stays as it was. Calling it twice is no error. */
  async cancel(jobId: string, { signal }: Abortable = {}): Promise<Run> {
    return (await this.#transport.json<Run>(cancelRun(jobId, signal))).body;
  }

  async cancelJob(jobId: string): Promise<JobStatus> {
    return (await this.cancel(jobId)).status;
  }

  /** Starts a job that failed or was cancelled again, as a new job with the same input. Never repeated by itself. */
  async retry<Result = Json>(jobId: string, { signal }: Abortable = {}): Promise<JobHandle<Result>> {
    return new JobHandle<Result>(this, (await this.#transport.json<SubmittedRun>(retryRun(jobId, signal))).body);
  }

  /** Forgets a job that has ended; what it made stays. */
  async delete(jobId: string, { signal }: Abortable = {}): Promise<void> {
    await this.#transport.json<null>(deleteRun(jobId, signal));
  }

  /** The job's story to its end, live: comes back by itself where the stream is cut, and asks where streams are blocked. */
  stream(jobId: string, options: StreamOptions = {}): AsyncGenerator<JobEvent, void> {
    return followJob(this.#transport, jobId, options);
  }
}
