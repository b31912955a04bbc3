import type { AppContext } from "@/kernel/context";
import type { AssessmentView } from "../contract";
import { latestJobOf } from "@/features/jobs/server";
import { requireAssessment } from "./access";
import { countsFor, findRunHead, findUserName } from "./store";
import { conditionsOf, mayOf, toRow } from "./to-view";

export async function getAssessment(ctx: AppContext, input: { id: string }): Promise<AssessmentView> {
  const { actor, assessment } = await requireAssessment(ctx, input.id, "assessment.read");
  const [counts, run, job, createdBy] = await Promise.all([
    countsFor(ctx.db, assessment.id),
    findRunHead(ctx.db, assessment.id),
    latestJobOf(ctx, { assessmentId: assessment.id, recipe: "risk-assessment" }),
    findUserName(ctx.db, assessment.createdById),
  ]);
  return {
    ...toRow(assessment),
    enterpriseType: assessment.enterpriseType,
    currency: assessment.currency,
    conditions: conditionsOf(assessment),
    version: assessment.version,
    createdAt: assessment.createdAt,
    createdBy,
    run: run ? { id: run.id, number: run.number, status: run.status, startedAt: run.startedAt, scored: run.status === "DONE" } : null,
    job,
    counts,
    may: mayOf(actor, assessment),
  };
}
