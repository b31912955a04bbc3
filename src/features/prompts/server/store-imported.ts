import type { Db, Prisma } from "@/adapters/db";

const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** Those of these ids that are in use here. */
export const findTakenMoves = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  idsOf(ids.length === 0 ? [] : await db.promptLabelMove.findMany({ where: { id: { in: [...ids] } }, select: { id: true } }));

export const findTakenComments = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  idsOf(ids.length === 0 ? [] : await db.promptComment.findMany({ where: { id: { in: [...ids] } }, select: { id: true } }));

export async function insertMoves(db: Db, promptId: string, moves: readonly Omit<Prisma.PromptLabelMoveCreateManyInput, "promptId">[]): Promise<void> {
  await db.promptLabelMove.createMany({ data: moves.map((move) => ({ ...move, promptId })) });
}

export async function insertComments(db: Db, promptId: string, comments: readonly Omit<Prisma.PromptCommentCreateManyInput, "promptId">[]): Promise<void> {
  await db.promptComment.createMany({ data: comments.map((comment) => ({ ...comment, promptId })) });
}

export async function resolveImported(db: Db, id: string, resolvedAt: Date, resolvedBy: string): Promise<void> {
  await db.promptComment.update({ where: { id }, data: { resolvedAt, resolvedBy, resolvedById: null } });
}
