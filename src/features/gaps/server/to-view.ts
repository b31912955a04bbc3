import type { Gap, GapCompanion } from "@/domain/gaps/gap";
import { effectInWords, plausibleInWords } from "@/domain/gaps/gap-words";
import { valueWords } from "@/domain/quantities/value-words";
import type { Assessed } from "@/domain/risk/assessed";
import type { DataPointDef, Rubric } from "@/domain/risk/rubric";
import type { GapView } from "../contract";

interface Known {
  rubric: Rubric;
  assessed: Assessed;
  versions: Map<string, number>;
  skipped: ReadonlySet<string>;
  names: Map<string, string>;
}

/** Adds to a gap the words its row and form show. */
export function toGapView(gap: Gap, known: Known): GapView {
  const { rubric } = known;
  const point = dataPointOf(rubric, gap.dataPoint);
  return {
    ...gap,
    ...entryOf(gap, known),
    companions: gap.companions.map((companion) => ({ ...companion, ...entryOf(companion, known) })),
    label: point.label,
    help: point.help,
    ask: point.ask,
    example: point.example,
    type: point.type,
    expectedUnit: point.unit,
    choices: point.choices,
    categoryName: rubric.categories.find((category) => category.id === gap.category)?.name.en ?? gap.category,
    indicatorNames: rubric.indicators.filter((indicator) => point.indicators.includes(indicator.id)).map((indicator) => indicator.name.en),
    plausibleText: plausibleInWords(point),
    effectText: effectInWords(gap.effect, rubric, known.assessed),
  };
}

function entryOf({ dataPoint, value, unit, currency, answer }: Gap | GapCompanion, { versions, skipped, names }: Known) {
  return {
    valueText: value ? valueWords(value, unit, currency) : null,
    answerVersion: versions.get(dataPoint) ?? 0,
    answeredByName: answer ? (names.get(answer.answeredBy) ?? null) : null,
    skipped: skipped.has(dataPoint),
  };
}

export function dataPointOf(rubric: Rubric, key: string): DataPointDef {
  const point = rubric.dataPoints.find((candidate) => candidate.key === key);
  if (!point) throw new Error(`The rubric has no data point "${key}".`);
  return point;
}
