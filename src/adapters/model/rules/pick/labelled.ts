import type { Hit } from "../cues/cue-index";
import type { MeasureRule } from "../cues/measure-rule";
import { onBalanceSheet } from "../context/balance-sheet";
import { isDenied } from "../context/negation";
import { aboutOthers } from "../context/parties";
import { yearsIn } from "../context/period";
import { isBlank, isInstruction } from "../context/placeholders";
import { tenseOf, upToClause } from "../context/projection";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import { figuresOf } from "../view/figures-of";
import { firstFrom } from "../view/first-from";
import { headOf, isHeadRow, type GridCell, type GridRow } from "../view/grid";
import { afterBullet, lineAt, type Line, type PageView } from "../view/page-view";
import { clip, sentenceAt, type Span } from "../view/sentences";
import { columnOf, columnsFor, scaleAt, type Column, type Statement } from "../view/statement";
import { countsAnother, namesAnother, isOtherMoney, isPart, rowsApart } from "./attached";
import { onList } from "./listed";
import { measureAt, type Measured, type UnitHint } from "./measure-value";

export interface LabelledContext {
  document: DocumentView;
  view: PageView;
  statement: Statement;
  grid: readonly GridRow[];
}

/** Figures beside their names on one page: in table cells, on rows and forms, and in sentences. */
export function pickLabelled(context: LabelledContext, hits: readonly Hit<MeasureRule>[]): Candidate[] {
  const byLine = new Map(context.grid.map((row, index) => [row.line.index, index]));
  return hits.flatMap((hit) => {
    if (hit.rule.offBalanceSheet && onBalanceSheet(context.view.plain, hit.start, hit.end)) return [];
    const line = lineAt(context.view, hit.start);
    const at = byLine.get(line.index);
    const row = at === undefined ? undefined : context.grid[at];
    if (row && at !== undefined) return inGrid(context, hit, row, at);
    const onLine = inRow(context, hit, line);
    if (onLine.length > 0) return onLine;
    const listed = onList(context, hit, line);
    if (listed) return [made(context, hit.rule, listed, { start: line.start, end: line.end }, null, 6.5)];
    const onForm = underLabel(context, hit, line);
    return onForm ? [onForm] : inProse(context, hit);
  });
}

function inGrid(context: LabelledContext, hit: Hit<MeasureRule>, row: GridRow, index: number): Candidate[] {
  const cell = row.cells.find((each) => each.start <= hit.start && hit.start < each.end);
  if (!cell || cell.plain.length > 110 || hit.rule.never?.test(cell.plain)) return [];
  const after = row.cells.filter((each) => each.column > cell.column && each.plain !== "");
  if (isHeadRow(row) && context.grid[index + 1] && !isHeadRow(context.grid[index + 1] as GridRow)) {
    const column = underHead(context, hit, cell, index);
    if (column.length > 0) return column;
  }
  const heads = after.map((each) => headOf(context.grid, index, each.column));
  const columns = heads.map(columnOf);
  const several = after.length > 1 && columns.every(tells);
  const found: Candidate[] = [];
  for (const [place, value] of after.entries()) {
    if (isBlank(value.plain) || isInstruction(value.plain) || aboutOthers(`${cell.plain} ${value.plain}`)) continue;
    // Beside a label and without heads that tell columns apart, only the first value cell answers.
    if (place > 0 && !several) break;
    const measured = inCell(context, value, hit.rule, `${cell.plain} ${several ? "" : (heads[place] ?? "")}${unitBeside(after, place)}`);
    if (measured) found.push(made(context, hit.rule, measured, { start: cell.start, end: Math.max(measured.end, cell.end) }, several || tells(columns[place]) ? (columns[place] ?? null) : columnOf(cell.plain), 7.5));
    else if (place === 0 && !several) break;
  }
  return found;
}

/** "14.20 | GHS per kg": a table with a column of units lends them as if they stood in brackets behind the label. */
function unitBeside(after: readonly GridCell[], place: number): string {
  const [value, next] = [after[place], after[place + 1]];
  return value && next && place === 0 && after.length <= 3 && /^[-(]?\d[\d.,  ]*\)?%?$/.test(value.plain) && next.plain.length <= 20 && /^[^\d]*\p{L}[^\d]*$/u.test(next.plain) ? ` (${next.plain})` : "";
}

