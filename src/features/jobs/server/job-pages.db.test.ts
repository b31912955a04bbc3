import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { cancelJob, deleteJob, listJobRows, submitJob } from ".";

let database: TestDatabase;
let owner: AppContext;
let other: AppContext;
let clock = new Date("2026-03-01T08:00:00Z");
const now = (): Date => clock;
const made: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await testContext({ db: database.db, now });
  other = await testContext({ db: database.db, now });
  await submitJob(other, { type: "GAP_DETECTION", input: {} });
  for (let i = 0; i < 7; i++) {
    // Several rows of one millisecond: the id decides between them.
    if (i % 3 === 0) clock = new Date(clock.getTime() + 1000);
    made.push((await submitJob(owner, { type: "GAP_DETECTION", recipe: "gap-detection", input: {}, sessionId: `s${i % 2}`, extras: { idempotencyKey: `k${i}` } })).id);
  }
});
afterAll(() => database.drop());

describe("pages of jobs", () => {
  it.each([1, 2, 3, 6, 7, 8])("walk over all own rows once, %i at a time, newest first", async (pageSize) => {
    const seen: { id: string; at: number }[] = [];
    let cursor: string | undefined;
    do {
      const { rows, nextCursor } = await listJobRows(owner, {}, { cursor, pageSize });
      expect(rows.length).toBeLessThanOrEqual(pageSize);
      seen.push(...rows.map((row) => ({ id: row.id, at: row.createdAt.getTime() })));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.map((row) => row.id).sort()).toEqual([...made].sort());
    expect(seen.map((row) => row.at)).toEqual(seen.map((row) => row.at).sort((a, b) => b - a));
  });

  it("are chosen by session, key and time", async () => {
    const ids = async (search: Parameters<typeof listJobRows>[1]) => (await listJobRows(owner, search, { pageSize: 50 })).rows.map((row) => row.id).sort();
    expect(await ids({ sessionId: "s1" })).toEqual([made[1], made[3], made[5]].sort());
    expect(await ids({ idempotencyKey: "k4" })).toEqual([made[4]]);
    expect(await ids({ from: new Date("2026-03-01T08:00:02Z"), to: new Date("2026-03-01T08:00:03Z") })).toEqual(made.slice(3, 6).sort());
    expect(await ids({ status: "COMPLETED" })).toEqual([]);
  });

  it.each([["x"], [""], [Buffer.from("1 2").toString("base64url")], [Buffer.from("-1 0b5f2c9e-3a3b-4b4e-9a64-3c33ee1f8a11").toString("base64url")]])(
    "refuse the cursor %j",
    async (cursor) => expect(listJobRows(owner, {}, { cursor, pageSize: 5 })).rejects.toMatchObject({ kind: "INVALID", code: "BAD_CURSOR" }),
  );
});

describe("forgetting a job", () => {
  it("is for ended ones of one's own, and takes what it started along", async () => {
    const { id } = await submitJob(owner, { type: "GAP_DETECTION", input: {} });
    const child = await submitJob(owner, { type: "GAP_DETECTION", input: {}, parentId: id });
    await expect(deleteJob(owner, { id })).rejects.toMatchObject({ kind: "CONFLICT", code: "NOT_ENDED" });
    await expect(deleteJob(other, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await cancelJob(owner, { id });
    await deleteJob(owner, { id });
    expect(await database.db.job.count({ where: { id: { in: [id, child.id] } } })).toBe(0);
    expect(await database.db.jobEvent.count({ where: { jobId: { in: [id, child.id] } } })).toBe(0);
    expect(await database.db.auditEvent.count({ where: { action: "job.delete", subjectId: id } })).toBe(1);
  });
});
