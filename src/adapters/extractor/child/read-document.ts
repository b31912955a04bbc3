import type { DocumentFormat } from "@/domain/documents/document";
import { findInstructions } from "@/domain/documents/find-instructions";
import { guessLanguage } from "@/domain/documents/guess-language";
import { languageSample } from "../language-sample";
import type { PackedDocument, ReadJob } from "../protocol";
import { Draft, type ReadTask } from "./draft";
import { ReadFailure } from "./read-failure";
import { sniff } from "./sniff/sniff";

type Reader = (task: ReadTask) => Promise<void>;

const office = { docx: async () => (await import("./office/read-docx")).readDocx, doc: async () => (await import("./office/read-doc")).readDoc, pptx: async () => (await import("./office/read-pptx")).readPptx };
const sheet = async () => (await import("./sheet/read-workbook")).readWorkbook;
const plain = async () => (await import("./text/read-plain")).readPlain;
const picture = async () => (await import("./picture/read-picture")).readPicture;

/** Loaded when first needed: a child that reads PDFs never parses a spreadsheet library. */
const READERS: Record<DocumentFormat, () => Promise<Reader>> = {
  pdf: async () => (await import("./pdf/read-pdf")).readPdf,
  ...office,
  xlsx: sheet,
  xls: sheet,
  csv: async () => (await import("./sheet/read-csv")).readCsv,
  html: async () => (await import("./text/read-html")).readHtml,
  md: plain,
  txt: plain,
  png: picture,
  jpg: picture,
};

export async function readDocument(job: ReadJob, tessdata: string, tell: Pick<ReadTask, "progress" | "recognised" | "text">): Promise<PackedDocument> {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  refuseOversize(bytes.length, job.limits.pdfBytes);
  const { format, macros, otherExtension } = sniff(bytes, job.name);
  if (format !== "pdf") refuseOversize(bytes.length, job.limits.otherBytes);
  const draft = new Draft(format);
  if (macros) draft.warn("MACROS_IGNORED", "The file holds macros; they were not run.");
  if (otherExtension) draft.warn("EXTENSION_MISMATCH", `The name says .${otherExtension}, the content is ${format.toUpperCase()}; it was read as what it is.`);
  const read = await READERS[format]();
  await read({ job, bytes, draft, tessdata, ...tell });
  const hasText = draft.pages.some((page) => page.text.trim() !== "");
  if (!hasText && !draft.warnings.some((warning) => warning.code === "NEEDS_OCR")) {
    throw new ReadFailure("NO_TEXT", "No text was found.");
  }
  for (const { index, text } of draft.pages) {
    if (findInstructions(text).length > 0) draft.warn("SPEAKS_TO_READER", "Words on this page tell whoever judges it what to find.", index);
  }
  draft.language = guessLanguage(languageSample(draft));
  return draft;
}

function refuseOversize(bytes: number, most: number): void {
  if (bytes <= most) return;
  throw new ReadFailure("TOO_LARGE", `${(bytes / 1048576).toFixed(1)} MB; up to ${Math.floor(most / 1048576)} MB are read.`);
}
