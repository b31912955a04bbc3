import type { PackedDocument } from "./protocol";

const SAMPLE_PAGES = 40;
const SAMPLE_CHARS = 2_000;

/** What the language is guessed from. Sheets are judged by their cells alone: addresses and formulas are in no language. */
export function languageSample({ format, pages }: Pick<PackedDocument, "format" | "pages">): string {
  const isSheet = format === "xlsx" || format === "xls" || format === "csv";
  return pages.slice(0, SAMPLE_PAGES).map((page) => {
    const text = isSheet ? page.tables.flatMap((table) => table.rows.flat()).join("\n") : page.text;
    return text.slice(0, SAMPLE_CHARS);
  }).join("\n");
}
