import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENT_LIMITS } from "@/domain/documents/document";
import type { DocumentReader } from "@/domain/ports/document-reader";
import { buildAndOpenReader } from "@/testing/document-reader";

const CORPUS = path.resolve(process.cwd(), "../shared/corpus");
const TABLE = path.join(CORPUS, "expected.tsv");

interface Expected {
  file: string;
  outcome: string;
  pages: string;
  warnings: string[];
  contains: string[];
  withOcr: string[];
  language: string;
}

function readTable(): Expected[] {
  return readFileSync(TABLE, "utf8").trim().split("\n").slice(1).map((line) => {
    const [file = "", outcome = "", pages = "", warnings = "", contains = "", withOcr = "", language = ""] = line.split("\t");
    const list = (cell: string, by: string): string[] => cell.split(by).map((part) => part.trim()).filter((part) => part !== "");
    return { file, outcome, pages, warnings: list(warnings, ","), contains: list(contains, "¦"), withOcr: list(withOcr, "¦"), language };
  });
}

const squash = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ");

function expectPassages(passages: string[], pages: { text: string }[], anyPage: boolean): void {
  for (const passage of passages) {
    const [, page = "1", wanted = ""] = /^(\d+):(.*)$/s.exec(passage) ?? [];
    const text = anyPage ? pages.map((each) => each.text).join("\n") : (pages[Number(page) - 1]?.text ?? "");
    expect(squash(text)).toContain(squash(wanted));
  }
}

/** 45 scanned pages take minutes; READ_SLOW_SCANS=1 includes them. */
const isSlow = (row: Expected): boolean => row.warnings.includes("OCR_PARTIAL") && process.env.READ_SLOW_SCANS !== "1";

describe.skipIf(!existsSync(TABLE))("the corpus reads as expected.tsv says", () => {
  const rows = existsSync(TABLE) ? readTable() : [];
  let reader: DocumentReader;
  beforeAll(() => {
    reader = buildAndOpenReader();
  });
  afterAll(() => reader.close());

  it.each(rows.map((row) => [row.file, row] as const))("%s", async (file, row) => {
    const outcome = await reader.read({ name: path.basename(file), bytes: readFileSync(path.join(CORPUS, file)), ocr: false });
    expect(outcome.ok ? "OK" : outcome.code).toBe(row.outcome);
    if (!outcome.ok) return;
    const { document } = outcome;
    if (row.pages !== "") expect(document.pages).toHaveLength(Number(row.pages));
    const codes = document.warnings.map((warning) => warning.code);
    expect(codes).toEqual(expect.arrayContaining(row.warnings.filter((code) => code !== "OCR_PARTIAL")));
    expectPassages(row.contains, document.pages, row.pages === "");
  });

  it.each(rows.filter((row) => row.withOcr.length > 0 && !isSlow(row)).map((row) => [row.file, row] as const))("%s, recognised", async (file, row) => {
    const outcome = await reader.read({
      name: path.basename(file), bytes: readFileSync(path.join(CORPUS, file)), ocr: true, ocrLanguages: [row.language, "eng"],
    });
    expect(outcome.ok ? "OK" : outcome.code).toBe("OK");
    if (!outcome.ok) return;
    const { pages, ocrPages, warnings } = outcome.document;
    expectPassages(row.withOcr, pages, false);
    const isPartial = row.warnings.includes("OCR_PARTIAL");
    expect(warnings.some((warning) => warning.code === "OCR_PARTIAL")).toBe(isPartial);
    if (isPartial) expect([ocrPages, pages.length]).toEqual([DOCUMENT_LIMITS.ocrPagesPerJob, Number(row.pages)]);
  }, 3_600_000);
});
