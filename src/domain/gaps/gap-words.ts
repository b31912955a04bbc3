import type { Assessed } from "../risk/assessed";
import type { FindingValue } from "../risk/finding";
import type { DataPointDef, LevelId, Rubric } from "../risk/rubric";
import type { GapEffect } from "./gap";

/** 14250000 → "14,250,000"; up to four decimals, none invented. */
export const numberInWords = (value: number): string => value.toLocaleString("en", { maximumFractionDigits: 4 });

/** "KES 14,250,000", "12 %", "500 to 1,000 birds", "yes", "2024-03"; the text itself for texts. */
export function valueInWords(value: FindingValue, unit: string | null, currency: string | null): string {
  switch (value.kind) {
    case "text": return value.text;
    case "date": return value.date;
    case "choice": return value.choice.replace(/-/g, " ");
    case "boolean": return value.yes ? "yes" : "no";
    case "number": {
      const figure = value.high === null ? numberInWords(value.number) : `${numberInWords(value.number)} to ${numberInWords(value.high)}`;
      return [currency, figure, unitInWords(unit, currency)].filter(Boolean).join(" ");
    }
  }
}

/** A currency already says what is counted; "currency per year" then adds only "per year". */
function unitInWords(unit: string | null, currency: string | null): string | null {
  if (unit === null || unit === "none" || unit === currency) return null;
  if (unit === "percent" || unit === "%") return "%";
  return unit.replace(/^currency\s*/, "") || null;
}

/** "0 to 100 percent", "at least 30 characters"; null where the rubric sets no bounds. */
export function plausibleInWords(point: DataPointDef): string | null {
  const { min, max, minChars, maxChars } = point.plausible;
  const unit = point.unit === "none" ? "" : ` ${point.unit.replace(/^currency\s*/, "")}`;
  if (min !== null && max !== null) return `${numberInWords(min)} to ${numberInWords(max)}${unit}`.trimEnd();
  if (min !== null) return `at least ${numberInWords(min)}${unit}`.trimEnd();
  if (max !== null) return `at most ${numberInWords(max)}${unit}`.trimEnd();
  if (minChars !== null && maxChars !== null) return `${minChars} to ${numberInWords(maxChars)} characters`;
  return null;
}

/** What answering can do, most important first: a band, a flag, the width of the range, or nothing. */
export function effectInWords(effect: GapEffect, rubric: Rubric, assessed: Assessed): string {
  if (effect.canMoveOverallBand) return `Can move the overall level${between(rubric, assessed.overall)}`;
  const [category] = effect.canMoveCategoryBand;
  if (category !== undefined) {
    const result = assessed.categories.find((candidate) => candidate.id === category);
    return `Can move ${categoryName(rubric, category)}${result ? between(rubric, result) : ""}`;
  }
  const [flag] = effect.flags;
  if (flag !== undefined) return `Can raise or clear the flag “${rubric.hardFlags.find((candidate) => candidate.id === flag)?.label ?? flag}”`;
  if (effect.rangeClosed >= 1) return `Narrows the overall range by ${Math.round(effect.rangeClosed)}`;
  if (effect.categoryRangeClosed >= 1) return `Narrows its category by ${Math.round(effect.categoryRangeClosed)}`;
  return "No band change";
}

const categoryName = (rubric: Rubric, id: string): string => rubric.categories.find((category) => category.id === id)?.name.en ?? id;

/** The levels the range spans, as far as they differ: " (Low to High)". */
function between(rubric: Rubric, figures: { low: number; high: number }): string {
  const best = bandOf(rubric, figures.low);
  const worst = bandOf(rubric, figures.high);
  return best === worst ? "" : ` (${nameOf(rubric, best)} to ${nameOf(rubric, worst)} possible)`;
}

const bandOf = (rubric: Rubric, score: number): LevelId =>
  (rubric.bands.find((band) => score >= band.from && score <= band.to) ?? rubric.bands[rubric.bands.length - 1])?.id ?? "CRITICAL";

const nameOf = (rubric: Rubric, level: LevelId): string => rubric.bands.find((band) => band.id === level)?.name.en ?? level;
