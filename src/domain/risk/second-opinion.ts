import type { Assessed, ComputedMetric, EvidenceRef, IndicatorResult } from "./assessed";
import { levelOrder } from "./levels";
import type { LevelId } from "./rubric";

/** What one analyst's findings come to for one indicator, by the same answers, date and code as the other's. */
export interface OpinionSide {
  level: LevelId | null;
  /** 0..100; null when nothing is proved. */
  score: number | null;
  /** Figures that could be computed. */
  figures: Pick<ComputedMetric, "metric" | "label" | "value" | "unit" | "currency" | "period">[];
  /** The quotations the level rests on, each once. */
  evidence: EvidenceRef[];
}

export interface OpinionRow {
  indicator: string;
  category: string;
  /** The one whose score counts. */
  used: OpinionSide;
  other: OpinionSide;
  /** Levels between the two; null when one of them gives none. */
  apart: number | null;
  /** So far apart that a person has to look. */
  review: boolean;
}

export interface OpinionCounts {
  /** Indicators both give a level. */
  both: number;
  same: number;
  oneApart: number;
  review: number;
  onlyUsed: number;
  onlyOther: number;
}

/** Levels two careful readers of the same papers may differ by. */
const TOLERATED = 1;

/** Two results of the same run beside each other, indicator by indicator. Nothing is averaged: the used one's score stands. */
export function compareOpinions(used: Assessed, other: Assessed): OpinionRow[] {
  const others = new Map(indicatorsOf(other).map((indicator) => [indicator.id, indicator]));
  return indicatorsOf(used).flatMap((indicator) => {
    const beside = others.get(indicator.id);
    if (!beside || !(indicator.applicable || beside.applicable)) return [];
    const [one, two] = [sideOf(indicator), sideOf(beside)];
    if (one.level === null && two.level === null && one.evidence.length + two.evidence.length === 0) return [];
    const apart = one.level === null || two.level === null ? null : Math.abs(levelOrder(one.level) - levelOrder(two.level));
    return [{ indicator: indicator.id, category: indicator.category, used: one, other: two, apart, review: apart !== null && apart > TOLERATED }];
  });
}

export function countOpinions(rows: readonly OpinionRow[]): OpinionCounts {
  const count = (holds: (row: OpinionRow) => boolean): number => rows.filter(holds).length;
  return {
    both: count(({ apart }) => apart !== null),
    same: count(({ apart }) => apart === 0),
    oneApart: count(({ apart }) => apart === TOLERATED),
    review: count(({ review }) => review),
    onlyUsed: count(({ used, other }) => used.level !== null && other.level === null),
    onlyOther: count(({ used, other }) => used.level === null && other.level !== null),
  };
}

const indicatorsOf = ({ categories }: Assessed): IndicatorResult[] => categories.flatMap(({ indicators }) => indicators);

function sideOf({ level, evidenced, components }: IndicatorResult): OpinionSide {
  const told = components.filter((component) => component.applicable && component.level !== null);
  const evidence = new Map(told.flatMap((component) => component.evidence).map((ref) => [`${ref.documentId ?? ref.answeredBy ?? ""}\n${ref.page ?? ""}\n${ref.quote ?? ""}`, ref]));
  return {
    level, score: evidenced, evidence: [...evidence.values()],
    figures: told.flatMap(({ computed }) => (computed && computed.value !== null ? [pick(computed)] : [])),
  };
}

const pick = ({ metric, label, value, unit, currency, period }: ComputedMetric): OpinionSide["figures"][number] => ({ metric, label, value, unit, currency, period });
