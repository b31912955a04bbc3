import { findNumberWords } from "@/domain/quantities/number-words";
import type { NumberToken } from "@/domain/quantities/numbers";
import { readQuantity, type Quantity } from "@/domain/quantities/quantity";
import type { LanguageCode } from "@/domain/risk/rubric";
import type { PageView } from "./page-view";

const memo = new WeakMap<PageView, readonly NumberToken[]>();
/** A page's numbers in figures and in words, in reading order. "One" is an article in most languages and left out. */
export function figuresOf(view: PageView, languages: readonly LanguageCode[]): readonly NumberToken[] {
  const known = memo.get(view);
  if (known) return known;
  const words = findNumberWords(view.plain).flatMap(({ start, end, value, languages: own }) =>
    // "6 million" is one figure, read as such.
    value > 1 && !/\d\s?$/.test(view.plain.slice(Math.max(0, start - 2), start)) && own.some((language) => languages.includes(language)) ? [{ start, end, value, decimals: 0, grouped: value >= 1000, parenthesised: false, glued: false }] : []);
  const made = [...view.numbers(), ...words].sort((a, b) => a.start - b.start || a.end - b.end);
  memo.set(view, made);
  return made;
}

const quantities = new WeakMap<readonly NumberToken[], (Quantity | null)[]>();

/** The quantity whose first number is `figures[index]`; several pickers ask for the same ones. `plain` is the figures' own text. */
export function quantityOf(plain: string, figures: readonly NumberToken[], index: number): Quantity | null {
  let known = quantities.get(figures);
  if (!known) quantities.set(figures, (known = []));
  const quantity = known[index];
  return quantity === undefined ? (known[index] = readQuantity(plain, figures, index)) : quantity;
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
