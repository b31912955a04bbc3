import type { Candidate } from "./candidate";

/** How many findings one data point may get from one document: several only where several are true together. */
export interface SelectRule {
  most: number;
  /** A further candidate must reach this share of the best one's score. */
  share: number;
}

const sameValue = (a: Candidate, b: Candidate): boolean => {
  if (a.value.kind === "number" && b.value.kind === "number")
    return Math.abs(a.value.number - b.value.number) <= 0.005 * Math.max(Math.abs(a.value.number), Math.abs(b.value.number)) && a.period === b.period && a.projected === b.projected;
  return JSON.stringify(a.value) === JSON.stringify(b.value);
};
const overlap = (a: Candidate, b: Candidate): boolean => a.page === b.page && a.start < b.end && b.start < a.end;

/** The best candidates of each key, surest first; equal values once; order fixed by score, page and place. */
export function selectCandidates(candidates: readonly Candidate[], ruleFor: (key: string) => SelectRule): Candidate[] {
  const byKey = new Map<string, Candidate[]>();
  for (const candidate of candidates) byKey.set(candidate.key, [...(byKey.get(candidate.key) ?? []), candidate]);
  return [...byKey.keys()].sort().flatMap((key) => {
    const { most, share } = ruleFor(key);
    const ordered = [...(byKey.get(key) ?? [])].sort((a, b) => b.score - a.score || a.page.page.index - b.page.page.index || a.start - b.start || a.end - b.end);
    const kept: Candidate[] = [];
    const best = ordered[0]?.score ?? 0;
    for (const candidate of ordered) {
      if (kept.length >= most || candidate.score < best * share) break;
      const text = candidate.value.kind === "text";
      if (!kept.some((other) => (text ? overlap(other, candidate) : sameValue(other, candidate)))) kept.push(candidate);
    }
    return kept;
  });
}
