import type { Quantity } from "@/domain/quantities/quantity";
import type { Hit } from "../cues/cue-index";
import type { FigureRule } from "../cues/figure-rules";
import { partOfYear } from "../context/period";
import { isBlank } from "../context/placeholders";
import { announcesProjection } from "../context/projection";
import type { Candidate } from "../findings/candidate";
import { firstFrom } from "../view/first-from";
import { lineAt, type Line, type PageView } from "../view/page-view";
import type { Span } from "../view/sentences";
import { columnOf, type Column } from "../view/statement";
import { build, isWhole, opensLabel, rolesOf, type FigureContext } from "./figure-build";

/** "2021/22   88,040,000   2,305,000", "- FY2022: 46,400": a row that its year leads. Years of a plan count otherwise. */
const LED = /^[\s|*•·-]*(?:(?:fy|season|year|crop year|campagne|exercice|annee|ano|safra|campana|ejercicio|mwaka(?: wa)?|msimu(?: wa)?)[ :]?)?('?(?:19[5-9]|20[0-6])\d(?: ?[/-] ?\d{2,4})?)\*{0,2}(?![\d.,]\d)(?: \((?:actual|audited|unaudited|halisi)\))?[\s|:=.*-]+(?=\S)/;
const YEAR_HEAD = /^[*\s]*(?:(?:crop|financial|fiscal|marketing|farming|business) )?(?:years?|seasons?|periods?|fy|annees?|exercices?|campagnes?|anos?|ejercicios?|campanas?|safras?|exercicios?|mwaka|miaka|msimu)(?: ended| ending)?[*\s]*$/;
/** What may go on after a figure's name over a list of years: "Sales made", "Turnover over the last three years". */
const GOES_ON = /\b(?:made|achieved|recorded|reali[sz]ed|reached|so far|to date|history|trend|figures|performance|by year|per year|yearly|each year|(?:in|of|for|over) (?:the )?(?:last|past|previous) (?:\w+ )?(?:years|seasons)|kwa miaka (?:\w+ )?iliyopita|kila mwaka|iliyopita|yaliyopatikana|par annee|des (?:\w+ )?dernieres annees|por ano|de los ultimos (?:\w+ )?anos|dos ultimos (?:\w+ )?anos)\b/g;
/** In a plan a list of years is one of the past only where it says so. */
const PAST = /\b(?:past|histor\w+|previous|track record|so far|made|actual|achieved|reali[sz]e[ds]?|(?:last|past) (?:three|two|four|five|\d) (?:years|seasons)|performance|iliyopita|passe|anterior(?:es)?|ultim[oa]s)\b/;
const AHEAD = /\b(?:target|expected|forecast|planned|next)\b/;

interface LedRow {
  line: Line;
  column: Column;
  amounts: Quantity[];
}

/** Figures of rows that begin with their year, under a head that names them: the usual table turned on its side. */
export function fromYearLed(context: FigureContext, hits: readonly Hit<FigureRule>[]): Candidate[] {
  const read = new Map<number, LedRow[]>();
  return hits.flatMap((hit) => {
    const head = lineAt(context.view, hit.start);
    if (hit.kind === "part" || head.end - head.start > 160) return [];
    const rows = read.get(head.index) ?? rowsUnder(context, head);
    read.set(head.index, rows);
    const place = rows.length < 2 ? -1 : placeOf(context, hit, head, rows);
    return place < 0 || !isPast(context, head) ? [] : columnAt(ofWholeYears(context, head), hit.rule, rows, place);
  });
}

function isPast({ document, view }: FigureContext, head: Line): boolean {
  const title = view.plain.slice(Math.max(0, head.start - 90), head.end);
  return !announcesProjection(view.plain.slice(head.start, head.end)) && !AHEAD.test(view.plain.slice(head.start, head.end)) && (!document.plan || PAST.test(title));
}

/** The rows under a head, down to the first line that no year leads; borders and one empty line may stand between. */
function rowsUnder(context: FigureContext, head: Line): LedRow[] {
  const { view } = context;
  const rows: LedRow[] = [];
  for (let index = head.index + 1; index < view.lines.length; index++) {
    const line = view.lines[index];
    if (!line) break;
    const plain = view.plain.slice(line.start, line.end);
    if (rows.length === 0 && index <= head.index + 2 && /^[\s|:-]*$/.test(plain)) continue;
    const led = LED.exec(plain);
    const amounts = led ? amountsIn(context, line.start + led[0].length, line.end) : null;
    if (!led?.[1] || !amounts || amounts.length === 0 || isBlank(plain)) break;
    rows.push({ line, column: columnOf(led[1]), amounts });
  }
  const years = rows.map(({ column }) => column.year);
  return new Set(years).size === rows.length && years.every((year) => year !== null) && rows.every(({ amounts }) => amounts.length === rows[0]?.amounts.length) ? rows : [];
}

/** A row's amounts, where nothing else stands beside them. */
function amountsIn({ view }: FigureContext, from: number, to: number): Quantity[] | null {
  const found: Quantity[] = [];
  const tokens = view.numbers();
  let end = from;
  for (let index = firstFrom(tokens, from); index < tokens.length && (tokens[index]?.start ?? to) < to; index++) {
    const quantity = view.quantity(index);
    if (!quantity || quantity.start < end) continue;
    if (/\p{L}{4}/u.test(view.plain.slice(end, quantity.start)) || quantity.area || quantity.yield) return null;
    found.push(quantity);
    end = quantity.end;
  }
  return /\p{L}{4}/u.test(view.plain.slice(end, to)) ? null : found;
}

/** Which of the rows' figures a head's name is over; -1 where heads and figures do not agree in number. */
function placeOf({ view }: FigureContext, hit: Hit<FigureRule>, head: Line, rows: readonly LedRow[]): number {
  const figures = rows[0]?.amounts.length ?? 0;
  const cells = cellsOf(view, head, figures);
  const own = cells.findIndex(({ start, end }) => start <= hit.start && hit.start < end);
  const cell = cells[own];
  if (!cell || !isName(view.plain, hit, cell)) return -1;
  const years = cells.findIndex(({ start, end }) => YEAR_HEAD.test(view.plain.slice(start, end)));
  const named = cells.filter((_, index) => index !== years && (years >= 0 || cells.length === 1 || index > 0));
  return (years >= 0 || cells.length === 1) && named.length === figures ? named.indexOf(cell) : -1;
}

/** A head's cells; where a reader left one space between them, each begins with a capital and there are as many as figures. */
function cellsOf(view: PageView, head: Line, figures: number): Span[] {
  const spans = (text: string, pattern: RegExp): Span[] => [...text.matchAll(pattern)].map((match) => ({ start: head.start + match.index, end: head.start + match.index + match[0].length }));
  const apart = spans(view.plain.slice(head.start, head.end), /[^\s|](?:(?! {2}|\t|\|)[^\n])*/g);
  const capital = apart.length > 1 ? [] : spans(view.text.slice(head.start, head.end), /\p{Lu}(?:(?! \p{Lu})[^\n])*/gu);
  return capital.length === figures + 1 ? capital : apart;
}

function isName(plain: string, { start, end, rule }: Hit<FigureRule>, cell: Span): boolean {
  const label = plain.slice(cell.start, cell.end);
  const before = plain.slice(cell.start, start).replace(/^(?:our|annual|past|yearly|previous|historical) $/, "");
  return opensLabel(before) && isWhole(plain.slice(end, cell.end).replace(GOES_ON, " ")) && !rule.never?.test(label.replace(/\([^)]*\)?/g, "")) && !/%/.test(label);
}

/** A row's year is a whole one unless its own head says otherwise, whatever else the page speaks of. */
const ofWholeYears = (context: FigureContext, head: Line): FigureContext => ({ ...context, statement: { ...context.statement, headers: [], partial: partOfYear(context.view.plain.slice(head.start, head.end)) } });

function columnAt(context: FigureContext, rule: FigureRule, rows: readonly LedRow[], place: number): Candidate[] {
  const [first] = rows;
  if (!first) return [];
  // What is told as past is no plan, whatever the paper's title.
  const columns = rows.map(({ column }) => ({ ...column, planned: column.planned ?? false }));
  const roles = rolesOf(context, rule, columns, "", first.line.index);
  return rows.flatMap(({ line, amounts }, index) => {
    const [quantity, role, column] = [amounts[place], roles[index], columns[index]];
    const row = { line, labelStart: line.start, labelEnd: line.start, label: "" };
    const made = quantity && role && column && role !== "other" ? build(context, rule, row, quantity, column, role) : null;
    return made ? [{ ...made, end: line.end }] : [];
  });
}
