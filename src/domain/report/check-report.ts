import type { Category, Evidence, Figures, ReportDocument } from "./report-document";

/** What the types cannot say about a report; each problem names its field in path notation. */
export interface ReportProblem { field: string; message: string }

function repeats(ids: readonly string[], field: string): ReportProblem[] {
  return ids.flatMap((id, index) => (ids.indexOf(id) === index ? [] : [{ field: `${field}[${index}].id`, message: `"${id}" is used twice` }]));
}

function unknownIds(ids: readonly string[], known: ReadonlySet<string>, field: string, where: string): ReportProblem[] {
  return ids.flatMap((id, index) => (known.has(id) ? [] : [{ field: `${field}[${index}]`, message: `"${id}" is not in ${where}` }]));
}

function figureProblems(figures: Figures, field: string): ReportProblem[] {
  const problems: ReportProblem[] = [];
  if (figures.low > figures.high) problems.push({ field: `${field}.low`, message: "is above the high end of the range" });
  if (figures.sufficient && figures.score === null) problems.push({ field: `${field}.score`, message: "is missing although the evidence is called sufficient" });
  if (figures.sufficient !== (figures.chip.level !== "none")) problems.push({ field: `${field}.chip.level`, message: "a level goes with sufficient evidence, and only with it" });
  return problems;
}

function evidenceProblems(evidence: readonly Evidence[], sources: ReadonlySet<string>, field: string): ReportProblem[] {
  return evidence.flatMap((item, index) =>
    (item.sourceId === null || sources.has(item.sourceId) ? [] : [{ field: `${field}[${index}].sourceId`, message: `"${item.sourceId}" is not in appendix.sources` }]));
}

interface Known { sources: ReadonlySet<string>; gaps: ReadonlySet<string>; recommendations: ReadonlySet<string> }

function categoryProblems(category: Category, at: number, known: Known): ReportProblem[] {
  const field = `categories[${at}]`;
  return [
    ...figureProblems(category.figures, `${field}.figures`),
    ...unknownIds(category.gapIds, known.gaps, `${field}.gapIds`, "gaps"),
    ...unknownIds(category.recommendationIds, known.recommendations, `${field}.recommendationIds`, "recommendations"),
    ...category.indicators.flatMap((indicator, index) => [
      ...figureProblems(indicator.figures, `${field}.indicators[${index}].figures`),
      ...evidenceProblems(indicator.evidence, known.sources, `${field}.indicators[${index}].evidence`),
      ...unknownIds(indicator.gapIds, known.gaps, `${field}.indicators[${index}].gapIds`, "gaps"),
    ]),
  ];
}

function actionProblems(report: ReportDocument): ReportProblem[] {
  const last = report.plan.periods.length;
  return report.recommendations.flatMap((item, index) =>
    (item.period !== null && item.period >= last ? [{ field: `recommendations[${index}].period`, message: `is not one of the ${last} periods of the plan` }] : []));
}

/** Every dangling reference and every figure that contradicts another; empty when the report may be drawn. */
export function checkReport(report: ReportDocument): ReportProblem[] {
  const gapIds = [...report.gaps.major, ...report.gaps.minor].map((gap) => gap.id);
  const recommendationIds = report.recommendations.map((item) => item.id);
  const sourceIds = report.appendix.sources.map((source) => source.id);
  const known: Known = { sources: new Set(sourceIds), gaps: new Set(gapIds), recommendations: new Set(recommendationIds) };
  const levels = new Set(report.scale.map((band) => band.level));
  const missing = (["low", "moderate", "high", "critical"] as const).filter((level) => !levels.has(level));
  return [
    ...missing.map((level) => ({ field: "scale", message: `has no band "${level}"` })),
    ...repeats(report.categories.map((item) => item.id), "categories"),
    ...repeats(gapIds, "gaps"), ...repeats(recommendationIds, "recommendations"), ...repeats(sourceIds, "appendix.sources"),
    ...figureProblems(report.overall.figures, "overall.figures"),
    ...report.overall.flags.flatMap((flag, index) => evidenceProblems(flag.evidence === null ? [] : [flag.evidence], known.sources, `overall.flags[${index}].evidence`)),
    ...report.categories.flatMap((category, index) => categoryProblems(category, index, known)),
    ...(report.secondOpinion?.items ?? []).flatMap((item, index) => item.passages.flatMap(({ evidence }, at) =>
      evidenceProblems(evidence === null ? [] : [evidence], known.sources, `secondOpinion.items[${index}].passages[${at}].evidence`))),
    ...unknownIds(report.summary.firstActions, known.recommendations, "summary.firstActions", "recommendations"),
    ...report.facts.rows.flatMap((fact, index) => unknownIds(fact.sourceId === null ? [] : [fact.sourceId], known.sources, `facts.rows[${index}].sourceId`, "appendix.sources")),
    ...report.facts.contradictions.flatMap((item, index) => evidenceProblems(item.statements, known.sources, `facts.contradictions[${index}].statements`)),
    ...actionProblems(report),
  ];
}
