import type { Hit } from "../cues/cue-index";
import type { FigureRule } from "../cues/figure-rules";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import { figuresOf, firstFigure } from "../view/figures-of";
import { headOf, isHeadRow, type GridCell, type GridRow } from "../view/grid";
import { columnOf } from "../view/statement";
import { build, isWhole, rolesOf, type FigureContext } from "./figure-build";
import { readQuantity, type Quantity } from "@/domain/quantities/quantity";

/** A statement's row whose cell borders are kept: each amount under its own head, so nothing is counted off. */
export function fromGrid(context: FigureContext, hit: Hit<FigureRule>, row: GridRow, index: number): Candidate[] {
  const label = row.cells.find((cell) => cell.start <= hit.start && hit.start < cell.end);
  if (!label || isHeadRow(row) || hit.start - label.start > 2 || hit.rule.never?.test(label.plain.replace(/\([^)]*\)?/g, "")) || !isWhole(context.view.plain.slice(hit.end, label.end))) return [];
  const cells = row.cells.filter((cell) => cell.column > label.column && cell.plain !== "" && !isBlank(cell.plain));
  const amounts = cells.flatMap((cell) => {
    const quantity = amountIn(context, cell);
    return quantity && !isNote(cell, headOf(context.grid, index, cell.column)) ? [{ quantity, head: columnOf(headOf(context.grid, index, cell.column)) }] : [];
  });
  const [first] = amounts;
  if (!first) return [];
  const told = { line: row.line, labelStart: label.start, labelEnd: label.end, label: label.plain };
  const dated = amounts.filter(({ head }) => head.year !== null || head.planned !== null);
  if (dated.length === 0) {
    const own = columnOf(label.plain);
    const one = amounts.length === 1 ? build(context, hit.rule, told, first.quantity, own, "alone") : null;
    return one ? [one] : [];
  }
  const roles = rolesOf(context, hit.rule, dated.map(({ head }) => head), label.plain, row.line.index);
  return dated.flatMap(({ quantity, head }, at) => {
    const role = roles[at];
    const made = role && role !== "other" ? build(context, hit.rule, told, quantity, head, role) : null;
    return made ? [made] : [];
  });
}

const isNote = (cell: GridCell, head: string): boolean => /^(?:notes?|nota|ref\.?|n°)/.test(head) || (/^\d{1,2}$/.test(cell.plain) && head === "");

function amountIn({ document, view }: FigureContext, cell: GridCell): Quantity | null {
  const figures = figuresOf(view, document.languages);
  const index = firstFigure(figures, cell.start);
  const figure = figures[index];
  const quantity = figure && figure.start < cell.end && figure.start - cell.start < 12 ? readQuantity(view.plain, figures, index) : null;
  return quantity && !quantity.percent && !quantity.area && !quantity.yield ? quantity : null;
}
