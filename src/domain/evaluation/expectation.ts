import type { Assessed } from "../risk/assessed";
import type { FindingValue } from "../risk/finding";
import type { LevelId } from "../risk/rubric";

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

/** What a run made of the papers alone, for a person to correct: it is no truth until somebody has looked it over. */
export function draftExpectation({ categories, facts }: Assessed): Expectation {
  const indicators = categories.flatMap((category) => category.indicators).filter(({ applicable }) => applicable);
  return {
    levels: Object.fromEntries(indicators.map(({ id, level }) => [id, level])),
    facts: facts.filter(({ evidence }) => evidence.some(({ documentId, answeredBy }) => documentId !== null && answeredBy === null))
      .map(({ dataPoint, value, unit, currency, period }) => ({ dataPoint, value, unit, currency, period })),
  };
}
