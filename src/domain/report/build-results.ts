import type { CategoryResult, IndicatorResult, ProposedFlag } from "../risk/assessed";
import type { GradeId } from "../risk/rubric";
import { buildIndicator, guardText } from "./build-indicators";
import { decidedBy } from "./build-override";
import { evidenceOf } from "./report-evidence";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { Category, Figures, Flag, Indicator, ReportDocument } from "./report-document";
import { fill } from "./report-labels";

const GRADES: readonly GradeId[] = ["A", "B", "C", "D"];
/** Listed on a category's own page; the chapters on gaps and actions hold the rest. */
const LISTED_PER_CATEGORY = 3;

/** The chart in words, for people who hear the report. */
export function scaleAlt(context: ReportContext, name: string, figures: Figures): string {
  const { labels } = context;
  if (!figures.sufficient) return fill(labels.scaleAltNone, { name, word: figures.chip.word, range: figures.rangeText, coverage: figures.coverageText });
  return fill(labels.scaleAlt, { name, score: figures.scoreText, word: figures.chip.word, range: figures.rangeText, coverage: figures.coverageText });
}

function gradesText(context: ReportContext, indicators: readonly IndicatorResult[]): string {
  const grades = indicators.flatMap((indicator) => indicator.components.map((part) => part.grade));
  const mix = GRADES.map((grade) => ({ grade, n: grades.filter((item) => item === grade).length })).filter((item) => item.n > 0);
  return mix.length === 0 ? context.labels.gradesNone : mix.map((item) => fill(context.labels.gradeCount, item)).join(", ");
}

/** Two or three sentences made only of figures and findings already on the page. */
function narrative(context: ReportContext, figures: Figures, indicators: readonly Indicator[]): string[] {
  const { labels, format } = context;
  const applicable = indicators.filter((item) => item.applicable);
  const known = applicable.filter((item) => item.figures.score !== null);
  if (known.length === 0) return [fill(labels.narrativeNone, { total: format.whole(applicable.length) })];
  const rated = known.filter((item) => item.figures.sufficient).sort((a, b) => (b.figures.score ?? 0) - (a.figures.score ?? 0));
  const worst = rated.filter((item) => item.figures.chip.level === "critical" || item.figures.chip.level === "high").slice(0, 2);
  const best = rated.filter((item) => item.figures.chip.level === "low").slice(-1);
  const named = (items: readonly Indicator[]): string => format.list(items.map((item) => fill(labels.namedItem, { name: item.name, id: item.id })));
  return [
    fill(labels.narrativeCount, { known: format.whole(known.length), total: format.whole(applicable.length), coverage: figures.coverageText }),
    ...(figures.sufficient ? [] : [labels.narrativeInsufficient]),
    ...(worst.length > 0 ? [fill(labels.narrativeWorst, { names: named(worst) })] : []),
    ...(best.length > 0 ? [fill(labels.narrativeBest, { names: named(best) })] : []),
  ];
}

function weightText(context: ReportContext, result: CategoryResult): string {
  const total = context.input.assessed.categories.reduce((sum, item) => sum + item.weight, 0);
  return fill(context.labels.weightOf, { weight: context.format.number(result.weight), total: context.format.number(total) });
}

export function buildCategory(context: ReportContext, result: CategoryResult): Category {
  const locale = context.input.locale;
  const def = context.category(result.id);
  const order = (item: IndicatorResult): number => context.indicator(item.id).order;
  const sorted = [...result.indicators].sort((a, b) => order(a) - order(b));
  const indicators = sorted.map((item) => buildIndicator(context, item));
  const figures = context.figures(result, indicators.some((item) => item.applicable));
  const own = new Set(result.indicators.map((item) => item.id));
  return {
    id: context.codes.category.get(result.id) ?? result.id,
    name: def.name[locale],
    meaning: def.meaning[locale],
    figures,
    weightText: weightText(context, result),
    gradesText: gradesText(context, result.indicators),
    startup: result.startup ? context.input.rubric.scoring.startup.label[locale] : null,
    narrative: narrative(context, figures, indicators),
    notes: result.guards.map((note) => guardText(context, note)),
    scaleAlt: scaleAlt(context, def.name[locale], figures),
    indicators,
    gapIds: context.openGaps.filter((gap) => gap.category === result.id).slice(0, LISTED_PER_CATEGORY).map((gap) => context.codes.gap.get(gap.dataPoint) ?? ""),
    recommendationIds: context.recommendations.filter((item) => own.has(item.indicator)).slice(0, LISTED_PER_CATEGORY).map((item) => context.codes.recommendation.get(item.id) ?? ""),
  };
}

function flagState(context: ReportContext, flag: ProposedFlag): string {
  const { labels } = context;
  if (flag.state === "PROPOSED") return labels.flagProposed;
  const name = decidedBy(context, flag.decidedBy ?? labels.unknown, flag.decidedAt);
  const state = fill(flag.state === "CONFIRMED" ? labels.flagConfirmed : labels.flagDismissed, { name });
  return flag.reason === null || flag.reason.trim() === "" ? state : fill(labels.flagReason, { state, reason: context.text(flag.reason, TEXT_CAPS.reason) });
}

function buildFlag(context: ReportContext, flag: ProposedFlag): Flag {
  const first = flag.evidence.find((ref) => ref.quote !== null) ?? flag.evidence[0];
  return {
    name: context.input.rubric.hardFlags.find((def) => def.id === flag.id)?.label ?? flag.id,
    state: flagState(context, flag),
    text: context.text(flag.because, TEXT_CAPS.finding),
    indicators: flag.indicators.map((id) => context.codes.indicator.get(id) ?? id).join(", "),
    confirmed: flag.state === "CONFIRMED",
    evidence: first === undefined ? null : evidenceOf(context, first),
  };
}

export function buildOverall(context: ReportContext, categories: readonly Category[]): ReportDocument["overall"] {
  const { labels, input, format } = context;
  const { assessed, rubric, locale } = input;
  const figures = context.figures(assessed.overall);
  const unrated = categories.filter((item) => !item.figures.sufficient);
  const items = categories.map((item) => fill(labels.radarAltItem, { name: item.name, score: item.figures.scoreText, word: item.figures.chip.word, range: item.figures.rangeText }));
  return {
    figures,
    reading: [
      fill(labels.readingMean, { n: format.whole(categories.length) }),
      ...(unrated.length > 0 ? [fill(labels.readingNotRated, { names: format.list(unrated.map((item) => item.name)) })] : []),
    ],
    notes: assessed.overall.guards.map((note) => guardText(context, note)),
    startup: assessed.startup ? rubric.scoring.startup.label[locale] : null,
    flags: assessed.flags.map((flag) => buildFlag(context, flag)),
    radarAlt: fill(labels.radarAlt, { items: items.join("; ") }),
    scaleAlt: scaleAlt(context, labels.overall, figures),
  };
}
