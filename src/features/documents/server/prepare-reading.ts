import { notFound } from "@/domain/errors";
import type { PreparedJob } from "@/features/jobs/server";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { requireDocument } from "./access";
import { readingOf } from "./start-reading";
import { moveDocument } from "./store";

/** The job that reads a document, again when it could not be read before; one that was read answers from its pages. */
export async function prepareReading(tx: AppContext, input: { id: string }): Promise<PreparedJob> {
  const { document } = await requireDocument(tx, input.id, "document.upload");
  if (document.removedAt) throw notFound("document");
  const reading = readingOf(document);
  if (document.state === "READ") return { ...reading, submitted: async () => undefined };
  await moveDocument(tx.db, document.id, ["FAILED", "READING", "UPLOADED"], { state: "UPLOADED", failureCode: null, failureDetail: null, failurePage: null });
  return {
    ...reading,
    async submitted(done, jobId) {
      await reading.submitted(done, jobId);
      await audit(done, "document.retried", { type: "document", id: document.id });
    },
  };
}
