import type { ClientOptions } from "./client-options";
import type { JobHandle } from "./job-handle";
import { JobsClient } from "./jobs-client";
import type { InputOf, KnownRecipe, OtherRecipe, RecipeConfig, ResultOf } from "./recipe-types";
import type { IdempotencyScope, Json } from "./run";

export interface SubmitOptions<Input = Json> extends ClientOptions {
  input?: Input;
  /** Settings of the recipe for this job; they win over the template's. */
  config?: RecipeConfig;
  /** A text for a recipe that runs a prompt. */
  prompt?: string;
  sessionId?: string;
  /** Longest the job may take, seconds, 1 to 86,400. */
  timeoutSec?: number;
  webhookUrl?: string;
  idempotencyKey?: string;
  idempotencyScope?: IdempotencyScope;
  idempotencyTtlSec?: number;
  metadata?: Record<string, string>;
  /** Resolve only when the job has ended. */
  wait?: boolean;
  /** false: make no key where there is none, and do not repeat a submit whose answer was lost. Default true. */
  autoIdempotency?: boolean;
  /** Ends the call, not the job. */
  signal?: AbortSignal;
}

type KnownOptions<Name extends KnownRecipe> = SubmitOptions<InputOf<Name>> & { input: InputOf<Name> };

/** Longest the first answer is held back for a quick job to end, seconds. */
const HOLD_SEC = 20;

/**
 * Submits a recipe as a job. With `wait` it resolves when the job has ended, also when it failed.
 * @throws JobError
 */
export function submitJob<Name extends KnownRecipe>(recipe: Name, options: KnownOptions<Name>): Promise<JobHandle<ResultOf<Name>>>;
export function submitJob<Result = Json, Input = Json, Name extends string = string>(recipe: Name & OtherRecipe<Name>, options?: SubmitOptions<Input>): Promise<JobHandle<Result>>;
export async function submitJob(recipe: string, options: SubmitOptions<unknown> = {}): Promise<JobHandle<unknown>> {
  const { wait = false, autoIdempotency, signal, timeoutSec, apiUrl, apiKey, fetch, requestTimeoutSec, retries, backoff, streamSilenceSec, ...request } = options;
  const client = new JobsClient({ apiUrl, apiKey, fetch, requestTimeoutSec, retries, backoff, streamSilenceSec });
  const job = await client.submit<unknown, unknown>({ ...request, recipeName: recipe, timeout: timeoutSec }, { autoIdempotency, signal, holdSec: wait ? HOLD_SEC : 0 });
  if (wait && (job.status === "queued" || job.status === "running")) await job.wait(undefined, undefined, { signal });
  return job;
}

/** Submits without waiting: the job runs in the background, and the handle finds it again. */
export function runBackground<Name extends KnownRecipe>(recipe: Name, options: Omit<KnownOptions<Name>, "wait">): Promise<JobHandle<ResultOf<Name>>>;
export function runBackground<Result = Json, Input = Json, Name extends string = string>(recipe: Name & OtherRecipe<Name>, options?: Omit<SubmitOptions<Input>, "wait">): Promise<JobHandle<Result>>;
export function runBackground(recipe: string, options: Omit<SubmitOptions<unknown>, "wait"> = {}): Promise<JobHandle<unknown>> {
  return submitJob<unknown, unknown>(recipe, { ...options, wait: false });
}

export const recipe = { submitJob, runBackground };
