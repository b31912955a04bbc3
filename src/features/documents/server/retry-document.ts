import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import type { DocumentView } from "../contract";
import { requireDocument } from "./access";
import { startReading } from "./start-reading";
import { findDocument, moveDocument } from "./store";
import { toView } from "./to-view";

/** Reads a document again that could not be read. */
export async function retryDocument(ctx: AppContext, input: { id: string }): Promise<DocumentView> {
  const { document } = await requireDocument(ctx, input.id, "document.upload");
  return withTransaction(ctx, async (tx) => {
    const reset = { state: "UPLOADED", failureCode: null, failureDetail: null, failurePage: null } as const;
    if ((await moveDocument(tx.db, document.id, ["FAILED", "READING", "UPLOADED"], reset)) === 0)
      throw conflict("This document has been read already.", { code: "STATE" });
    await startReading(tx, document);
    await audit(tx, "document.retried", { type: "document", id: document.id });
    return toView((await findDocument(tx.db, document.id, null)) ?? document);
  });
}
