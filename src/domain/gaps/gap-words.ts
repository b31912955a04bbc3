import type { Assessed } from "../risk/assessed";
import { formatNumber } from "../risk/format-figure";
import { bandOf, levelOrder } from "../risk/levels";
import { joinWords } from "../risk/metric-reasons";
import type { Rubric } from "../risk/rubric";
import type { AnswerShape } from "./answer-shape";
import type { GapEffect } from "./gap";

/** "Can move Market to another band", "Can raise a flag: …", "Narrows Climate by 15", "No band change". */
export function effectInWords(effect: GapEffect, rubric: Rubric, assessed: Assessed): string {
  const with_ = effect.needs.length === 0 ? "" : ` (with ${effect.needs.length} other ${effect.needs.length === 1 ? "answer" : "answers"})`;
  if (effect.canMoveOverallBand) return `Can move the overall level${with_}`;
  if (effect.flags.length > 0) {
    const labels = effect.flags.map((id) => rubric.hardFlags.find((f) => f.id === id)?.label ?? id);
    return `Can raise or clear a flag: ${joinWords(labels)}`;
  }
  if (effect.canMoveCategoryBand.length > 0) return `Can move ${joinWords(effect.canMoveCategoryBand.map((id) => nameOf(rubric, id)))}${direction(effect, rubric, assessed)}${with_}`;
  if (effect.categoryRangeClosed > 0) return `Narrows its category by ${formatNumber(effect.categoryRangeClosed)}`;
  if (effect.rangeClosed > 0) return `Narrows the result by ${formatNumber(effect.rangeClosed)}`;
  return "No band change";
}

const nameOf = (rubric: Rubric, id: string): string => rubric.categories.find((c) => c.id === id)?.name.en ?? id;

/** With one category in question and room in one direction only, the band can be named. */
function direction(effect: GapEffect, rubric: Rubric, assessed: Assessed): string {
  const [id, more] = effect.canMoveCategoryBand;
  const category = assessed.categories.find((c) => c.id === id);
  if (more !== undefined || category?.evidenced == null) return "";
  const [now, worst] = [bandOf(rubric, category.evidenced), bandOf(rubric, category.high)];
  const best = bandOf(rubric, category.low);
  const name = (level: typeof now): string => rubric.bands.find((b) => b.id === level)?.name.en ?? level;
  if (best === now && levelOrder(worst) === levelOrder(now) + 1) return ` to ${name(worst)}`;
  return worst === now && levelOrder(best) === levelOrder(now) - 1 ? ` to ${name(best)}` : "";
}

/** "0 to 100 %", "at least 20 characters", "from 2000 on"; null where anything goes. */
export function plausibleInWords(def: Pick<AnswerShape, "plausible" | "unit" | "choices">): string | null {
  const { min, max, minChars, maxChars, minYear } = def.plausible;
  const percent = def.unit === "percent" || def.unit.startsWith("percent ");
  const tail = percent ? " %" : def.unit === "none" || def.unit === "ratio" || def.unit === "count" || def.unit.startsWith("currency") ? "" : ` ${def.unit}`;
  if (min !== null && max !== null) return `${formatNumber(min)} to ${formatNumber(max)}${tail}`;
  if (min !== null) return `at least ${formatNumber(min)}${tail}`;
  if (max !== null) return `at most ${formatNumber(max)}${tail}`;
  if (minYear !== null) return `a date from ${minYear} on`;
  if (minChars !== null && maxChars !== null) return `${minChars} to ${formatNumber(maxChars)} characters`;
  if (def.choices.length > 0) return `one of ${def.choices.join(", ")}`;
  return null;
}
