import type { AssessmentRow, AssessmentView } from "@/features/assessments/contract";
import type { Scorecard } from "@/features/runs/contract";
import { notFound } from "@/domain/errors";

/** An assessment as programs see it in a list. */
export const toListedAssessment = ({ id, name, firm, country, sector, state, score, low, high, coverage, level, stale, updatedAt }: AssessmentRow) => ({
  id, name, firm, country, sector, state, score, low, high, coverage, level, stale, updatedAt,
});

/** An assessment as programs see it: what screens need beside it (rights, answered questions) is left out. */
export const toWireAssessment = (view: AssessmentView) => ({
  ...toListedAssessment(view),
  enterpriseType: view.enterpriseType,
  currency: view.currency,
  createdAt: view.createdAt,
  createdBy: view.createdBy,
  documents: view.counts.documents,
  run: view.run && { id: view.run.id, number: view.run.number, startedAt: view.run.startedAt, scored: view.run.scored },
  job: view.job && { id: view.job.id, active: view.job.active },
});

/** The newest scored run with everything it rests on. @throws AppError NOT_FOUND before the first */
export function toWireScorecard(scorecard: Scorecard | null) {
  if (!scorecard) throw notFound("scorecard");
  const { run, assessed, documents, stale } = scorecard;
  return { run, stale, documents, ...assessed };
}
