import type { FindingValue } from "../risk/finding";
import type { Locale } from "./report-document";
import { fill, type ReportLabels } from "./report-labels";

// British English dates put the day first, as the other four languages do.
const TAG: Record<Locale, string> = { en: "en-GB", fr: "fr", es: "es", sw: "sw", pt: "pt" };

/** Words for numbers and dates in one language; always UTC, so the machine's zone never shows. */
export interface ReportFormat {
  /** A score or a count: a whole number. */
  whole(value: number): string;
  /** At most `digits` decimals, two unless told. */
  number(value: number, digits?: number): string;
  /** A share 0..1 as percent. */
  percent(share: number): string;
  /** "47 to 60", or one number when both ends are equal. */
  range(low: number, high: number): string;
  /** yyyy, yyyy-mm, yyyy-mm-dd or an ISO time, in words. */
  date(iso: string): string;
  country(codeOrName: string): string;
  value(value: FindingValue, unit: string | null, currency: string | null): string;
  /** "1.41", "12%", "34 days": a computed figure with its unit. */
  measure(value: number, unit: string): string;
  list(items: readonly string[]): string;
}

const isPercent = (unit: string): boolean => unit === "%" || unit === "percent";
// Units that name a kind, not something to print behind a number.
const isSilent = (unit: string): boolean => ["", "none", "ratio", "count", "date", "text"].includes(unit) || unit.startsWith("currency") || unit.startsWith("ISO ");
const words = (id: string): string => id.replace(/[_-]+/g, " ");

function dateWords(tag: string, iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
  if (year === undefined || !Number.isFinite(year)) return iso;
  if (month === undefined) return String(year);
  const time = new Date(Date.UTC(year, month - 1, day ?? 1));
  if (Number.isNaN(time.getTime())) return iso;
  return new Intl.DateTimeFormat(tag, { year: "numeric", month: "long", ...(day === undefined ? {} : { day: "numeric" }), timeZone: "UTC" }).format(time);
}

/** Making one of these costs a hundred times what asking it does, and a report asks a thousand times. */
function once<Options extends object, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

export function createFormat(locale: Locale, labels: ReportLabels): ReportFormat {
  const tag = TAG[locale];
  const figures = once((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
  // A small figure keeps two digits that say something: 0.004 must not read as 0.
  const number = (value: number, digits = 2): string =>
    figures(digits > 0 && value !== 0 && Math.abs(value) < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: digits }).format(value === 0 ? 0 : value);
  const percentOf = (value: number, digits: number): string => figures({ style: "percent", maximumFractionDigits: digits }).format(value / 100);
  const range = (low: number, high: number): string =>
    low === high ? number(low) : fill(labels.rangeOf, { low: number(low), high: number(high) });
  const measure = (value: number, unit: string): string =>
    isPercent(unit) ? percentOf(value, 2) : isSilent(unit) ? number(value) : fill(labels.valueWithUnit, { value: number(value), unit });

  const figure = (value: { number: number; high: number | null }, unit: string, currency: string | null): string => {
    const text = range(value.number, value.high ?? value.number);
    if (currency !== null) return isSilent(unit) ? `${currency}\u00A0${text}` : fill(labels.valueWithUnit, { value: `${currency}\u00A0${text}`, unit });
    if (value.high === null) return measure(value.number, unit);
    return isPercent(unit) ? `${text}\u00A0%` : isSilent(unit) ? text : fill(labels.valueWithUnit, { value: text, unit });
  };

  return {
    number, range, measure,
    whole: (value) => number(value, 0),
    percent: (share) => percentOf(share * 100, 0),
    date: (iso) => dateWords(tag, iso),
    country: (name) => (/^[a-z]{2}$/i.test(name) ? new Intl.DisplayNames([tag], { type: "region" }).of(name.toUpperCase()) ?? name : name),
    list: (items) => new Intl.ListFormat(tag, { type: "conjunction" }).format(items),
    value: (value, unit, currency) => {
      switch (value.kind) {
        case "number": return figure(value, unit ?? "", currency);
        case "date": return dateWords(tag, value.date);
        case "boolean": return value.yes ? labels.yes : labels.no;
        case "choice": return words(value.choice);
        case "text": return value.text;
      }
    },
  };
}
