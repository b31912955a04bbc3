import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { plantPrompts } from "./plant-prompts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantPrompts(database.db, new Date());
});
afterAll(() => database.drop());

describe("a version of a prompt, at the database", () => {
  const versions = () => database.db.promptVersion.findMany({ orderBy: { id: "asc" } });

  it.each([
    ["changed", () => database.db.promptVersion.updateMany({ data: { note: "another" } })],
    ["given other fields", () => database.db.$executeRaw`UPDATE prompt_versions SET fields = '{}'::jsonb`],
    ["renumbered", () => database.db.$executeRaw`UPDATE prompt_versions SET number = number + 1`],
    ["deleted", () => database.db.promptVersion.deleteMany({})],
    ["emptied away", () => database.db.$executeRaw`TRUNCATE prompt_versions CASCADE`],
  ])("is not %s by anybody", async (_name, act) => {
    const before = await versions();
    await expect(Promise.resolve(act())).rejects.toThrow("A version of a prompt never changes");
    expect(await versions()).toEqual(before);
  });

  it("can be followed by another one", async () => {
    const before = await versions();
    const { id: _, fields, ...row } = before[0] ?? expect.fail("no version");
    await database.db.promptVersion.create({ data: { ...row, fields: fields as object, number: row.number + 1 } });
    expect(await versions()).toHaveLength(before.length + 1);
  });
});
