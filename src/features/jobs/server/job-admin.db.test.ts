import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadRecipes } from "@/adapters/recipes";
import type { AppContext } from "@/kernel/context";
import type { JobLedger } from "@/kernel/job-ledger";
import type { Actor } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createUser } from "@/testing/factories";
import { createJobLedger, listJobs, submitJob, type SubmitJobInput } from ".";
import { bulkCancel, bulkRetry } from "./bulk-jobs";
import { getJobDetail } from "./get-job-detail";
import { jobStats } from "./job-stats";

let database: TestDatabase;
let ledger: JobLedger;
let clock = new Date("2026-03-01T08:10:00Z");
const now = (): Date => clock;

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createJobLedger(database.db, now, async () => undefined);
});
afterAll(() => database.drop());

const acting = (actor: Actor): Promise<AppContext> => testContext({ db: database.db, actor, now, ports: { recipes: loadRecipes("recipes", {}) } });
const person = async (role: "analyst" | "admin" = "analyst"): Promise<AppContext> => acting(await createUser(database.db, role));
const submitted = async (ctx: AppContext, fields: Partial<SubmitJobInput> = {}): Promise<string> => (await submitJob(ctx, { type: "GAP_DETECTION", input: {}, timeoutSec: 600, ...fields })).id;
const failed = async (ctx: AppContext, code: "THROTTLED" | "INVALID_INPUT" = "THROTTLED"): Promise<string> => {
  const id = await submitted(ctx, { type: "AI_PREVIEW", input: { systemPrompt: "You are an analyst.", userPrompt: "Gaps?", variables: {} } });
  await ledger.start(id, "run");
  await ledger.fail(id, code, "No.");
  return id;
};

describe("finding jobs", () => {
  it("pages over every row once, also where many were made in the same millisecond", async () => {
    const ctx = await person();
    const made = new Set<string>();
    for (let n = 0; n < 11; n += 1) made.add(await submitted(ctx));
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await listJobs(ctx, { pageSize: 3, cursor });
      seen.push(...page.jobs.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      more = cursor !== undefined;
    }
    expect(seen).toHaveLength(11);
    expect(new Set(seen)).toEqual(made);
    await expect(listJobs(ctx, { cursor: "nonsense" })).rejects.toMatchObject({ code: "BAD_CURSOR" });
  });

  it("chooses by recipe, session and date, and by the beginning of an id or an own key", async () => {
    const ctx = await person();
    const other = await person();
    const recipe = await submitted(ctx, { type: "RECIPE", recipe: "risk-assessment", sessionId: "s1" });
    const plain = await submitted(ctx, { extras: { idempotencyKey: "march-7" } });
    await submitted(other, { extras: { idempotencyKey: "march-7" } });
    const ids = async (filter: Parameters<typeof listJobs>[1]): Promise<string[]> => (await listJobs(ctx, filter)).jobs.map(({ id }) => id);
    expect(await ids({ recipe: "risk-assessment" })).toEqual([recipe]);
    expect(await ids({ sessionId: "s1" })).toEqual([recipe]);
    expect(await ids({ search: plain })).toEqual([plain]);
    expect(await ids({ search: recipe.slice(0, 8) })).toEqual([recipe]);
    expect(await ids({ search: recipe.slice(0, 13).toUpperCase() })).toEqual([recipe]);
    expect(await ids({ search: "march-7" })).toEqual([plain]);
    expect(await ids({ search: "%" })).toEqual([]);
    const [before, after] = [new Date(clock.getTime() - 1), new Date(clock.getTime() + 1)];
    expect(await ids({ from: before, to: after })).toHaveLength(2);
    expect(await ids({ to: clock })).toEqual([]);
    const admin = await person("admin");
    expect((await listJobs(admin, { everyone: true, search: plain.slice(0, 8) })).jobs.map(({ id }) => id)).toEqual([plain]);
    expect((await listJobs(admin, { everyone: true, search: "march-7" })).jobs).toEqual([]);
  });
});

