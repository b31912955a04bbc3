import type { Db } from "@/adapters/db";

export async function insertMentions(db: Db, commentId: string, personIds: readonly string[], createdAt: Date): Promise<void> {
  await db.promptMention.createMany({ data: personIds.map((personId) => ({ commentId, personId, createdAt })) });
}

export const countUnread = (db: Db, personId: string): Promise<number> => db.promptMention.count({ where: { personId, readAt: null } });

/** Newest first. */
export const findMentionPage = (db: Db, personId: string, page: { unread: boolean; cursor?: string; take: number }) =>
  db.promptMention.findMany({
    where: { personId, ...(page.unread && { readAt: null }) },
    orderBy: [{ createdAt: "desc" }, { commentId: "desc" }],
    take: page.take,
    ...(page.cursor !== undefined && { cursor: { commentId_personId: { commentId: page.cursor, personId } }, skip: 1 }),
    include: { comment: { select: { authorId: true, author: true, text: true, number: true, field: true, threadId: true, prompt: { select: { slug: true, name: true } } } } },
  });

/** `slug` null = of every prompt. How many had not been read. */
export async function markRead(db: Db, personId: string, slug: string | null, readAt: Date): Promise<number> {
  const { count } = await db.promptMention.updateMany({ where: { personId, readAt: null, ...(slug !== null && { comment: { prompt: { slug } } }) }, data: { readAt } });
  return count;
}
