import type { Db } from "@/adapters/db";
import { askTogether } from "@/kernel/ask-together";

export interface AccountRow {
  id: string;
  email: string;
  name: string;
  role: "viewer" | "analyst" | "reviewer" | "admin";
  passwordHash: string;
  mustChangePassword: boolean;
  sessionVersion: number;
  disabledAt: Date | null;
}

export const findByEmail = (db: Db, email: string): Promise<AccountRow | null> => db.user.findUnique({ where: { email } });
export const findById = (db: Db, id: string): Promise<AccountRow | null> => db.user.findUnique({ where: { id } });
/** Whose session a request carries, in one query with the requests beside it. */
export const findSessionOwner = askTogether<AccountRow>(async (db, ids) => new Map((await db.user.findMany({ where: { id: { in: ids } } })).map((row) => [row.id, row])));

/** False when the password was changed by someone else in between. Every session of the account ends. */
export async function replacePassword(db: Db, account: AccountRow, passwordHash: string): Promise<boolean> {
  const { count } = await db.user.updateMany({
    where: { id: account.id, passwordHash: account.passwordHash },
    data: { passwordHash, mustChangePassword: false, sessionVersion: { increment: 1 } },
  });
  return count === 1;
}

export async function endSessions(db: Db, id: string): Promise<void> {
  await db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
}

/** Adds one try to the window and returns how many it has; two tries at once count as two. */
export async function countTry(db: Db, key: string, windowStart: Date): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    insert into rate_limits ("key", "windowStart", "count") values (${key}, ${windowStart}, 1)
    on conflict ("key", "windowStart") do update set "count" = rate_limits."count" + 1
    returning "count"`;
  return rows[0]?.count ?? 0;
}

export async function forgetTries(db: Db, key: string, olderThan: Date): Promise<void> {
  await db.rateLimit.deleteMany({ where: { OR: [{ key }, { windowStart: { lt: olderThan } }] } });
}
