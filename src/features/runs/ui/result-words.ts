import type { CategoryResult, Figures, GuardNote, IndicatorResult, ProposedFlag } from "@/domain/risk/assessed";
import type { Band } from "@/domain/risk/rubric";
import { scorecardText as text } from "./text";

type BandName = Pick<Band, "id" | "from" | "to" | "name">;

/** The band a whole score falls in. */
export const bandOf = (bands: readonly BandName[], score: number): BandName | null => bands.find((band) => score >= band.from && score <= band.to) ?? null;

const nameOf = (bands: readonly BandName[], score: number): string => bandOf(bands, score)?.name.en ?? "";

export interface EvidenceCount {
  known: number;
  total: number;
  unknown: number;
}

/** Applicable indicators, and how many of them have any evidence. */
export function countEvidence(categories: readonly CategoryResult[]): EvidenceCount {
  const applicable = categories.flatMap((category) => category.indicators).filter((indicator) => indicator.applicable);
  const known = applicable.filter((indicator) => indicator.coverage > 0).length;
  return { known, total: applicable.length, unknown: applicable.length - known };
}

/** What the range says about the level: whether answers can still change it. */
export function rangeSentence(figures: Figures, bands: readonly BandName[]): string {
  if (figures.low === figures.high) return text.range.closed;
  const low = nameOf(bands, figures.low);
  const high = nameOf(bands, figures.high);
  const width = figures.high - figures.low;
  return low === high ? text.range.inside(width, low) : text.range.across(width, low, high);
}

/** Why no level is shown; null when one is. */
export function insufficientSentence(figures: Figures, minimum: number): string | null {
  if (figures.evidenced === null) return text.insufficient.nothing;
  return figures.sufficient ? null : text.insufficient.thin(Math.round(minimum * 100));
}

/** The short remarks of a closed category row: whatever must not hide behind a fold. */
export function rowRemarks(category: CategoryResult, flags: readonly ProposedFlag[], bands: readonly BandName[]): string[] {
  const own = new Set(category.indicators.map((indicator) => indicator.id));
  const open = flags.filter((flag) => flag.state !== "DISMISSED" && flag.indicators.some((id) => own.has(id))).length;
  const unknown = category.indicators.filter((indicator) => indicator.applicable && indicator.coverage === 0 && !indicator.override).length;
  const overridden = category.indicators.filter((indicator) => indicator.override);
  const held = category.guards.find((guard) => guard.rule === "WORST_OF" || guard.rule === "HARD_FLAG");
  return [
    ...(held ? [text.row.held(nameOf(bands, held.to))] : []),
    ...(open > 0 ? [text.row.flags(open)] : []),
    ...(overridden.length > 0 ? [text.row.overridden(overridden.length, overridden.filter((indicator) => indicator.override?.staleSince).length)] : []),
    ...(unknown > 0 ? [text.row.unknown(unknown)] : []),
    ...(category.startup ? [text.row.startup] : []),
  ];
}

/** "Guard. Without it the score is 47 (Moderate). M4 is Critical, so …" */
export const guardSentence = (guard: GuardNote, bands: readonly BandName[]): string =>
  guard.from === guard.to ? guard.because : text.guard.moved(guard.from, nameOf(bands, guard.from), guard.to, nameOf(bands, guard.to), guard.because);

/** How an indicator's number reads under its level. */
export function indicatorScore(indicator: IndicatorResult): string {
  if (!indicator.applicable) return text.indicator.notApplicable;
  if (indicator.evidenced === null) return text.indicator.noScore;
  return text.indicator.score(indicator.evidenced);
}
