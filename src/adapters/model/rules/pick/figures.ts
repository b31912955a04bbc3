import type { Quantity } from "@/domain/quantities/quantity";
import type { Hit } from "../cues/cue-index";
import type { FigureRule } from "../cues/figure-rules";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import { lineAt } from "../view/page-view";
import type { Row } from "../view/rows";
import { columnsFor } from "../view/statement";
import { build, isWhole, rolesOf, type FigureContext } from "./figure-build";
import { fromGrid } from "./figures-grid";
import { fromProse } from "./figures-prose";

const TWO_PARTS = /current liabilities|passifs? (?:courant|circulant)|pasivos? (?:no )?corriente|passivo (?:nao )?circulante|madeni ya muda/;

/** Figures of one page that rows or sentences give for the rules that hit. */
export function pickFigures(context: FigureContext, hits: readonly Hit<FigureRule>[]): Candidate[] {
  const found: Candidate[] = [];
  const byLine = new Map(context.grid.map((row, index) => [row.line.index, index]));
  for (const hit of hits) {
    const at = byLine.get(lineAt(context.view, hit.start).index);
    const cells = at === undefined ? undefined : context.grid[at];
    if (cells && at !== undefined) {
      found.push(...fromGrid(context, hit, cells, at));
      continue;
    }
    const row = rowOf(context, hit);
    const picked = row ? fromRow(context, hit, row) : [];
    found.push(...(picked.length > 0 ? picked : fromProse(context, hit)));
  }
  return found;
}

/** The row whose label the cue begins, or whose label the cue ends after a line break. */
function rowOf(context: FigureContext, hit: Hit<FigureRule>): Row | null {
  const row = context.rows.find((candidate) => candidate.labelStart <= hit.start && hit.start < candidate.labelEnd + 1 && hit.start - candidate.labelStart <= 2);
  if (row) return row;
  const wrapped = context.rows.find((candidate) => hit.start < candidate.labelStart && candidate.labelStart < hit.end && hit.end <= candidate.labelEnd + 1);
  const first = lineAt(context.view, hit.start);
  const alone = wrapped && hit.start - first.start <= 3 && first.index === wrapped.line.index - 1 && hit.end > first.end;
  return alone ? { ...wrapped, labelStart: hit.start, label: context.view.plain.slice(hit.start, wrapped.labelEnd) } : null;
}

function fromRow(context: FigureContext, hit: Hit<FigureRule>, row: Row): Candidate[] {
  const { view, statement } = context;
  const bare = row.label.replace(/\([^)]*\)?/g, "");
  if (!isWhole(view.plain.slice(hit.end, row.labelEnd)) || hit.rule.never?.test(bare)) return [];
  if (isBlank(view.plain.slice(row.line.start, row.line.end))) return [];
  // On a balance sheet a bare "Borrowings" is one of two parts, current and not; only a total answers.
  if (hit.rule.needsTotal && !/total|jumla/.test(row.label) && TWO_PARTS.test(view.plain)) return [];
  if (row.nil) return [];
  const heads = columnsFor(statement, row.line.index);
  const money = amounts(row, heads.length);
  const columns = heads.length >= 2 && money.length >= heads.length ? heads : [];
  const first = money[0];
  if (!first) return [];
  if (columns.length === 0) {
    const one = build(context, hit.rule, row, first, { year: null, planned: null }, "alone");
    return one ? [one] : [];
  }
  const roles = rolesOf(context, hit.rule, columns, view.plain.slice(row.line.start, row.line.end), row.line.index);
  return columns.flatMap((column, index) => {
    const quantity = money[index];
    const role = roles[index];
    const made = quantity && role && role !== "other" ? build(context, hit.rule, row, quantity, column, role) : null;
    return made ? [made] : [];
  });
}

/** Money columns of a row: note numbers before the first amount and percents are dropped. */
function amounts(row: Row, years: number): Quantity[] {
  const numbers = row.quantities.filter((quantity) => !quantity.percent && !quantity.area && !quantity.yield);
  const [first, second] = numbers;
  if (!first) return [];
  const note = first.token.decimals === 0 && !first.token.grouped && first.token.value >= 1 && first.token.value < 100 && !first.currency;
  if (note && second && (numbers.length > years || second.token.grouped)) return numbers.slice(1);
  return numbers;
}
