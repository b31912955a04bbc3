import { plainText } from "../quantities/plain-text";
import type { Assessed, Fact } from "../risk/assessed";
import type { FindingValue } from "../risk/finding";
import { levelOrder } from "../risk/levels";
import type { LevelId, Rubric } from "../risk/rubric";
import { indexRubric } from "../risk/rubric-index";
import type { ExpectedFact, Expectation } from "./expectation";
import { type LevelPair, quadraticKappa } from "./weighted-kappa";

interface JudgedLevel {
  indicator: string;
  expected: LevelId | null;
  got: LevelId | null;
}

export interface JudgedFact {
  dataPoint: string;
  expected: Pick<ExpectedFact, "value" | "unit" | "currency">;
  got: Pick<Fact, "value" | "unit" | "currency"> | null;
  /** INVENTED: a value where the papers state none. ABSENT: none, as it should be. */
  verdict: "FOUND" | "WRONG" | "MISSED" | "INVENTED" | "ABSENT";
}

/** One assessment of a set, as a version of a prompt read it, beside what was expected. */
export interface JudgedCase {
  levels: JudgedLevel[];
  facts: JudgedFact[];
  quotations: { verified: number; dropped: number };
}

/** Compares only what the version was asked about: the given categories. */
export function judgeReading(rubric: Rubric, expected: Expectation, assessed: Assessed, categories: readonly string[]): JudgedCase {
  const asked = new Set(categories);
  const index = indexRubric(rubric);
  const results = new Map(assessed.categories.flatMap((category) => category.indicators).map((indicator) => [indicator.id, indicator.level]));
  const facts = new Map(assessed.facts.map((fact) => [fact.dataPoint, fact]));
  return {
    levels: Object.entries(expected.levels).flatMap(([indicator, level]) =>
      asked.has(index.indicator.get(indicator)?.category ?? "") ? [{ indicator, expected: level, got: results.get(indicator) ?? null }] : []),
    facts: expected.facts.flatMap((fact) =>
      asked.has(index.dataPoint.get(fact.dataPoint)?.category ?? "") ? [judgeFact(fact, facts.get(fact.dataPoint) ?? null)] : []),
    quotations: assessed.quotations,
  };
}

function judgeFact({ dataPoint, value, unit, currency }: ExpectedFact, found: Fact | null): JudgedFact {
  const got = found && { value: found.value, unit: found.unit, currency: found.currency };
  const base = { dataPoint, expected: { value, unit, currency }, got };
  if (value === null) return { ...base, verdict: got === null ? "ABSENT" : "INVENTED" };
  if (got === null) return { ...base, verdict: "MISSED" };
  const sameCurrency = currency === null || got.currency === null || currency === got.currency;
  return { ...base, verdict: sameCurrency && sameValue(value, got.value) ? "FOUND" : "WRONG" };
}

/** Printed figures are rounded; a difference a reader would not see is none. */
const ROUNDING = 0.005;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));

/** A date known to the month only agrees with a day of it; a text with one that holds all its words. */
export function sameValue(a: FindingValue, b: FindingValue): boolean {
  if (a.kind === "number" && b.kind === "number") return near(a.number, b.number) && near(a.high ?? a.number, b.high ?? b.number);
  if (a.kind === "date" && b.kind === "date") return a.date.startsWith(b.date) || b.date.startsWith(a.date);
  if (a.kind === "boolean" && b.kind === "boolean") return a.yes === b.yes;
  if (a.kind === "choice" && b.kind === "choice") return a.choice.toLowerCase() === b.choice.toLowerCase();
  if (a.kind === "text" && b.kind === "text") return holds(a.text, b.text) || holds(b.text, a.text);
  return false;
}

const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function holds(whole: string, part: string): boolean {
  const words = new Set(wordsOf(whole));
  const wanted = wordsOf(part);
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}

/** The figures of a whole set, one row for every version that is compared. */
export interface EvaluationFigures {
  cases: number;
  /** Indicators with a level on both sides; agreement is over these. */
  pairs: number;
  same: number;
  oneApart: number;
  further: number;
  /** Quadratic weighted; null where it is not defined. */
  kappa: number | null;
  /** Expected a level and none was read; read one where none was expected. */
  levelsMissed: number;
  levelsExtra: number;
  factsExpected: number;
  factsFound: number;
  factsWrong: number;
  factsMissed: number;
  factsInvented: number;
  quotationsVerified: number;
  quotationsDropped: number;
}

export function figuresOf(cases: readonly JudgedCase[]): EvaluationFigures {
  const levels = cases.flatMap((each) => each.levels);
  const facts = cases.flatMap((each) => each.facts);
  const pairs = levels.flatMap(({ expected, got }): LevelPair[] => (expected !== null && got !== null ? [[expected, got]] : []));
  const apart = (holdsFor: (levelsApart: number) => boolean): number => pairs.filter(([a, b]) => holdsFor(Math.abs(levelOrder(a) - levelOrder(b)))).length;
  const verdicts = (verdict: JudgedFact["verdict"]): number => facts.filter((fact) => fact.verdict === verdict).length;
  return {
    cases: cases.length, pairs: pairs.length, kappa: quadraticKappa(pairs),
    same: apart((n) => n === 0), oneApart: apart((n) => n === 1), further: apart((n) => n > 1),
    levelsMissed: levels.filter(({ expected, got }) => expected !== null && got === null).length,
    levelsExtra: levels.filter(({ expected, got }) => expected === null && got !== null).length,
    factsExpected: facts.filter(({ expected }) => expected.value !== null).length,
    factsFound: verdicts("FOUND"), factsWrong: verdicts("WRONG"), factsMissed: verdicts("MISSED"), factsInvented: verdicts("INVENTED"),
    quotationsVerified: cases.reduce((sum, { quotations }) => sum + quotations.verified, 0),
    quotationsDropped: cases.reduce((sum, { quotations }) => sum + quotations.dropped, 0),
  };
}
