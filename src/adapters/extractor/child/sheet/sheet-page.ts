import { cleanText } from "@/domain/documents/clean-text";
import type { PageTable, Segment } from "@/domain/documents/document";
import type { Draft } from "../draft";

export interface SheetCell {
  row: number;
  column: number;
  /** As displayed. */
  shown: string;
  /** For the grid: the plain number where the displayed one could be misread. */
  plain: string;
  /** Without the equals sign; null when the cell is no formula. */
  formula: string | null;
}

const LONGEST_FORMULA = 200;
/** Wider grids are layouts, not tables, and cost more than they tell. */
const WIDEST = 256;

/** "A" for 0, "AA" for 26. */
export function columnName(column: number): string {
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** One sheet as text ("D17: 178,000 [=C17-D12] | E17: …", a line a row), cell places, and its grid. */
export function addSheetPage(draft: Draft, sheet: { label: string; name: string; cells: SheetCell[]; hidden: boolean }): void {
  const lines: string[] = [];
  const segments: Segment[] = [];
  let line: string[] = [];
  let row = -1;
  let at = 0;
  for (const cell of sheet.cells) {
    const shown = draft.clean(cell.shown, draft.pages.length + 1).replace(/\n+/g, " ");
    if (shown === "") continue;
    if (row >= 0) at += cell.row === row ? " | ".length : 1;
    if (cell.row !== row) {
      if (line.length > 0) lines.push(line.join(" | "));
      line = [];
      row = cell.row;
    }
    const address = `${columnName(cell.column)}${cell.row + 1}`;
    const entry = `${address}: ${shown}${cell.formula === null ? "" : ` [=${cleanText(cell.formula).slice(0, LONGEST_FORMULA)}]`}`;
    segments.push({ start: at, end: at + entry.length, locator: `${sheet.name}!${address}` });
    line.push(entry);
    at += entry.length;
  }
  if (line.length > 0) lines.push(line.join(" | "));
  draft.addPage({ label: sheet.label, text: lines.join("\n"), segments, hidden: sheet.hidden, tables: toGrid(sheet.cells) });
}

/** The used part of the sheet, empty rows left out, every row equally long. */
function toGrid(cells: SheetCell[]): PageTable[] {
  const used = cells.filter((cell) => cell.plain !== "" && cell.column < WIDEST);
  const columns = used.map((cell) => cell.column);
  const first = columns.reduce((least, column) => Math.min(least, column), WIDEST);
  const width = columns.reduce((most, column) => Math.max(most, column), -1) - first + 1;
  if (width < 1) return [];
  const rows = new Map<number, string[]>();
  for (const cell of used) {
    const row = rows.get(cell.row) ?? Array<string>(width).fill("");
    row[cell.column - first] = cleanText(cell.plain).replace(/\n+/g, " ");
    rows.set(cell.row, row);
  }
  return [{ rows: [...rows.values()], headRows: 0 }];
}
