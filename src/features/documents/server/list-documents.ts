import { requireAssessment } from "@/features/assessments/server";
import { standingsOf } from "@/features/jobs/server";
import type { AppContext } from "@/kernel/context";
import { type DocumentView, listDocumentsInput } from "../contract";
import { type DocumentRecord, findDocuments } from "./store";
import { toView } from "./to-view";

export async function listDocuments(ctx: AppContext, input: { assessmentId: string }): Promise<DocumentView[]> {
  const { assessmentId } = listDocumentsInput.parse(input);
  await requireAssessment(ctx, assessmentId, "assessment.read");
  const records = await findDocuments(ctx.db, assessmentId);
  const waiting = records.filter(isWaiting);
  const jobs = await standingsOf(ctx, waiting.flatMap((record) => record.jobId ?? []));
  return records.map((record) => {
    const job = isWaiting(record) && record.jobId ? jobs.get(record.jobId) : undefined;
    // Its job ended without an outcome (cancelled, lost): nobody is reading it any more.
    const stopped = job && (job.status === "FAILED" || job.status === "CANCELLED");
    return toView(stopped ? { ...record, state: "FAILED", failureCode: "CRASHED", failureDetail: job.error } : record);
  });
}

const isWaiting = (record: DocumentRecord): boolean => record.state === "UPLOADED" || record.state === "READING";
