import type { Candidate } from "../findings/candidate";
import { isPrintedAs } from "./printed-as";

/** What another year stands in: a comparison in brackets ("(2023: 13)"), the time since when something is so. */
const OTHER_YEARS = /\([^()]*(?<!\d)(?:19|20)\d\d[^()]*:[^()]*\)|\b(?:since|depuis|desde|tangu)(?: [a-z]{1,9}){0,3} (?:19|20)\d\d/g;

/**
 * A figure without a year that is not its own: "14 employees (2023: 13)" are not of 2023, and "acres that we hire until 2032"
 * are not of a year to come.
 */
export function datedByItsOwn(candidate: Candidate, asOf: string): Candidate {
  const { value, period, projected, page, start, end } = candidate;
  if (value.kind !== "number" || period === null || !/^(?:19|20)\d\d$/.test(period)) return candidate;
  if (period > asOf.slice(0, 4) && projected !== true) return { ...candidate, period: null };
  const quote = page.plain.slice(start, end).replace(/\n/g, " ");
  const own = quote.replace(OTHER_YEARS, (words) => (holds(words, value.number) ? words : " "));
  return quote.includes(period) && !own.includes(period) ? { ...candidate, period: null } : candidate;
}

/** Whether the words in brackets hold the figure itself. */
const holds = (words: string, value: number): boolean =>
  [...words.matchAll(/\d[\d., ]*\d|\d/g)].some(([digits]) => !/^(?:19|20)\d\d$/.test(digits) && isPrintedAs(value, Number(digits.replace(/[ ,.](?=\d{3}(?!\d))/g, "").replace(",", "."))));