const tells = (column: Column | undefined): boolean => column !== undefined && (column.year !== null || column.planned !== null);

const TOTAL_ROW = /^[*_]{0,2}(?:(?:grand |sub-?|sous-?)?total|jumla|totaux|totales)/;

/** Every row below a head cell, down to the next head: a price for each product, a rate for each loan. */
function underHead(context: LabelledContext, hit: Hit<MeasureRule>, head: GridCell, index: number): Candidate[] {
  const found: Candidate[] = [];
  for (const row of context.grid.slice(index + 1, index + 25)) {
    if (isHeadRow(row) || row.line.index - (context.grid[index]?.line.index ?? 0) > 30) break;
    const cell = row.cells.find((each) => each.column === head.column);
    const [label] = row.cells;
    if (!cell || !label || cell === label || isBlank(cell.plain) || /^[*_]{0,2}(?:average|moyenne|promedio|media|wastani)/.test(label.plain)) continue;
    const total = TOTAL_ROW.test(label.plain);
    // A total of areas is the firm's area, and its parts are none; no price and no rate is a sum.
    if (total && hit.rule.kind !== "area") continue;
    const measured = inCell(context, cell, hit.rule, head.plain);
    if (measured) found.push(made(context, hit.rule, measured, { start: label.start, end: Math.max(cell.end, measured.end) }, columnOf(`${label.plain} ${head.plain}`), 6.5));
    if (total && measured) return found.slice(-1);
  }
  // A long list of areas without their sum is a register of plots.
  return hit.rule.kind === "area" && found.length > 6 ? [] : found;
}

function inCell({ document, view, statement }: LabelledContext, cell: GridCell, rule: MeasureRule, label: string): Measured | null {
  const figures = figuresOf(view, document.languages);
  const hint: UnitHint = { text: label, currencies: document.currencies, scale: scaleAt(statement, lineAt(view, cell.start).index) };
  for (let index = firstFrom(figures, cell.start); index < figures.length && (figures[index]?.start ?? Infinity) < cell.end; index++) {
    const alone = index === firstFrom(figures, cell.start) && cell.plain.length < 24;
    const measured = measureAt(view.plain, figures, index, rule.kind, alone ? hint : null, document.currencies);
    if (measured && !countsAnother(view, measured.end, rule) && !(rule.whole && isPart(view.plain, measured.start))) return measured;
    if ((figures[index]?.start ?? 0) - cell.start > 60) break;
  }
  return null;
}

/** A printed row under a head of years: as many figures as columns. */
function inRow(context: LabelledContext, hit: Hit<MeasureRule>, line: Line): Candidate[] {
  const { document, view, statement } = context;
  const columns = columnsFor(statement, line.index);
  const label = view.plain.slice(line.start, hit.end);
  if (columns.length < 2 || hit.start > afterBullet(view.plain, line) + 24 || hit.rule.never?.test(view.plain.slice(line.start, line.end)) || /[.;:]/.test(label)) return [];
  const figures = figuresOf(view, document.languages);
  const text = view.plain.slice(line.start, line.end);
  const measured: Measured[] = [];
  let rest = "";
  for (let index = firstFrom(figures, hit.end); index < figures.length && (figures[index]?.start ?? Infinity) < line.end; index++) {
    const figure = figures[index];
    if (!figure || figure.start < (measured.at(-1)?.end ?? 0)) continue;
    const hint: UnitHint = { text: view.plain.slice(line.start, measured[0]?.start ?? figure.start).trim(), currencies: document.currencies, scale: scaleAt(statement, line.index) };
    const value = measureAt(view.plain, figures, index, hit.rule.kind, hint, document.currencies);
    if (value) measured.push(value);
    rest = view.plain.slice(value?.end ?? figure.end, line.end);
  }
  if (measured.length !== columns.length || /\p{L}{3}/u.test(rest) || isBlank(text) || (hit.rule.needs && !hit.rule.needs.test(text))) return [];
  return measured.map((value, index) => made(context, hit.rule, value, { start: line.start, end: line.end }, columns[index] ?? null, 7));
}

