import type { Hit } from "../cues/cue-index";
import type { FigureRule } from "../cues/figure-rules";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import { figuresOf, quantityOf } from "../view/figures-of";
import { firstFrom } from "../view/first-from";
import { headOf, isHeadRow, type GridCell, type GridRow } from "../view/grid";
import { columnOf, type Column } from "../view/statement";
import { build, isWhole, opensLabel, rolesOf, type FigureContext } from "./figure-build";
import type { Quantity } from "@/domain/quantities/quantity";

/** A statement's row whose cell borders are kept: each amount under its own head, so nothing is counted off. */
export function fromGrid(context: FigureContext, hit: Hit<FigureRule>, row: GridRow, index: number): Candidate[] {
  const label = row.cells.find((cell) => cell.start <= hit.start && hit.start < cell.end);
  if (!label || isHeadRow(row) || !opensLabel(context.view.plain.slice(label.start, hit.start)) || hit.rule.never?.test(label.plain.replace(/\([^)]*\)?/g, "")) || !isWhole(context.view.plain.slice(hit.end, label.end))) return [];
  const cells = ownCells(row, label).filter((cell) => !isBlank(cell.plain));
  const amounts = cells.flatMap((cell) => {
    const quantity = amountIn(context, cell);
    const text = headOf(context.grid, index, cell.column);
    return quantity && !isNote(cell, text) ? [{ quantity, text, head: columnOf(text) }] : [];
  });
  const [first] = amounts;
  if (!first) return [];
  const told = { line: row.line, labelStart: label.start, labelEnd: label.end, label: label.plain };
  const months = amounts.filter(({ text }) => MONTH.test(text));
  const dated = months.length >= 6 ? ofTheYear(context, hit.rule, months, amounts) : amounts.filter(({ head }) => head.year !== null || head.planned !== null);
  if (months.length >= 6 && dated.length === 0) return [];
  if (dated.length === 0) {
    const own = columnOf(label.plain);
    const one = amounts.length === 1 ? build(context, hit.rule, told, first.quantity, own, "alone") : null;
    return one ? [one] : [];
  }
  const roles = rolesOf(context, hit.rule, dated.map(({ head }) => head), label.plain, row.line.index);
  return dated.flatMap(({ quantity, head }, at) => {
    const role = roles[at];
    // A later year of a plan is told by its number; a finished year's budget is not.
    const later = role === "other" && head.order !== undefined && hit.rule.anyPeriod === true;
    const made = role && (role !== "other" || later) ? build(context, hit.rule, told, quantity, head, later ? "next" : role) : null;
    return made ? [made] : [];
  });
}

/** The cells that belong to a label: a table of two sides begins anew with the next one. */
function ownCells(row: GridRow, label: GridCell): GridCell[] {
  const right = row.cells.filter((cell) => cell.column > label.column && cell.plain !== "");
  const next = right.findIndex((cell, index) => index > 0 && /\p{L}{3}/u.test(cell.plain) && !/\d/.test(cell.plain) && right.slice(index + 1).some(({ plain }) => /^[-(]?\d/.test(plain)));
  return next < 0 ? right : right.slice(0, next);
}

interface Amount {
  quantity: Quantity;
  /** The words above its column, and what they say of it. */
  text: string;
  head: Column;
}

/** "jan", "fev/25", "Mar 2025": a column of one month. */
const MONTH = /^(?:jan|feb|fev|mar|apr|avr|abr|may|mai|jun|jul|juil|aug|aou|ago|sep|set|oct|out|okt|nov|dec|dez|dic|des)[a-z]{0,7}\.?(?:[ /'-]*((?:20)?\d\d))?$/;
const WHOLE_YEAR = /^(?:total|(?:full |whole )?year|annual|ano|annee|anual|jumla|mwaka)(?: total)?$/;

/** Of a table by month: the column of the whole year, which the sheet itself gives, or for what stands at a date the last month. Nothing is summed. */
function ofTheYear({ statement }: FigureContext, rule: FigureRule, months: readonly Amount[], all: readonly Amount[]): Amount[] {
  const years = new Set(months.flatMap(({ text }) => MONTH.exec(text)?.[1]?.slice(-2) ?? []));
  const [short] = years;
  const year = years.size === 1 && short ? 2000 + Number(short) : years.size === 0 && statement.period ? Number(statement.period.slice(0, 4)) : null;
  const yearly = all.filter(({ text, head }) => !MONTH.test(text) && (head.year !== null || (year !== null && WHOLE_YEAR.test(text)))).map((amount) => (amount.head.year === null ? { ...amount, head: { year, planned: amount.head.planned } } : amount));
  const last = months.at(-1);
  return rule.nature === "flow" || yearly.length > 0 || year === null || !last ? yearly : [{ ...last, head: { year, planned: null } }];
}

const isNote = (cell: GridCell, head: string): boolean => /^(?:notes?|nota|ref\.?|n°)/.test(head) || (/^\d{1,2}$/.test(cell.plain) && head === "");

function amountIn({ document, view }: FigureContext, cell: GridCell): Quantity | null {
  const figures = figuresOf(view, document.languages);
  const index = firstFrom(figures, cell.start);
  const figure = figures[index];
  const quantity = figure && figure.start < cell.end && figure.start - cell.start < 12 ? quantityOf(view.plain, figures, index) : null;
  return quantity && !quantity.percent && !quantity.area && !quantity.yield ? quantity : null;
}
