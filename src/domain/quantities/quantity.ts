import { currencyAfter, currencyBefore, type CurrencyMark } from "./currencies";
import { magnitudeAfter, magnitudeBefore } from "./magnitudes";
import type { NumberToken } from "./numbers";
import { areaUnit, areaUnitBefore, yieldUnit, yieldUnitAround, type UnitDef } from "./units";

/** A number with what stands around it: magnitude applied, currency mark, percent sign or unit. */
export interface Quantity {
  start: number;
  end: number;
  value: number;
  /** Upper end of a printed range, magnitude applied. */
  high: number | null;
  token: NumberToken;
  currency: CurrencyMark | null;
  percent: boolean;
  area: UnitDef | null;
  yield: UnitDef | null;
  /** The magnitude word's factor; 1 when none is printed. */
  magnitude: number;
}

const PERCENT = /^ ?(?:%|percent\b|per cent\b|pour ?cent\b|por ?ciento\b|por ?cento\b|pct\b)/;
const PERCENT_BEFORE = /(?:asilimia|\basilimia ya) ?$/;
const NOTE = /^ ?\([a-z. ]{2,14}\) ?/;
const RANGE = /^(?: ?%)? ?(?:-|(?:to|a|ad|al|ate|hadi|et|e|y|and|na)(?![a-z])) ?(?=(?:[$€£]|us\$|r\$|gh[¢₵] ?|[a-z]{1,4}\$?\.? ?)?\d)/;

const oneLine = (text: string): string => (text.includes("\n") ? text.replace(/\n/g, " ") : text);
/** In a table the next figure or the line's end follows: nothing that could name a unit. */
const NO_WORD = /^[ \n-]*(?:[\d.,;:\]|"]|\)(?! (?:ha|acre|hect|manz))|$)/;
const wordsAfter = (text: string, end: number): string => {
  const after = text.slice(end, end + 48);
  return NO_WORD.test(after) ? "" : oneLine(after);
};

/** Chile's mark for thousands of pesos; a grouped number follows it, where English writes "M$ 4.5". */
const THOUSANDS_OF_PESOS = /(?<![a-z])m\$ ?$/;

/** Reads the quantity whose first number is `tokens[index]`; `text` is plain text. */
export function readQuantity(text: string, tokens: readonly NumberToken[], index: number): Quantity | null {
  const token = tokens[index];
  if (!token) return null;
  const before = oneLine(text.slice(Math.max(0, token.start - 30), token.start));
  const magnitudeWord = magnitudeBefore(before);
  const thousands = token.grouped ? THOUSANDS_OF_PESOS.exec(before) : null;
  const mark = thousands ? { codes: ["CLP"], length: thousands[0].length } : currencyBefore(magnitudeWord.length > 0 ? before.slice(0, -magnitudeWord.length) : before);
  let start = token.start - magnitudeWord.length - (mark?.length ?? 0);
  let end = token.end + (token.parenthesised ? 1 : 0);
  let high: NumberToken | null = null;
  const next = tokens[index + 1];
  // "between 110 (January) and 185 (July)": what is said of the lower end stands between the two.
  const gap = next ? text.slice(end, next.start + 1).replace("\n", " ").replace(NOTE, " ") : "";
  if (next && gap.length < 12 && RANGE.test(gap) && next.value > token.value && !token.parenthesised && isRange(gap, before, token, next)) {
    high = next;
    end = next.end;
  }
  // A paragraph breaks its lines anywhere: "15 millions\nFCFA".
  const after = wordsAfter(text, end);
  const percent = PERCENT.exec(after);
  const magnitude = percent ? { factor: 1, length: 0 } : magnitudeAfter(after, mark !== null);
  const factor = magnitude.factor * magnitudeWord.factor * (thousands && magnitude.factor === 1 ? 1000 : 1);
  const lesser = magnitude.factor >= 1e5 && next && !high ? lesserPart(text, end + magnitude.length, next, magnitude.factor) : null;
  const rest = after.slice(magnitude.length);
  const areaBefore = areaUnitBefore(before);
  const yields = percent ? null : (yieldUnit(rest) ?? yieldUnitAround(before, rest));
  const area = percent || yields ? null : (areaUnit(rest) ?? areaBefore);
  const trailing = mark || percent || area || yields ? null : trailingCurrency(rest);
  if (areaBefore && area === areaBefore) start = Math.min(start, token.start - areaBefore.length);
  const unitLength = yields ? yields.length : area && area !== areaBefore ? lengthOf(areaUnit(rest)) : 0;
  return {
    start,
    end: lesser ? lesser.end : end + (percent?.[0].length ?? magnitude.length) + (trailing?.length ?? 0) + unitLength,
    value: scaled(token.value, factor) + (lesser?.value ?? 0),
    high: high ? scaled(high.value, factor) : null,
    token,
    currency: mark ?? trailing,
    percent: percent !== null || PERCENT_BEFORE.test(before),
    area: area ? { base: area.base, factor: area.factor } : null,
    yield: yields ? { base: yields.base, factor: yields.factor } : null,
    magnitude: factor,
  };
}

/** "6 crore 20 lakh", "3 lakh and 50 thousand": the second figure counts the rest in the next smaller word. */
function lesserPart(text: string, from: number, next: NumberToken, above: number): { value: number; end: number } | null {
  if (next.start < from || !/^ (?:and )?$/.test(text.slice(from, next.start)) || next.value >= 1000) return null;
  const { factor, length } = magnitudeAfter(text.slice(next.end, next.end + 12), false);
  return factor >= 1000 && factor < above ? { value: next.value * factor, end: next.end + length } : null;
}

/** "8.2 million" is 8200000, not 8199999.999999999. */
const scaled = (value: number, factor: number): number => (factor === 1 ? value : Math.round(value * factor * 1e6) / 1e6);

/** A sign between two numbers of a row belongs to the second one: "7 $ 436"; a word before a bracket to the first: "7 euros (6 before)". */
function trailingCurrency(rest: string): CurrencyMark | null {
  const found = currencyAfter(rest);
  return found && /^ ?[-(]?\d/.test(rest.slice(found.length)) && !/^ ?[a-z]{4,} \($/.test(rest.slice(0, found.length + 2)) && !/^ ?\d{4}\b/.test(rest.slice(found.length)) ? null : found;
}

const lengthOf = (unit: { length: number } | null): number => unit?.length ?? 0;

/** "and" joins two numbers of a list as well; it is a range only after "between", and a dash only without table gaps. */
function isRange(gap: string, before: string, token: NumberToken, next: NumberToken): boolean {
  if (/ (?:and|et|y|e|na) /.test(gap)) return /(?:between|entre|kati ya) (?:[a-z$€£¢₵₦₱]{1,4}\.? ?)?$/.test(before);
  if (/^ - /.test(gap) && (token.grouped || next.grouped)) return false;
  if (/ (?:a|al) /.test(gap)) return /(?:de|entre|del) (?:[a-z$]{1,4} ?)?$/.test(before) || token.grouped === next.grouped;
  return true;
}
