import type { Db, Prisma } from "@/adapters/db";

export type TokenRow = Prisma.ApiTokenGetPayload<object>;
export type NewToken = Pick<TokenRow, "ownerId" | "name" | "prefix" | "hash" | "scopes" | "createdAt" | "expiresAt">;

export const insertToken = (db: Db, token: NewToken): Promise<TokenRow> => db.apiToken.create({ data: token });

export const findByHash = (db: Db, hash: string): Promise<TokenRow | null> => db.apiToken.findUnique({ where: { hash } });

/** Newest first; ended ones too, so that their owner sees what was once there. */
export const findTokens = (db: Db, ownerId: string): Promise<TokenRow[]> =>
  db.apiToken.findMany({ where: { ownerId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: 200 });

export const findToken = (db: Db, id: string, ownerId: string): Promise<TokenRow | null> => db.apiToken.findFirst({ where: { id, ownerId } });

export const countLive = (db: Db, ownerId: string, now: Date): Promise<number> =>
  db.apiToken.count({ where: { ownerId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] } });

export async function revoke(db: Db, id: string, now: Date): Promise<boolean> {
  return (await db.apiToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } })).count === 1;
}

/** One write a minute and token at most: a poll every 3 s must not cost a write each. */
export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60_000);
  await db.apiToken.updateMany({ where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] }, data: { lastUsedAt: now } });
}
