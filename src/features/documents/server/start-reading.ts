import { type PreparedJob, submitPrepared } from "@/features/jobs/server";
import type { AppContext } from "@/kernel/context";
import { moveDocument } from "./store";

/** Forty pages of recognition at twenty seconds each, and room for the queue. */
export const READING_TIMEOUT_SEC = 1800;

interface ReadableDocument {
  id: string;
  assessmentId: string;
}

/** Queues the reading and remembers which job does it. */
export async function startReading(tx: AppContext, document: ReadableDocument): Promise<void> {
  await submitPrepared(tx, readingOf(document));
}

export const readingOf = ({ id, assessmentId }: ReadableDocument): PreparedJob => ({
  type: "PARSE_DOCUMENT",
  recipe: null,
  input: { documentId: id },
  assessmentId,
  documentId: id,
  timeoutSec: READING_TIMEOUT_SEC,
  submitted: async (tx, jobId) => void (await moveDocument(tx.db, id, undefined, { jobId })),
});
