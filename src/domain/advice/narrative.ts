import { findNumberWords } from "../quantities/number-words";
import { findNumbers } from "../quantities/numbers";
import { plainText } from "../quantities/plain-text";
import { numberWords } from "../quantities/value-words";
import type { Assessed, CategoryResult } from "../risk/assessed";
import type { LevelId, Rubric } from "../risk/rubric";

/** What a narrative may be made of: the figures and words of the scorecard, and of each category by itself. */
export interface NarrativeGround {
  /** Figures that may stand in any sentence. */
  overall: number[];
  categories: { name: string; level: string | null; figures: number[] }[];
  /** Names of the bands, "Low" … "Critical". */
  bands: string[];
}

const STYLE = { group: ",", decimal: "." } as const;
/** "one of them", "seven categories", "two buyers": small counts in words are language, not figures. */
const COUNTS_UP_TO = 12;

export function narrativeGround(rubric: Rubric, { overall, categories }: Assessed): NarrativeGround {
  const band = (level: LevelId | null): string | null => rubric.bands.find(({ id }) => id === level)?.name.en ?? null;
  return {
    overall: [...figuresOf(overall), 100, categories.length],
    categories: categories.map((category) => ({
      name: rubric.categories.find(({ id }) => id === category.id)?.name.en ?? category.id, level: band(category.level),
      figures: [...figuresOf(category), ...numbersIn(category.indicators.filter(({ applicable }) => applicable).map(({ finding }) => finding).join(" "))],
    })),
    bands: rubric.bands.map(({ name }) => name.en),
  };
}

const figuresOf = ({ evidenced, low, high, coverage, level }: Pick<CategoryResult, "evidenced" | "low" | "high" | "coverage" | "level">): number[] =>
  [...(evidenced !== null && level !== null ? [evidenced] : []), low, high, Math.round(coverage * 100)];

/**
 * What a narrative says that the scorecard does not, in words a writer can act on; empty = it may be shown. Each figure of a
 * sentence must be one of the overall result or of the categories the sentence names; a sentence that names one category and a
 * level must give that category's, or the overall one.
 */
export function narrativeFaults(ground: NarrativeGround, overallLevel: string | null, text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const named = ground.categories.filter(({ name }) => sentence.includes(name));
    const scope = named.length === 0 ? ground.categories : named;
    const allowed = [...ground.overall, ...scope.flatMap(({ figures }) => figures)];
    const strange = numbersIn(sentence).filter((figure) => !allowed.some((each) => Math.abs(each - figure) < 1e-9));
    const [only] = named;
    const levels = ground.bands.filter((band) => new RegExp(`\\b${band}\\b`).test(sentence));
    const wrongLevel = only && named.length === 1 && levels.length > 0 && !levels.some((level) => level === only.level || level === overallLevel);
    return [
      ...strange.map((figure) => `${numberWords(figure)} in “${short(sentence)}” is not a figure of ${named.length === 0 ? "the results" : named.map(({ name }) => name).join(" or ")}.`),
      ...(wrongLevel ? [`“${short(sentence)}”: ${only.name} is ${only.level ?? "without a level"}.`] : []),
    ];
  });
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
const short = (sentence: string): string => (sentence.length > 80 ? `${sentence.slice(0, 77)}…` : sentence);

/** Figures in digits, and counts in words beyond what language counts by itself; "million" after digits is no figure of its own. */
function numbersIn(text: string): number[] {
  const plain = plainText(text);
  return [...findNumbers(plain, STYLE).map(({ value }) => Math.abs(value)), ...findNumberWords(plain).filter(({ value, start }) => value > COUNTS_UP_TO && !/\d\s*$/.test(plain.slice(0, start))).map(({ value }) => value)];
}

/** The same in fixed sentences, where no model writes. Every figure is the scorecard's. */
export function narrativeByRules(rubric: Rubric, assessed: Assessed): string {
  const { overall, categories } = assessed;
  const band = (level: LevelId | null): string => rubric.bands.find(({ id }) => id === level)?.name.en ?? rubric.scoring.insufficientLabel.en;
  const name = (id: string): string => rubric.categories.find((category) => category.id === id)?.name.en ?? id;
  const coverage = `${Math.round(overall.coverage * 100)} % of the weight has evidence`;
  const range = overall.low === overall.high ? "nothing is left open" : `what is open lets it lie between ${overall.low} and ${overall.high}`;
  const rated = overall.level !== null && overall.evidenced !== null;
  const first = rated ? `The overall result is ${band(overall.level)}, ${overall.evidenced} of 100; ${coverage}, and ${range}.` : `There is too little evidence for a level: ${coverage}, and ${range}.`;
  const heavy = categories.filter(({ level }) => level === "HIGH" || level === "CRITICAL").sort((a, b) => (b.evidenced ?? 0) - (a.evidenced ?? 0));
  const weighs = heavy.length === 0 ? "No category with enough evidence is High or Critical." : `What weighs most: ${heavy.map((category) => `${name(category.id)} (${band(category.level)}, ${category.evidenced ?? "no score"})`).join(", ")}.`;
  const thin = categories.filter(({ sufficient }) => !sufficient).map(({ id }) => name(id));
  const missing = thin.length === 0 ? "Every category has enough evidence for a level." : `Too little is known of ${thin.join(", ")}; answers to the gaps there would say more.`;
  return [first, weighs, missing].join("\n\n");
}
