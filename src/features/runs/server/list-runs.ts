import { requireAssessment } from "@/features/assessments/server";
import { findNames, findRunHeads } from "@/features/evidence/server";
import type { AppContext } from "@/kernel/context";
import { listRunsInput, type RunRow } from "../contract";
import { toRunView } from "./to-view";

export async function listRuns(ctx: AppContext, input: { assessmentId: string }): Promise<RunRow[]> {
  const { assessmentId } = listRunsInput.parse(input);
  const { assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const heads = await findRunHeads(ctx.db, assessmentId);
  const names = await findNames(ctx.db, heads.map((head) => head.startedById));
  return heads.map((head) => ({
    ...toRunView(head, names), score: head.score, low: head.low, high: head.high, coverage: head.coverage, level: head.level,
    toReview: head.status === "DONE" ? (head.opinion?.apart ?? null) : null,
    decided: head.id === assessment.currentRunId && (head.score !== assessment.score || head.level !== assessment.level) ? { score: assessment.score, level: assessment.level } : null,
  }));
}
