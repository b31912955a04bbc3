import type { DocumentPage } from "@/domain/documents/document";
import { statedScale } from "@/domain/quantities/magnitudes";
import { detectNumberStyle, type NumberStyle } from "@/domain/quantities/number-style";
import { findNumbers } from "@/domain/quantities/numbers";
import { plainText } from "@/domain/quantities/plain-text";
import { type Quantity, readQuantity } from "@/domain/quantities/quantity";
import type { Finding } from "@/domain/risk/finding";
import { valueInQuote } from "@/domain/risk/value-in-quote";

export type Recomputed =
  | { kind: "same" }
  /** The quotation prints another figure, and only that one. */
  | { kind: "changed"; number: number }
  /** The quotation prints several figures and none of them is the one given. */
  | { kind: "unclear" };

/** Printed figures are often rounded where the model's are not. */
const near = (a: number, b: number): boolean => Math.abs(Math.abs(a) - Math.abs(b)) <= 0.006 * Math.max(Math.abs(a), Math.abs(b));
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2100;

interface PageHabit {
  style: NumberStyle;
  /** What a heading of the page multiplies its figures by. */
  scale: number;
}
const habits = new WeakMap<DocumentPage, PageHabit>();

function habitOf(page: DocumentPage): PageHabit {
  const known = habits.get(page);
  if (known) return known;
  const plain = plainText(page.text);
  const made = { style: detectNumberStyle(plain, null), scale: statedScale(plain) };
  habits.set(page, made);
  return made;
}

/** Every figure a quotation prints, as its page writes numbers. */
export function figuresIn(quote: string, page: DocumentPage): Quantity[] {
  const plain = plainText(quote);
  const tokens = findNumbers(plain, habitOf(page).style);
  return tokens.flatMap((_, at) => readQuantity(plain, tokens, at) ?? []);
}

/** Reads a finding's figure again from its own quotation; the scale a table states at its head counts. */
export function recomputeFigure(finding: Finding, page: DocumentPage): Recomputed {
  if (finding.value?.kind !== "number") return { kind: "same" };
  const given = finding.value.number;
  const { scale } = habitOf(page);
  const printed = figuresIn(finding.quote, page);
  const values = printed.flatMap(({ value, high, magnitude }) => [value, ...(high === null ? [] : [high]), ...(magnitude === 1 && scale !== 1 ? [value * scale] : [])]);
  if (values.some((value) => near(value, given))) return { kind: "same" };
  // Areas and weights are told in base units, and counts may be in words: the quotation's own check knows both.
  const converted = finding.currency === null && finding.unit !== null && finding.unit !== "%";
  const stands = valueInQuote(finding);
  if (stands && (converted || printed.length === 0)) return { kind: "same" };
  const figures = [...new Set(printed.map(({ value }) => value).filter((value) => !isYear(value)))];
  const [only] = figures;
  if (only !== undefined && figures.length === 1) return { kind: "changed", number: only };
  return stands && isComputed(given, figures) ? { kind: "same" } : { kind: "unclear" };
}

/** A sum or product of two figures the quotation prints, to the last digit. */
const isComputed = (given: number, figures: readonly number[]): boolean =>
  figures.some((a, at) => figures.slice(at + 1).some((b) => [a + b, a * b].some((made) => Math.abs(made - given) <= 1e-6 * Math.abs(given))));
