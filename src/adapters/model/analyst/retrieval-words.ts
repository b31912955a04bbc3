import type { Rubric } from "@/domain/risk/rubric";

const made = new WeakMap<Rubric, Map<string, string>>();

/** The words a category's passages are found by: its questions, and its cues in every language the rubric knows. */
export function retrievalWords(rubric: Rubric, categoryId: string): string {
  const known = made.get(rubric) ?? new Map<string, string>();
  made.set(rubric, known);
  const before = known.get(categoryId);
  if (before !== undefined) return before;
  const indicators = rubric.indicators.filter(({ category }) => category === categoryId);
  const points = rubric.dataPoints.filter(({ category }) => category === categoryId);
  const words = [
    ...indicators.flatMap(({ name, question, lookFor }) => [...Object.values(name), question, ...lookFor]),
    ...points.flatMap(({ label, signals }) => [label, ...Object.values(signals).flat().map(plainCue)]),
  ].join(" ");
  known.set(categoryId, words);
  return words;
}

/** A cue is a pattern; its letters are the words it looks for. */
const plainCue = (cue: string): string => cue.replace(/\\[a-zA-Z]|\[[^\]]*\]/g, " ").replace(/[^\p{L}\p{N}]+/gu, " ");
