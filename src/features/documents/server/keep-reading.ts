import { noteChange } from "@/features/assessments/server";
import { DOCUMENT_LIMITS, type ReadDocument, type ReadFailureCode, type ReadOutcome } from "@/domain/documents/document";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { countPages, type DocumentRecord, lockAssessment, moveDocument, replacePages } from "./store";

export type Failure = { code: ReadFailureCode; detail: string; page: number | null };

/** Stores what reading gave: all pages and the row together, or the named reason. Returns the reason, null when read. */
export async function keepReading(ctx: AppContext, document: DocumentRecord, outcome: ReadOutcome): Promise<Failure | null> {
  if (!outcome.ok) return keepFailure(ctx, document, outcome);
  return withTransaction(ctx, async (tx) => {
    // The page limit is the assessment's, so its documents are counted one after the other.
    await lockAssessment(tx.db, document.assessmentId);
    const others = await countPages(tx.db, document.assessmentId, document.id);
    const pages = outcome.document.pages.length;
    if (others + pages > DOCUMENT_LIMITS.pagesPerAssessment) {
      const detail = `${pages} pages here and ${others} in the other documents; an assessment holds ${DOCUMENT_LIMITS.pagesPerAssessment}.`;
      return keepFailure(tx, document, { code: "TOO_MANY_PAGES", detail, page: null });
    }
    await replacePages(tx.db, document.id, outcome.document.pages);
    await moveDocument(tx.db, document.id, undefined, readColumns(outcome.document));
    await noteChange(tx, document.assessmentId);
    return null;
  });
}

const readColumns = (read: ReadDocument): Parameters<typeof moveDocument>[3] => ({
  state: "READ",
  format: read.format,
  pageCount: read.pages.length,
  language: read.language,
  title: read.title,
  warnings: read.warnings.map((warning) => ({ ...warning })),
  extractor: read.extractor,
  ocrPages: read.ocrPages,
  failureCode: null,
  failureDetail: null,
  failurePage: null,
});

async function keepFailure(ctx: AppContext, document: DocumentRecord, failure: Failure): Promise<Failure> {
  const { code, detail, page } = failure;
  await moveDocument(ctx.db, document.id, undefined, { state: "FAILED", failureCode: code, failureDetail: detail, failurePage: page });
  return { code, detail, page };
}
