import { currencyAfter, resolveCurrency } from "@/domain/quantities/currencies";
import type { Quantity } from "@/domain/quantities/quantity";
import type { FigureRule } from "../cues/figure-rules";
import { partOfYear } from "../context/period";
import { announcesProjection } from "../context/projection";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { GridRow } from "../view/grid";
import type { PageView } from "../view/page-view";
import type { Row } from "../view/rows";
import { currencyAt, partialAt, plannedAt, scaleAt, type Column, type Statement } from "../view/statement";
import { keyFor, lossAware, type Role } from "./figure-role";

/** What may stand between a row's label and its figures: notes in brackets, "net", an owner's name, dot leaders. The longer before its own beginning. */
const BESIDE_LABEL = String.raw`(?:for|of|in) the (?:year|season|period|crop year|financial year)\b|(?:de l[a' ]\s?|des? |du |del? |d[ao] )?(?:exercice|annee|campagne|ejercicio|ano|campana|exercicio|campanha|safra|periode|periodo)\b|[wyz]a (?:mwaka|msimu|kipindi)\b|jumla\b|note \d+|[a-z]{3,9}\.? (?=20\d\d)|as at\b|(?:au|al|at|on|of|tarehe|em)\b|net[oa]?s?\b|totale?s?\b|anual(?:es)?\b|annuel\w*|\(?(?:rs|sh|kshs?|tshs?|ushs?|gh¢|rwf|zmw|mwk|php|inr|pkr|etb|birr|kes|tzs|ugx|usd|us\$|mxn|cop|fcfa|xaf|xof|f cfa|ngn|zar|brl|r\$)\.?\)?|\([^)]{0,60}\)|(?:19|20)\d\d(?:[/-]\d{2,4})?|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}(?=[\s/.])|[\s:.…$|,*-]`;
/** Each part is taken as it was first read and never cut again: "2024-25" has two readings, so a row of them would have more than can be tried. */
const AFTER_LABEL = new RegExp(`^(?:(?=(?<part>${BESIDE_LABEL}))\\k<part>)*$`);

/** Whether a label says no more than its cue: what follows are brackets, units and "net". */
export function isWhole(rest: string): boolean {
  return AFTER_LABEL.test(rest);
}

/** What may stand before a row's label: marks, a list's number, "of which", "less:". */
const BEFORE_LABEL = /^(?:[^\p{L}\d]{0,3}|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2}){0,2})[.)] ?|(?:of which|thereof|including|incl\.?|less|add|plus|dont|y compris|de l[oa]s cuales|incluye|incluid[oa]s?|d[oa]s quais|incluindo|kati yake|ikiwemo|ikiwa ni pamoja na|moins|menos|toa|ondoa)[: ]{1,2})$/u;

/** Whether a cue begins a label, though a mark or "of which" stands before it. */
export function opensLabel(before: string): boolean {
  return BEFORE_LABEL.test(before);
}

export interface FigureContext {
  document: DocumentView;
  view: PageView;
  statement: Statement;
  rows: readonly Row[];
  grid: readonly GridRow[];
  asOf: string;
}

export function rolesOf(context: FigureContext, rule: FigureRule, columns: readonly Column[], line: string, at: number): Role[] {
  const thisYear = Number(context.asOf.slice(0, 4));
  // One head that says "plan" means that the others are none.
  const told = columns.some((column) => column.planned !== null);
  const planned = columns.map((column) => (column.year !== null && column.year > thisYear) || (column.planned ?? (!told && isPlan(context, rule, line, at))));
  const latest = columns.reduce((best, { year }, index) => (!planned[index] && (best < 0 || (year ?? 0) > (columns[best]?.year ?? 0)) ? index : best), -1);
  // The budget of a year that is told as it was is history, not next year's plan.
  const done = latest < 0 ? null : (columns[latest]?.year ?? null);
  const ahead = columns.map(({ year, order }, index) => planned[index] === true && order !== 0 && (year === null || done === null || year > done));
  const next = columns.reduce((best, { year }, index) => (ahead[index] && (best < 0 || (year ?? 0) < (columns[best]?.year ?? 0)) ? index : best), -1);
  return columns.map((_, index): Role => (index === latest ? "latest" : index === next ? "next" : planned[index] ? "other" : "older"));
}

/** Whether a row's figures are plan figures: its own words, then the title above it, then what page and document say. */
function isPlan({ statement, document }: FigureContext, rule: FigureRule, line: string, at: number): boolean {
  const title = plannedAt(statement, at);
  if (title !== null) return title || announcesProjection(line);
  return statement.projected === true || announcesProjection(line) || (document.plan && statement.projected !== false && rule.nature === "flow");
}

