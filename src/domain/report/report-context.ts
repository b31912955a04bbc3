import type { Gap } from "../gaps/gap";
import type { Figures as RiskFigures, Recommendation } from "../risk/assessed";
import type { Band, CategoryDef, DataPointDef, IndicatorDef, LevelId } from "../risk/rubric";
import { clip, oneLine } from "./printable";
import { makeReportCodes, type ReportCodes } from "./report-codes";
import type { Chip, Figures, Level } from "./report-document";
import { createFormat, type ReportFormat } from "./report-format";
import type { ReportInput, ReportSource } from "./report-input";
import type { ReportLabels } from "./report-labels";

/** Longest text per kind of field, in characters; beyond it the report says "…" and the assessment has the rest. */
export const TEXT_CAPS = { name: 120, title: 160, finding: 320, quote: 600, note: 320, reason: 2000, value: 240, paragraph: 3000 } as const;

const LEVELS: Record<LevelId, Level> = { LOW: "low", MODERATE: "moderate", HIGH: "high", CRITICAL: "critical" };
export const shownLevel = (level: LevelId): Level => LEVELS[level];

/** What every part of the builder needs: the input, the words, the codes and the rubric by id. */
export interface ReportContext {
  input: ReportInput;
  labels: ReportLabels;
  format: ReportFormat;
  codes: ReportCodes;
  /** Lowest risk first. */
  bands: Band[];
  /** Gaps that still want an answer, in the order given. */
  openGaps: Gap[];
  /** By priority, then as given. */
  recommendations: Recommendation[];
  category(id: string): CategoryDef;
  indicator(id: string): IndicatorDef;
  dataPoint(key: string): DataPointDef | null;
  document(id: string): ReportSource | null;
  /** One line, at most `cap` characters. */
  text(text: string, cap: number): string;
  levelName(level: LevelId): string;
  /** The band a whole score lies in. */
  bandOf(score: number): Band;
  figures(figures: RiskFigures, applicable?: boolean): Figures;
}

function byId<T>(items: readonly T[], key: (item: T) => string, what: string): (id: string) => T {
  const map = new Map(items.map((item) => [key(item), item]));
  return (id) => {
    const found = map.get(id);
    if (found === undefined) throw new Error(`The result names ${what} "${id}", which rubric does not hold`);
    return found;
  };
}

const isOpen = (gap: Gap): boolean => gap.status === "MISSING" || gap.status === "PARTIAL" || gap.status === "CONFLICTING";
const PRIORITY = { high: 0, medium: 1, low: 2 } as const;

/** Coverage is never rounded into something it is not: neither up to the minimum nor up to 100 %. */
export function printedShare(share: number, minimum: number): number {
  const rounded = Math.round(share * 100) / 100;
  const overstated = (share < minimum && rounded >= minimum) || (share < 1 && rounded >= 1);
  return overstated ? Math.floor(share * 100) / 100 : rounded;
}

export function createReportContext(input: ReportInput): ReportContext {
  const { labels, locale, rubric } = input;
  const format = createFormat(locale, labels);
  const bands = [...rubric.bands].sort((a, b) => a.order - b.order);
  const openGaps = input.gaps.filter(isOpen);
  const recommendations = [...input.assessed.recommendations].sort((a, b) => PRIORITY[a.priority] - PRIORITY[b.priority]);
  const band = byId(bands, (item) => item.id, "the level");
  const dataPoints = new Map(rubric.dataPoints.map((def) => [def.key, def]));
  const documents = new Map(input.documents.map((source) => [source.id, source]));

  const chipOf = (figures: RiskFigures, applicable: boolean): Chip => {
    if (!applicable) return { level: "none", word: labels.notApplicable };
    if (figures.evidenced === null) return { level: "none", word: labels.noEvidence };
    // A confirmed flag or a person's own level shows however thin the evidence; elsewhere a level means enough of it.
    if (figures.level === null) return { level: "none", word: labels.insufficient };
    return { level: shownLevel(figures.level), word: band(figures.level).name[locale] };
  };
  const optional = (value: number | null): string => (value === null ? labels.noValue : format.whole(value));

  return {
    input, labels, format, bands, openGaps, recommendations,
    codes: makeReportCodes(rubric, input.documents.map((source) => source.id), openGaps.map((gap) => gap.dataPoint), recommendations.map((item) => item.id)),
    category: byId(rubric.categories, (def) => def.id, "the category"),
    indicator: byId(rubric.indicators, (def) => def.id, "the indicator"),
    dataPoint: (key) => dataPoints.get(key) ?? null,
    document: (id) => documents.get(id) ?? null,
    text: (text, cap) => clip(oneLine(text), cap).text,
    levelName: (level) => band(level).name[locale],
    bandOf: (score) => {
      const found = bands.find((item) => score <= item.to) ?? bands.at(-1);
      if (found === undefined) throw new Error("The rubric has no bands");
      return found;
    },
    figures: (figures, applicable = true) => ({
      score: applicable ? figures.evidenced : null,
      scoreText: applicable ? optional(figures.evidenced) : labels.noValue,
      low: figures.low,
      high: figures.high,
      rangeText: applicable ? format.range(figures.low, figures.high) : labels.noValue,
      coverage: figures.coverage,
      coverageText: applicable ? format.percent(printedShare(figures.coverage, rubric.scoring.minimumCoverage)) : labels.noValue,
      provisionalText: applicable ? optional(figures.provisional) : labels.noValue,
      sufficient: applicable && figures.level !== null,
      chip: chipOf(figures, applicable),
    }),
  };
}
