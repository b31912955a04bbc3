import type { AppContext } from "./context";

/** Writes who did what in the running transaction. `data` never holds secrets or document text. */
export async function audit(
  ctx: AppContext,
  action: string,
  subject: { type: string; id: string },
  data: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await ctx.db.auditEvent.create({
    data: { actorId: ctx.actor?.id ?? null, action, subjectType: subject.type, subjectId: subject.id, data, at: ctx.now() },
  });
}
