import { ownerScope } from "@/features/assessments/server";
import type { Action } from "@/domain/access/permissions";
import { notFound } from "@/domain/errors";
import { isRowId } from "@/domain/row-id";
import { authorize } from "@/kernel/authorize";
import type { Actor, AppContext } from "@/kernel/context";
import { type DocumentRecord, findDocument } from "./store";

/** The document, if this person may do `action` on it; a foreign one is a 404. */
export async function requireDocument(ctx: AppContext, id: string, action: Action): Promise<{ actor: Actor; document: DocumentRecord }> {
  const actor = authorize(ctx, action);
  const document = isRowId(id) ? await findDocument(ctx.db, id, ownerScope(actor)) : null;
  if (!document) throw notFound("document");
  return { actor, document };
}
