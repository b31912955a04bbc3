import type { JobType } from "@/domain/jobs/job";
import type { JobErrorCode } from "@/domain/jobs/job-errors";
import type { AppContext } from "./context";

/** What a job's steps work with. */
export interface JobContext<Input> {
  readonly jobId: string;
  readonly input: Input;
  /** Acts for the person who asked for the job. */
  readonly app: AppContext;
  /** Tells people how far the job is: "Reading page 34 of 80". Stops the step when the job has ended meanwhile. */
  progress(done: number, total: number, sentence: string): Promise<void>;
  /** Tells those who follow the job a piece of its result as it is made. Stops the step when the job has ended meanwhile. */
  say(text: string): Promise<void>;
}

/** How a child job ended; a failed child does not fail its parent. */
export type ChildOutcome<Result> =
  | { jobId: string; status: "COMPLETED"; result: Result; errorCode: null; error: null }
  | { jobId: string; status: "FAILED" | "CANCELLED"; result: null; errorCode: JobErrorCode; error: string };

/**
 * The durable pieces of a job. A step that was done is never done again; one that was cut short is repeated, so
 * its work must be safe to repeat. What a step returns is kept as JSON. Parallel steps are Promise.all of these.
 */
export interface JobSteps {
  /** `signal` fires when the job was cancelled or is past its deadline. */
  run<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  sleep(name: string, seconds: number): Promise<void>;
  /** Makes a job row of its own and waits for its end. */
  child<Input, Result>(
    name: string,
    definition: JobDefinition<Input, Result>,
    input: Input,
    links?: { documentId?: string },
  ): Promise<ChildOutcome<Result>>;
}

export interface JobConcurrency {
  /** How many steps of this job may run at once. */
  limit: number;
  /** Counts apart per assessment or per person; absent = all together. */
  per?: "assessment" | "person";
}

export interface JobDefinition<Input, Result> {
  /** Stable across deployments: running jobs are found by it. */
  id: string;
  type: JobType;
  /** Name of the chain, for RECIPE jobs only. */
  recipe?: string;
  /** Throws when the stored input is not what the job needs; the job then ends INVALID_INPUT. */
  parse(input: unknown): Input;
  /** Longest a run may take when its asker names no limit, seconds 1–86,400. */
  timeoutSec: number;
  /** Longest it may wait for its first step, seconds; absent = one day. */
  queueLimitSec?: number;
  concurrency?: JobConcurrency;
  run(job: JobContext<Input>, step: JobSteps): Promise<Result>;
}

/** A definition whose input and result the reader need not know. */
export type AnyJobDefinition = JobDefinition<unknown, unknown>;

/** Longest any job may run, seconds (jobs.md section 5). */
export const LONGEST_RUN_SEC = 86_400;

/** Declares a durable job; the vendor that runs it is the adapters' business. */
export function defineJob<Input, Result>(definition: JobDefinition<Input, Result>): JobDefinition<Input, Result> {
  const { id, type, recipe, timeoutSec } = definition;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new Error(`Job id "${id}" must be kebab-case.`);
  if (!(timeoutSec >= 1 && timeoutSec <= LONGEST_RUN_SEC)) throw new Error(`Job "${id}": timeoutSec must be 1–${LONGEST_RUN_SEC}.`);
  if ((type === "RECIPE") !== (recipe !== undefined)) throw new Error(`Job "${id}": a recipe name goes with type RECIPE and only with it.`);
  return definition;
}
