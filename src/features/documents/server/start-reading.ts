import { submitJob } from "@/features/jobs/server";
import type { AppContext } from "@/kernel/context";
import { moveDocument } from "./store";

/** Forty pages of recognition at twenty seconds each, and room for the queue. */
export const READING_TIMEOUT_SEC = 1800;

/** Queues the reading and remembers which job does it. */
export async function startReading(tx: AppContext, document: { id: string; assessmentId: string }): Promise<void> {
  const job = await submitJob(tx, {
    type: "PARSE_DOCUMENT",
    input: { documentId: document.id },
    assessmentId: document.assessmentId,
    documentId: document.id,
    timeoutSec: READING_TIMEOUT_SEC,
  });
  await moveDocument(tx.db, document.id, undefined, { jobId: job.id });
}
