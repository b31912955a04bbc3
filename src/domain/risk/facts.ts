import type { Contradiction, Fact } from "./assessed";
import type { Candidate, Candidates } from "./candidates";
import { latestFirst, type Period } from "./period";
import type { DataPointDef, Rubric } from "./rubric";

/** The value in force for each data point that has one, in the rubric's order. */
export function chooseFacts(rubric: Rubric, candidates: Candidates, contradictions: readonly Contradiction[]): Fact[] {
  const contradicted = new Set(contradictions.map((c) => c.dataPoint));
  return rubric.dataPoints.flatMap((def) => {
    const list = candidates.byKey.get(def.key) ?? [];
    const [best] = list;
    if (!best) return [];
    const head = def.multiple ? (seriesOf(def, list, null).head ?? best) : best;
    return [{
      dataPoint: def.key,
      value: head.value,
      series: def.multiple ? seriesOf(def, list, null).numbers : head.number === null ? [] : [head.number],
      unit: head.unit,
      currency: head.currency,
      period: head.period?.text ?? null,
      projected: head.tense === "projected" && !def.plan ? true : head.projected,
      grade: head.grade,
      evidence: [head, ...list.filter((c) => c.id !== head.id && agrees(c, head))].map((c) => c.evidence),
      contradicted: contradicted.has(def.key),
    }];
  });
}

/** Two passages that say the same of the same period both carry the fact. */
function agrees(a: Candidate, b: Candidate): boolean {
  if (a.period?.text !== b.period?.text || a.currency !== b.currency || a.unit !== b.unit) return false;
  if (a.value.kind === "text" && b.value.kind === "text") return false;
  return JSON.stringify(a.value) === JSON.stringify(b.value);
}

export interface Series {
  head: Candidate | null;
  used: Candidate[];
  /** Newest first. */
  numbers: number[];
}

/**
 * The values of a data point that holds several, newest first, one a period, actual ones only when
 * there are any. Several values without a period have no order, so they make no series.
 * `before` keeps only what ended before that period began.
 */
export function seriesOf(def: DataPointDef, list: readonly Candidate[], before: Period | null): Series {
  const typed = list.find((c) => c.byPerson === "CORRECTED");
  if (typed?.value.kind === "number") {
    return { head: typed, used: [typed], numbers: [typed.value.number, ...(typed.value.earlier ?? []).map((e) => e.number)] };
  }
  const numeric = list.filter((c) => c.number !== null && !c.notAYear);
  const actual = numeric.filter((c) => c.tense !== "projected");
  const pool = actual.length > 0 && !def.plan ? actual : numeric;
  const byPeriod = new Map<string, Candidate>();
  for (const candidate of pool) {
    const text = candidate.period?.text ?? "";
    if (!byPeriod.has(text)) byPeriod.set(text, candidate);
  }
  const dated = [...byPeriod.values()].filter((c) => c.period !== null && isBefore(c.period, before));
  const undated = byPeriod.get("");
  const used = dated.length > 0 ? dated.sort((a, b) => latestFirst(a.period, b.period)) : undated && byPeriod.size === 1 && pool.length === 1 ? [undated] : [];
  return { head: used[0] ?? null, used, numbers: used.flatMap((c) => (c.number === null ? [] : [c.number])) };
}

function isBefore(period: Period, limit: Period | null): boolean {
  if (limit?.start == null) return true;
  return period.end !== null && period.end < limit.start;
}
