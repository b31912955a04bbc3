import { findFractions, type Fraction } from "@/domain/quantities/fractions";
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
  const words = wordsIn(view.plain).flatMap(({ start, end, value, languages: own }) =>
    value > 1 && own.some((language) => languages.includes(language)) ? [{ start, end, value, decimals: 0, grouped: value >= 1000, parenthesised: false, glued: false }] : []);
  const made = [...view.numbers(), ...words].sort((a, b) => a.start - b.start || a.end - b.end);
  memo.set(view, made);
  return made;
}

const shares = new WeakMap<PageView, readonly Fraction[]>();

/** Shares a page tells in words: "two thirds", "three out of ten". Several pickers ask. */
export function sharesOf(view: PageView): readonly Fraction[] {
  const made = shares.get(view) ?? findFractions(view.plain);
  shares.set(view, made);
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

/** Number words; the "million" of "6 million" belongs to its figure, and what follows it is a number of its own. */
function wordsIn(plain: string): ReturnType<typeof findNumberWords> {
  return findNumberWords(plain).flatMap((word) => {
    if (!/\d\s?$/.test(plain.slice(Math.max(0, word.start - 2), word.start))) return [word];
    const from = word.start + (/^\S+/.exec(plain.slice(word.start, word.end))?.[0].length ?? 0);
    return findNumberWords(plain.slice(from, word.end)).map((rest) => ({ ...rest, start: from + rest.start, end: from + rest.end }));
  });
}
