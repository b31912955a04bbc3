import { referenceFunction } from "inngest";
import { JobError, JOB_ERRORS, retryWaitSec, toJobError } from "@/domain/jobs/job-errors";
import type { Log } from "@/domain/ports/log";
import type { ChildOutcome, JobDefinition, JobSteps } from "@/kernel/job";
import type { JobLedger, JobOutcome } from "@/kernel/job-ledger";
import { eventDataOf } from "./job-payload";
import { failureFrom, finalFailure, retryLater, type StepFailure } from "./step-failure";
import { watchJob } from "./watch-job";

/** The part of the SDK's step tools that is used; the SDK's own types carry the client's generics. */
export interface SdkSteps {
  run(id: string, work: () => Promise<unknown>): Promise<unknown>;
  sleep(id: string, milliseconds: number): Promise<void>;
  sleepUntil(id: string, at: Date): Promise<void>;
  invoke(id: string, options: { function: ReturnType<typeof referenceFunction>; data: object }): Promise<unknown>;
}

/** What the SDK hands a function's handler; its own type for it is `any` once triggers are computed. */
export interface FunctionCall {
  event: { name: string; data: unknown };
  runId: string;
  step: SdkSteps;
}

interface StepsOptions {
  jobId: string;
  appId: string;
  /** The job's own limit. */
  timeoutSec: number;
  sdk: SdkSteps;
  ledger: JobLedger;
  log: Log;
  /** What the step's work began and left to be written is on disk; no step ends before. */
  settle: () => Promise<void>;
}

/** Our small step interface over the SDK's, with the job's own rules for errors, attempts and cancelling. */
export function createSteps(options: StepsOptions): JobSteps {
  const { jobId, sdk, ledger } = options;
  return {
    run: <T>(name: string, work: (signal: AbortSignal) => Promise<T>) =>
      // What comes back is what was stored: the same JSON the first time as on every replay.
      sdk.run(name, async () => jsonOf(await attempt(options, name, work))) as Promise<T>,

    // The step that wakes past the deadline ends the job: a longer sleep would only end it later.
    sleep: (name, seconds) => sdk.sleep(name, Math.min(seconds, options.timeoutSec) * 1000),

    async child<Input, Result>(
      name: string,
      definition: JobDefinition<Input, Result>,
      input: Input,
      links: { documentId?: string } = {},
    ): Promise<ChildOutcome<Result>> {
      const { id, type, recipe = null, timeoutSec } = definition;
      const data = (await sdk.run(`${name}: open`, async () => {
        const child = { type, recipe, input, timeoutSec, documentId: links.documentId ?? null };
        return eventDataOf(await ledger.openChild(jobId, name, child));
      })) as ReturnType<typeof eventDataOf>;
      const failure = await sdk.invoke(name, { function: referenceFunction({ functionId: id, appId: options.appId }), data }).then(() => null, reasonOf);
      const outcome = (await sdk.run(`${name}: outcome`, () => settledOutcome(ledger, data.jobId, failure))) as JobOutcome;
      return childOutcome(data.jobId, outcome);
    },
  };
}

const jsonOf = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Runs one attempt of a step and turns whatever it throws into "again, later" or "no more". */
async function attempt<T>(options: StepsOptions, name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { jobId, ledger, log } = options;
  const watch = await watchJob(ledger, jobId);
  try {
    return await work(watch.signal);
  } catch (thrown) {
    const error = watch.reason() ?? toJobError(thrown);
    log.warn("job step failed", { jobId, step: name, code: error.code, error: error.detail ?? error.message });
    if (!JOB_ERRORS[error.code].automatic) throw finalFailure(error);
    const { again, attempts } = await ledger.attemptFailed(jobId, error.code, error.detail ?? error.message);
    if (!again) throw finalFailure(error);
    // Drawn, so that jobs which failed together do not come back together.
    throw retryLater(error, retryWaitSec(error, attempts, Math.random()));
  } finally {
    watch.stop();
    await options.settle();
  }
}

/** Why a child's run failed; null = the engine ended it, for its time was up or somebody cancelled it there. */
function reasonOf(thrown: unknown): StepFailure | null {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const failure = failureFrom(error);
  // Servers word a cancelled run differently; all say "cancelled" in the name or the message.
  return failure.detail !== "" && /cancel/i.test(`${error.name} ${error.message}`) ? null : failure;
}

/**
 * A child whose run ended before its row did is closed here, so that its parent can go on: the engine tells the parent
 * and the child's own onFailure at the same time, and either may come first. Whichever does keeps the run's own reason.
 */
async function settledOutcome(ledger: JobLedger, childId: string, failure: StepFailure | null): Promise<JobOutcome> {
  if ((await ledger.standing(childId)) !== "ended") {
    await (failure ? ledger.fail(childId, failure.code, failure.sentence) : ledger.endedByEngine(childId));
  }
  return ledger.outcome(childId);
}

function childOutcome<Result>(jobId: string, outcome: JobOutcome): ChildOutcome<Result> {
  if (outcome.status === "COMPLETED") {
    return { jobId, status: "COMPLETED", result: outcome.result as Result, errorCode: null, error: null };
  }
  const errorCode = outcome.errorCode ?? (outcome.status === "CANCELLED" ? "CANCELLED" : "INTERNAL");
  const status = outcome.status === "CANCELLED" ? "CANCELLED" : "FAILED";
  return { jobId, status, result: null, errorCode, error: outcome.error ?? new JobError(errorCode).message };
}
