import type { Quantity } from "@/domain/quantities/quantity";
import { splitColumns } from "@/domain/quantities/split-columns";
import type { Hit } from "../cues/cue-index";
import type { FigureRule } from "../cues/figure-rules";
import { onBalanceSheet } from "../context/balance-sheet";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import { lineAt } from "../view/page-view";
import type { Row } from "../view/rows";
import { columnsFor } from "../view/statement";
import { bareTotals } from "./bare-total";
import { besides, freedOfBrackets } from "./figure-beside";
import { fundingLines, pickFundingSources } from "./funding-sources";
import { build, isWhole, opensLabel, rolesOf, type FigureContext } from "./figure-build";
import { fromGrid } from "./figures-grid";
import { fromYearLed } from "./figures-led";
import { pickPartTotals } from "./part-totals";
import { isOfYearBefore } from "./figure-link";
import { fromProse } from "./figures-prose";

const TWO_PARTS = /current liabilities|passifs? (?:non )?(?:courant|circulant)|pasivos? (?:no )?corriente|passivos? (?:nao )?(?:circulante|corrente)|madeni ya muda/;
const LONG_PART = /non-?\s?current|long[- ]term|passifs? non|no corriente|nao (?:circulante|corrente)|long terme|largo plazo|longo prazo|muda mrefu/;
const SHORT_ROW = /(?:^|\n)[\s|]*(?:current liabilities|passifs? (?:courants?|circulants?)|dettes a court terme|pasivos? (?:corrientes?|circulantes?)|passivos? (?:circulantes?|correntes?))[^\p{L}\n]*\d[^\p{L}\n]*(?=\n|$)/gu;

/** Whether a row without "total" is one of two parts: not where what is short-term was told whole above it and nothing long-term is told apart. */
function isOneOfTwo(plain: string, at: number): boolean {
  if (!TWO_PARTS.test(plain)) return false;
  return LONG_PART.test(plain) || ![...plain.matchAll(SHORT_ROW)].some((row) => row.index < at);
}

/** Figures of one page that rows or sentences give for the rules that hit. */
export function pickFigures(context: FigureContext, hits: readonly Hit<FigureRule>[]): Candidate[] {
  const found: Candidate[] = [];
  const funding = fundingLines(context);
  const byLine = new Map(context.grid.map((row, index) => [row.line.index, index]));
  for (const hit of [...hits, ...bareTotals(context.view)]) {
    if (hit.kind === "part" || (hit.rule.older === undefined && isOfYearBefore(context.view.plain.slice(Math.max(0, hit.start - 40), hit.start)))) continue;
    if (hit.rule.balanceSheet !== undefined && hit.rule.balanceSheet !== onBalanceSheet(context.view.plain, hit.start, hit.end)) continue;
    if (hit.rule.key === "total_debt" && funding.has(lineAt(context.view, hit.start).index)) continue;
    const at = byLine.get(lineAt(context.view, hit.start).index);
    const cells = at === undefined ? undefined : context.grid[at];
    if (cells && at !== undefined) {
      found.push(...fromGrid(context, hit, cells, at));
      continue;
    }
    const row = rowOf(context, hit);
    const picked = row && !(hit.kind === "row" && isLoose(context, row)) ? besides(context, hit.rule, row, fromRow(context, hit, row)) : [];
    if (hit.kind === "row") {
      found.push(...picked);
      continue;
    }
    // A row that could not be read is not read as a sentence either.
    found.push(...(picked.length > 0 || (row && (row.nils.length > 0 || isBrokenOff(context.view, row))) ? picked : fromProse(context, hit)));
  }
  return [...found, ...fromYearLed(context, hits), ...pickPartTotals(context), ...pickFundingSources(context, funding), ...pickPart(context, hits.filter((hit) => hit.kind === "part"), found)];
}

/** "Bank 4411": where no head tells columns apart, a common word's figure must be printed as money is. */
function isLoose({ statement }: FigureContext, row: Row): boolean {
  const [first] = yearInLabel(row).row.quantities;
  return columnsFor(statement, row.line.index).length < 2 && !first?.currency && !first?.token.grouped;
}

/** Below the score of any total, above what a sentence of another paper's page says. */
const PART_SCORE = 4;

