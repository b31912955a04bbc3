import type { StateKind } from "@/ui/state/state";
import type { DocumentView } from "../contract";
import { t } from "./text";

/** Remarks after which part of the document may be missing or uncertain. */
const PARTIAL = new Set(["NEEDS_OCR", "OCR_PARTIAL", "LOW_CONFIDENCE", "TRUNCATED", "TRUNCATED_ROWS", "CORRUPT_PAGE"]);

/** Failures another try may cure without touching the file. */
const PASSING = new Set(["TIMEOUT", "OUT_OF_MEMORY", "CRASHED"]);

export const isLocked = (document: DocumentView): boolean => document.failure?.code === "PASSWORD_REQUIRED";
export const isReading = (document: DocumentView): boolean => document.state === "UPLOADED" || document.state === "READING";
export const mayRetry = (document: DocumentView): boolean => document.state === "FAILED" && PASSING.has(document.failure?.code ?? "");

export interface DocumentState {
  kind: StateKind;
  word: string;
}

export function documentState(document: DocumentView): DocumentState {
  switch (document.state) {
    case "UPLOADED":
      return { kind: "waiting", word: t.uploaded };
    case "READING":
      return { kind: "running", word: t.reading };
    case "READ":
      return document.warnings.some((warning) => PARTIAL.has(warning.code)) ? { kind: "part", word: t.readInPart } : { kind: "done", word: t.read };
    case "FAILED":
      return { kind: "failed", word: isLocked(document) ? t.locked : t.unreadable };
  }
}

const languages = new Intl.DisplayNames(["en"], { type: "language" });

function languageName(code: string): string | null {
  try {
    return languages.of(code) ?? null;
  } catch {
    return null;
  }
}

/** "English, text recognised on 3 pages." */
export function readDetail(document: DocumentView): string {
  const language = document.language ? languageName(document.language) : null;
  const parts = [language, document.ocrPages > 0 ? t.ocr(document.ocrPages) : null].filter((part) => part !== null);
  const text = parts.join(", ");
  return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export interface Tally {
  ready: number;
  reading: number;
  locked: number;
  unreadable: number;
  pages: number;
}

/** What a run started now would use, wait for and leave out. */
export function tallyOf(documents: readonly DocumentView[]): Tally {
  const tally: Tally = { ready: 0, reading: 0, locked: 0, unreadable: 0, pages: 0 };
  for (const document of documents) {
    if (document.state === "READ") {
      tally.ready += 1;
      tally.pages += document.pages ?? 0;
    } else if (isReading(document)) tally.reading += 1;
    else if (isLocked(document)) tally.locked += 1;
    else tally.unreadable += 1;
  }
  return tally;
}
