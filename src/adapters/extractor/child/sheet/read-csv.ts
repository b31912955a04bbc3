import Papa from "papaparse";
import type { ReadTask } from "../draft";
import { decodeText } from "../text/decode-text";
import { addSheetPage, type SheetCell } from "./sheet-page";

const LONGEST_CELL = 2_000;
const MOST_COLUMNS = 256;

/** A CSV is one sheet. Numbers stay as written: a text file says nothing about its separators. */
export async function readCsv({ bytes, draft, job }: ReadTask): Promise<void> {
  draft.extractor = "papaparse";
  const whole = decodeText(bytes);
  // Excel writes "sep=;" as a first line for itself.
  const told = /^\ufeff?sep=(.)\r?\n/i.exec(whole);
  const text = told ? whole.slice(told[0].length) : whole;
  const parsed = Papa.parse<string[]>(text, { preview: job.limits.sheetRows, skipEmptyLines: false, delimiter: told?.[1] ?? guessDelimiter(text) });
  if (parsed.meta.truncated) draft.warn("TRUNCATED_ROWS", `Only the first ${job.limits.sheetRows} rows were read.`, 1);
  const cells: SheetCell[] = [];
  let chars = 0;
  for (const [row, fields] of parsed.data.entries()) {
    for (const [column, field] of fields.slice(0, MOST_COLUMNS).entries()) {
      const shown = field.trim().slice(0, LONGEST_CELL);
      if (shown === "") continue;
      chars += shown.length;
      cells.push({ row, column, shown, plain: shown, formula: null });
    }
    if (chars > job.limits.chars || cells.length > job.limits.sheetCells) {
      draft.warn("TRUNCATED", `The file is too large; reading stopped in row ${row + 1}.`, 1);
      break;
    }
  }
  addSheetPage(draft, { label: "Sheet 1", name: "Sheet 1", cells, hidden: false });
}

/** In order of trust: a comma may be a decimal comma, the others are nothing else in a table. */
const DELIMITERS = ["\t", ";", "|", ","];
const SAMPLE_ROWS = 50;

/** The delimiter that gives most rows the same number of fields. The library's own guess falls for decimal commas. */
function guessDelimiter(text: string): string {
  let best = { delimiter: ",", share: 0 };
  for (const delimiter of DELIMITERS) {
    const rows = Papa.parse<string[]>(text, { preview: SAMPLE_ROWS, skipEmptyLines: true, delimiter }).data;
    const counts = new Map<number, number>();
    for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
    counts.delete(1);
    const share = Math.max(0, ...counts.values()) / Math.max(1, rows.length);
    if (share > best.share) best = { delimiter, share };
  }
  return best.delimiter;
}