const NUMBERED = /^\s*(?:\(?[a-z0-9]{1,2}[.)]|\d{1,2}[a-z]?[.)]|[a-z]\.\d)\s/;

/** A form's label on a line of its own, the answer on the next. */
function underLabel(context: LabelledContext, hit: Hit<MeasureRule>, line: Line): Candidate | null {
  const { document, view, statement } = context;
  const label = view.plain.slice(line.start, line.end);
  const next = view.lines[line.index + 1];
  const atStart = hit.start - line.start <= 40 && !/[.;]\s/.test(view.plain.slice(afterBullet(view.plain, line), hit.start));
  if (!next || !atStart || label.length > 100 || /[.;,]\s*$/.test(label) || hit.rule.never?.test(label)) return null;
  const numbered = NUMBERED.test(label);
  const answer = view.plain.slice(next.start, next.end);
  if (isBlank(answer) || NUMBERED.test(answer) || (!numbered && (!/^\p{Lu}/u.test(view.text.slice(line.start, line.end).trim()) || label.trim().split(/\s+/).length > 9 || view.plain.slice(hit.end, line.end).trim().length > 24))) return null;
  const figures = figuresOf(view, document.languages);
  const index = firstFrom(figures, next.start);
  const figure = figures[index];
  // A label that holds a figure has its answer; the line that goes on from a sentence is no form's label.
  if (/\d/.test(view.plain.slice(hit.end, line.end)) || (!numbered && sentenceAt(view, hit.start).end > next.start)) return null;
  // The answer begins with its figure, but for a word or two ("up to", "about", a currency).
  if (!figure || figure.start > next.start + 14 || figure.start >= next.end) return null;
  const measured = measureAt(view.plain, figures, index, hit.rule.kind, hit.rule.kind === "price" ? null : { text: label.trim(), currencies: document.currencies, scale: scaleAt(statement, line.index) }, document.currencies);
  if (!measured || countsAnother(view, measured.end, hit.rule)) return null;
  return made(context, hit.rule, measured, { start: line.start, end: Math.max(next.end, measured.end) }, columnOf(label), 7);
}

function inProse(context: LabelledContext, hit: Hit<MeasureRule>): Candidate[] {
  const { document, view } = context;
  const { rule } = hit;
  if (rule.reach === 0) return [];
  const sentence = sentenceAt(view, hit.start);
  const plain = view.plain.slice(sentence.start, sentence.end);
  if (rule.never?.test(plain) || (rule.needs && !rule.needs.test(aboutOf(view, hit, sentence))) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain)) return [];
  if (rule.notAfter?.test(view.plain.slice(sentence.start, hit.start).replace(/\n/g, " "))) return [];
  const [before, after] = [valueBefore(context, hit, sentence), valueAfter(context, hit, sentence)];
  // "9 permanent employees and up to 45 seasonal ones": what touches the name is its figure.
  const value = before && (!after || (hit.start - before.end <= 1 && !/^[\s:]{0,3}$/.test(view.plain.slice(hit.end, after.start)))) ? before : after;
  if (value) return [prose(context, hit, value, sentence), ...earlier(context, hit, value, sentence)];
  if (!rule.deniable || !isDenied(view.plain.slice(sentence.start, hit.start), view.plain.slice(hit.end, sentence.end))) return [];
  return [prose(context, hit, { start: hit.start, end: hit.end, low: 0, high: null, unit: rule.kind === "days" ? "days" : null, currency: rule.kind === "money" ? (document.currencies[0] ?? null) : null }, sentence)];
}

/** What a form's field speaks of stands above it: "Amount applied for: …" over "Term: 4 years". */
function aboutOf(view: PageView, { start, end }: Span, sentence: Span): string {
  const line = lineAt(view, start);
  const field = /^[^\p{L}]*$/u.test(view.plain.slice(afterBullet(view.plain, line), start)) && /^[*_ ]{0,4}:/.test(view.plain.slice(end, end + 6));
  return view.plain.slice(field ? Math.max(0, line.start - 360) : sentence.start, sentence.end);
}

