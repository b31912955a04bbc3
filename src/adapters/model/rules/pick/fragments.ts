import type { Line, PageView } from "../view/page-view";
import type { Span } from "../view/sentences";

/** Print that is no statement: headings, captions, rows of amounts, cells of tables about something else. */
const CAPTION = /^\s*(?:tables?|figures?|charts?|boxe?s?|tableaux?|graphiques?|tablas?|cuadros?|graficos?|tabelas?|quadros?|jedwali|annex(?:es?)?) \d{1,3}\s*[.:\u2013-]/;
const NUMBERED = /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}(?:[.)]| ?[-\u2013])?|[ivx]{1,4} ?[.)\u2013-]) +\p{L}/u;
/** A line this long is prose and no name of what follows. */
const PROSE = 60;

export function isCaption(plain: string): boolean {
  return CAPTION.test(plain);
}

const textOf = (view: PageView, line: Line | undefined): string => (line ? view.text.slice(line.start, line.end).trim() : "");

/** Whether a heading begins something new: prose before it has come to its end, or prose follows a list. */
export function endsBlock(view: PageView, line: Line): boolean {
  if (!line.heading || line.item) return false;
  const before = textOf(view, view.lines[line.index - 1]);
  const after = textOf(view, view.lines[line.index + 1]);
  return /[.!?]$/.test(before) ? textOf(view, line).length < PROSE : before.length < PROSE && after.length >= PROSE && after.length > textOf(view, line).length * 1.5;
}

/** "2e. Collateral offered": an entry of a form ends where the next one begins. */
const ENTRY = /^\s*(?:\d{1,2}[a-z][.)]|section \d|seccion \d|partie? \d|part [a-z\d])\s/;
const SECTION = /^\s*(?:(?:[2-9]|1\d)(?:\.\d{1,2}){0,2}(?:[.)]| ?[-\u2013])|(?:II|III|IV|V|VI|VII|VIII|IX|X)[.)\u2013-]) +\p{Lu}/u;

/** Whether a line opens the next entry or numbered section after a block whose first line is `first`. */
export function opensNext(view: PageView, line: Line, first: string): boolean {
  const plain = view.plain.slice(line.start, line.end);
  return ENTRY.test(plain) || (line.heading && SECTION.test(textOf(view, line)) && !/^\s*\d/.test(first));
}

const cellsOf = (line: string): string[] => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

/** Whether a span is the first row of a table, which names columns and states nothing: three cells or more without a figure or a full stop, above a row of as many. */
export function isTableHead(view: PageView, { start, end }: Span): boolean {
  const raw = view.text.slice(start, end).trim();
  if (!raw.includes("|") || raw.includes("\n") || /\d|[.;!?]/.test(raw)) return false;
  const line = view.lines.findIndex((each) => each.start <= start && start <= each.end);
  const cells = cellsOf(textOf(view, view.lines[line]));
  const asMany = (index: number): boolean => cellsOf(textOf(view, view.lines[index])).length === cells.length;
  return cells.length >= 3 && !asMany(line - 1) && asMany(line + 1);
}

/** Amounts printed one after the other, the last thing of their line. */
const AMOUNT_ROW = /(?:\s[$(-]*\d[\d.,]*\)?%?|\s-(?=\s|$)){2,}\s*$/;

/** Whether a span is a heading, a caption or a row of amounts: words that name something and state nothing. Accounts may answer with a row. */
export function isFragment(view: PageView, { start, end }: Span, inAccounts = false): boolean {
  const raw = view.text.slice(start, end).trim();
  const plain = view.plain.slice(start, end).trim();
  if (isCaption(plain) || (raw === raw.toUpperCase() && /\p{Lu}{3}/u.test(raw) && !/\d/.test(raw))) return true;
  if (raw.includes("\n") || /[.!?]["\u201d)]?$/.test(raw)) return false;
  const line = view.lines.find((each) => each.start <= start && start <= each.end);
  const wholeLine = line !== undefined && textOf(view, line).replace(/^[\s\u2022*#-]+/, "") === raw.replace(/^[\s\u2022*#-]+/, "");
  if (/:$/.test(raw) || (!inAccounts && wholeLine && AMOUNT_ROW.test(plain) && !/[.;:,]\s/.test(plain.replace(/\d[.,]\d/g, "")))) return true;
  if (!wholeLine || !line.heading || line.item) return false;
  const next = textOf(view, view.lines[line.index + 1]);
  return NUMBERED.test(plain) || (next.length >= PROSE && next.length > raw.length * 1.3);
}
