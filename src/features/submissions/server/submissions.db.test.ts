import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recipeBook } from "@/adapters/recipes";
import { cancelJob, createJobLedger } from "@/features/jobs/server";
import type { Recipe } from "@/domain/recipes/recipe";
import type { JobLedger } from "@/kernel/job-ledger";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { localWebhooks } from "@/testing/webhook-app";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import type { SubmitInput } from "../contract";
import { cancelRun, deleteRun, forgetRuns, freeKeyAfterFailure, getRun, getRunResult, listRuns, submitRun } from ".";

const echo: Recipe = {
  name: "echo", version: "1.0.0", description: "Says it again.", runs: [{ kind: "prompt", system: "", user: "{{input}}" }], inputSchema: null,
  config: { tone: "plain", depth: 1 },
  runtime: {
    job: { enabled: true, timeoutSec: 60, webhookUrl: null, idempotencyScope: "none", events: ["completed"] },
    background: { enabled: true, maxConcurrent: 5, cleanupDelaySec: 60 },
    schedule: { enabled: false, interval: "daily", timezone: "UTC", maxRetries: 0, timeoutSec: 60, maxCostUsd: null },
  },
};
const watched: Recipe = { ...echo, name: "watched", runtime: { ...echo.runtime, background: { ...echo.runtime.background, enabled: false } } };
const off: Recipe = { ...echo, name: "off", runtime: { ...echo.runtime, job: { ...echo.runtime.job, enabled: false } } };
const bySession: Recipe = { ...echo, name: "by-session", runtime: { ...echo.runtime, job: { ...echo.runtime.job, idempotencyScope: "session" } } };
const recipes = recipeBook([echo, off, watched, bySession]);

let database: TestDatabase;
let owner: AppContext;
let other: AppContext;
let ledger: JobLedger;
let clock = new Date("2026-03-01T08:00:00Z");
const now = (): Date => clock;
const notified: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const jobs = { notify: async (ids: string[]) => void notified.push(...ids), cancel: async () => undefined, ended: freeKeyAfterFailure, send: async () => undefined };
  owner = await testContext({ db: database.db, now, ports: { recipes, jobs, webhooks: localWebhooks() } });
  other = await testContext({ db: database.db, now, ports: { recipes, jobs, webhooks: localWebhooks() } });
  ledger = createJobLedger(database.db, now, freeKeyAfterFailure);
});
afterAll(() => database.drop());

const submit = (more: Partial<SubmitInput> = {}, ctx = owner) => submitRun(ctx, { recipeName: "echo", input: "hello", ...more });
const idOf = async (more: Partial<SubmitInput> = {}, ctx = owner): Promise<string> => (await submit(more, ctx)).run.jobId;