function valueAfter({ document, view }: LabelledContext, hit: Hit<MeasureRule>, sentence: Span): Measured | null {
  if (namesAnother(view, hit)) return null;
  const figures = figuresOf(view, document.languages);
  const limit = Math.min(sentence.end, hit.end + (hit.rule.reach ?? 60));
  for (let index = firstFrom(figures, hit.end); index < figures.length && (figures[index]?.start ?? Infinity) < limit; index++) {
    const figure = figures[index];
    if (!figure) break;
    const gap = view.plain.slice(hit.end, figure.start);
    if (/[;]|\p{L}\. \p{L}|\d\s*\n/u.test(gap) || rowsApart(view, hit.end, figure.start)) break;
    if (hit.rule.kind === "price" && isOtherMoney(gap)) break;
    // A bare figure is a price only where the name is a label.
    const label = /^[\s:=|-]*$/.test(gap) && (hit.rule.kind !== "price" || /[:|]/.test(gap)) ? { text: view.plain.slice(Math.max(sentence.start, hit.start - 30), hit.end), currencies: document.currencies, scale: 1 } : null;
    const measured = measureAt(view.plain, figures, index, hit.rule.kind, hit.rule.kind === "money" ? null : label, document.currencies);
    if (measured && hit.rule.whole && isPart(view.plain, measured.start)) continue;
    // Behind its name a count stands alone, or before a word for those counted.
    if (measured) return countsAnother(view, measured.end, hit.rule) ? null : measured;
  }
  return null;
}

/** Ends a clause: the figure before it is of what was said there. */
const APART = /[.;:]\s|,\s(?!$)/;

function valueBefore({ document, view }: LabelledContext, hit: Hit<MeasureRule>, sentence: Span): Measured | null {
  if (!hit.rule.before) return null;
  const figures = figuresOf(view, document.languages);
  const least = Math.max(sentence.start, hit.start - hit.rule.before - 24);
  for (let index = firstFrom(figures, hit.start) - 1; index >= 0 && (figures[index]?.start ?? 0) >= least; index--) {
    const measured = measureAt(view.plain, figures, index, hit.rule.kind, null, document.currencies);
    if (!measured || measured.start >= hit.start) continue;
    // The unit may be the name's first word: "96 | years remain".
    const close = (figures[index]?.end ?? 0) <= hit.start && hit.start - measured.end <= hit.rule.before && !APART.test(view.plain.slice(measured.end, hit.start)) && !rowsApart(view, measured.end, hit.start);
    // "38 regular | customers": the name goes on, and names others.
    if (close && namesAnother(view, hit)) return null;
    if (close && !(hit.rule.whole && isPart(view.plain, measured.start))) return measured;
    if (hit.start >= measured.end) break;
  }
  return null;
}

