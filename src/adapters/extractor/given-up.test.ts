import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentReader } from "@/domain/ports/document-reader";
import { createDocumentReader } from "./index";

/** Three picture pages; asked to recognise them, it sends one page and dies on the second. */
const CHILD = `
const page = (index, text) => ({ index, label: "Page " + index, text, words: new Float32Array(0), segments: [], tables: [], width: 600, height: 800, hidden: false, ocrConfidence: text ? 91 : null });
const needs = (index) => ({ code: "NEEDS_OCR", page: index, detail: "A picture." });
process.on("message", ({ id, job }) => {
  if (!job.ocr) return process.send({ id, dirty: false, reply: { ok: true, document: {
    format: "pdf", pages: [page(1, ""), page(2, ""), page(3, "")], language: null, title: null, extractor: "pdfium", ocrPages: 0, warnings: [1, 2, 3].map(needs) } } });
  process.send({ id, progress: { stage: "ocr", page: 1, total: 3 } });
  const warnings = [{ code: "LOW_CONFIDENCE", page: 1, detail: "Doubtful." }];
  process.send({ id, recognised: { page: page(1, "The members of the cooperative met and the board was elected for the year."), warnings } }, () => process.exit(3));
});
process.on("disconnect", () => process.exit(0));
`;

describe("recognition that is given up", () => {
  let folder = "";
  let reader: DocumentReader;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "given-up-"));
    writeFileSync(path.join(folder, "child.mjs"), CHILD);
    reader = createDocumentReader({ childScript: path.join(folder, "child.mjs"), tessdataDir: folder });
  });
  afterAll(async () => {
    await reader.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("keeps the pages recognised before, and says which are left", async () => {
    const outcome = await reader.read({ name: "scan.pdf", bytes: new Uint8Array(1), ocr: true });
    if (!outcome.ok) throw new Error(outcome.code);
    const { pages, ocrPages, extractor, language, warnings } = outcome.document;
    expect(pages.map((page) => page.text.length > 0)).toEqual([true, false, false]);
    expect({ ocrPages, extractor, language }).toEqual({ ocrPages: 1, extractor: "pdfium+tesseract", language: "en" });
    expect(warnings.map(({ code, page }) => [code, page])).toEqual([["NEEDS_OCR", 2], ["NEEDS_OCR", 3], ["LOW_CONFIDENCE", 1], ["OCR_PARTIAL", null]]);
    expect(warnings.at(-1)?.detail).toContain("after one page");
  });
});
