import { findTables } from "@/domain/documents/find-tables";
import type { PageTable } from "@/domain/documents/document";
import type { HiddenText } from "./hidden-text";
import { isTextThin, needsOcr } from "./needs-ocr";
import { countPageObjects } from "./page-objects";
import { readPageText } from "./page-text";
import type { PdfFile } from "./pdf-file";

/** What one page of a PDF gives by itself; plain data, so that it can come from another thread. */
export interface PageRead {
  /** As PDFium gives it. */
  raw: string;
  text: string;
  words: Float32Array;
  /** Points. */
  width: number;
  height: number;
  tables: PageTable[];
  hidden: HiddenText | null;
  needsRecognition: boolean;
  dpi: number | null;
}

/** Reads a page, counted from 0; null when PDFium cannot load it. */
export function readPage(file: PdfFile, index: number): PageRead | null {
  const { pdfium } = file;
  return file.withPage(index, (page) => {
    const { raw, text, words, hidden } = readPageText(pdfium, page);
    const width = pdfium._FPDF_GetPageWidth(page);
    const height = pdfium._FPDF_GetPageHeight(page);
    const objects = isTextThin(raw) ? countPageObjects(pdfium, page) : null;
    return {
      text, words, width, height, hidden, raw,
      tables: findTables(text, words, width, height),
      needsRecognition: objects !== null && needsOcr(raw, text, objects),
      dpi: objects?.imageDpi ?? null,
    };
  });
}
