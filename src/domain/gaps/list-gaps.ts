import { settledFor, type AssessInput, type Settled } from "../risk/assess";
import type { Assessed, Fact } from "../risk/assessed";
import { answersInForce, type Candidate } from "../risk/candidates";
import { anyHolds } from "../risk/conditions";
import type { DataPointDef } from "../risk/rubric";
import type { Answer, Gap, GapCandidate, GapCompanion } from "./gap";
import { effectOf, NO_EFFECT, prepareEffects } from "./gap-effect";
import { statusOf } from "./gap-status";

/**
 * Every row of the data catalogue with what is known of it, what is wrong with that, and what an answer
 * can do. First comes what can move the overall band, then what can raise or clear a flag, then what can
 * move a category's band, then the width closed (bands.yaml, gap_priority).
 */
export function listGaps(input: AssessInput & { assessed: Assessed }): Gap[] {
  const settled = settledFor(input, input.assessed);
  const effects = prepareEffects(input, settled);
  const answers = answersInForce(input.answers);
  const rejected = new Set(input.answers.filter((a) => a.kind === "REJECTED").map((a) => a.dataPoint));
  const latestRejection = new Map(input.answers.filter((a) => a.kind === "REJECTED").map((a) => [a.dataPoint, a]));
  const answerOf = (key: string): Answer | null => answers.get(key) ?? latestRejection.get(key) ?? null;
  const rows = input.rubric.dataPoints.filter((def) => def.parent === null);
  const gaps = rows.map((def): Gap => {
    const { status, reason } = statusOf(input.rubric, settled, def, rejected.has(def.key));
    const open = status !== "VERIFIED" && status !== "NOT_APPLICABLE";
    return {
      dataPoint: def.key,
      category: def.category,
      status,
      mandatory: def.mandatory && anyHolds(settled.conditions, def.mandatoryIf),
      ...inForce(settled, def.key),
      reason,
      candidates: candidatesOf(settled, def.key),
      answer: answerOf(def.key),
      effect: open ? effectOf(effects, def) : NO_EFFECT,
      companions: def.extra.map((key) => companion(settled, key, answerOf(key))),
    };
  });
  return gaps.sort(byUrgency(input.rubric.dataPoints));
}

type InForce = Pick<Gap, "value" | "unit" | "currency" | "period" | "projected" | "grade">;

function inForce(settled: Settled, key: string): InForce {
  const fact: Fact | undefined = settled.facts.find((f) => f.dataPoint === key);
  return {
    value: fact?.value ?? null, unit: fact?.unit ?? null, currency: fact?.currency ?? null, period: fact?.period ?? null,
    projected: fact?.projected ?? null, grade: fact?.grade ?? null,
  };
}

function companion(settled: Settled, key: string, answer: Answer | null): GapCompanion {
  return {
    dataPoint: key, ...inForce(settled, key), conflicting: settled.contradictions.some((c) => c.dataPoint === key), candidates: candidatesOf(settled, key), answer,
  };
}

/** What was found for a data point, the one in force first, then what a person set aside. */
function candidatesOf(settled: Settled, key: string): GapCandidate[] {
  const all = [...(settled.candidates.byKey.get(key) ?? []), ...(settled.candidates.setAside.get(key) ?? [])];
  return all.flatMap((c) => toCandidate(c) ?? []);
}

function toCandidate(c: Candidate): GapCandidate | null {
  const { documentId, page, place, quote } = c.evidence;
  if (documentId === null || page === null || quote === null) return null;
  return {
    findingId: c.id, documentId, page, place, quote, value: c.value, unit: c.unit, currency: c.currency,
    period: c.period?.text ?? null, projected: c.projected, grade: c.grade,
  };
}

const byUrgency = (order: readonly DataPointDef[]) => {
  const place = new Map(order.map((def, i) => [def.key, i]));
  const yes = (b: boolean): number => (b ? 0 : 1);
  const open = (gap: Gap): boolean => gap.status !== "VERIFIED" && gap.status !== "NOT_APPLICABLE";
  return (a: Gap, b: Gap): number =>
    yes(open(a)) - yes(open(b)) ||
    yes(a.effect.canMoveOverallBand) - yes(b.effect.canMoveOverallBand) ||
    yes(a.effect.flags.length > 0) - yes(b.effect.flags.length > 0) ||
    yes(a.effect.canMoveCategoryBand.length > 0) - yes(b.effect.canMoveCategoryBand.length > 0) ||
    b.effect.rangeClosed - a.effect.rangeClosed ||
    b.effect.categoryRangeClosed - a.effect.categoryRangeClosed ||
    yes(a.mandatory) - yes(b.mandatory) ||
    (place.get(a.dataPoint) ?? 0) - (place.get(b.dataPoint) ?? 0);
};
