import { DOCUMENT_LIMITS } from "@/domain/documents/document";

/** What one file may cost. Measured on real and hostile files (design/documents.md, section 7). */
export interface ReaderLimits {
  pdfBytes: number;
  otherBytes: number;
  /** Pages of a PDF, slides of a presentation. */
  pages: number;
  /** UTF-16 units of text kept per document; the rest is cut with TRUNCATED. */
  chars: number;
  /** Pixels of a picture, checked from its header before any decoder runs. */
  pixels: number;
  sheetRows: number;
  sheetCells: number;
  ocrPages: number;
  /** Time for everything but OCR, milliseconds; how it is counted: pool/time-budget.ts. */
  readMs: number;
  /** Time from one OCR progress message to the next, milliseconds. */
  ocrStepMs: number;
  /** Resident memory of the child at which it is killed, bytes. */
  childRss: number;
}

export const DEFAULT_LIMITS: ReaderLimits = {
  pdfBytes: DOCUMENT_LIMITS.pdfBytes,
  otherBytes: DOCUMENT_LIMITS.otherBytes,
  pages: DOCUMENT_LIMITS.pagesPerDocument,
  chars: 2_000_000,
  pixels: 40_000_000,
  sheetRows: 5_000,
  sheetCells: 200_000,
  ocrPages: DOCUMENT_LIMITS.ocrPagesPerJob,
  readMs: 30_000,
  ocrStepMs: 20_000,
  childRss: 900 * 1024 * 1024,
};
