import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { Line, PageView } from "../view/page-view";
import { clip, trim } from "../view/sentences";
import { LIST_TITLES, type ListTitle } from "./amount-list-titles";

/** Longest quotation of a list, and fewest rows that make one. */
const [LONGEST, FEWEST] = [560, 3];
const MONEY = "(?:[$\u20ac\u00a3\u20b9]|[a-z]{1,4}[$.]?(?= ?\\d)|f ?cfa)";
const AMOUNT = `\\(?(?:${MONEY} ?)?\\d[\\d.,]*(?: \\d{3})*(?: ?[mk]\\b| lacs?| lakhs?| million(?:es|s)?| milioni)?\\)?(?: ?(?:%|\u20ac|\\$|f ?cfa|[a-z]{3}\\b|/[a-z]+))?`;
/** What stands between a name and its amount, and between amounts: cells, bullets, leaders, signs. */
const BETWEEN = "[\\s|*\u2013-]*";
/**
 * A name, then amounts up to the line's end or the next cell. An amount is taken whole and never given back in part (a group
 * looked ahead at, then repeated): with every way to cut "1111" into amounts tried, a line of forty digits would never end.
 */
const ROW = new RegExp(`^[\\s|*\u2022+-]*(?:\\d{1,2}[.)] )?\\**\\p{L}[^|\\n]{2,110}?\\**(?=[\\s|:=\u2013\u2014-]|\\.\\.)[\\s|*:=$\u20ac\u2013\u2014.-]+${AMOUNT}(?:${BETWEEN}(?=(?<amount>${AMOUNT}))\\k<amount>)*${BETWEEN}(?:\\|[^\\n]*)?[\\s|.;]*$`, "u");
const RULE = /^[\s|:-]*$/;

interface Run { first: number; last: number; rows: number }

/** Lists of names with amounts that answer by what they are lists of: uses of money, costs, income, sums insured. */
export function pickAmountLists(view: PageView): Candidate[] {
  if (!/\d/.test(view.plain)) return [];
  return runsOf(view).flatMap((run) => told(view, run));
}

const plainOf = (view: PageView, line: Line | undefined): string => (line ? view.plain.slice(line.start, line.end) : "");
const isRow = (plain: string): boolean => plain.length < 220 && endsInFigures(plain) && ROW.test(plain);

/** A line of prose goes on in words behind its last figure; it is not worth the whole pattern, which takes long to fail on it. */
function endsInFigures(plain: string): boolean {
  let last = plain.length - 1;
  while (last >= 0 && !isDigit(plain.charCodeAt(last))) last -= 1;
  return last >= 0 && (plain.includes("|") || !THREE_WORDS.test(plain.slice(last + 1)));
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const THREE_WORDS = /\p{L}{2,}[^\p{L}]+\p{L}{2,}[^\p{L}]+\p{L}{2}/u;

/** Rows under each other; one line between two rows names a part of the list. */
function runsOf(view: PageView): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (const line of view.lines) {
    const plain = plainOf(view, line);
    if (isRow(plain)) {
      if (open && line.index - open.last <= 2) open = Object.assign(open, { last: line.index, rows: open.rows + 1 });
      else runs.push((open = { first: line.index, last: line.index, rows: 1 }));
    } else if (open && (RULE.test(plain) ? plain.trim() === "" && !plainOf(view, view.lines[line.index + 1]).trim() : plain.length > 60)) open = null;
  }
  return runs.filter(({ rows }) => rows >= FEWEST);
}

function told(view: PageView, run: Run): Candidate[] {
  const lines = titlesOver(view, run.first);
  const over = lines.map((line) => plainOf(view, line).slice(-140)).join(" \n ");
  const titled = LIST_TITLES.find(({ title, not }) => title.test(over) && !not?.test(over));
  // The list is told with its title, where that is one line.
  const named = titled && lines.find((line) => titled.title.test(plainOf(view, line)));
  const found = titled ? made(view, titled, named?.index ?? run.first, run.last) : [];
  return found.length > 0 ? found : LIST_TITLES.flatMap((each) => byTotal(view, each, run)).slice(0, 1);
}

/** The lines that name a list: its head of columns and what stands before it, up to a line of prose or a list of its own. */
function titlesOver(view: PageView, first: number): Line[] {
  const lines: Line[] = [];
  for (let index = first - 1; index >= Math.max(0, first - 7) && lines.length < 4; index--) {
    const line = view.lines[index];
    const plain = plainOf(view, line).trim();
    if (!line || RULE.test(plain)) continue;
    if (isRow(plain) || /[.!?\]]$/.test(plain)) break;
    lines.unshift(line);
    if (plain.length > 110 || plain.startsWith("#")) break;
  }
  return lines;
}

/** "Operating costs total": the rows before it, up to the one that is no cost. */
function byTotal(view: PageView, rule: ListTitle, run: Run): Candidate[] {
  for (let index = run.first + 2; rule.total && index <= run.last; index++) {
    if (!rule.total.test(plainOf(view, view.lines[index]))) continue;
    let first = index;
    while (first > run.first && index - first < 9 && !/\b(?:sales|turnover|revenue|income|gross|ventes|produits|recettes|ventas|ingresos|vendas|receitas|mauzo|mapato|jumla|total)\b/.test(plainOf(view, view.lines[first - 1]))) first -= 1;
    if (index - first >= 2) return made(view, rule, first, index - 1);
  }
  return [];
}

function made(view: PageView, rule: ListTitle, first: number, last: number): Candidate[] {
  const [from, to] = [view.lines[first], view.lines[last]];
  if (!from || !to) return [];
  const span = clip(view.text, trim(view.text, { start: from.start, end: to.end }), LONGEST);
  const plain = view.plain.slice(span.start, span.end);
  if (isBlank(plain) || plain.replace(/[^\p{L}]/gu, "").length < 12) return [];
  const text = view.text.slice(span.start, span.end).split("\n").map(rowText).filter((row) => row !== "").join("; ");
  return [{ key: rule.key, page: view, ...span, value: { kind: "text", text }, unit: null, currency: null, period: null, projected: null, score: 6.5 - view.page.index * 0.02 }];
}

const rowText = (raw: string): string => raw.replace(/[|*#\s]+/g, " ").replace(/^[\s:.-]+$/, "").trim();