/** A candidate of one amount of a row, or null where the amount is none of the rule's. */
export function build(context: FigureContext, rule: FigureRule, row: Pick<Row, "line" | "labelStart" | "labelEnd" | "label">, quantity: Quantity, column: Column, role: Role): Candidate | null {
  const { view, statement, document } = context;
  const period = column.order !== undefined ? `Y${column.order}` : column.year === null ? (statement.period ?? reported(context, rule, role, view.plain.slice(row.line.start, row.labelStart))) : String(column.year);
  const future = column.order === undefined && period !== null && Number(period.slice(0, 4)) > Number(context.asOf.slice(0, 4));
  const line = view.plain.slice(row.line.start, row.line.end);
  const projected = role === "next" || future || (role === "alone" && isPlan(context, rule, line, row.line.index));
  const interim = rule.nature === "flow" && document.interim !== null;
  const key = keyFor(rule, projected, interim || partialAt(statement, row.line.index) || partOfYear(line), role, period === null);
  if (!key) return null;
  const scale = scaleInLabel(view.plain.slice(row.labelStart, row.labelEnd)) ?? scaleOf(context, row, quantity);
  const amount = scaled(quantity, scale) * (rule.absolute && quantity.value < 0 ? -1 : 1);
  const value = rule.key === "net_profit_latest" ? lossAware(amount, row.label) : amount;
  const currency = resolveCurrency(quantity.currency, document.currencies) ?? resolveCurrency(currencyAt(statement, row.line.index), document.currencies) ?? headCurrency(context, row) ?? statement.currency ?? document.currencies[0] ?? null;
  // "128.4" without a currency or a stated scale is an amount in some unit nobody named.
  const bare = !quantity.currency && !quantity.token.grouped && scale === 1 && quantity.magnitude === 1;
  const dayOrNote = !quantity.currency && !quantity.token.grouped && quantity.token.decimals === 0 && quantity.magnitude === 1 && Math.abs(quantity.value) < 100;
  if (Math.abs(value) < 1 || dayOrNote || (bare && (Math.abs(value) < 100 || quantity.token.decimals > 0 || (rule.nature === "flow" && Math.abs(value) < 1000)))) return null;
  return {
    key, page: view, start: row.labelStart, end: Math.max(row.labelEnd, Math.min(row.line.end, quantity.end)), value: { kind: "number", number: value, high: quantity.high }, unit: null,
    currency, ...((role === "older" || role === "next") && (rule.nature === "stock" || rule.anyPeriod) ? { beside: true } : {}), period: interim ? document.interim : period, projected: rule.plan ? null : projected, score: 10 + (role === "latest" ? 2 : 0) + (/^total|total$/.test(row.label) ? 2 : 0) - view.page.index * 0.01,
  };
}

/** The year a report is about is that of a lone figure under no year of its own. */
const reported = ({ document }: FigureContext, rule: FigureRule, role: Role, before: string): string | null => (rule.nature === "flow" && role === "alone" && !/\p{L}{2}/u.test(before) && document.reportYear !== null ? String(document.reportYear) : null);

/** A fraction without a money of its own is told in the one scale its paper states, though another page states it. */
function scaleOf({ statement, document }: FigureContext, row: Pick<Row, "line">, { token, currency }: Quantity): number {
  const scale = scaleAt(statement, row.line.index);
  return scale === 1 && document.onlyScale > 1e3 && token.decimals > 0 && !token.grouped && !currency ? document.onlyScale : scale;
}

/** "Turnover (millions F CFA)", "Sales (k€)": a label that names the scale of its own row. */
function scaleInLabel(label: string): number | null {
  const words = /\((?:in |en |em |valeurs? en )?(?:[a-z$€.]{1,6} )?((?:thousands?|milliers|miles|milhares|mil|k|millions?|millones|milhoes|mn|m)(?![a-z])[^()]{0,16})\)/.exec(label)?.[1];
  if (words === undefined) return null;
  return /^(?:thousands?|milliers|miles|milhares|mil|k)(?![a-z])/.test(words) ? 1e3 : 1e6;
}

/** An amount of its own magnitude is told in units, and so is one printed with its money to the cent or with its sign behind it. */
function scaled(quantity: Quantity, scale: number): number {
  const signBehind = quantity.currency !== null && quantity.token.grouped && quantity.end > quantity.token.end + (quantity.token.parenthesised ? 1 : 0);
  const toTheCent = signBehind || (quantity.currency !== null && quantity.token.grouped && quantity.token.decimals === 2);
  return quantity.magnitude === 1 && !toTheCent ? round(quantity.value * scale) : quantity.value;
}
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Currency that a column head gives: "Amount (Rs.)", "Ingresos (MXN)". */
function headCurrency(context: FigureContext, row: Pick<Row, "line">): string | null {
  for (let index = row.line.index - 1; index >= Math.max(0, row.line.index - 40); index--) {
    const line = context.view.lines[index];
    if (!line) continue;
    const head = /\(([a-z$ .€£]{1,14})\)/.exec(context.view.plain.slice(line.start, line.end));
    if (!head?.[1]) continue;
    const mark = AUDITED.test(head[1]) ? null : resolveHead(head[1], context.document.currencies);
    if (mark) return mark;
  }
  return null;
}

/** "(Aud.)" over a column is no Australian dollar. */
const AUDITED = /^\s*(?:un)?aud\b/;

function resolveHead(words: string, likely: readonly string[]): string | null {
  const quantity = currencyOf(words);
  return quantity ? resolveCurrency(quantity, likely) : null;
}

const currencyOf = (words: string) => currencyAfter(words.trim());
