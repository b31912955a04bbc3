import type { ReadOutcome } from "../documents/document";

export interface ReadRequest {
  /** The name the person gave it; only its extension is used, and only for warnings. */
  name: string;
  bytes: Uint8Array;
  /** Never trimmed, never logged, never stored. */
  password?: string;
  /** Recognise text on pages that are pictures. */
  ocr: boolean;
  /** Tesseract language codes, best first; empty lets the reader choose. */
  ocrLanguages?: string[];
  /** Called as pages come; `total` is null until known. */
  onProgress?: (progress: { stage: "reading" | "ocr"; page: number; total: number | null }) => void;
  /** Called with a page's text and its place, from 1, once it is read, in any order; what a file's forms or recognition add later is not in it. */
  onText?: (text: string, page: number) => void;
  signal?: AbortSignal;
}

export interface PagePicture {
  png: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Reads a hostile or merely untidy file inside a sandbox. Never throws for a bad file: the outcome names the reason. */
export interface DocumentReader {
  read(request: ReadRequest): Promise<ReadOutcome>;
  /** Draws one page of a PDF or picture; null when the format has no pages to draw. */
  drawPage(request: { name: string; bytes: Uint8Array; password?: string; page: number; widthPx: number }): Promise<PagePicture | null>;
  close(): Promise<void>;
}