describe("a job's particulars", () => {
  it("shows what was asked without secrets, and the story with its reasons", async () => {
    const ctx = await person();
    const id = await submitted(ctx, {
      input: { documentId: "d", password: "open sesame" },
      extras: { metadata: { ticket: "T-1", apiKey: "k-1" }, config: { token: "t-1" }, webhookUrl: "https://me:pw@bank.example/hook", idempotencyKey: "k" },
    });
    await ledger.start(id, "engine-run-1");
    await ledger.attemptFailed(id, "THROTTLED", "429 sk-secret");
    await ledger.complete(id, { gaps: ["a result"] });
    const detail = await getJobDetail(ctx, { id });
    expect(detail).toMatchObject({ idempotencyKey: "k", engineRunId: "engine-run-1", input: { documentId: "d" }, metadata: { ticket: "T-1" }, asked: null, timeoutSec: 600, costUsd: 0, earlier: 0 });
    expect(detail.events.map(({ type }) => type)).toEqual(["status", "status", "log", "result", "status"]);
    expect(JSON.stringify(detail)).not.toMatch(/sesame|k-1|t-1|me:pw|sk-secret|a result/);
    await expect(getJobDetail(await person(), { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
  });
});

describe("many at once", () => {
  it("cancels and says what had ended, with the reason on each audit row", async () => {
    const [owner, admin] = [await person(), await person("admin")];
    const [live, ended] = [await submitted(owner), await failed(owner)];
    expect(await bulkCancel(admin, { ids: [live, ended, live], reason: "The bank closed the case." })).toEqual({ done: [live], skipped: [{ id: ended, why: "It had already ended." }] });
    const row = await database.db.auditEvent.findFirstOrThrow({ where: { action: "job.cancel", subjectId: live } });
    expect(row).toMatchObject({ actorId: admin.actor?.id, data: { reason: "The bank closed the case." } });
  });

  it("retries what may be retried, for its owner", async () => {
    const [owner, admin] = [await person(), await person("admin")];
    const [again, never] = [await failed(owner), await failed(owner, "INVALID_INPUT")];
    const missing = "00000000-0000-4000-8000-000000000000";
    const { done, skipped } = await bulkRetry(admin, { ids: [again, never, missing], reason: "The model service is back." });
    expect(done).toEqual([again]);
    expect(skipped).toEqual([{ id: never, why: expect.stringContaining("Retrying cannot help") as string }, { id: missing, why: expect.stringContaining("does not exist") as string }]);
    const retry = await database.db.job.findFirstOrThrow({ where: { retryOfId: again } });
    expect(retry.createdById).toBe(owner.actor?.id);
    expect((await getJobDetail(owner, { id: again })).retriedAsId).toBe(retry.id);
  });

  it("wants an administrator and a reason", async () => {
    const owner = await person();
    const id = await submitted(owner);
    for (const verb of [bulkCancel, bulkRetry]) {
      await expect(verb(owner, { ids: [id], reason: "Long enough" })).rejects.toMatchObject({ kind: "FORBIDDEN" });
      await expect(verb(await person("admin"), { ids: [id], reason: "  no  " })).rejects.toThrow(/at least 5/);
    }
    expect((await database.db.job.findUniqueOrThrow({ where: { id } })).status).toBe("PENDING");
  });
});

describe("figures of all jobs", () => {
  it("counts what waits and runs, and failures by code and hour", async () => {
    await database.db.job.deleteMany();
    const [owner, admin] = [await person(), await person("admin")];
    clock = new Date("2026-03-02T05:20:00Z");
    await failed(owner);
    clock = new Date("2026-03-02T09:30:00Z");
    await failed(owner);
    await failed(owner);
    await failed(owner, "INVALID_INPUT");
    await submitted(owner);
    clock = new Date("2026-03-02T09:40:00Z");
    await ledger.start(await submitted(owner), "run");
    const stats = await jobStats(admin, {});
    expect(stats).toMatchObject({ queued: 1, running: 1, oldestQueuedAt: new Date("2026-03-02T09:30:00Z"), bucketHours: 1 });
    expect(stats.failures).toHaveLength(24);
    expect(stats.failures.at(-1)).toEqual({ from: new Date("2026-03-02T09:00:00Z"), counts: { THROTTLED: 2, INVALID_INPUT: 1 } });
    expect(stats.failures.filter(({ counts }) => Object.keys(counts).length > 0)).toHaveLength(2);
    expect((await jobStats(admin, { span: "week" })).failures.at(-1)?.counts).toEqual({ THROTTLED: 3, INVALID_INPUT: 1 });
    await expect(jobStats(owner, {})).rejects.toMatchObject({ kind: "FORBIDDEN" });
  });
});
