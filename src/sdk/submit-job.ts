import type { ClientOptions } from "./client-options";
import type { JobHandle } from "./job-handle";
import { JobsClient } from "./jobs-client";
import type { InputOf, KnownRecipe, OtherRecipe, RecipeConfig, ResultOf } from "./recipe-types";
import type { IdempotencyScope, Json } from "./run";
import type { SubmitBehaviour } from "./submit-request";

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
  const { wait = false, ...rest } = options;
  const job = await submitWith(recipe, rest, { holdSec: wait ? HOLD_SEC : 0 });
  if (wait && (job.status === "queued" || job.status === "running")) await job.wait(undefined, undefined, { signal: options.signal });
  return job;
}

type BackgroundOptions<Options> = Omit<Options, "wait">;

/** Submits without waiting: the job runs in the background, and the handle finds it again. @throws JobError BACKGROUND_DISABLED, … */
export function runBackground<Name extends KnownRecipe>(recipe: Name, options: BackgroundOptions<KnownOptions<Name>>): Promise<JobHandle<ResultOf<Name>>>;
export function runBackground<Result = Json, Input = Json, Name extends string = string>(recipe: Name & OtherRecipe<Name>, options?: BackgroundOptions<SubmitOptions<Input>>): Promise<JobHandle<Result>>;
export function runBackground(recipe: string, options: BackgroundOptions<SubmitOptions<unknown>> = {}): Promise<JobHandle<unknown>> {
  return submitWith(recipe, options, { background: true });
}

function submitWith(recipe: string, options: BackgroundOptions<SubmitOptions<unknown>>, behaviour: SubmitBehaviour): Promise<JobHandle<unknown>> {
  const { autoIdempotency, signal, timeoutSec, apiUrl, apiKey, fetch, requestTimeoutSec, retries, backoff, streamSilenceSec, ...request } = options;
  const client = new JobsClient({ apiUrl, apiKey, fetch, requestTimeoutSec, retries, backoff, streamSilenceSec });
  return client.submit<unknown, unknown>({ ...request, recipeName: recipe, timeout: timeoutSec }, { ...behaviour, autoIdempotency, signal });
}

export const recipe = { submitJob, runBackground };
