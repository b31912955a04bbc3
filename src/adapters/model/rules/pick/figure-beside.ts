import { yearsIn } from "../context/period";
import type { FigureRule } from "../cues/figure-rules";
import type { Candidate } from "../findings/candidate";
import type { Row } from "../view/rows";
import { build, type FigureContext } from "./figure-build";
import { comparesWithBefore } from "./figure-link";

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