describe("submitting a run", () => {
  it("makes an endpoint for a webhookUrl and shows its secret once, also to a repeat", async () => {
    const ask = { webhookUrl: "http://localhost:4000/hook#x", idempotencyKey: "with a webhook" };
    const first = await submit(ask);
    expect(first.run.webhookSecret).toMatch(/^whsec_/);
    for (const again of [await submit(ask), await submit({ ...ask, idempotencyKey: "another" })]) expect(again.run).not.toHaveProperty("webhookSecret");
    expect((await database.db.job.findUniqueOrThrow({ where: { id: first.run.jobId } })).webhookUrl).toBe("http://localhost:4000/hook");
    await expect(submit({ webhookUrl: "https://10.0.0.1/" })).rejects.toMatchObject({ code: "WEBHOOK_URL_ADDRESS", field: "webhookUrl" });
  });

  it("answers in the wire's words, keeps what was said, tells the engine and audits", async () => {
    const { run, replayed } = await submit({ config: { depth: 3 }, sessionId: "s", timeout: 90, metadata: { order: "7" }, idempotencyKey: "first" });
    expect(replayed).toBe(false);
    expect(run).toMatchObject({ recipeName: "echo", status: "queued", progress: 0, error: null, sessionId: "s", timeout: 90, metadata: { order: "7" }, idempotencyKey: "first" });
    expect(notified).toContain(run.jobId);
    expect((await database.db.job.findUniqueOrThrow({ where: { id: run.jobId } })).config).toEqual({ tone: "plain", depth: 3 });
    expect(await database.db.auditEvent.count({ where: { action: "job.submit", subjectId: run.jobId } })).toBe(1);
  });

  it.each([
    [{ recipeName: "nothing" }, "UNKNOWN_RECIPE"],
    [{ recipeName: "off" }, "JOB_DISABLED"],
    [{ config: { speed: 1 } }, "UNKNOWN_CONFIG"],
    [{ idempotencyKey: "k", idempotencyScope: "none" }, "KEY_WITHOUT_SCOPE"],
    [{ idempotencyKey: "k", idempotencyScope: "session" }, "SESSION_MISSING"],
    [{ recipeName: "by-session", idempotencyKey: "k" }, "SESSION_MISSING"],
    [{ idempotencyScope: "global" }, "KEY_MISSING"],
  ] as const)("refuses %j with its own code, and writes nothing", async (more, code) => {
    const before = await database.db.job.count();
    await expect(submit(more)).rejects.toMatchObject({ code });
    expect(await database.db.job.count()).toBe(before);
  });

  it("is refused as a background task where the template says so, and only then", async () => {
    await expect(submitRun(owner, { recipeName: "watched", input: {} }, { background: true })).rejects.toMatchObject({ code: "BACKGROUND_DISABLED" });
    expect((await submitRun(owner, { recipeName: "watched", input: {} })).run.status).toBe("queued");
  });

  it("is not for viewers, and a token needs jobs:write", async () => {
    const viewer = await testContext({ db: database.db, role: "viewer", ports: { recipes } });
    await expect(submit({}, viewer)).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(submit({}, { ...owner, actor: owner.actor && { ...owner.actor, scopes: ["jobs:read"] } })).rejects.toMatchObject({ code: "SCOPE_MISSING" });
  });
});

describe("an idempotency key", () => {
  it("makes one job of a hundred submissions at once", async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => submit({ idempotencyKey: "storm" })));
    expect(new Set(all.map(({ run }) => run.jobId)).size).toBe(1);
    expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await database.db.job.count({ where: { idempotencyKey: "storm" } })).toBe(1);
  });

  it("gives the same run for the same body in any order of keys, and refuses another body", async () => {
    const id = await idOf({ idempotencyKey: "same", input: { a: 1, b: [2] } });
    expect(await submit({ idempotencyKey: "same", input: { b: [2], a: 1 }, metadata: { labels: "do not count" } })).toMatchObject({ replayed: true, run: { jobId: id } });
    for (const more of [{ input: { a: 1, b: [3] } }, { input: { a: 1, b: [2] }, timeout: 61 }, { input: { a: 1, b: [2] }, config: { depth: 2 } }])
      await expect(submit({ idempotencyKey: "same", ...more })).rejects.toMatchObject({ kind: "INVALID", code: "IDEMPOTENCY_MISMATCH" });
  });

  it("counts per person, per recipe, and per session where it says so", async () => {
    const ids = [
      await idOf({ idempotencyKey: "k" }),
      await idOf({ idempotencyKey: "k" }, other),
      await idOf({ idempotencyKey: "k", recipeName: "by-session", sessionId: "a" }),
      await idOf({ idempotencyKey: "k", recipeName: "by-session", sessionId: "b" }),
      await idOf({ idempotencyKey: "k", idempotencyScope: "session", sessionId: "a" }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(await idOf({ idempotencyKey: "k", recipeName: "by-session", sessionId: "a" })).toBe(ids[2]);
  });

  it("is freed by a failed job, not by a cancelled or finished one, and by its time", async () => {
    const failed = await idOf({ idempotencyKey: "fails" });
    await ledger.fail(failed, "INTERNAL", "It broke.");
    const second = await idOf({ idempotencyKey: "fails" });
    expect(second).not.toBe(failed);
    await cancelJob(owner, { id: second });
    expect(await idOf({ idempotencyKey: "fails" })).toBe(second);

    const short = await idOf({ idempotencyKey: "short", idempotencyTtlSec: 60 });
    clock = new Date(clock.getTime() + 61_000);
    expect(await idOf({ idempotencyKey: "short" })).not.toBe(short);
  });
});

