import type { Contradiction } from "./assessed";
import type { Candidate, Candidates } from "./candidates";
import type { FindingValue } from "./finding";
import type { DataPointDef, Rubric } from "./rubric";

/** Difference in percent of the larger figure (absolute); 0 when both are zero. */
export function differencePercent(a: number, b: number): number {
  const larger = Math.max(Math.abs(a), Math.abs(b));
  return larger === 0 ? 0 : (Math.abs(a - b) / larger) * 100;
}

/**
 * Figures for the same thing, period and currency that differ by more than the rubric's tolerance, and
 * what an analyst marked as contradicting. A person's answer settles a contradiction, so there is none then.
 */
export function findContradictions(rubric: Rubric, candidates: Candidates): Contradiction[] {
  return rubric.dataPoints.flatMap((def) => {
    const list = candidates.byKey.get(def.key) ?? [];
    if (list.length < 2 || list.some((c) => c.byPerson !== null)) return [];
    return groupsOf(def, list).flatMap((group) => contradictionIn(rubric, def, group));
  });
}

/** Candidates that claim to state the same thing. */
function groupsOf(def: DataPointDef, list: Candidate[]): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of list) {
    const id = [
      candidate.period?.text ?? "", candidate.tense === "projected" && !def.plan ? "projected" : "", candidate.value.kind,
      candidate.unit ?? def.unit, candidate.currency ?? "",
    ].join("\n");
    groups.set(id, [...(groups.get(id) ?? []), candidate]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function contradictionIn(rubric: Rubric, def: DataPointDef, group: Candidate[]): Contradiction[] {
  const [used] = group;
  if (!used) return [];
  let widest = 0;
  const against = new Set<string>();
  for (const [i, a] of group.entries()) {
    for (const b of group.slice(i + 1)) {
      const difference = differenceOf(rubric, def, a, b);
      if (difference === 0) continue;
      widest = Math.max(widest, difference);
      against.add(a.id).add(b.id);
    }
  }
  if (against.size === 0) return [];
  const tie = group.some((c) => c.id !== used.id && against.has(c.id) && c.grade === used.grade);
  return [{
    dataPoint: def.key,
    period: used.period?.text ?? null,
    findingIds: [...against].sort(),
    differencePercent: Math.round(widest * 10) / 10,
    used: tie ? `Both are grade ${used.grade}: the worse value is used` : `The figure of the better grade, ${used.grade}, is used`,
    statements: group.filter((c) => c.id === used.id || against.has(c.id)).map((c) => ({
      value: c.value, unit: c.unit ?? def.unit, currency: c.currency, used: c.id === used.id, evidence: c.evidence,
    })),
  }];
}

/** 0 = they agree. */
function differenceOf(rubric: Rubric, def: DataPointDef, a: Candidate, b: Candidate): number {
  const told = a.contradicts.includes(b.id) || b.contradicts.includes(a.id);
  if (a.value.kind === "number" && b.value.kind === "number") {
    if (def.variesByProduct && !told) return 0;
    const difference = gapBetween(a.value, b.value);
    return difference > rubric.scoring.contradictionTolerancePercent ? difference : 0;
  }
  if (a.value.kind === "text") return told ? 100 : 0;
  return plain(a.value) === plain(b.value) ? 0 : 100;
}

type NumberValue = Extract<FindingValue, { kind: "number" }>;

/** Ranges that overlap agree. */
function gapBetween(a: NumberValue, b: NumberValue): number {
  const ends = (v: NumberValue): [number, number] => {
    const high = v.high ?? v.number;
    return [Math.min(v.number, high), Math.max(v.number, high)];
  };
  const [[aLow, aHigh], [bLow, bHigh]] = [ends(a), ends(b)];
  if (aLow <= bHigh && bLow <= aHigh) return 0;
  return aHigh < bLow ? differencePercent(aHigh, bLow) : differencePercent(bHigh, aLow);
}

/** Of two dates one may be written more exactly. */
function plain(value: FindingValue): string {
  switch (value.kind) {
    case "date": return value.date.slice(0, 7);
    case "boolean": return value.yes ? "yes" : "no";
    case "choice": return value.choice;
    case "text": return value.text;
    case "number": return String(value.number);
  }
}
