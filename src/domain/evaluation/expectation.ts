import type { Assessed } from "../risk/assessed";
import type { FindingValue } from "../risk/finding";
import type { LevelId, Rubric } from "../risk/rubric";

/** A value that careful people say the papers state. */
export interface ExpectedFact {
  dataPoint: string;
  /** null = the papers do not state it: whoever reads a value has made it up. */
  value: FindingValue | null;
  unit: string | null;
  currency: string | null;
  period: string | null;
}

/** What reading one stored assessment's papers should come to. */
export interface Expectation {
  /** By indicator; null = the papers give no level. An indicator that is absent is not asked about. */
  levels: Record<string, LevelId | null>;
  facts: ExpectedFact[];
}

/** Sections of prompts whose answers are levels or facts: those a set can judge. */
export const EVALUATED_SECTIONS = ["RISK_CATEGORY", "GAP_DETECTION"] as const;
export type EvaluatedSection = (typeof EVALUATED_SECTIONS)[number];

/** What of it a section's prompts are judged by: a look at gaps gives facts and no level. */
export const judgedBy = (section: EvaluatedSection, expected: Expectation): Expectation => (section === "GAP_DETECTION" ? { ...expected, levels: {} } : expected);

/** The data points of one category whose values, or absence, are expected: what a look at gaps is asked for. */
export function expectedPoints({ facts }: Expectation, rubric: Rubric, category: string): string[] {
  const own = new Set(rubric.dataPoints.filter((point) => point.category === category).map(({ key }) => key));
  return facts.map(({ dataPoint }) => dataPoint).filter((key) => own.has(key));
}

/** Whether a section's prompt has anything to answer in this category. */
export const isAsked = (section: EvaluatedSection, expected: Expectation, rubric: Rubric, category: string): boolean =>
  section === "RISK_CATEGORY" || expectedPoints(expected, rubric, category).length > 0;

/** What a run made of the papers alone, for a person to correct: it is no truth until somebody has looked it over. */
export function draftExpectation({ categories, facts }: Assessed): Expectation {
  const indicators = categories.flatMap((category) => category.indicators).filter(({ applicable }) => applicable);
  return {
    levels: Object.fromEntries(indicators.map(({ id, level }) => [id, level])),
    facts: facts.filter(({ evidence }) => evidence.some(({ documentId, answeredBy }) => documentId !== null && answeredBy === null))
      .map(({ dataPoint, value, unit, currency, period }) => ({ dataPoint, value, unit, currency, period })),
  };
}
