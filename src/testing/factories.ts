import { randomUUID } from "node:crypto";
import type { RootDb } from "@/adapters/db";
import type { Role } from "@/domain/access/permissions";
import type { Actor } from "@/kernel/context";

/** No password matches it; tests of signing in make a real hash. */
const NO_PASSWORD = "scrypt:none";

type UserFields = Partial<{ email: string; name: string; passwordHash: string; mustChangePassword: boolean; sessionVersion: number; disabledAt: Date }>;

/** A user of this role; two calls give two people. */
export async function createUser(db: RootDb, role: Role, fields: UserFields = {}): Promise<Actor> {
  const id = randomUUID();
  const row = await db.user.create({
    data: { id, email: `${role}-${id.slice(0, 8)}@example.org`, name: `Test ${role}`, role, passwordHash: NO_PASSWORD, ...fields },
  });
  return { id: row.id, name: row.name, email: row.email, role };
}

type AssessmentFields = Partial<{ name: string; firm: string; country: string; currency: string; sector: string; enterpriseType: string }>;

/** An assessment in DRAFT owned by `owner`. */
export async function createAssessment(db: RootDb, owner: { id: string }, fields: AssessmentFields = {}): Promise<{ id: string }> {
  return db.assessment.create({
    data: { name: "Season loan", firm: "Example Farmers Ltd", createdById: owner.id, ...fields },
    select: { id: true },
  });
}
