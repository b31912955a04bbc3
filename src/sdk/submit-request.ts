import type { IdempotencyScope, Json } from "./run";
import type { RecipeConfig } from "./recipe-types";
import type { Call } from "./transport";
import { RUNS } from "./run-calls";

/** What `JobsClient.submit` sends. One of recipeName and prompt is needed. */
export interface JobSubmitRequest<Input = Json, Name extends string = string> {
  recipeName?: Name;
  /** A text for a recipe that runs a prompt; alone, it is run as it stands. */
  prompt?: string;
  input?: Input;
  recipeConfig?: RecipeConfig;
  /** Another name for recipeConfig. */
  config?: RecipeConfig;
  /** Groups the jobs of one conversation or batch. */
  sessionId?: string;
  /** Longest the job may take, seconds, 1 to 86,400. */
  timeout?: number;
  /** Told once how the job ended. */
  webhookUrl?: string;
  /** The same key with the same request gives the same job. */
  idempotencyKey?: string;
  idempotencyScope?: IdempotencyScope;
  /** How long the key is kept, seconds; a day without it. */
  idempotencyTtlSec?: number;
  /** Your own labels; given back, never interpreted. */
  metadata?: Record<string, string>;
}

/** Checks the shape where it is written, and lets `import { JobSubmitRequest }` stand without `type`. */
export const JobSubmitRequest = <Request extends JobSubmitRequest>(request: Request): Request => request;

export interface SubmitBehaviour {
  /** false: make no key where the request has none, and do not repeat a submit whose answer was lost. Default true. */
  autoIdempotency?: boolean;
  /** Seconds the server is asked to hold its answer back for the job to end; at most 55. */
  holdSec?: number;
  /** Says that nobody will wait, which a recipe's template may refuse (BACKGROUND_DISABLED). */
  background?: boolean;
  signal?: AbortSignal;
}

/**
 * The call that submits. A key of our own makes it safe to repeat: an answer lost on the way never doubles a job. Its
 * scope is said, because a template may have another one in mind for keys that people choose.
 */
export function submitCall(request: JobSubmitRequest<unknown>, { autoIdempotency = true, holdSec = 0, background = false, signal }: SubmitBehaviour): Call {
  const keyless = request.idempotencyKey === undefined && (request.idempotencyScope === undefined || request.idempotencyScope === "global");
  const own = keyless && autoIdempotency ? { idempotencyKey: `sdk-${crypto.randomUUID()}`, idempotencyScope: "global" } : {};
  const body = { ...request, ...own };
  const headers: Record<string, string> = holdSec > 0 ? { prefer: `wait=${holdSec}` } : background ? { prefer: "respond-async" } : {};
  return { method: "POST", path: RUNS, body, headers, repeatable: body.idempotencyKey !== undefined, patienceMs: holdSec * 1000, signal };
}
