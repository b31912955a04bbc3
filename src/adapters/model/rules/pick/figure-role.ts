import type { FigureRule } from "../cues/figure-rules";

/** What a column is to its row: the newest finished year, an older one, the first year to come, or none of these. */
export type Role = "alone" | "latest" | "older" | "next" | "other";

/** A flow that is planned or of part of a year is another data point, or none. */
export function keyFor(rule: FigureRule, projected: boolean, partial: boolean, role: Role, undated: boolean): string | null {
  // A balance or cost keeps its key in every column: its period says which year it is of.
  if (rule.nature === "stock" || rule.anyPeriod) return rule.key;
  if (partial) return null;
  if (projected) return rule.planned ?? null;
  if (role === "older") return rule.older ?? null;
  return undated ? null : rule.key;
}

const LOSS = /^(?:total )?(?:net )?(?:loss|perte|perdida|prejuizo|deficit|hasara)|\b(?:an? (?:net )?loss|une perte|una perdida|um prejuizo|un deficit|con perdida|com prejuizo)\b/;

/** "Net loss 500" is minus 500, printed with brackets or without; "profit/(loss) 500" is plus. */
export function lossAware(amount: number, label: string): number {
  return LOSS.test(label) && !/profit|utilidad|benefice|lucro|ganancia/.test(label) ? -Math.abs(amount) : amount;
}