/** What joins a figure and the one of the year before: "against 4.10 the year before", "(2022: 10.6)". */
const BEFORE_IT = /^[^.;\d]{0,36}?(?:\((?:(?:19|20)\d\d(?:[/-]\d{2,4})?)\s?:|\b(?:against|compared (?:to|with)|up from|down from|from|contre|contra|frente a|comparado (?:con|com)|ante|ikilinganishwa na)\b)[^.;\d]{0,20}?$/;

/** What joins a figure and the one hoped for: "14 %, 5 % expected with the silo". */
const HOPED = /^[^.;\d]{0,20}[,;(] ?[^.;\d]{0,24}(?:esperando-se|espera-se|se espera|esperamos|prevendo-se|preve-se|on (?:vise|attend)|nous visons|objectif(?: de)?|meta(?: de)?|objetivo(?: de)?|passera(?:it)? a|pasara a|passara a|passarao a|bajara a|tombera a|expected to (?:be|fall to|rise to|reach)|target(?: of)?)[^.;\d]{0,14}$/;

/** What follows an earlier period's mention: its year is not the first figure's. */
const COMPARED = /(?:\((?:fy ?)?(?:19|20)\d\d|\b(?:against|compared|up from|down from|contre|frente a|contra|comparado|ante|ikilinganishwa)\b)[\s\S]*$/;

/** The earlier period's figure told for comparison, in the unit of the first. */
function earlier(context: LabelledContext, hit: Hit<MeasureRule>, value: Measured, sentence: Span): Candidate[] {
  const { document, view } = context;
  const figures = figuresOf(view, document.languages);
  for (let index = firstFrom(figures, value.end); index < figures.length; index++) {
    const figure = figures[index];
    if (!figure || figure.start > Math.min(sentence.end, value.end + 60)) break;
    const gap = view.plain.slice(value.end, figure.start).replace(/ (?:in|en|em) (?:19|20)\d\d(?=[ ,])/, "");
    const hoped = HOPED.test(gap);
    if (!hoped && !BEFORE_IT.test(gap)) continue;
    const measured = measureAt(view.plain, figures, index, hit.rule.kind, null, document.currencies);
    const scale = measured ? null : bareScale(view.plain, value);
    const second = measured ?? (scale === null ? null : { ...value, start: figure.start, end: figure.end, low: figure.value * scale, high: null });
    if (!second) return [];
    const first = prose(context, hit, value, sentence);
    const year = yearsIn(view.plain.slice(value.end, figure.start))[0] ?? (first.period ? Number(first.period) - 1 : null);
    return [{ ...first, end: Math.max(first.end, second.end), value: { kind: "number", number: second.low, high: second.high }, period: hoped ? null : year ? String(year) : null, projected: hoped, score: first.score - 0.8 }];
  }
  return [];
}

/** Printed number to told value of a measure, for a second figure printed without its unit; null when it cannot be told. */
function bareScale(plain: string, value: Measured): number | null {
  const printed = /\d+(?:[.,]\d+)?/.exec(plain.slice(value.start, value.end))?.[0];
  const number = printed ? Number(printed.replace(",", ".")) : 0;
  return number > 0 && value.low > 0 && value.unit !== null ? value.low / number : null;
}

function prose(context: LabelledContext, hit: Hit<MeasureRule>, value: Measured, sentence: Span): Candidate {
  const { view } = context;
  const from = Math.min(hit.start, value.start);
  const to = Math.max(hit.end, value.end);
  const whole = sentence.end - sentence.start <= 260 ? { start: Math.min(sentence.start, from), end: Math.max(sentence.end, to) } : clip(view.text, { start: wordStart(view.plain, from - 40, sentence.start), end: Math.max(sentence.end, to) }, Math.max(260, to - from + 60));
  const distance = value.start >= hit.end ? value.start - hit.end : hit.start - value.end;
  return made(context, hit.rule, value, { start: whole.start, end: Math.max(whole.end, to) }, null, (value.start >= hit.end ? 5.5 : 5.2) - Math.max(0, distance) * 0.01);
}

function wordStart(plain: string, wanted: number, least: number): number {
  let at = Math.max(least, wanted);
  while (at > least && !/\s/.test(plain.charAt(at - 1))) at -= 1;
  return at;
}

function made({ document, view, statement }: LabelledContext, rule: MeasureRule, value: Measured, quote: Span, column: Column | null, score: number): Candidate {
  const near = `${view.plain.slice(Math.max(quote.start, value.start - 70), value.end)}${upToClause(view.plain.slice(value.end, Math.min(quote.end, value.end + 40)), 0).replace(COMPARED, "")}`;
  const years = yearsIn(near);
  const told = column && (column.year !== null || column.planned !== null);
  const projected = rule.plan ? null : rule.past ? false : told ? (column.planned ?? ((column.year ?? 0) > document.thisYear || (statement.projected === true ? true : null))) : tenseOf(near, years, document.thisYear, document.forecast);
  const period = told && column.order !== undefined ? `Y${column.order}` : told && column.year !== null ? String(column.year) : years.length > 0 ? String(Math.max(...years.filter((year) => year <= document.thisYear), years.length === 1 ? (years[0] ?? 0) : 0)) : null;
  return {
    key: rule.key, page: view, start: quote.start, end: quote.end, value: { kind: "number", number: value.low, high: value.high }, unit: value.unit ?? rule.unit ?? null, currency: value.currency,
    period: period === "0" ? null : period, projected, score: score - view.page.index * 0.02,
  };
}