describe("a run after its submission", () => {
  it("has a result only once it has ended, and is others' 404", async () => {
    const id = await idOf();
    await expect(getRunResult(owner, { id })).rejects.toMatchObject({ kind: "CONFLICT", code: "NOT_ENDED" });
    await ledger.start(id, "run");
    await ledger.complete(id, { output: "hello" });
    expect(await getRunResult(owner, { id })).toMatchObject({ jobId: id, status: "succeeded", result: { output: "hello" }, error: null });
    for (const verb of [getRun, getRunResult, cancelRun, deleteRun]) await expect(verb(other, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
  });

  it("is cancelled once, whatever came before, and keeps that end", async () => {
    const id = await idOf();
    expect(await cancelRun(owner, { id })).toMatchObject({ status: "cancelled", error: { code: "CANCELLED" } });
    expect(await cancelRun(owner, { id })).toMatchObject({ status: "cancelled" });
    expect(await ledger.complete(id, {})).toBe(false);
    expect(await getRunResult(owner, { id })).toMatchObject({ status: "cancelled", result: null });
  });

  it("is listed by its owner in the wire's words, and forgotten with its key", async () => {
    const id = await idOf({ idempotencyKey: "gone", sessionId: "batch" });
    expect((await listRuns(owner, { status: "queued", sessionId: "batch" })).runs.map((run) => run.jobId)).toEqual([id]);
    expect((await listRuns(owner, { status: "failed", sessionId: "batch" })).runs).toEqual([]);
    expect((await listRuns(other, { sessionId: "batch" })).runs).toEqual([]);
    await cancelRun(owner, { id });
    await deleteRun(owner, { id });
    await expect(getRun(owner, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect(await idOf({ idempotencyKey: "gone", sessionId: "batch" })).not.toBe(id);
  });
});

describe("forgetting by the template's delay", () => {
  const left = (ids: readonly string[]): Promise<string[]> => Promise.all(ids.map(async (id) => ((await database.db.job.count({ where: { id } })) === 1 ? "kept" : "gone")));
  const kept: Recipe = { ...echo, name: "kept", runtime: { ...echo.runtime, background: { ...echo.runtime.background, cleanupDelaySec: null } } };

  it("removes what ended long enough ago, with what it started and its key, and nothing else", async () => {
    const sweep = forgetRuns(recipeBook([echo, kept]));
    const [old, fresh, running, waited] = [await idOf({ idempotencyKey: "to forget" }), await idOf(), await idOf(), await idOf({ webhookUrl: "http://localhost:4000/slow" })] as const;
    const part = await database.db.job.create({ data: { type: "AI_PREVIEW", status: "COMPLETED", input: {}, createdById: owner.actor?.id ?? "", parentId: old, completedAt: clock } });
    const other = await database.db.job.create({ data: { type: "RECIPE", recipe: "kept", status: "COMPLETED", input: {}, createdById: owner.actor?.id ?? "", completedAt: new Date(0) } });
    const ended = (id: string, secondsAgo: number) => database.db.job.update({ where: { id }, data: { status: "COMPLETED", completedAt: new Date(clock.getTime() - secondsAgo * 1000) } });
    await Promise.all([ended(old, 61), ended(fresh, 59), ended(waited, 3600)]);
    const { id: endpointId } = await database.db.webhookEndpoint.findFirstOrThrow({ where: { url: "http://localhost:4000/slow" } });
    await database.db.webhookDelivery.create({ data: { endpointId, jobId: waited, event: "COMPLETED", body: "{}" } });

    expect(await sweep(database.db, clock)).toEqual([]);
    expect(await left([old, part.id, fresh, running, waited, other.id])).toEqual(["gone", "gone", "kept", "kept", "kept", "kept"]);
    expect(await database.db.idempotencyKey.count({ where: { jobId: old } })).toBe(0);
  });
});
