import type { FindingValue } from "../risk/finding";

const NARROW = "\u202f";
const NO_BREAK = "\u00a0";
// Units that name a kind of number rather than something to print behind it.
const isSilent = (unit: string): boolean => ["", "none", "ratio", "count", "date", "text"].includes(unit) || unit.startsWith("currency") || unit.startsWith("ISO ");

/** True when the unit says something beside a field or behind a number. */
export const hasUnit = (unit: string | null): unit is string => unit !== null && !isSilent(unit);
export const unitWord = (unit: string): string => (unit === "percent" || unit.startsWith("percent ") ? "%" : unit);

/** At most two decimals; a small figure keeps two digits that say something: 0.004 must not read as 0. */
export function numberWords(value: number): string {
  const small = value !== 0 && Math.abs(value) < 0.1;
  return new Intl.NumberFormat("en-GB", small ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 }).format(value === 0 ? 0 : value);
}

const withUnit = (text: string, unit: string | null): string => (!hasUnit(unit) ? text : unitWord(unit) === "%" ? `${text}${NARROW}%` : `${text} ${unit}`);

/** "12 %", "1.4", "34 days". */
export const measureWords = (value: number, unit: string): string => withUnit(numberWords(value), unit);

/** "KES 52 per kg", "KES 14,250,000", "12 to 15 %". */
function figureWords({ number, high }: { number: number; high: number | null }, unit: string | null, currency: string | null): string {
  const figures = high === null ? numberWords(number) : `${numberWords(number)} to ${numberWords(high)}`;
  if (currency === null) return withUnit(figures, unit);
  return hasUnit(unit) ? `${currency}${NO_BREAK}${figures} per ${unit}` : `${currency}${NO_BREAK}${figures}`;
}

/** A value as people read it: "KES 412.6 million" is written out, "yes" is Yes, an id loses its underscores. */
export function valueWords(value: FindingValue, unit: string | null, currency: string | null): string {
  switch (value.kind) {
    case "number": {
      const earlier = (value.earlier ?? []).map((each) => `${each.period === null ? "" : `${each.period}: `}${numberWords(each.number)}`);
      return [figureWords(value, unit, currency), ...earlier].join("; ");
    }
    case "date": return value.date;
    case "boolean": return value.yes ? "Yes" : "No";
    case "choice": return value.choice.replace(/[_-]+/g, " ");
    case "text": return value.text;
  }
}