/** The only row of sales by product is the sales; of several, none is. */
function pickPart(context: FigureContext, hits: readonly Hit<FigureRule>[], found: readonly Candidate[]): Candidate[] {
  if (found.some((candidate) => candidate.score > PART_SCORE && hits.some(({ rule }) => candidate.key === rule.key || candidate.key === rule.older))) return [];
  const rows = hits.flatMap((hit) => {
    const line = lineAt(context.view, hit.start);
    const row = context.rows.find((each) => each.line.index === line.index && hit.start < each.labelEnd && !hit.rule.never?.test(each.label) && hit.start - each.labelStart <= 24 && /^(?:[a-z'-]+ ){0,2}$/.test(context.view.plain.slice(each.labelStart, hit.start)));
    return row ? [{ hit, row }] : [];
  });
  const [only] = rows;
  if (!only || rows.some(({ row }) => row.line !== only.row.line) || columnsFor(context.statement, only.row.line.index).length < 2) return [];
  return fromRow(context, only.hit, only.row).map((candidate) => ({ ...candidate, score: candidate.score - 10 + PART_SCORE }));
}

/** The row whose label the cue begins, or whose label the cue ends after a line break. */
function rowOf(context: FigureContext, hit: Hit<FigureRule>): Row | null {
  const row = context.rows.find((candidate) => candidate.labelStart <= hit.start && hit.start < candidate.labelEnd + 1 && opensLabel(context.view.plain.slice(candidate.labelStart, hit.start)));
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
  if (hit.rule.needsTotal && !/total|jumla/.test(row.label) && isOneOfTwo(view.plain, row.labelStart)) return [];
  const { year, row: read } = yearInLabel(row);
  const heads = year === null ? columnsFor(statement, row.line.index) : [];
  const figures = heads.length >= 2 && read.longDash && !read.nils.includes(0) ? { ...read, nils: [0, ...read.nils] } : read;
  const printed = withNils(figures, amounts(figures, heads.length), heads.length);
  const money = freedOfBrackets(view, heads.length >= 2 && printed.length !== heads.length ? (splitRow(context, row, heads.length) ?? printed) : printed);
  // Without a head for each, a dash leaves open which year a figure is of.
  if (figures.nils.length > 0 && money.length !== heads.length) return [];
  const columns = heads.length >= 2 && money.length >= heads.length ? heads : [];
  const first = totalOf(money) ?? money.find((quantity) => quantity !== null);
  if (!first || (heads.length > money.length && isBrokenOff(view, row))) return [];
  if (columns.length === 0) {
    const one = build(context, hit.rule, row, first, { year, planned: null }, "alone");
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

/** "Own funds | 2,149,100 | 2,400,000 | 4,549,100" without heads of years: the last of three or more is the sum of the parts before it. */
function totalOf(money: readonly (Quantity | null)[]): Quantity | null {
  const last = money.at(-1);
  if (!last || money.length < 3 || last.value <= 0) return null;
  const parts = money.slice(0, -1).reduce((sum, quantity) => sum + (quantity?.value ?? 0), 0);
  return Math.abs(parts - last.value) <= last.value * 1e-6 ? last : null;
}

/** A row whose cells the print goes on with in the line below: what is left of it on its own line is of a year nobody knows. */
function isBrokenOff({ plain, lines }: FigureContext["view"], { line }: Row): boolean {
  const next = lines[line.index + 1];
  return next !== undefined && /^\s*(?:[e€]|-?\d[\d ., ]*)(?: [e€])?\s*$/.test(plain.slice(next.start, next.end));
}

/** "Turnover 2024: 87 800 000": a year between a label and its only amount tells when, not how much. */
function yearInLabel(row: Row): { year: number | null; row: Row } {
  const [first, second, third] = row.quantities;
  const isYear = first !== undefined && first.token.decimals === 0 && !first.token.grouped && !first.currency && first.high === null && first.magnitude === 1 && first.value >= 1990 && first.value <= 2100;
  if (!isYear || !second || third || !(second.token.grouped || second.currency || second.magnitude > 1)) return { year: null, row };
  return { year: first.value, row: { ...row, quantities: [second], nils: [] } };
}

function splitRow({ document, view }: FigureContext, row: Row, columns: number): Quantity[] | null {
  const [first] = row.quantities;
  return first && document.style.group === " " ? splitColumns(view.plain.slice(first.start, row.line.end), first.start, columns) : null;
}

/** The figures with a gap where a dash stands for none. */
function withNils(row: Row, money: readonly Quantity[], heads: number): (Quantity | null)[] {
  const dropped = row.quantities.length - money.length;
  // "190 - 321" under three heads is no range.
  const all: (Quantity | null)[] = money.flatMap((quantity) => (quantity.high !== null && money.length + 2 === heads ? [{ ...quantity, high: null }, null, { ...quantity, value: quantity.high, high: null }] : [quantity]));
  for (const before of row.nils.toReversed()) all.splice(Math.max(0, before - dropped), 0, null);
  return all;
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
