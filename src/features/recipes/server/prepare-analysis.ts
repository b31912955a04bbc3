import { moveAssessment, requireAssessment } from "@/features/assessments/server";
import { unreadDocuments } from "@/features/documents/server";
import { openRun, typedAnswers } from "@/features/evidence/server";
import type { PreparedJob } from "@/features/jobs/server";
import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";

/** Longest one stage of the analysis may take when nobody names a limit, seconds. */
const STAGE_TIMEOUT_SEC = 900;

/**
 * One stage of the chain by itself. It holds the assessment as a whole run does, so that an assessment has one analysis at a
 * time, and ends it the same way (pipeline's settleAfterJob). Scoring alone looks for the findings anew first: figures
 * from before the last document would be wrong ones.
 */
export async function prepareAnalysis(tx: AppContext, type: "GAP_DETECTION" | "RISK_ANALYSIS", assessmentId: string): Promise<PreparedJob> {
  await requireAssessment(tx, assessmentId, "run.start");
  await moveAssessment(tx, assessmentId, "start");
  const runId = await openReadRun(tx, assessmentId);
  return {
    type,
    recipe: null,
    input: { assessmentId, runId, ...(type === "RISK_ANALYSIS" ? { find: true } : {}) },
    assessmentId,
    timeoutSec: STAGE_TIMEOUT_SEC,
    submitted: (done, jobId) => audit(done, "run.started", { type: "assessment", id: assessmentId }, { jobId, stage: type }),
  };
}

/** The run the stage works on. Repeating it gives the same one. */
export async function openReadRun(ctx: AppContext, assessmentId: string): Promise<string> {
  await requireEverythingRead(ctx, assessmentId);
  return openRun(ctx, assessmentId);
}

/** The chain reads first; a stage alone does not, and must not pass over a document in silence. */
async function requireEverythingRead(tx: AppContext, assessmentId: string): Promise<void> {
  const { toRead, read } = await unreadDocuments(tx, assessmentId);
  if (toRead.length > 0)
    throw conflict(`${toRead.length === 1 ? "One document is" : `${toRead.length} documents are`} not read yet. Wait for that, or run risk-assessment, which reads first.`, { code: "STATE" });
  if (read === 0 && (await typedAnswers(tx, assessmentId)) === 0)
    throw conflict("There is no document that could be read, and no answer to go by. Add one of the two first.", { code: "STATE" });
}
