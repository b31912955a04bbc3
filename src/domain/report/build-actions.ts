import { shownLevel, TEXT_CAPS, type ReportContext } from "./report-context";
import type { Recommendation } from "./report-document";
import { fill } from "./report-labels";

const horizons = (context: ReportContext): string[] => [...context.input.rubric.horizons].sort((a, b) => a.order - b.order).map((item) => item.id);

export const buildPeriods = (context: ReportContext): string[] => horizons(context);

function costText(context: ReportContext, cost: string): string {
  const meaning = context.input.rubric.costClasses.find((item) => item.id === cost)?.meaning;
  return meaning === undefined ? cost : fill(context.labels.costOf, { cost, meaning });
}

/** Grouped by priority in the print, so sorted by it here and numbered in that order. */
export function buildRecommendations(context: ReportContext): Recommendation[] {
  const { labels, codes } = context;
  const periods = horizons(context);
  return context.recommendations.map((item) => {
    const period = periods.indexOf(item.horizon);
    return {
      id: codes.recommendation.get(item.id) ?? item.id,
      priority: item.priority,
      action: context.text(item.action, TEXT_CAPS.finding),
      why: context.text(item.why, TEXT_CAPS.note),
      owner: context.text(item.owner, TEXT_CAPS.name),
      time: item.horizon,
      period: period < 0 ? null : period,
      cost: costText(context, item.cost),
      proof: context.text(item.evidenceOfDone, TEXT_CAPS.note),
      indicatorId: codes.indicator.get(item.indicator) ?? item.indicator,
      indicatorName: context.indicator(item.indicator).name[context.input.locale],
      from: item.from === null ? { level: "none", word: labels.noEvidence } : { level: shownLevel(item.from), word: context.levelName(item.from) },
    };
  });
}
