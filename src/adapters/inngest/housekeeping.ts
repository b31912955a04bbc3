import type { Inngest, InngestFunction } from "inngest";
import type { Log } from "@/domain/ports/log";
import type { JobLedger } from "@/kernel/job-ledger";
import { jobIdOfEndedRun } from "./job-payload";
import type { FunctionCall } from "./steps";

interface Housekeeping {
  ledger: JobLedger;
  log: Log;
  /** Sends rows that were committed and never sent, ends what is overdue or lost. */
  sweep: () => Promise<void>;
}

/** The functions that keep rows and runs in agreement, beside the jobs themselves. */
export function housekeepingFunctions(client: Inngest, { ledger, log, sweep }: Housekeeping): InngestFunction.Like[] {
  return [
    // Timeouts end a run as cancelled and call no onFailure: the row learns of it here.
    client.createFunction(
      { id: "jobs-ended-by-engine", triggers: [{ event: "inngest/function.cancelled" }], retries: 3 },
      async ({ event, step }: FunctionCall) => {
        const jobId = jobIdOfEndedRun(event.data);
        if (jobId === null) return;
        const changed = await step.run("settle the row", () => ledger.endedByEngine(jobId));
        if (changed) log.warn("the engine ended a job", { jobId });
      },
    ),
    client.createFunction({ id: "jobs-sweep", triggers: [{ cron: "* * * * *" }], retries: 0 }, async ({ step }: FunctionCall) => {
      await step.run("sweep", () => sweep());
    }),
  ];
}
