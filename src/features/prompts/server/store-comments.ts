import type { Db, Prisma } from "@/adapters/db";

export type CommentRecord = Prisma.PromptCommentGetPayload<object>;

/** Oldest first. */
export const findComments = (db: Db, promptId: string, take: number): Promise<CommentRecord[]> =>
  db.promptComment.findMany({ where: { promptId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take }).then((rows) => rows.reverse());

export const findComment = (db: Db, promptId: string, id: string): Promise<CommentRecord | null> => db.promptComment.findFirst({ where: { id, promptId } });

export const insertComment = (db: Db, data: Prisma.PromptCommentUncheckedCreateInput): Promise<CommentRecord> => db.promptComment.create({ data });

/** Whole threads are resolved, by their first remark. */
export async function setResolved(db: Db, id: string, by: { at: Date; personId: string } | null): Promise<void> {
  await db.promptComment.update({ where: { id }, data: { resolvedAt: by?.at ?? null, resolvedById: by?.personId ?? null, resolvedBy: null } });
}

/** Admins, who alone see prompts: those a remark may mention. */
export const findMentionable = (db: Db): Promise<{ id: string; name: string; email: string }[]> =>
  db.user.findMany({ where: { role: "admin", disabledAt: null }, select: { id: true, name: true, email: true }, orderBy: [{ name: "asc" }, { email: "asc" }] });
