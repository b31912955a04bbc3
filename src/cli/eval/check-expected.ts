import type { ReadOutcome } from "@/domain/documents/document";
import { spaced } from "./compare-text";
import type { ExpectedRow } from "./tables";

/** How a file's reading differs from expected.tsv; empty when it does not. `withOcr` is null when OCR was off. */
export function checkExpected(row: ExpectedRow, plain: ReadOutcome, withOcr: ReadOutcome | null): string[] {
  if (!plain.ok) return row.outcome === plain.code ? [] : [`outcome ${plain.code}, expected ${row.outcome}`];
  if (row.outcome !== "OK") return [`outcome OK, expected ${row.outcome}`];
  const { document } = plain;
  const problems: string[] = [];
  if (row.pages !== null && document.pages.length !== row.pages) problems.push(`${document.pages.length} pages, expected ${row.pages}`);
  const given = new Set(document.warnings.map((warning) => warning.code as string));
  for (const code of row.warnings) {
    const reading = code === "OCR_PARTIAL" ? withOcr : plain;
    if (reading === null) continue;
    const seen = reading === plain ? given : new Set(reading.ok ? reading.document.warnings.map((warning) => warning.code as string) : []);
    if (!seen.has(code)) problems.push(`no ${code}`);
  }
  problems.push(...missing(row, plain, row.contains));
  if (withOcr) problems.push(...missing(row, withOcr, row.containsWithOcr));
  return problems;
}

function missing(row: ExpectedRow, outcome: ReadOutcome, wanted: { page: number; text: string }[]): string[] {
  if (!outcome.ok) return wanted.length > 0 ? [`with OCR: ${outcome.code}`] : [];
  // Word files have no pages of their own: the whole text is looked through.
  const whole = spaced(outcome.document.pages.map((page) => page.text).join("\n"));
  return wanted.flatMap(({ page, text }) => {
    const pageText = row.pages === null ? whole : spaced(outcome.document.pages.find((candidate) => candidate.index === page)?.text ?? "");
    return pageText.includes(spaced(text)) ? [] : [`page ${page} lacks "${text.slice(0, 60)}"`];
  });
}
