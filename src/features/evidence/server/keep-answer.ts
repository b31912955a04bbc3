import { noteChange } from "@/features/assessments/server";
import { conflict } from "@/domain/errors";
import type { Answer } from "@/domain/gaps/gap";
import { audit } from "@/kernel/audit";
import type { Actor, AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { clearAnswer, countTyped, writeAnswer, writeSkip } from "./store-answers";

const stale = () =>
  conflict("Somebody answered this gap while you were typing. Neither value is lost: look at theirs, then save yours again if it is still right.", { code: "STALE_FORM" });

export async function keepAnswer(ctx: AppContext, assessmentId: string, answer: Answer, expectedVersion: number): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await writeAnswer(tx.db, assessmentId, answer, expectedVersion))) throw stale();
    await noteChange(tx, assessmentId);
    await audit(tx, "gap.answered", { type: "assessment", id: assessmentId }, { dataPoint: answer.dataPoint, kind: answer.kind });
  });
}

/** Keeps that a question was passed over. It says nothing of the firm, so no result becomes stale. */
export async function keepSkip(ctx: AppContext, actor: Actor, assessmentId: string, dataPoint: string, expectedVersion: number): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await writeSkip(tx.db, assessmentId, dataPoint, expectedVersion, { id: actor.id, at: tx.now() }))) throw stale();
    await audit(tx, "gap.skipped", { type: "assessment", id: assessmentId }, { dataPoint });
  });
}

/** How many values people gave for an assessment. Callers have checked access. */
export const typedAnswers = (ctx: AppContext, assessmentId: string): Promise<number> => countTyped(ctx.db, assessmentId);

export async function removeAnswer(ctx: AppContext, actor: Actor, assessmentId: string, dataPoint: string, expectedVersion: number): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await clearAnswer(tx.db, assessmentId, dataPoint, expectedVersion, { id: actor.id, at: tx.now() }))) throw stale();
    await noteChange(tx, assessmentId);
    await audit(tx, "gap.answerRemoved", { type: "assessment", id: assessmentId }, { dataPoint });
  });
}
