import { z } from "zod";
import type { DocumentFormat, Segment, WordBox } from "@/domain/documents/document";

export const listDocumentsInput = z.object({ assessmentId: z.uuid() });
export const documentIdInput = z.object({ id: z.uuid() });
export const unlockDocumentInput = z.object({
  id: z.uuid(),
  /** Used once for this reading and never stored; not trimmed: blanks may belong to it. */
  password: z.string().min(1, "Type the password.").max(200),
});
export const readPageInput = z.object({
  documentId: z.uuid(),
  /** First page = 1. */
  index: z.number().int().min(1).max(5000),
  /** A quotation to mark on it. */
  quote: z.string().max(5000).optional(),
});
/** The name as typed by a stranger: bounded here, made printable in the verb. */
export const uploadInput = z.object({ assessmentId: z.uuid(), name: z.string().min(1).max(1000) });

export interface DocumentView {
  id: string;
  name: string;
  bytes: number;
  state: "UPLOADED" | "READING" | "READ" | "FAILED";
  format: DocumentFormat | null;
  pages: number | null;
  language: string | null;
  /** Why it could not be read: what happened and what to do. */
  failure: { code: string; sentence: string; advice: string; page: number | null } | null;
  warnings: { code: string; text: string; page: number | null }[];
  ocrPages: number;
  jobId: string | null;
  createdAt: Date;
}

/** Answer to an upload. A twin is not stored again. */
export interface UploadedView {
  document: DocumentView;
  duplicate: boolean;
}

export interface PassageMark {
  match: "exact" | "approximate" | "none";
  start: number;
  end: number;
  /** Shares 0..1 of the page from its top left corner. */
  boxes: { x: number; y: number; width: number; height: number }[];
}

export interface PageView {
  documentId: string;
  documentName: string;
  index: number;
  pages: number;
  label: string;
  text: string;
  words: WordBox[];
  segments: Segment[];
  width: number;
  height: number;
  hidden: boolean;
  ocrConfidence: number | null;
  /** Address of the drawn page; null where the format has no pages to draw. */
  pictureUrl: string | null;
  mark: PassageMark | null;
}
