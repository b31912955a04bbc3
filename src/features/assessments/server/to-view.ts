import { can } from "@/domain/access/permissions";
import { canMove } from "@/domain/assessment/assessment";
import type { LevelId } from "@/domain/risk/rubric";
import type { Actor } from "@/kernel/context";
import type { AssessmentRow, AssessmentView } from "../contract";
import type { AssessmentRecord } from "./store";

/** Stale: a document, answer or decision is newer than the inputs of the scored run. */
export const isStale = (record: Pick<AssessmentRecord, "changedAt" | "scoredAt">): boolean =>
  record.scoredAt !== null && record.changedAt !== null && record.changedAt > record.scoredAt;

export const toRow = (record: AssessmentRecord): AssessmentRow => ({
  id: record.id,
  name: record.name,
  firm: record.firm,
  country: record.country,
  sector: record.sector,
  state: record.state,
  score: record.score,
  low: record.low,
  high: record.high,
  coverage: record.coverage,
  level: record.level as LevelId | null,
  stale: isStale(record),
  updatedAt: record.updatedAt,
});

export const conditionsOf = (record: Pick<AssessmentRecord, "conditions">): Record<string, boolean> => {
  const stored = record.conditions;
  if (stored === null || typeof stored !== "object" || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((pair): pair is [string, boolean] => typeof pair[1] === "boolean"));
};

export function mayOf(actor: Actor, record: AssessmentRecord): AssessmentView["may"] {
  const live = record.state !== "ARCHIVED";
  return {
    edit: live && can(actor.role, "assessment.edit"),
    start: can(actor.role, "run.start") && canMove(record.state, "start"),
    archive: can(actor.role, "assessment.archive") && (canMove(record.state, "archive") || !live),
  };
}
