import { ASSESSMENT_STATES, type AssessmentState } from "@/domain/assessment/assessment";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type AssessmentList, type ListAssessmentsInput, listAssessmentsInput } from "../contract";
import { ownerScope } from "./access";
import { countAssessments, countByState, findAssessments } from "./store";
import { toRow } from "./to-view";

export async function listAssessments(ctx: AppContext, input: ListAssessmentsInput): Promise<AssessmentList> {
  const actor = authorize(ctx, "assessment.read");
  const { page, pageSize, ...query } = listAssessmentsInput.parse(input);
  const scope = { ...query, ownerId: ownerScope(actor) };
  const [records, total, byState] = await Promise.all([
    findAssessments(ctx.db, { ...scope, skip: (page - 1) * pageSize, take: pageSize }),
    countAssessments(ctx.db, scope),
    countByState(ctx.db, scope.ownerId),
  ]);
  const counts = Object.fromEntries(ASSESSMENT_STATES.map((state) => [state, byState.get(state) ?? 0])) as Record<AssessmentState, number>;
  return { rows: records.map(toRow), total, counts };
}
