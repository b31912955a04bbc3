import { gapMoves } from "./build-gaps";
import { toReview } from "./build-second-opinion";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { Category, Figures, Indicator, Recommendation, ReportDocument } from "./report-document";
import { counted, fill } from "./report-labels";

/** Lines per list of the summary: it is one page. */
const LINES = 5;
const FIRST_ACTIONS = 3;

const byScore = (a: { figures: Figures }, b: { figures: Figures }): number => (b.figures.score ?? 0) - (a.figures.score ?? 0);
const isLevel = (item: { figures: Figures }, ...levels: string[]): boolean => levels.includes(item.figures.chip.level);

function headline(context: ReportContext, figures: Figures, categories: readonly Category[]): string {
  const { labels, format } = context;
  if (figures.score === null) return labels.headlineNothing;
  const read = context.input.documents.some((source) => source.problem == null);
  if (!figures.sufficient) return fill(read ? labels.headlineInsufficient : labels.headlineTold, { coverage: figures.coverageText });
  const worst = categories.filter((item) => isLevel(item, "high", "critical")).sort(byScore).slice(0, 2).map((item) => item.name);
  const rated = fill(labels.headlineRated, { level: figures.chip.word, score: figures.scoreText });
  return worst.length === 0 ? rated : fill(labels.headlineDrivenBy, { rated, names: format.list(worst) });
}

/** What the open points can do to the level: read off the two ends of the range. */
function rangeSentence(context: ReportContext, figures: Figures): string {
  const { labels, format } = context;
  if (!figures.sufficient) return fill(labels.paraInsufficient, { low: format.whole(figures.low), high: format.whole(figures.high) });
  if (figures.low === figures.high) return labels.paraRangeClosed;
  const [low, high] = [context.bandOf(figures.low), context.bandOf(figures.high)];
  const slots = { low: format.whole(figures.low), high: format.whole(figures.high), from: context.levelName(low.id), to: context.levelName(high.id) };
  return fill(low.id === high.id ? labels.paraRangeSame : labels.paraRangeMoves, slots);
}

function decisionSentences(context: ReportContext): string[] {
  const { labels, input } = context;
  const count = (state: string): number => input.assessed.flags.filter((flag) => flag.state === state).length;
  const [proposed, confirmed] = [count("PROPOSED"), count("CONFIRMED")];
  const overridden = input.assessed.categories.flatMap((category) => category.indicators).filter((item) => item.override).length;
  const review = toReview(context);
  return [
    ...(confirmed > 0 ? [counted(labels, input.locale, "paraFlagsConfirmed", confirmed)] : []),
    ...(proposed > 0 ? [counted(labels, input.locale, "paraFlagsOpen", proposed)] : []),
    ...(overridden > 0 ? [counted(labels, input.locale, "paraOverrides", overridden)] : []),
    ...(review > 0 ? [counted(labels, input.locale, "paraReview", review)] : []),
  ];
}

function named(context: ReportContext, items: readonly Indicator[], none: string): string[] {
  if (items.length === 0) return [none];
  return items.slice(0, LINES).map((item) => fill(context.labels.changeItem, { name: fill(context.labels.namedItem, { name: item.name, id: item.id }), text: context.text(item.finding, TEXT_CAPS.title) }));
}

function wouldChange(context: ReportContext): string[] {
  const { labels } = context;
  const movers = context.openGaps.filter((gap) => gapMoves(context, gap) !== "").slice(0, LINES);
  if (movers.length === 0) return [labels.wouldChangeNone];
  return movers.map((gap) => {
    const name = context.text(context.dataPoint(gap.dataPoint)?.label ?? gap.dataPoint, TEXT_CAPS.title);
    return fill(labels.changeItem, { name: fill(labels.namedItem, { name, id: context.codes.gap.get(gap.dataPoint) ?? "" }), text: gapMoves(context, gap) });
  });
}

export function buildSummary(
  context: ReportContext, overall: ReportDocument["overall"], categories: readonly Category[], recommendations: readonly Recommendation[], papers: readonly string[],
): ReportDocument["summary"] {
  const { labels, format } = context;
  const { figures } = overall;
  const indicators = categories.flatMap((category) => category.indicators).filter((item) => item.applicable);
  const known = indicators.filter((item) => item.figures.score !== null);
  const rated = known.filter((item) => item.figures.sufficient).sort(byScore);
  const level = context.input.assessed.overall.level;
  const decision = context.bands.find((band) => band.id === level)?.decision;
  return {
    headline: headline(context, figures, categories),
    paragraphs: [
      [...papers, fill(labels.paraCoverage, { known: format.whole(known.length), total: format.whole(indicators.length), coverage: figures.coverageText })].join(" "),
      [rangeSentence(context, figures), ...decisionSentences(context), ...(overall.startup === null ? [] : [fill(labels.paraStartup, { label: overall.startup })])].join(" "),
    ],
    strengths: named(context, rated.filter((item) => isLevel(item, "low")).reverse(), labels.strengthsNone),
    concerns: named(context, rated.filter((item) => isLevel(item, "high", "critical")), labels.concernsNone),
    wouldChange: wouldChange(context),
    firstActions: recommendations.filter((item) => item.priority === "high").slice(0, FIRST_ACTIONS).map((item) => item.id),
    decision: figures.sufficient && decision !== undefined ? fill(labels.decisionRated, { decision }) : labels.decisionNone,
  };
}
