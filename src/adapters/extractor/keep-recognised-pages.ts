import { guessLanguage } from "@/domain/documents/guess-language";
import { languageSample } from "./language-sample";
import type { PackedDocument, RecognisedPage } from "./protocol";

/** The document as read without recognition, with the pages that had been recognised before it was given up. */
export function keepRecognisedPages(plain: PackedDocument, recognised: ReadonlyMap<number, RecognisedPage>, why: string): PackedDocument {
  const pages = plain.pages.map((page) => recognised.get(page.index)?.page ?? page);
  const stillTrue = plain.warnings.filter(({ code, page }) => code !== "NEEDS_OCR" || page === null || !recognised.has(page));
  const after = recognised.size === 1 ? "after one page" : `after ${recognised.size} pages`;
  return {
    ...plain,
    pages,
    extractor: recognised.size > 0 ? `${plain.extractor}+tesseract` : plain.extractor,
    ocrPages: recognised.size,
    language: guessLanguage(languageSample({ format: plain.format, pages })),
    warnings: [...stillTrue, ...[...recognised.values()].flatMap(({ warnings }) => warnings), { code: "OCR_PARTIAL", page: null, detail: `Text recognition was given up ${after}: ${why}` }],
  };
}
