import type { Candidate } from "./candidate";

/** Sales told in the same way: a row's and a sentence's score lie further apart. */
const ALIKE = 2;

/**
 * Where a paper tells the sales of several years in several places, each as if it were the only one, the newest year's are the
 * latest and the others' those of previous years.
 */
export function newestSalesFirst(found: readonly Candidate[]): Candidate[] {
  const sales = found.filter(({ key, period }) => key === "revenue_latest_year" && yearOf(period) !== null);
  const best = Math.max(...sales.map(({ score }) => score));
  const newest = Math.max(...sales.filter(({ score }) => best - score <= ALIKE).map(({ period }) => yearOf(period) ?? 0));
  return found.map((candidate) => (sales.includes(candidate) && (yearOf(candidate.period) ?? 0) < newest ? { ...candidate, key: "revenue_previous_years" } : candidate));
}

const yearOf = (period: string | null): number | null => (period !== null && /^(?:19|20)\d\d$/.test(period) ? Number(period) : null);
