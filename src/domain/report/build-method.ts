import type { Band, GradeDef } from "../risk/rubric";
import { shownLevel, type ReportContext } from "./report-context";
import type { Pair, ReportDocument, ScaleBand } from "./report-document";
import { counted, fill } from "./report-labels";

export const buildScale = (context: ReportContext): ScaleBand[] =>
  context.bands.map(({ id, name, from, to, mark }) => ({ level: shownLevel(id), name: name[context.input.locale], from, to, mark }));

const bandRow = (context: ReportContext, band: Band): ReportDocument["method"]["bands"][number] => ({
  chip: { level: shownLevel(band.id), word: band.name[context.input.locale] },
  range: context.format.range(band.from, band.to),
  anchor: context.format.whole(band.anchor),
  response: band.decision,
});

/** Full range, or the best level the grade can give, and how far a measure of that grade can lower a risk. */
function gradeLimit(context: ReportContext, grade: GradeDef): string {
  const { labels, bands, input } = context;
  const best = grade.bestLevel === bands[0]?.id ? labels.limitFull : fill(labels.limitBest, { level: context.levelName(grade.bestLevel) });
  if (grade.mitigationSteps === 0) return fill(labels.limitNoMitigation, { best });
  return counted(labels, input.locale, "limitMitigation", grade.mitigationSteps, { best });
}

function rules(context: ReportContext): Pair[] {
  const { labels, format } = context;
  const { scoring } = context.input.rubric;
  const names = (ids: readonly string[]): string => format.list(ids.map((id) => context.category(id).name[context.input.locale]));
  return [
    [labels.ruleUnknown, fill(labels.ruleUnknownText, { score: format.whole(scoring.mandatoryUnknownScore) })],
    [labels.ruleRange, fill(labels.ruleRangeText, { best: format.whole(scoring.rangeBestAnchor), worst: format.whole(scoring.rangeWorstAnchor) })],
    [labels.ruleCoverage, fill(labels.ruleCoverageText, { share: format.percent(scoring.minimumCoverage), label: scoring.insufficientLabel[context.input.locale] })],
    [labels.ruleGuard, fill(labels.ruleGuardText, { indicator: format.whole(scoring.guardBands.indicator), category: format.whole(scoring.guardBands.category), overall: format.whole(scoring.guardBands.overall) })],
    [labels.ruleFlags, fill(labels.ruleFlagsText, { floor: format.whole(scoring.hardFlagFloor) })],
    [labels.ruleStartup, fill(labels.ruleStartupText, { names: names(scoring.startup.categories), level: context.levelName(scoring.startup.bestLevel), label: scoring.startup.label[context.input.locale] })],
    [labels.ruleConflict, fill(labels.ruleConflictText, { percent: format.measure(scoring.contradictionTolerancePercent, "%") })],
  ];
}

export function buildMethod(context: ReportContext): ReportDocument["method"] {
  const { labels, format, input } = context;
  const grades = [...input.rubric.grades].sort((a, b) => a.order - b.order);
  const counts = { categories: format.whole(input.rubric.categories.length), indicators: format.whole(input.rubric.indicators.length) };
  const analyst = `${input.analyst.name} ${input.analyst.version}`;
  return {
    intro: [fill(input.analyst.kind === "rules" ? labels.methodRules : labels.methodModel, { analyst, ...counts }), labels.methodChecks],
    bands: context.bands.map((band) => bandRow(context, band)),
    grades: grades.map((grade) => ({ grade: grade.id, name: grade.name, meaning: grade.meaning, examples: grade.examples.join("; "), limit: gradeLimit(context, grade) })),
    rules: rules(context),
  };
}
