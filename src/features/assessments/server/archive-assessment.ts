import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { requireAssessment } from "./access";
import { moveAssessment } from "./move-assessment";

/** Hides the assessment from lists; nothing is deleted and restore brings it back. */
export async function archiveAssessment(ctx: AppContext, input: { id: string }): Promise<{ id: string }> {
  const { assessment } = await requireAssessment(ctx, input.id, "assessment.archive");
  return withTransaction(ctx, async (tx) => {
    await moveAssessment(tx, assessment.id, "archive");
    return { id: assessment.id };
  });
}

/** Brings it back to where its result leaves it: complete when scored, else open for answers. */
export async function restoreAssessment(ctx: AppContext, input: { id: string }): Promise<{ id: string }> {
  const { assessment } = await requireAssessment(ctx, input.id, "assessment.archive");
  return withTransaction(ctx, async (tx) => {
    await moveAssessment(tx, assessment.id, assessment.scoredAt ? "restoreScored" : "restore");
    return { id: assessment.id };
  });
}
