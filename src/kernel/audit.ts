import type { Prisma } from "@/adapters/db";
import type { AppContext } from "./context";
import { writeTogether } from "./write-together";

const writeEvent = writeTogether<Prisma.AuditEventCreateManyInput, null>(async (db, data) => {
  await db.auditEvent.createMany({ data: [...data] });
  return data.map(() => null);
});

/** Writes who did what in the running transaction. `data` never holds secrets or document text. */
export async function audit(
  ctx: AppContext,
  action: string,
  subject: { type: string; id: string },
  data: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await writeEvent(ctx.db, { actorId: ctx.actor?.id ?? null, action, subjectType: subject.type, subjectId: subject.id, data, at: ctx.now() });
}
