import { JobError } from "@/domain/jobs/job-errors";
import type { Log } from "@/domain/ports/log";
import type { AppContext } from "@/kernel/context";
import type { AnyJobDefinition } from "@/kernel/job";
import type { JobLedger, StartedJob } from "@/kernel/job-ledger";
import { progressWriter } from "./progress";
import { finalFailure } from "./step-failure";
import { createSteps, type SdkSteps } from "./steps";

export interface JobDeps {
  appId: string;
  ledger: JobLedger;
  log: Log;
  /** The context of the person the job acts for; throws when they may not act any more. */
  contextFor: (actorId: string, jobId: string) => Promise<AppContext>;
}

/** One call of a job's function: replays what was done and goes on from there. */
export async function runJob(deps: JobDeps, definition: AnyJobDefinition, call: { jobId: string; runId: string; sdk: SdkSteps }): Promise<unknown> {
  const { ledger, log } = deps;
  const { jobId, runId, sdk } = call;
  const job = (await sdk.run("job: start", () => ledger.start(jobId, runId))) as StartedJob | null;
  if (job === null) return { skipped: "the job had ended before it started" };

  const app = await contextOf(deps, job);
  const result = await definition.run(
    {
      jobId,
      input: parseInput(definition, job.input),
      app,
      progress: progressWriter(ledger, jobId),
      say: async (text) => {
        if (!(await ledger.partial(jobId, text))) throw new JobError("CANCELLED");
      },
    },
    createSteps({ jobId, appId: deps.appId, timeoutSec: job.timeoutSec, sdk, ledger, log, settle: async () => app.ports.model?.settled?.(jobId) }),
  );
  await sdk.run("job: complete", () => ledger.complete(jobId, result));
  return { jobId };
}

function parseInput(definition: AnyJobDefinition, input: unknown): unknown {
  try {
    return definition.parse(input);
  } catch (thrown) {
    throw finalFailure(new JobError("INVALID_INPUT", { detail: String(thrown), cause: thrown }));
  }
}

async function contextOf(deps: JobDeps, job: StartedJob): Promise<AppContext> {
  return deps.contextFor(job.createdById, job.id);
}
