import { findFractions } from "../quantities/fractions";
import type { NumberStyle } from "../quantities/number-style";
import { findNumberWords, saysDays, timesPerYear } from "../quantities/number-words";
import { readNumber } from "../quantities/numbers";
import { plainText } from "../quantities/plain-text";
import type { Finding } from "./finding";

/**
 * Whether what a finding says stands in its own quotation: the figure itself, after a magnitude ("4.5
 * million", a table in thousands), after a unit's conversion, in words, or as a sum or product of figures
 * the quotation states. Choices and booleans are readings of words and not looked for.
 */
export function valueInQuote(finding: Finding): boolean {
  const { value } = finding;
  if (!value) return true;
  const quote = plainText(finding.quote);
  if (value.kind === "number") return [value.number, ...(value.high === null ? [] : [value.high])].every((figure) => figureStands(figure, quote, finding));
  if (value.kind === "date") return dateStands(value.date, quote);
  if (value.kind === "text") return digitsStand(plainText(value.text), quote);
  return true;
}

/** Factors a heading, a magnitude word or a fall printed without its sign puts between print and value. */
const MAGNITUDES: readonly number[] = [1, 1e3, 1e5, 1e6, 1e7, 1e9, 1e12];
const AREA: readonly number[] = [0.404686, 0.42, 0.7, 0.0001, 0.062886, 2.42, 100];
const MASS: readonly number[] = [0.001, 0.1, 0.015, 0.09];
const TIME: readonly number[] = [7, 30, 30.4, 1 / 12, 12, 365];
/** Printed unit to the unit findings are told in. */
const CONVERSIONS: readonly number[] = [...AREA, ...MASS, ...TIME, ...AREA.map((area) => 1 / area), ...MASS.flatMap((mass) => AREA.map((area) => mass / area))];
const STYLES: readonly NumberStyle[] = [{ group: ",", decimal: "." }, { group: ".", decimal: "," }];

const PRINTED = /(?<=[$€£₦₱₵] ?)\.\d{1,3}(?!\d)|\d{1,3}(?:[ ']\d{2,3})+(?:[.,]\d+)?|\d[\d.,]*\d|\d/g;
/** "N4, 450,000": a blank slipped in behind an amount's first comma. */
const SLIPPED = /(?<![\d,])(\d{1,3}(?:,\d{3})*), (?=\d{3},\d{3}(?!\d)|000(?!\d))/g;
const NONE = /\b(?:no|none|neither|nil|zero|without|free of|never|not|aucune?|neant|sans|pas|jamais|ningun[oa]?s?|nada|sin|cero|nunca|nenhuma?s?|sem|nao|hakuna|hatuna|hatudaiwi|hakidaiwi|haidaiwi|haina|hana|bila|(?:usio|isiyo|zisizo|lisilo) na|interest[- ]free|sifuri|hajawahi|haijawahi)\b|n'/;
const WHOLE = /\b(?:all|every(?:one|body)|(?:every|each)(?= (?!year|month|week|day|season|quarter|time|second|other|of|one|two|three)[a-z])|entire(?:ly)?|whol(?:e|ly)|full(?:y)?|only|solely|exclusively|tou(?:te?s?|s)|enti?er(?:e|ement)|integral\w*|totalement|seul\w*|exclusiv\w+|tod[oa]s?|total\w*|enter[oa]|integr\w+|solo|unic\w+|totalidade|inteir\w+|yote|wote|zote|pekee|tu|(?:no|without|lacks?)(?: any)? irrigation|(?:hakuna|hatuna|bila) umwagiliaji)\b/;
const HALF = /\b(?:half|moitie|demi|mitad|medi[oa]|metade|mei[oa]|nusu)\b/;

const OFTEN = /\b(?:(twice)|thrice)\b/g;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.006 * Math.max(Math.abs(a), Math.abs(b));

function figureStands(figure: number, quote: string, finding: Finding): boolean {
  const wanted = Math.abs(figure);
  const printed = printedNumbers(quote);
  if (finding.unit === "days" && saysDays(quote, wanted)) return true;
  if (wanted === 0) return printed.includes(0) || NONE.test(quote) || /(?:^|\s)-(?:\s|$)/.test(quote);
  const factors = finding.currency === null && finding.unit !== null && finding.unit !== "%" ? [...MAGNITUDES, ...CONVERSIONS] : MAGNITUDES;
  const said = [...printed, ...wordNumbers(quote), ...[...quote.matchAll(OFTEN)].map((match) => (match[1] ? 2 : 3))];
  if (said.some((number) => factors.some((factor) => near(number * factor, wanted)))) return true;
  if (timesPerYear(quote) === wanted || (wanted === 100 && WHOLE.test(quote)) || (wanted === 50 && HALF.test(quote))) return true;
  if (finding.unit === "%" && findFractions(quote).some(({ percent }) => near(percent, wanted))) return true;
  return computed(said.slice(0, 24), wanted);
}

/** A sum or product the quotation spells out: "9.1 million and 3.88 million", "1,000 shares of 50". */
function computed(said: readonly number[], wanted: number): boolean {
  const is = (number: number): boolean => MAGNITUDES.some((factor) => Math.abs(number * factor - wanted) <= 1e-6 * wanted);
  return said.some((a, index) => said.slice(index + 1).some((b) => is(a + b) || is(a * b)));
}

/** Every value the printed digits may mean: "1.250" is a thousand or one and a quarter until a text decides. */
function printedNumbers(quote: string): number[] {
  const values = new Set<number>();
  for (const [all] of quote.replace(/\n/g, " ").replace(SLIPPED, "$1,").matchAll(PRINTED)) {
    const groups = all.split(/[ ']/);
    // "Year 1 14 137 500": a figure may begin behind another one.
    const parts = groups.length > 1 ? [all, ...groups, ...groups.slice(1).map((_, index) => groups.slice(index + 1).join(" "))] : [all];
    for (const part of parts) for (const style of STYLES) values.add(readNumber(part.replace(/[.,]+$/, ""), style).value);
  }
  return [...[...values].filter((value) => Number.isFinite(value)), ...southAsian(quote)];
}

/** "6 crore 20 lakh" is one figure told in two words. */
function southAsian(quote: string): number[] {
  return [...quote.matchAll(/(\d+(?:\.\d+)?) (crores?|lakhs?|lacs?) (?:and )?(\d+(?:\.\d+)?) (lakhs?|lacs?|thousand)/g)].map(([, more, great, less, small]) => Number(more) * (great?.startsWith("c") ? 1e7 : 1e5) + Number(less) * (small?.startsWith("l") ? 1e5 : 1e3));
}

/** Numbers in words, and two beside each other added or multiplied: "twenty five", "two hundred". */
function wordNumbers(quote: string): number[] {
  const words = findNumberWords(quote);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const beside = next && /^[\s-]*(?:and|et|y|e|na)?[\s-]*$/.test(quote.slice(word.end, next.start)) ? [word.value + next.value, word.value * next.value] : [];
    return [word.value, ...beside];
  });
}

function dateStands(iso: string, quote: string): boolean {
  const digits = quote.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "");
  const year = iso.slice(0, 4);
  return new RegExp(`(?<!\\d)${year}(?!\\d)|(?<!\\d)${year.slice(2)}(?!\\d)`).test(digits);
}

/** Every number of a text answer, by its digits alone. */
function digitsStand(text: string, quote: string): boolean {
  const held = quote.replace(/\D+/g, " ");
  const joined = quote.replace(/\D+/g, "");
  return (text.match(/\d+/g) ?? []).every((digits) => ` ${held} `.includes(` ${digits} `) || joined.includes(digits));
}
