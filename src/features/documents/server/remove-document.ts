import { noteChange } from "@/features/assessments/server";
import { notFound } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { requireDocument } from "./access";
import { moveDocument } from "./store";

/** Takes the document out of the assessment. Runs that quote it keep it; restore undoes this. */
export async function removeDocument(ctx: AppContext, input: { id: string }): Promise<{ id: string }> {
  const { document } = await requireDocument(ctx, input.id, "document.remove");
  return withTransaction(ctx, async (tx) => {
    const removed = await moveDocument(tx.db, document.id, undefined, { removedAt: tx.now() });
    if (removed === 0) throw notFound("document");
    await noteChange(tx, document.assessmentId);
    await audit(tx, "document.removed", { type: "document", id: document.id }, { name: document.name });
    return { id: document.id };
  });
}
