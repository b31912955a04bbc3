/**
 * The first users of an empty database, each with a one-time password, and one finished sample assessment.
 * Prints one JSON line a user; nothing is done when there is a user already.
 */
import type { RootDb } from "@/adapters/db";
import { createDb } from "@/adapters/db/client";
import type { Role } from "@/domain/access/permissions";
import { hashPassword, oneTimePassword } from "@/features/account/server";

const FIRST_USERS: { role: Role; email: string; name: string }[] = [
  { role: "admin", email: "admin@example.org", name: "Admin" },
  { role: "analyst", email: "analyst@example.org", name: "Analyst" },
  { role: "viewer", email: "viewer@example.org", name: "Viewer" },
];

async function seedUsers(db: RootDb): Promise<void> {
  if ((await db.user.count()) > 0) return;
  const made = await Promise.all(
    FIRST_USERS.map(async (user) => {
      const password = oneTimePassword();
      return { ...user, password, passwordHash: await hashPassword(password) };
    }),
  );
  await db.user.createMany({ data: made.map(({ role, email, name, passwordHash }) => ({ role, email, name, passwordHash, mustChangePassword: true })) });
  for (const { role, email, password } of made) process.stdout.write(`${JSON.stringify({ user: { role, email, password } })}\n`);
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: say which database to fill.");
const db = createDb(url, 2);
try {
  await seedUsers(db);
} finally {
  await db.$disconnect();
}
