/**
 * The first users of an empty database, each with a one-time password, and one finished sample assessment.
 * Prints one JSON line a user; nothing is done when there is a user already.
 */
import { join } from "node:path";
import type { RootDb } from "@/adapters/db";
import { createDb } from "@/adapters/db/client";
import type { Role } from "@/domain/access/permissions";
import { env } from "@/env";
import { hashPassword, oneTimePassword } from "@/features/account/server";
import { buildServices } from "@/server/container";
import { seedSample } from "@/server/seed-sample";

const FIRST_USERS: { role: Role; email: string; name: string }[] = [
  { role: "admin", email: "admin@example.org", name: "Admin" },
  { role: "analyst", email: "analyst@example.org", name: "Analyst" },
  { role: "viewer", email: "viewer@example.org", name: "Viewer" },
];

async function seedUsers(db: RootDb): Promise<boolean> {
  if ((await db.user.count()) > 0) return false;
  const made = await Promise.all(
    FIRST_USERS.map(async (user) => {
      const password = oneTimePassword();
      return { ...user, password, passwordHash: await hashPassword(password) };
    }),
  );
  await db.user.createMany({ data: made.map(({ role, email, name, passwordHash }) => ({ role, email, name, passwordHash, mustChangePassword: true })) });
  for (const { role, email, password } of made) process.stdout.write(`${JSON.stringify({ user: { role, email, password } })}\n`);
  return true;
}

/** The sample is made by the chain itself, on this process's own engine; without it the product still works. */
async function seedSampleFor(email: string): Promise<void> {
  const services = buildServices(env(), process.cwd());
  try {
    const owner = await services.root.user.findUniqueOrThrow({ where: { email }, select: { id: true, name: true, email: true, role: true } });
    await services.jobs.start();
    const sample = await seedSample(services, owner, join(process.cwd(), "samples"));
    process.stdout.write(`${JSON.stringify({ sample })}\n`);
  } catch (error) {
    process.stderr.write(`The sample assessment could not be made: ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await services.stop();
  }
}

const db = createDb(env().DATABASE_URL, 2);
const fresh = await seedUsers(db).finally(() => db.$disconnect());
if (fresh) await seedSampleFor("analyst@example.org");
