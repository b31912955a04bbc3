import * as XLSX from "@e965/xlsx";
import { documentTitle } from "@/domain/documents/document-title";
import type { ReadTask } from "../draft";
import { ReadFailure } from "../read-failure";
import { isUtf16, readXml } from "../xml/read-xml";
import { rezip } from "../zip/rezip";
import { ZipArchive } from "../zip/zip-archive";
import { plainNumber } from "./plain-number";
import { addSheetPage, type SheetCell } from "./sheet-page";

const UNUSED_PARTS = /theme|drawings|printerSettings|comments|customXml|media|embeddings|vbaProject/i;
const LONGEST_CELL = 2_000;

interface Budget {
  cells: number;
  chars: number;
}

export async function readWorkbook(task: ReadTask): Promise<void> {
  const { draft, job, bytes } = task;
  draft.extractor = "sheetjs";
  const book = openWorkbook(draft.format === "xlsx" ? guarded(bytes) : bytes, job.limits.sheetRows);
  draft.title = documentTitle(book.Props?.Title ?? "");
  const left: Budget = { cells: job.limits.sheetCells, chars: job.limits.chars };
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (hidden) draft.warn("HIDDEN_SHEETS", `The sheet "${name}" is hidden in the file; it was read all the same.`, index + 1);
    const whole: unknown = sheet?.["!fullref"];
    if (typeof whole === "string" && whole !== sheet?.["!ref"]) {
      draft.warn("TRUNCATED_ROWS", `Only the first ${job.limits.sheetRows} rows of the sheet "${name}" were read.`, index + 1);
    }
    addSheetPage(draft, { label: `Sheet ${name}`, name, hidden, cells: sheet ? cellsOf(sheet, left) : [] });
    if (left.cells <= 0 || left.chars <= 0) {
      draft.warn("TRUNCATED", `The workbook is too large; reading stopped in the sheet "${name}".`, index + 1);
      return;
    }
  }
}

/** Every part is checked (DTD, depth, size) and packed anew before the library sees it. */
function guarded(bytes: Buffer): Buffer {
  const keep = (name: string): boolean => /\.(?:xml|rels)$/i.test(name) && !UNUSED_PARTS.test(name);
  return rezip(ZipArchive.open(bytes), keep, (_name, part) => {
    if (part.includes("<!DOCTYPE") || isUtf16(part)) readXml(part, {}); // names the reason
    return part;
  });
}

function openWorkbook(bytes: Buffer, rows: number): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: "buffer", dense: true, cellFormula: true, cellHTML: false, cellText: true, sheetRows: rows, bookVBA: false,
      // The library's own date format is m/d/yy, which the rest of the world reads as d/m/yy.
      dateNF: "yyyy-mm-dd",
    });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ReadFailure(/password|encrypt/i.test(detail) ? "PASSWORD_REQUIRED" : "CORRUPT", detail.slice(0, 120));
  }
}

function cellsOf(sheet: XLSX.WorkSheet, left: Budget): SheetCell[] {
  const cells: SheetCell[] = [];
  const data = sheet["!data"] ?? [];
  for (let row = 0; row < data.length; row++) {
    const line = data[row] ?? [];
    for (let column = 0; column < line.length; column++) {
      const cell = line[column];
      if (!cell || cell.v === undefined || cell.v === null || cell.v === "") continue;
      const { shown, plain } = show(cell);
      // A shared string of a megabyte in 12,000 cells is a bomb that goes off when joined.
      const kept = shown.slice(0, LONGEST_CELL);
      left.cells -= 1;
      left.chars -= kept.length;
      if (left.cells < 0 || left.chars < 0) return cells;
      cells.push({ row, column, shown: kept, plain: plain.slice(0, LONGEST_CELL), formula: typeof cell.f === "string" && cell.f !== "" ? cell.f : null });
    }
  }
  return cells;
}

function show(cell: XLSX.CellObject): { shown: string; plain: string } {
  if (cell.t === "n" && typeof cell.v === "number") {
    const shown = (cell.w ?? "").trim() || String(cell.v);
    return { shown, plain: plainNumber(cell.v, shown) };
  }
  if (cell.v instanceof Date) {
    const day = cell.v.toISOString().slice(0, 10);
    return { shown: cell.w ?? day, plain: day };
  }
  const text = cell.t === "s" ? String(cell.v) : (cell.w ?? String(cell.v));
  return { shown: text, plain: text };
}
