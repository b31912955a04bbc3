import type { DocumentAppraisal } from "../ports/analyst";
import type { Rubric } from "../risk/rubric";
import type { ReportSource } from "./report-input";

/** A file as it lies, before anyone said what it is. */
export interface SourceFile extends Pick<ReportSource, "id" | "name" | "pages" | "sha256" | "language" | "problem"> {
  format: string | null;
}

/** The report's list of documents: each by what the analyst took it for, or else by its file type. */
export function reportSources(rubric: Rubric, appraisals: readonly DocumentAppraisal[], files: readonly SourceFile[]): ReportSource[] {
  const appraised = new Map(appraisals.map((appraisal) => [appraisal.documentId, appraisal]));
  const types = new Map(rubric.documents.map((type) => [type.id, type.label]));
  return files.map(({ format, ...file }) => {
    const appraisal = appraised.get(file.id);
    const type = appraisal?.documentType ? types.get(appraisal.documentType) : undefined;
    return { ...file, kind: type ?? (format ?? "file").toUpperCase(), dated: appraisal?.dated ?? null, ...(appraisal?.issuer && { issuer: appraisal.issuer }) };
  });
}
