import type { DataPointDef, IndicatorDef, LevelTest, Rubric } from "@/domain/risk/rubric";
import { LEVELS } from "@/domain/risk/levels";

const made = new WeakMap<Rubric, string>();

/** The rubric as the model reads it, all categories in one text, so that calls about different ones begin alike. */
export function rubricText(rubric: Rubric): string {
  const known = made.get(rubric);
  if (known !== undefined) return known;
  const text = [`Rubric, version ${rubric.version}`, ...rubric.categories.map((category) => categoryText(rubric, category.id))].join("\n\n");
  made.set(rubric, text);
  return text;
}

function categoryText(rubric: Rubric, id: string): string {
  const category = rubric.categories.find((candidate) => candidate.id === id);
  const indicators = rubric.indicators.filter((indicator) => indicator.category === id);
  const points = rubric.dataPoints.filter((point) => point.category === id);
  const flags = rubric.hardFlags.filter((flag) => flag.indicators.some((name) => indicators.some((indicator) => indicator.id === name)));
  return [
    `# Category ${id}: ${category?.name.en ?? id}. ${category?.meaning.en ?? ""}`,
    ...indicators.map(indicatorText),
    `Data points of ${id} (key | type, unit | meaning)`,
    ...points.map(pointText),
    `Flags of ${id} (id | trigger)`,
    ...flags.map((flag) => `${flag.id} | ${flag.trigger}`),
  ].join("\n");
}

function indicatorText({ id, name, question, components, levels, exposure, lookFor }: IndicatorDef): string {
  const kinds = components.map(({ kind }) => kind);
  const marks = [...(kinds.includes("judgement") ? ["judged"] : []), ...(kinds.includes("exposure") ? ["rated"] : []), ...(kinds.includes("metric") ? ["also computed"] : [])];
  const guide = (word: string, steps: Record<string, string> | undefined): string[] =>
    steps ? [`  ${word}: ${Object.entries(steps).map(([step, meaning]) => `${step} = ${meaning}`).join("; ")}`] : [];
  return [
    `## ${id}: ${name.en} (${marks.join(", ")}). ${question}`,
    ...(lookFor.length > 0 ? [`  Look for: ${lookFor.join("; ")}`] : []),
    ...LEVELS.map((level) => `  ${level}: ${levels[level].criterion}${linesOf(levels[level].tests)}`),
    ...(kinds.includes("exposure") ? [...guide("Likelihood", exposure?.likelihoodGuide), ...guide("Impact", exposure?.impactGuide)] : []),
  ].join("\n");
}

const linesOf = (tests: readonly LevelTest[]): string => (tests.length === 0 ? "" : ` [${tests.map(lineOf).join("; ")}]`);

function lineOf({ metric, op, value, unit }: LevelTest): string {
  return typeof value === "number" ? `${metric} ${op} ${value} ${unit}` : `${metric} from ${value[0]} to ${value[1]} ${unit}`;
}

function pointText({ key, type, unit, label, help, choices, plan }: DataPointDef): string {
  const more = [...(choices.length > 0 ? [`one of: ${choices.join(", ")}`] : []), ...(plan ? ["a plan by nature"] : [])];
  return `${key} | ${type}${unit === "none" ? "" : `, ${unit}`} | ${label}. ${help}${more.length > 0 ? ` (${more.join("; ")})` : ""}`;
}
