import type { Quantity } from "@/domain/quantities/quantity";
import { yearsIn } from "../context/period";
import type { FigureRule } from "../cues/figure-rules";
import type { Candidate } from "../findings/candidate";
import type { PageView } from "../view/page-view";
import type { Row } from "../view/rows";
import { build, type FigureContext } from "./figure-build";
import { comparesWithBefore } from "./figure-link";

/** "Activity 2024 (2023 in brackets)": on such a page brackets hold the year before and mean no minus. */
const YEAR_IN_BRACKETS = /(?:19|20)\d\d[^\n]{0,12}(?:entre parentheses|entre parentesis|entre parenteses|in (?:brackets|parentheses)|katika mabano)/;

/** A row's amounts, those of the year before freed of their brackets and told in the magnitude of the first. */
export function freedOfBrackets(view: PageView, amounts: readonly (Quantity | null)[]): (Quantity | null)[] {
  const [first] = amounts;
  if (!first || !amounts.some((amount) => amount?.token.parenthesised) || !YEAR_IN_BRACKETS.test(view.plain)) return [...amounts];
  return amounts.map((amount) => (amount?.token.parenthesised ? { ...amount, value: Math.abs(amount.value) * (amount.magnitude === 1 ? first.magnitude : 1), magnitude: Math.max(amount.magnitude, first.magnitude) } : amount));
}

/** A row's only amount, with that of the year before where the rest of its line tells it: "... 66,118 (2021: 58,240)", "... 2.6 m; it was 2.3 m in 2021". */
export function besides(context: FigureContext, rule: FigureRule, row: Row, picked: Candidate[]): Candidate[] {
  const [only, more] = picked;
  const [first] = row.quantities;
  if (!only || more || !first || only.key !== rule.key || rule.older === undefined) return picked;
  const { view } = context;
  for (const [index, token] of view.numbers().entries()) {
    if (token.start < first.end) continue;
    if (token.start >= row.line.end) break;
    const quantity = view.quantity(index);
    const gap = view.plain.slice(first.end, quantity?.start ?? token.start).replace(/[*_]+/g, "");
    if (!quantity || quantity.percent || !comparesWithBefore(gap)) continue;
    const year = yearsIn(gap)[0] ?? yearsIn(view.plain.slice(quantity.end, quantity.end + 18).replace(/[.;,][\s\S]*$/, ""))[0] ?? null;
    const older = build(context, rule, row, quantity, { year: year ?? (only.period ? Number(only.period.slice(0, 4)) - 1 : null), planned: false }, "older");
    return older ? [only, older] : picked;
  }
  return picked;
}
