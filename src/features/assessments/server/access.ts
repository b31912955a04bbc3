import type { Action } from "@/domain/access/permissions";
import { notFound } from "@/domain/errors";
import { isRowId } from "@/domain/row-id";
import { authorize, may } from "@/kernel/authorize";
import type { Actor, AppContext } from "@/kernel/context";
import { type AssessmentRecord, findAssessment } from "./store";

/** Whose rows a person sees: null = everyone's. */
export const ownerScope = (actor: Actor): string | null => (may(actor, "assessment.readAll") ? null : actor.id);

/** The row, if this person may do `action` on it; a foreign row and no row are the same 404. */
export async function requireAssessment(ctx: AppContext, id: string, action: Action): Promise<{ actor: Actor; assessment: AssessmentRecord }> {
  const actor = authorize(ctx, action);
  const assessment = isRowId(id) ? await findAssessment(ctx.db, id, ownerScope(actor)) : null;
  if (!assessment) throw notFound("assessment");
  return { actor, assessment };
}
