import type { Inngest, InngestFunction } from "inngest";
import { MAX_ATTEMPTS } from "@/domain/jobs/job";
import { JOB_CANCELLED_EVENT, jobRequestedEvent } from "@/domain/jobs/job-events";
import { type AnyJobDefinition, type JobConcurrency, LONGEST_RUN_SEC } from "@/kernel/job";
import { JobError, toJobError } from "@/domain/jobs/job-errors";
import { jobIdOf, jobIdOfEndedRun } from "./job-payload";
import { type JobDeps, runJob } from "./run-job";
import { failureFrom, finalFailure } from "./step-failure";
import type { FunctionCall } from "./steps";

interface FailureCall extends FunctionCall {
  error: Error;
}

const DAY_SEC = 86_400;

/** One job definition as one Inngest function. */
export function toFunction(client: Inngest, definition: AnyJobDefinition, deps: JobDeps): InngestFunction.Like {
  const { id, type, recipe = null, queueLimitSec = DAY_SEC, concurrency } = definition;
  return client.createFunction(
    {
      id,
      triggers: [{ event: jobRequestedEvent(type, recipe) }],
      retries: (MAX_ATTEMPTS - 1) as 2,
      // The row's deadline counts, which a call may set: its steps stop at it, and the sweep ends what does not.
      timeouts: { start: `${queueLimitSec}s`, finish: `${LONGEST_RUN_SEC}s` },
      cancelOn: [{ event: JOB_CANCELLED_EVENT, match: "data.jobId" }],
      ...(concurrency ? { concurrency: [concurrencyOption(concurrency)] } : {}),
      onFailure: async ({ event, error, step }: FailureCall) => {
        const jobId = jobIdOfEndedRun(event.data);
        if (jobId === null) return;
        const { code, sentence, detail } = failureFrom(error);
        deps.log.error("job failed", { jobId, code, error: detail || sentence });
        await step.run("job: fail", () => deps.ledger.fail(jobId, code, sentence));
      },
    },
    async ({ event, runId, step }: FunctionCall) => {
      const jobId = jobIdOf(event.data);
      if (jobId === null) throw finalFailure(new JobError("INVALID_INPUT", { detail: `${event.name} without a jobId` }));
      try {
        return await runJob(deps, definition, { jobId, runId, sdk: step });
      } catch (thrown) {
        // A step's own failure carries its code already; what a definition throws between steps is named here.
        const named = failureFrom(thrown instanceof Error ? thrown : undefined);
        throw named.detail === "" ? thrown : finalFailureOf(thrown, deps, jobId);
      }
    },
  );
}

/** Code between steps is cheap and deterministic: what fails there fails again, so it is not retried. */
function finalFailureOf(thrown: unknown, deps: JobDeps, jobId: string): Error {
  const error = toJobError(thrown);
  deps.log.error("job failed between its steps", { jobId, code: error.code, error: error.detail ?? error.message });
  return finalFailure(error);
}

const CONCURRENCY_KEY = { assessment: "event.data.assessmentId", person: "event.data.createdById" } as const;

const concurrencyOption = ({ limit, per }: JobConcurrency): { limit: number; key?: string } =>
  per === undefined ? { limit } : { limit, key: CONCURRENCY_KEY[per] };
