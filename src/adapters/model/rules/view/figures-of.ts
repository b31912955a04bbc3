import { findNumberWords } from "@/domain/quantities/number-words";
import type { NumberToken } from "@/domain/quantities/numbers";
import type { LanguageCode } from "@/domain/risk/rubric";
import type { PageView } from "./page-view";

const memo = new WeakMap<PageView, readonly NumberToken[]>();
/** A page's numbers in figures and in words, in reading order. "One" is an article in most languages and left out. */
export function figuresOf(view: PageView, languages: readonly LanguageCode[]): readonly NumberToken[] {
  const known = memo.get(view);
  if (known) return known;
  const words = findNumberWords(view.plain).flatMap(({ start, end, value, languages: own }) =>
    value > 1 && own.some((language) => languages.includes(language)) ? [{ start, end, value, decimals: 0, grouped: value >= 1000, parenthesised: false, glued: false }] : []);
  const made = [...view.numbers(), ...words].sort((a, b) => a.start - b.start || a.end - b.end);
  memo.set(view, made);
  return made;
}

/** Index of the first figure at or after an offset. */
export function firstFigure(figures: readonly NumberToken[], offset: number): number {
  let low = 0;
  let high = figures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
