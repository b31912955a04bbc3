import type { PageTable } from "./document";
import type { PackedWords } from "./packed-words";
import { toTableLines, type TableCell, type TableLine } from "./table-lines";

/** Fewer rows are read as well from the text. */
const MIN_ROWS = 3;
/** Points of white that part two columns. */
const GUTTER = 4;
/** Share of the rows whose cells may cross a gutter (spanning heads, section titles). */
const CROSSING = 0.15;
/** Words in a cell above which a block without figures is prose set in columns. */
const PROSE_WORDS = 5;
/** A line of one cell with more words than this is a paragraph and ends the table. */
const LONGEST_LONE_CELL = 12;
/** Figures beside the row heads that make a block a numeric table. */
const FEWEST_FIGURES = 3;
const YEAR = /^(?:19|20)\d\d$/;
/** A figure with or without its unit before or after: "$12,432,000 MXN", ">60 %", "12 kg". */
const FIGURE = /^[^\p{L}\d]*(?:[A-Z]{1,4}\$?\.?\s*)?[-−–(]*\d[\d.,'’\s]*[)%\s]*(?:[A-Z]{3}|%|\p{L}{1,5}[²³23]?)?$/u;

/**
 * Finds numeric tables by the white between words; `boxes` as in packed-words.ts, `width` and `height` in points.
 * They supplement the page's text and never reorder it. Wrapped cells give one row for each printed line.
 */
export function findTables(text: string, boxes: PackedWords, width: number, height: number): PageTable[] {
  if ((text.match(/(?:^|\s)\S?\d/g)?.length ?? 0) < FEWEST_FIGURES) return [];
  const tables: PageTable[] = [];
  for (const block of toBlocks(toTableLines(text, boxes, width, height))) {
    const table = toTable(block, width);
    if (table) tables.push(table);
  }
  return tables;
}

function toBlocks(lines: TableLine[]): TableLine[][] {
  const blocks: TableLine[][] = [];
  let block: TableLine[] | null = null;
  for (const line of lines) {
    const previous = block?.at(-1);
    const follows = previous !== undefined && isNear(previous, line);
    if (line.cells.length >= 2) {
      if (block && follows) block.push(line);
      else blocks.push((block = [line]));
    } else if (block && follows && (line.cells[0]?.words ?? 0) <= LONGEST_LONE_CELL) block.push(line);
    else block = null;
  }
  for (const each of blocks) while ((each.at(-1)?.cells.length ?? 2) === 1) each.pop();
  return blocks;
}

function isNear(above: TableLine, below: TableLine): boolean {
  const spread = above.cells.length > 1 && below.cells.length > 1 ? 3.5 : 2;
  return below.y0 - above.y1 < spread * Math.max(6, below.y1 - below.y0);
}

function toTable(block: TableLine[], width: number): PageTable | null {
  const full = block.filter((line) => line.cells.length >= 2);
  if (full.length < MIN_ROWS || looksLikeProse(full) || countFigures(full) < FEWEST_FIGURES) return null;
  const columns = findColumns(full, width);
  if (columns.length < 2) return null;
  const placed = block.map((line) => placeCells(line.cells, columns));
  const used = columns.map((_, k) => placed.some((row) => row[k] !== ""));
  const rows = placed.map((row) => row.filter((_, k) => used[k]));
  const firstFigures = rows.findIndex((row) => row.slice(1).some((cell) => FIGURE.test(cell) && !YEAR.test(cell)));
  return { rows, headRows: Math.max(0, firstFigures) };
}

function countFigures(lines: TableLine[]): number {
  return lines.reduce((sum, { cells }) => sum + cells.slice(1).filter((cell) => FIGURE.test(cell.text)).length, 0);
}

function looksLikeProse(lines: TableLine[]): boolean {
  let figures = 0;
  let wordsPerCell = 0;
  for (const { cells } of lines) {
    figures += cells.filter((cell) => cell.numeric).length;
    wordsPerCell += cells.reduce((sum, cell) => sum + cell.words, 0) / cells.length;
  }
  return figures < lines.length * 0.3 && wordsPerCell / lines.length > PROSE_WORDS;
}

/** Columns are what remains between vertical gutters that (almost) no cell crosses. */
function findColumns(lines: TableLine[], width: number): [number, number][] {
  const cover = new Uint16Array(Math.ceil(width) + 2);
  for (const { cells } of lines) {
    for (const cell of cells) {
      const to = Math.min(cover.length - 1, Math.ceil(cell.x1));
      for (let x = Math.max(0, Math.floor(cell.x0)); x <= to; x++) cover[x] = (cover[x] ?? 0) + 1;
    }
  }
  const allowed = lines.length >= 6 ? Math.max(1, Math.floor(lines.length * CROSSING)) : 0;
  const columns: [number, number][] = [];
  let from = -1;
  let white = 0;
  for (let x = 0; x < cover.length; x++) {
    if ((cover[x] ?? 0) > allowed) {
      if (from < 0) from = x;
      white = 0;
    } else if (from >= 0 && ++white >= GUTTER) {
      columns.push([from, x - white]);
      from = -1;
      white = 0;
    }
  }
  if (from >= 0) columns.push([from, cover.length]);
  return columns;
}

function placeCells(cells: TableCell[], columns: [number, number][]): string[] {
  const row = columns.map(() => "");
  for (const cell of cells) {
    let home = 0;
    let best = -Infinity;
    columns.forEach(([from, to], k) => {
      const overlap = Math.min(cell.x1, to) - Math.max(cell.x0, from);
      if (overlap > best + 0.5) {
        best = overlap;
        home = k;
      }
    });
    row[home] = row[home] ? `${row[home]} ${cell.text}` : cell.text;
  }
  return row;
}
