import { type Abortable, ApiClient } from "./api-client";
import type { Assessment, AssessmentDocument, AssessmentFilter, AssessmentSummary, NewAssessment, Scorecard } from "./assessments";

const ASSESSMENTS = "/api/v1/assessments";
const at = (id: string, rest = ""): string => `${ASSESSMENTS}/${encodeURIComponent(id)}${rest}`;

/** A large file on a slow line. */
const UPLOAD_PATIENCE_MS = 10 * 60_000;

/** Documents in, scores and the report out. Scopes: assessments:read, assessments:write. */
export class AssessmentsClient extends ApiClient {
  /** Never repeated by itself: each one makes a new assessment. */
  create(assessment: NewAssessment, { signal }: Abortable = {}): Promise<Assessment> {
    return this.ask({ method: "POST", path: ASSESSMENTS, body: assessment, repeatable: false, signal });
  }

  /** @throws JobError NOT_FOUND, also for another's */
  get(id: string, { signal }: Abortable = {}): Promise<Assessment> {
    return this.ask({ method: "GET", path: at(id), repeatable: true, signal });
  }

  /** Those you may see, last changed first, page after page for as long as they are asked for. */
  async *list(filter: AssessmentFilter = {}, { signal }: Abortable = {}): AsyncGenerator<AssessmentSummary, void> {
    let seen = 0;
    for (let page = 1; ; page++) {
      const { assessments, total } = await this.ask<{ assessments: AssessmentSummary[]; total: number }>({ method: "GET", path: ASSESSMENTS, query: { ...filter, page }, repeatable: true, signal });
      yield* assessments;
      seen += assessments.length;
      if (assessments.length === 0 || seen >= total) return;
    }
  }

  /** Adds a document, which is read at once; the same bytes twice are one document. @throws JobError TOO_LARGE, STATE, NOT_FOUND */
  addDocument(id: string, name: string, bytes: Blob | ArrayBuffer | Uint8Array<ArrayBuffer>, { signal }: Abortable = {}): Promise<{ document: AssessmentDocument; duplicate: boolean }> {
    return this.ask({ method: "POST", path: at(id, "/documents"), query: { name }, bytes, repeatable: true, patienceMs: UPLOAD_PATIENCE_MS, signal });
  }

  async documents(id: string, { signal }: Abortable = {}): Promise<AssessmentDocument[]> {
    return (await this.ask<{ documents: AssessmentDocument[] }>({ method: "GET", path: at(id, "/documents"), repeatable: true, signal })).documents;
  }

  /** The newest scored run. @throws JobError NOT_FOUND before the first */
  scorecard(id: string, { signal }: Abortable = {}): Promise<Scorecard> {
    return this.ask({ method: "GET", path: at(id, "/scorecard"), repeatable: true, signal });
  }

  /** The newest report, a PDF. @throws JobError NOT_FOUND before the first */
  async report(id: string, { signal }: Abortable = {}): Promise<Blob> {
    return (await this.transport.file({ method: "GET", path: at(id, "/report"), headers: { accept: "application/pdf" }, repeatable: true, signal })).body;
  }
}
