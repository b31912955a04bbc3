import type { Hit } from "../cues/cue-index";
import type { MeasureRule } from "../cues/measure-rule";
import { aboutOthers } from "../context/parties";
import { isBlank } from "../context/placeholders";
import { figuresOf } from "../view/figures-of";
import { firstFrom } from "../view/first-from";
import { afterBullet, type Line } from "../view/page-view";
import { scaleAt } from "../view/statement";
import type { LabelledContext } from "./labelled";
import { measureAt, type Measured } from "./measure-value";

/** What may stand between a name and the amount that ends its line: who pays or lends, a share in brackets, dots. */
const BETWEEN = /^(?:[a-z '&-]{0,32})(?: ?\((?:\d{1,3}(?:[.,]\d{1,2})? ?%|[a-z$. ]{1,12})\))?[\s.:=-]*$/;

/** "Own capital (25 %)   137 500 000": a line of a plan's list, a name and the amount it ends with. */
export function onList({ document, view, statement }: LabelledContext, hit: Hit<MeasureRule>, line: Line): Measured | null {
  const text = view.plain.slice(line.start, line.end);
  if (hit.rule.kind !== "money" || hit.start > afterBullet(view.plain, line) + 1 || hit.rule.never?.test(text) || isBlank(text) || aboutOthers(text)) return null;
  const figures = figuresOf(view, document.languages);
  for (let index = firstFrom(figures, hit.end); index < figures.length && (figures[index]?.start ?? Infinity) < line.end; index++) {
    const figure = figures[index];
    if (!figure?.grouped || !BETWEEN.test(view.plain.slice(hit.end, figure.start)) || !/^[\s.]*$/.test(view.plain.slice(figure.end, line.end))) continue;
    return measureAt(view.plain, figures, index, "money", { text: "", currencies: statement.currency ? [statement.currency] : document.currencies, scale: figure.value >= 1e6 ? 1 : scaleAt(statement, line.index) }, document.currencies);
  }
  return null;
}
