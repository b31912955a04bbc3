import { settleAssessment } from "@/features/assessments/server";
import { unreadDocuments } from "@/features/documents/server";
import { openRun, typedAnswers } from "@/features/evidence/server";
import { JobError } from "@/domain/jobs/job-errors";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";

/** What still has to be read before the analyst can start. */
export const documentsToRead = async (ctx: AppContext, assessmentId: string): Promise<string[]> =>
  (await unreadDocuments(ctx, assessmentId)).toRead;

/** Opens the run once reading has ended. Without a readable document it is made of what people answered; without that, the chain ends with the reason. */
export async function beginRun(ctx: AppContext, assessmentId: string): Promise<{ runId: string; read: number; failed: number }> {
  const { read, failed } = await unreadDocuments(ctx, assessmentId);
  if (read === 0 && (await typedAnswers(ctx, assessmentId)) === 0) {
    const sentence = failed === 0
      ? "There is no document to read and no answer to go by. Add a document, or answer a question in Intake, then start again."
      : `None of the ${failed} documents could be read, and nobody has answered a question. Open Intake to see why, replace them or answer, then start again.`;
    throw new JobError("INVALID_INPUT", { sentence });
  }
  return { runId: await openRun(ctx, assessmentId), read, failed };
}

/** The run stays open: answers are wanted before it is scored. */
export const waitForAnswers = (ctx: AppContext, assessmentId: string): Promise<void> =>
  withTransaction(ctx, (tx) => settleAssessment(tx, assessmentId, "needAnswers"));

export const finish = (ctx: AppContext, assessmentId: string): Promise<void> =>
  withTransaction(ctx, (tx) => settleAssessment(tx, assessmentId, "complete"));
