import type { Candidate } from "./candidate";

/** How many findings one data point may get from one document. */
export interface SelectRule {
  most: number;
  /** A further candidate must reach this share of the best one's score. */
  share: number;
  /** Several values are true together (a price for each product), or only for different periods. */
  together: boolean;
  /** A year has one such figure: another of the same year that is far from it and less sure is of something else. */
  oneAYear?: boolean;
}

const sameValue = (a: Candidate, b: Candidate): boolean => {
  if (a.value.kind === "number" && b.value.kind === "number")
    return Math.abs(a.value.number - b.value.number) <= 0.005 * Math.max(Math.abs(a.value.number), Math.abs(b.value.number)) && (a.period === b.period || a.period === null || b.period === null);
  return JSON.stringify(a.value) === JSON.stringify(b.value);
};
const sameRow = (a: Candidate, b: Candidate): boolean => a.page === b.page && a.start === b.start;
const overlap = (a: Candidate, b: Candidate): boolean => a.page === b.page && a.start < b.end && b.start < a.end;

/** Two readings of one thing that nothing tells apart: both are told, and told to contradict each other. */
const TIE = 0.25;

/** The best candidates of each key, surest first; equal values once; order fixed by score, page and place. */
export function selectCandidates(candidates: readonly Candidate[], ruleFor: (key: string) => SelectRule): Candidate[] {
  const byKey = new Map<string, Candidate[]>();
  for (const candidate of candidates) byKey.set(candidate.key, [...(byKey.get(candidate.key) ?? []), candidate]);
  return [...byKey.keys()].sort().flatMap((key) => {
    const rule = ruleFor(key);
    const ordered = [...(byKey.get(key) ?? [])].sort((a, b) => b.score - a.score || a.page.page.index - b.page.page.index || a.start - b.start || a.end - b.end);
    const kept: Candidate[] = [];
    const inForce = ordered.filter((candidate) => !candidate.beside);
    const best = (inForce[0] ?? ordered[0])?.score ?? 0;
    for (const candidate of inForce.length > 0 ? inForce : ordered) {
      if (kept.length >= rule.most || candidate.score < best * rule.share) break;
      if (joins(candidate, kept, rule, best)) kept.push(candidate);
    }
    // Beside several readings of one thing, their other columns would only blur which is meant.
    const first = kept.length === 1 ? kept[0] : undefined;
    for (const candidate of ordered) if (candidate.beside && first && sameRow(candidate, first) && joins(candidate, kept, rule, best)) kept.push(candidate);
    return kept;
  });
}

/** Beyond this many times the other, two figures are no two readings of one thing. */
const FAR = 3;
const farOff = (a: Candidate, b: Candidate): boolean =>
  a.value.kind === "number" && b.value.kind === "number" && a.period !== null && a.period === b.period && Math.max(a.value.number, b.value.number) > FAR * Math.min(a.value.number, b.value.number);

/** Words of a passage that carry its meaning. */
const wordsOf = (text: string): Set<string> => new Set((text.toLowerCase().match(/[\p{L}\d]{5,}/gu) ?? []).map((word) => word.slice(0, 7)));

/** Whether a passage says little that another one has not said: most of its words are the other's. */
function repeats(value: Candidate["value"], other: Candidate["value"]): boolean {
  if (value.kind !== "text" || other.kind !== "text") return false;
  const words = wordsOf(value.text);
  const said = wordsOf(other.text);
  return words.size > 5 && [...words].filter((word) => said.has(word)).length >= words.size * 0.65;
}

function joins(candidate: Candidate, kept: readonly Candidate[], rule: SelectRule, best: number): boolean {
  if (candidate.value.kind === "text") return !kept.some((other) => overlap(other, candidate) || repeats(candidate.value, other.value));
  if (kept.some((other) => sameValue(other, candidate))) return false;
  if (rule.oneAYear && kept.some((other) => farOff(candidate, other))) return false;
  if (rule.together || kept.length === 0 || candidate.value.kind !== "number") return true;
  const otherPeriod = kept.every((other) => (other.period !== candidate.period && other.period !== null && candidate.period !== null) || (other.projected === true) !== (candidate.projected === true));
  return otherPeriod || best - candidate.score <= TIE;
}
