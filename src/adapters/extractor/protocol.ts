import type { DocumentPage, ReadDocument, ReadFailureCode } from "@/domain/documents/document";
import type { PagePicture } from "@/domain/ports/document-reader";
import type { ReaderLimits } from "./limits";

/** What parent and child say to each other over the fork's IPC channel. */
export interface ReadJob {
  kind: "read";
  name: string;
  bytes: Uint8Array;
  password: string | null;
  ocr: boolean;
  /** Empty lets the child choose. */
  ocrLanguages: string[];
  /** Whether the texts of pages are wanted as they are read. */
  texts: boolean;
  limits: ReaderLimits;
}

export interface DrawJob {
  kind: "draw";
  name: string;
  bytes: Uint8Array;
  password: string | null;
  page: number;
  widthPx: number;
  limits: ReaderLimits;
}

export type ChildJob = ReadJob | DrawJob;

export interface PackedPage extends Omit<DocumentPage, "words"> {
  /** See domain/documents/packed-words.ts. */
  words: Float32Array;
}

export interface PackedDocument extends Omit<ReadDocument, "pages"> {
  pages: PackedPage[];
}

export interface Progress {
  stage: "reading" | "ocr";
  page: number;
  total: number | null;
}

export interface Failure {
  ok: false;
  code: ReadFailureCode;
  detail: string;
  page: number | null;
}

export type ReadReply = { ok: true; document: PackedDocument } | Failure;
export type DrawReply = { ok: true; picture: PagePicture | null } | Failure;

/** A picture page whose text was recognised, sent as soon as it is, so that what ends the child later does not cost it. */
export interface RecognisedPage {
  page: PackedPage;
  warnings: ReadDocument["warnings"];
}

export type ToChild = { id: number; job: ChildJob };

/** The text of one page, told before the document is done; pages count from 1. */
export interface PageText {
  page: number;
  text: string;
}

export type FromChild =
  | { id: number; progress: Progress }
  | { id: number; recognised: RecognisedPage }
  | { id: number; texts: PageText[] }
  /** `dirty`: the child's wasm is spent; it must not get another job. */
  | { id: number; reply: ReadReply | DrawReply; dirty: boolean };
