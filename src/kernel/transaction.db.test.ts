import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { audit } from "./audit";
import { withSharedTransaction } from "./transaction";

let database: TestDatabase;
let ctx: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await testContext({ db: database.db });
});
afterAll(() => database.drop());
beforeEach(() => database.db.auditEvent.deleteMany());

const transactionOf = async (tx: AppContext): Promise<string> =>
  (await tx.db.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS id`)[0]?.id ?? "";
const note = (tx: AppContext, subject: string): Promise<void> => audit(tx, "test.noted", { type: "test", id: subject });
const noted = async (): Promise<string[]> => (await database.db.auditEvent.findMany({ orderBy: { subjectId: "asc" } })).map(({ subjectId }) => subjectId);

describe("withSharedTransaction", () => {
  it("runs what is asked for together in one transaction, and what has one key in two", async () => {
    const ids = await Promise.all(["a", "b", "b"].map((key) => withSharedTransaction(ctx, key, transactionOf)));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it("fails only the one that fails, keeps the others whole, and tells only what was committed", async () => {
    const told: string[] = [];
    const ends = await Promise.allSettled(["a", "bad", "c"].map((key) => withSharedTransaction(ctx, key, async (tx) => {
      tx.afterCommit(async () => void told.push(key));
      await note(tx, key);
      if (key === "bad") throw new Error("refused");
      return key;
    })));
    expect(ends.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)))).toEqual(["a", "Error: refused", "c"]);
    expect(await noted()).toEqual(["a", "c"]);
    expect(told.sort()).toEqual(["a", "c"]);
  });

  it("undoes the others' rows too when a statement fails, and writes them again alone", async () => {
    const ends = await Promise.allSettled(["a", "bad"].map((key) => withSharedTransaction(ctx, key, async (tx) => {
      await note(tx, key);
      if (key === "bad") await tx.db.$executeRaw`SELECT 1 / 0`;
    })));
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(await noted()).toEqual(["a"]);
  });

  it("keeps rows written outside any transaction apart: a bad one takes no other with it", async () => {
    const nobody = { ...ctx, actor: ctx.actor && { ...ctx.actor, id: "not an id" } };
    const ends = await Promise.allSettled([note(ctx, "a"), note(nobody, "bad"), note(ctx, "c")]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await noted()).toEqual(["a", "c"]);
  });

  it("joins a transaction that is open already", async () => {
    await database.db.$transaction(async (db) => {
      const outer = { ...ctx, db };
      expect(await withSharedTransaction(outer, "a", transactionOf)).toBe(await transactionOf(outer));
    });
  });
});
