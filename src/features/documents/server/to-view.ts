import type { DocumentFormat, ReadFailureCode } from "@/domain/documents/document";
import { readFailureAdvice, readWarningText } from "@/domain/documents/read-advice";
import type { DocumentView } from "../contract";
import { type DocumentRecord, warningsOf } from "./store";

function failureOf(record: DocumentRecord): DocumentView["failure"] {
  if (record.state !== "FAILED" || !record.failureCode) return null;
  const code = record.failureCode as ReadFailureCode;
  return { code, ...readFailureAdvice(code, record.failureDetail), page: record.failurePage };
}

export const toView = (record: DocumentRecord): DocumentView => ({
  id: record.id,
  name: record.name,
  bytes: record.bytes,
  state: record.state,
  format: record.format as DocumentFormat | null,
  pages: record.pageCount,
  language: record.language,
  failure: failureOf(record),
  warnings: warningsOf(record.warnings).map((warning) => ({ code: warning.code, text: readWarningText(warning), page: warning.page })),
  ocrPages: record.ocrPages,
  jobId: record.jobId,
  createdAt: record.createdAt,
});
