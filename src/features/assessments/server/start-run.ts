import { submitJob } from "@/features/jobs/server";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type StartRunInput, startRunInput } from "../contract";
import { requireAssessment } from "./access";
import { moveAssessment } from "./move-assessment";

export const CHAIN = "risk-assessment";
/** Thirty documents of recognition, the analysis and the report, seconds. */
export const CHAIN_TIMEOUT_SEC = 6 * 3600;

/** Starts the chain: read, find gaps, score, print. One at a time per assessment. */
export async function startRun(ctx: AppContext, input: StartRunInput): Promise<{ jobId: string }> {
  const { assessment } = await requireAssessment(ctx, input.id, "run.start");
  const { pauseAtGaps } = startRunInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    await moveAssessment(tx, assessment.id, "start");
    const { id } = await submitJob(tx, {
      type: "RECIPE",
      recipe: CHAIN,
      input: { assessmentId: assessment.id, pauseAtGaps },
      assessmentId: assessment.id,
      timeoutSec: CHAIN_TIMEOUT_SEC,
    });
    await audit(tx, "run.started", { type: "assessment", id: assessment.id }, { jobId: id, pauseAtGaps });
    return { jobId: id };
  });
}
