/** The two tables a folder of documents comes with (columns and rules: the folder's README.md). */
export interface ExpectedRow {
  file: string;
  outcome: string;
  /** null where the table leaves it open. */
  pages: number | null;
  warnings: string[];
  contains: { page: number; text: string }[];
  containsWithOcr: { page: number; text: string }[];
  ocrLanguage: string | null;
}

export interface FactRow {
  file: string;
  id: string;
  /** "-" when no data point fits. */
  key: string;
  kind: string;
  value: string;
  unit: string;
  period: string;
  projected: "y" | "n" | "";
  page: number | null;
  quote: string;
  note: string;
}

/** One labelled judgement (judgements.tsv, optional): a level of an indicator, or NONE where the paper is silent. */
export interface JudgementRow {
  file: string;
  indicator: string;
  level: string;
}

function cells(source: string): Record<string, string>[] {
  const [head = "", ...lines] = source.replace(/^\ufeff/, "").split(/\r?\n/);
  const names = head.split("\t");
  return lines.filter((line) => line.trim() !== "").map((line) => {
    const parts = line.split("\t");
    return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? ""]));
  });
}

const strings = (cell: string): { page: number; text: string }[] =>
  cell === "" ? [] : cell.split(" ¦ ").map((part) => ({ page: Number(part.slice(0, part.indexOf(":"))), text: part.slice(part.indexOf(":") + 1) }));
const numberOrNull = (cell: string | undefined): number | null => (cell === undefined || cell === "" || Number.isNaN(Number(cell)) ? null : Number(cell));

export function parseExpected(source: string): ExpectedRow[] {
  return cells(source).map((row) => ({
    file: row.file ?? "",
    outcome: row.outcome ?? "",
    pages: numberOrNull(row.pages),
    warnings: (row.warnings ?? "").split(",").map((name) => name.trim()).filter((name) => name !== ""),
    contains: strings(row.contains ?? ""),
    containsWithOcr: strings(row.contains_with_ocr ?? ""),
    ocrLanguage: row.ocr_lang ? row.ocr_lang : null,
  }));
}

export function parseJudgements(source: string): JudgementRow[] {
  return cells(source).map((row) => ({ file: row.file ?? "", indicator: row.indicator ?? "", level: row.level ?? "" }));
}

export function parseFacts(source: string): FactRow[] {
  return cells(source).map((row) => ({
    file: row.file ?? "", id: row.fact_id ?? "", key: row.key ?? "-", kind: row.kind ?? "", value: row.value ?? "", unit: row.unit_or_currency ?? "", period: row.period ?? "",
    projected: row.projected === "y" || row.projected === "n" ? row.projected : "", page: numberOrNull(row.page), quote: row.quote ?? "", note: row.note ?? "",
  }));
}
