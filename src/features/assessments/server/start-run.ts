import { type PreparedJob, submitPrepared } from "@/features/jobs/server";
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
  return withTransaction(ctx, async (tx) => ({ jobId: (await submitPrepared(tx, await prepareRun(tx, input))).id }));
}

/** Moves the assessment as a start does and gives the chain's job, for whoever writes it in this transaction. */
export async function prepareRun(tx: AppContext, input: StartRunInput): Promise<PreparedJob> {
  const { assessment } = await requireAssessment(tx, input.id, "run.start");
  const { pauseAtGaps } = startRunInput.parse(input);
  await moveAssessment(tx, assessment.id, "start");
  return {
    type: "RECIPE",
    recipe: CHAIN,
    input: { assessmentId: assessment.id, pauseAtGaps },
    assessmentId: assessment.id,
    timeoutSec: CHAIN_TIMEOUT_SEC,
    submitted: (done, jobId) => audit(done, "run.started", { type: "assessment", id: assessment.id }, { jobId, pauseAtGaps }),
  };
}
