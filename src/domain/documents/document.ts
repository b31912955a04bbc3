/**
 * A document as the product knows it after reading: pages of text with places on them.
 * "Page" is one page, sheet or slide; a Word file without page breaks has one page.
 */
export const DOCUMENT_FORMATS = [
  "pdf", "docx", "doc", "xlsx", "xls", "csv", "pptx", "html", "md", "txt", "png", "jpg",
] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Why a file could not be read. Each ends that file only. */
export const READ_FAILURES = [
  "EMPTY", "UNSUPPORTED_TYPE", "CORRUPT", "PASSWORD_REQUIRED", "UNSUPPORTED_ENCRYPTION", "TOO_LARGE",
  "TOO_MANY_PAGES", "NO_TEXT", "TIMEOUT", "OUT_OF_MEMORY", "CRASHED",
] as const;
export type ReadFailureCode = (typeof READ_FAILURES)[number];

/** What a reader should know about a file that was read all the same. */
export const READ_WARNINGS = [
  "NEEDS_OCR", "OCR_PARTIAL", "LOW_CONFIDENCE", "TRUNCATED", "TRUNCATED_ROWS", "MACROS_IGNORED",
  "EXTENSION_MISMATCH", "COPY_RESTRICTED", "ATTACHMENTS_IGNORED", "HIDDEN_SHEETS", "CORRUPT_PAGE",
  "HIDDEN_CHARACTERS", "HIDDEN_TEXT", "SPEAKS_TO_READER",
] as const;
export type ReadWarningCode = (typeof READ_WARNINGS)[number];

export interface ReadWarning {
  code: ReadWarningCode;
  /** Page it concerns, first page = 1; null when it is about the whole file. */
  page: number | null;
  detail: string;
}

/** A word's box on its page; x, y, width, height are shares 0..1 of the page from its top left corner. */
export interface WordBox {
  /** Offsets of the word in the page's text, end exclusive. */
  start: number;
  end: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A stretch of page text with a finer place than the page: a cell, a paragraph under a heading. */
export interface Segment {
  start: number;
  end: number;
  /** "Budget!D12", "Market > Buyers, paragraph 3". */
  locator: string;
}

export interface PageTable {
  /** Cells row by row, header rows first, every row equally long; "" for an empty cell. */
  rows: string[][];
  /** How many leading rows are heads; 0 when unknown. */
  headRows: number;
}

export interface DocumentPage {
  /** First page, sheet or slide = 1. */
  index: number;
  /** What people call it: "Page 7", "Sheet Budget", "Slide 2". */
  label: string;
  /** Cleaned text: NFC, no control characters, "\n" between lines. */
  text: string;
  /** Empty where the format has no geometry. */
  words: WordBox[];
  segments: Segment[];
  tables: PageTable[];
  /** Size in points (1/72 inch); 0 where the format has none. */
  width: number;
  height: number;
  hidden: boolean;
  /** Mean OCR confidence 0..100 when the text was recognised from a picture, else null. */
  ocrConfidence: number | null;
}

export interface ReadDocument {
  format: DocumentFormat;
  pages: DocumentPage[];
  /** ISO 639-1 guess of the main language, null when undecided. */
  language: string | null;
  title: string | null;
  warnings: ReadWarning[];
  /** "pdfium", "mammoth", …, plus "+tesseract" when OCR ran. */
  extractor: string;
  ocrPages: number;
}

export type ReadOutcome =
  | { ok: true; document: ReadDocument }
  | { ok: false; code: ReadFailureCode; detail: string; page: number | null };

/** Limits told before the upload and enforced again from the bytes (product.md, documents.md). */
export const DOCUMENT_LIMITS = {
  pdfBytes: 25 * 1024 * 1024,
  otherBytes: 10 * 1024 * 1024,
  filesPerAssessment: 30,
  pagesPerAssessment: 1000,
  pagesPerDocument: 500,
  ocrPagesPerJob: 40,
} as const;
