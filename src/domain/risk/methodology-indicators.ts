import { LEVELS } from "./levels";
import { list, paragraph, table, type Block, type Section } from "./methodology-blocks";
import type { ComponentDef, IndicatorDef, LevelTest, Rubric } from "./rubric";

/** One section a category, one below it an indicator. */
export function indicatorSections(rubric: Rubric): Section[] {
  return rubric.categories.flatMap((category) => [
    { id: `category-${category.slug}`, depth: 2 as const, title: category.name.en, blocks: [paragraph(`${category.meaning.en} Weight ${category.weight}.`)] },
    ...rubric.indicators.filter((i) => i.category === category.id).map((indicator) => indicatorSection(rubric, indicator)),
  ]);
}

function indicatorSection(rubric: Rubric, indicator: IndicatorDef): Section {
  const mandatory = indicator.mandatory ? "Mandatory." : indicator.mandatoryIf.length > 0 ? `Mandatory if: ${indicator.mandatoryIf.join(" or ")}.` : "Optional.";
  const blocks: Block[] = [
    paragraph(`${indicator.question} ${indicator.why}`),
    paragraph(`${mandatory} Weight ${indicator.weight}. Applies: ${indicator.appliesWhen}.`),
    table("Components", ["Component", "What it is", "Weight", "Mandatory"], indicator.components.map((c) => [
      labelOf(rubric, indicator, c), kindOf(c), String(c.weight), c.mandatory ? "yes" : "no",
    ])),
    table("Criteria", ["Level", "Criterion"], LEVELS.map((level) => [nameOf(rubric, level), indicator.levels[level].criterion])),
    ...testTable(rubric, indicator),
    ...exposureBlocks(indicator),
    paragraph(`Look for: ${indicator.lookFor.join("; ")}.`),
    ...(indicator.hardFlags.length === 0 ? [] : [paragraph(`Hard flags: ${indicator.hardFlags.map((id) => rubric.hardFlags.find((f) => f.id === id)?.label ?? id).join("; ")}.`)]),
    table("What to do", ["Action", "Owner", "When", "Cost", "For", "Evidence of done"], indicator.actions.map((a) => [
      a.action, a.owner, a.horizon, a.cost, a.forLevels.map((level) => nameOf(rubric, level)).join(", "), a.evidence,
    ])),
  ];
  return { id: `indicator-${indicator.id}`, depth: 3, title: indicator.name.en, blocks };
}

const nameOf = (rubric: Rubric, level: string): string => rubric.bands.find((b) => b.id === level)?.name.en ?? level;

function labelOf(rubric: Rubric, indicator: IndicatorDef, c: ComponentDef): string {
  if (c.kind === "metric") return rubric.metrics.find((m) => m.id === c.id)?.label ?? c.id;
  return c.kind === "exposure" ? "Likelihood times impact" : `Judgement: ${indicator.name.en.toLowerCase()}`;
}

function kindOf(c: ComponentDef): string {
  const kind = c.kind === "metric" ? "figure" : c.kind === "exposure" ? "two ratings, 1 to 5" : "judgement against the criteria";
  return c.side === null ? kind : `${kind} (${c.side})`;
}

function testTable(rubric: Rubric, indicator: IndicatorDef): Block[] {
  const metrics = indicator.components.filter((c) => c.kind === "metric");
  if (metrics.length === 0) return [];
  const rows = metrics.flatMap((c) => LEVELS.flatMap((level) => indicator.levels[level].tests.filter((t) => t.metric === c.id).map((t) => [
    labelOf(rubric, indicator, c), nameOf(rubric, level), lineInWords(t), t.unit, t.source,
    [t.note ?? null, t.softenedBy === null ? null : `May be softened: ${t.softenedBy}`].filter((x) => x !== null).join(" "),
  ])));
  return [table("Lines", ["Figure", "Level", "Line", "Unit", "Source", "Note"], rows)];
}

/** "1.25 or more and less than 1.75". */
export function lineInWords(test: Pick<LevelTest, "op" | "value">): string {
  const [low, high] = typeof test.value === "number" ? [test.value, test.value] : test.value;
  switch (test.op) {
    case "<": return `less than ${high}`;
    case "<=": return `${high} or less`;
    case ">": return `more than ${low}`;
    case ">=": return `${low} or more`;
    case "=": return `exactly ${low}`;
    case "[)": return `${low} or more and less than ${high}`;
    case "(]": return `more than ${low} up to ${high}`;
    case "[]": return `${low} to ${high}, both included`;
    case "()": return `more than ${low} and less than ${high}`;
  }
}

function exposureBlocks(indicator: IndicatorDef): Block[] {
  const split = indicator.exposure;
  if (split === null) return [];
  const steps = Object.keys(split.likelihoodGuide).sort();
  return [
    table("How to rate", ["Rating", "Likelihood", "Impact"], steps.map((n) => [n, split.likelihoodGuide[n] ?? "", split.impactGuide[n] ?? ""])),
    paragraph("What may soften it:"),
    list(split.mitigants),
  ];
}
