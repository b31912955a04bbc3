import { readWarningText } from "@/domain/documents/read-advice";
import { JobError } from "@/domain/jobs/job-errors";
import type { AppContext } from "@/kernel/context";
import { findDocument, findPages, warningsOf } from "./store";

/** Longest text a job's result carries, characters; the pages hold the whole. */
const TEXT_MAX = 100_000;

export interface ReadingResult {
  text: string;
  metadata: {
    pages: number;
    language: string | null;
    extractor: string | null;
    ocrPages: number;
    warnings: string[];
    /** false: the text was cut at 100,000 characters and the rest stands on the document's pages. */
    textComplete: boolean;
  };
}

/** What PARSE_DOCUMENT answers: the text and what is known about it. */
export async function readingResult(ctx: AppContext, documentId: string): Promise<ReadingResult> {
  const document = await findDocument(ctx.db, documentId, null);
  if (!document) throw new JobError("INVALID_INPUT", { sentence: "The document was removed before it could be read." });
  const text = (await findPages(ctx.db, documentId)).map((page) => page.text).join("\n\n");
  return {
    text: text.slice(0, TEXT_MAX).toWellFormed(),
    metadata: {
      pages: document.pageCount ?? 0,
      language: document.language,
      extractor: document.extractor,
      ocrPages: document.ocrPages,
      warnings: warningsOf(document.warnings).map(readWarningText),
      textComplete: text.length <= TEXT_MAX,
    },
  };
}
