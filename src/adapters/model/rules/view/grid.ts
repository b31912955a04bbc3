import type { Line, PageView } from "./page-view";
import { daysToYears } from "./head-years";
import { columnOf } from "./statement";
import { trim, type Span } from "./sentences";

/** One cell of a printed row whose cell borders the text keeps ("A5: Sales | B5: 300", "| Sales | 300 |"). */
export interface GridCell extends Span {
  column: number;
  plain: string;
}

export interface GridRow {
  line: Line;
  cells: GridCell[];
}

const ADDRESS = /^\s*([A-Z]{1,3})\d{1,5}: /;

/** The rows of sheets and of tables in Word and Markdown files; PDF text keeps no borders and gives none. */
export function readGrid(view: PageView): GridRow[] {
  if (!view.text.includes("|") && !/(?:^|\n)[A-Z]{1,3}\d{1,5}: /.test(view.text)) return [];
  return view.lines.flatMap((line) => {
    const raw = view.text.slice(line.start, line.end);
    const sheet = ADDRESS.test(raw);
    if (!sheet && !/^\s*\|.*\|\s*$/.test(raw)) return [];
    const cells = sheet ? sheetCells(view, line, raw) : piped(view, line, raw);
    return cells.length > 0 && !cells.every((cell) => /^[-: ]*$/.test(cell.plain)) ? [{ line, cells }] : [];
  });
}

function sheetCells(view: PageView, line: Line, raw: string): GridCell[] {
  const cells: GridCell[] = [];
  let from = 0;
  for (const part of raw.split(" | ")) {
    const address = ADDRESS.exec(part);
    if (address?.[1]) cells.push(cellOf(view, line.start + from + address[0].length, line.start + from + part.length, numberOf(address[1])));
    else if (cells.length > 0) cells[cells.length - 1] = cellOf(view, cells.at(-1)?.start ?? 0, line.start + from + part.length, cells.at(-1)?.column ?? 0);
    from += part.length + 3;
  }
  return cells;
}

function piped(view: PageView, line: Line, raw: string): GridCell[] {
  const cells: GridCell[] = [];
  let from = raw.indexOf("|") + 1;
  for (let column = 0; from < raw.length; column++) {
    const cut = raw.indexOf("|", from);
    if (cut < 0) break;
    cells.push(cellOf(view, line.start + from, line.start + cut, column));
    from = cut + 1;
  }
  return cells;
}

function cellOf(view: PageView, start: number, end: number, column: number): GridCell {
  const span = trim(view.text, { start, end });
  return { ...span, column, plain: view.plain.slice(span.start, span.end).trimEnd() };
}

const numberOf = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether a row names columns: no cell after the first holds a figure, unless it is a year. */
export function isHeadRow(row: GridRow): boolean {
  const rest = row.cells.filter((cell) => cell.plain !== "").slice(1);
  return rest.length > 0 && rest.every((cell) => cell.plain.length <= 40 && isHead(cell.plain));
}

function isHead(plain: string): boolean {
  if (plain.length < 20 && columnOf(plain).order !== undefined) return true;
  const bare = daysToYears(plain).replace(/(?:fy ?)?(?<!\d)(?:19|20)\d\d(?:[/-]\d{2,4})?(?!\d)/g, "");
  if (!/\d/.test(bare)) return bare !== plain || /\p{L}{2}/u.test(plain);
  return /^\p{L}/u.test(plain) && /\p{L}{3}/u.test(bare) && !/^[a-z]{1,4}\.? ?\d|\d[.,]\d{3}/.test(bare);
}

/** What the nearest head above a row says of a column; "" where there is none. A break of rows ends a table. */
export function headOf(grid: readonly GridRow[], index: number, column: number): string {
  for (let at = index - 1; at >= 0; at--) {
    const row = grid[at];
    if (!row || (grid[at + 1]?.line.index ?? 0) - row.line.index > 2) return "";
    if (isHeadRow(row)) return row.cells.find((cell) => cell.column === column)?.plain ?? "";
  }
  return "";
}
