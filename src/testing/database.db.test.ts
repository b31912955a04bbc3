import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyMigrations } from "../../scripts/lib/apply-migrations";
import { currentSchema, migratedSchema } from "../../scripts/lib/schema-files";
import { createTestDatabase, type TestDatabase } from "./database";
import { createUser } from "./factories";

describe("the test database", () => {
  let one: TestDatabase;
  let two: TestDatabase;
  beforeAll(async () => {
    [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([one.drop(), two.drop()]));

  it("gives every file a migrated database of its own", async () => {
    await createUser(one.db, "analyst");
    expect(await one.db.user.count()).toBe(1);
    expect(await two.db.user.count()).toBe(0);
  });

  it("leaves nothing for a second migration to do", async () => {
    expect(await applyMigrations(one.url)).toEqual([]);
  });

  it("refuses a migration that was edited after it was applied", async () => {
    await two.db.$executeRawUnsafe("update _prisma_migrations set checksum = 'other' where migration_name like '%_init'");
    await expect(applyMigrations(two.url)).rejects.toThrow(/_init was changed after this database had applied it/);
  });

  it("has a migration for every change of the schema", async () => {
    expect(await migratedSchema()).toBe(await currentSchema());
  });
});
