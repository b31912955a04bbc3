import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { JobError } from "@/domain/jobs/job-errors";
import { FAILURES_TO_OPEN, OPEN_MS } from "@/domain/model/breaker";
import type { ModelCall, ModelClient } from "@/domain/ports/model-client";
import { plantPrompts } from "@/features/prompts/server";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { silentLog } from "@/testing/fakes";
import { thinkingClient } from "@/testing/model-reading";
import { getModelDesk } from "./get-model-desk";
import { createMeteredClient } from "./metered-client";
import { listCalls } from "./list-calls";
import { probeModel } from "./probe-model";
import { setBudget } from "./set-budget";
import { setPrice } from "./set-price";

let database: TestDatabase;
let admin: AppContext;
let client: ModelClient;
let inner: ReturnType<typeof thinkingClient>;
let clock = new Date("2026-11-30T10:00:00Z");
let fails: JobError | null = null;
const call: ModelCall = { purpose: { section: "RISK_CATEGORY", category: "MARKET" }, settings: { modelId: null, temperature: 0, maxTokens: 10 }, system: [], turns: [{ role: "user", content: [{ text: "?" }] }] };
/** Asks as a step of a job does: what was asked is booked at its end. */
async function ask(over: Partial<ModelCall> = {}): Promise<string> {
  const said = await client.converse({ ...call, ...over }).then(() => "OK", (error: JobError) => error.code);
  await client.settled?.();
  return said;
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  for (const table of ["modelRun", "modelPrice", "modelBudget", "modelBreaker"] as const) await (database.db[table] as { deleteMany(): Promise<unknown> }).deleteMany();
  clock = new Date("2026-11-30T10:00:00Z");
  fails = null;
  inner = thinkingClient(() => {
    if (fails) throw fails;
    return { text: "ok", usage: { input: 1_000_000, output: 0, cacheRead: 0, cacheWrite: 0 } };
  });
  client = createMeteredClient(inner, database.db, silentLog, () => clock);
  admin = await testContext({ db: database.db, role: "admin", ports: { model: client }, now: () => clock });
});

describe("the ledger of model calls", () => {
  it("books every call with its purpose, its cost and how it ended", async () => {
    await setPrice(admin, { model: "test.model", input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 });
    await ask({ purpose: { section: "RISK_CATEGORY", category: "MARKET", jobId: randomUUID(), promptVersionIds: [randomUUID()], rubricVersion: "1.0.0", schemaVersion: "1" } });
    fails = new JobError("THROTTLED");
    expect(await ask()).toBe("THROTTLED");
    const desk = await getModelDesk(admin);
    expect((await listCalls(admin, {})).calls.map(({ outcome, costUsd, section }) => [outcome, costUsd, section]).sort()).toEqual([["OK", 3, "RISK_CATEGORY"], ["THROTTLED", null, "RISK_CATEGORY"]]);
    expect(desk).toMatchObject({ model: "test.model", month: { spentUsd: 3, calls: 2, unpriced: 0, budgetUsd: null }, days: [{ day: "2026-11-30", usd: 3, calls: 2 }] });
  });

  it("names the prompt versions of a call, and says how often it had been tried in vain", async () => {
    await plantPrompts(database.db, clock);
    const idOf = async (slug: string) => (await database.db.promptVersion.findFirstOrThrow({ where: { prompt: { slug } } })).id;
    const jobId = randomUUID();
    const purpose = { section: "RISK_CATEGORY", category: "MARKET", jobId, promptVersionIds: [await idOf("rate-category"), await idOf("house-rules")] };
    const at = async (outcome: JobError | null, over: object = {}): Promise<void> => {
      clock = new Date(clock.getTime() + 1_000);
      fails = outcome;
      await ask({ purpose: { ...purpose, ...over } });
    };
    await at(new JobError("THROTTLED"));
    await at(new JobError("THROTTLED"), { category: "FINANCIAL" });
    await at(new JobError("THROTTLED"));
    await at(null);
    // The same asked again is another question: what failed before the last answer is not its own.
    await at(null);
    await at(null, { jobId: randomUUID(), promptVersionIds: [] });
    const { calls } = await listCalls(admin, {});
    expect(calls.map(({ category, outcome, retries }) => [category, outcome, retries]).reverse()).toEqual([
      ["MARKET", "THROTTLED", 0], ["FINANCIAL", "THROTTLED", 0], ["MARKET", "THROTTLED", 1], ["MARKET", "OK", 2], ["MARKET", "OK", 0], ["MARKET", "OK", 0],
    ]);
    expect(calls[1]?.prompts).toEqual([{ slug: "rate-category", name: expect.any(String) as string, number: 1 }, { slug: "house-rules", name: "House rules", number: 1 }]);
    expect(calls[0]?.prompts).toEqual([]);
  });

  it("is read page by page, newest first, without a hole or a call twice, also when calls come meanwhile", async () => {
    for (let at = 0; at < 7; at += 1) {
      // Two calls of one moment each.
      clock = new Date(Date.UTC(2026, 10, 30, 10, 0, Math.floor(at / 2)));
      await ask();
    }
    const first = await listCalls(admin, { pageSize: 3 });
    clock = new Date("2026-11-30T11:00:00Z");
    await ask();
    const seen = [...first.calls];
    for (let { nextCursor: cursor } = first; cursor; ) {
      const page = await listCalls(admin, { pageSize: 3, cursor });
      seen.push(...page.calls);
      cursor = page.nextCursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen.map(({ at }) => at.getTime())).toEqual(seen.map(({ at }) => at.getTime()).sort((a, b) => b - a));
    await expect(listCalls(await testContext({ db: database.db, role: "analyst" }), {})).rejects.toMatchObject({ kind: "FORBIDDEN" });
  });

  it("books a stream when it ends and when its reader walks away", async () => {
    for await (const event of client.stream(call)) if (event.type === "text") break;
    for await (const event of client.stream(call)) void event;
    expect((await database.db.modelRun.findMany({ select: { outcome: true } })).map(({ outcome }) => outcome).sort()).toEqual(["CANCELLED", "OK"]);
  });

  it("stops at the month's budget and goes on in the next month", async () => {
    await setPrice(admin, { model: "test", input: 3, output: 0, cacheRead: 0, cacheWrite: 0 });
    await setBudget(admin, { monthlyUsd: 5 });
    expect([await ask(), await ask(), await ask()]).toEqual(["OK", "OK", "QUOTA_EXCEEDED"]);
    expect(inner.calls).toHaveLength(2);
    clock = new Date("2026-12-01T00:00:01Z");
    expect(await ask()).toBe("OK");
  });
});

describe("the breaker of a model", () => {
  const breakIt = async (): Promise<void> => {
    fails = new JobError("MODEL_UNAVAILABLE");
    for (let n = 0; n < FAILURES_TO_OPEN; n++) await ask();
  };

  it("leaves a failing model alone, lets one probe of many through, and closes when it answers", async () => {
    await breakIt();
    expect(await ask()).toBe("MODEL_UNAVAILABLE");
    expect(inner.calls).toHaveLength(FAILURES_TO_OPEN);
    expect(await ask({ settings: { ...call.settings, modelId: "other" } })).toBe("MODEL_UNAVAILABLE");
    expect(inner.calls).toHaveLength(FAILURES_TO_OPEN + 1);
    const opened = clock;
    clock = new Date(clock.getTime() + OPEN_MS + 1);
    expect((await getModelDesk(admin)).breakers.find(({ model }) => model === "test.model")).toMatchObject({ state: "half-open", since: new Date(opened.getTime() + OPEN_MS), failures: FAILURES_TO_OPEN });
    fails = null;
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(answers.filter((answer) => answer === "OK").length).toBeGreaterThanOrEqual(1);
    expect(inner.calls.length - FAILURES_TO_OPEN - 1).toBe(answers.filter((answer) => answer === "OK").length);
    expect(await ask()).toBe("OK");
    expect((await getModelDesk(admin)).breakers.find(({ model }) => model === "test.model")?.state).toBe("closed");
  });

  it("counts every failure of calls that fail at the same moment", async () => {
    // More than open it, all in the air before the first fails.
    const many = FAILURES_TO_OPEN + 7;
    let arrived = 0;
    let resolve = (): void => undefined;
    const allHere = new Promise<void>((done) => (resolve = done));
    const failing: ModelClient = { modelId: "test.model", stream: (asked) => inner.stream(asked), converse: async () => {
      if ((arrived += 1) === many) resolve();
      await allHere;
      throw new JobError("MODEL_UNAVAILABLE", { detail: "down" });
    } };
    const metered = createMeteredClient(failing, database.db, silentLog, () => clock);
    await Promise.allSettled(Array.from({ length: many }, () => metered.converse(call)));
    expect(await database.db.modelBreaker.findUnique({ where: { model: "test.model" } })).toMatchObject({ failures: many, openUntil: new Date(clock.getTime() + OPEN_MS), probeTill: null, lastError: "down" });
  });

  it("opens on failures in a row only, and again when its probe fails or is given up", async () => {
    const breaker = () => database.db.modelBreaker.findUnique({ where: { model: "test.model" } });
    fails = new JobError("MODEL_TIMEOUT");
    for (let n = 1; n < FAILURES_TO_OPEN; n++) await ask();
    expect(await breaker()).toMatchObject({ failures: FAILURES_TO_OPEN - 1, openUntil: null });
    fails = new JobError("THROTTLED");
    await ask();
    expect(await breaker()).toMatchObject({ failures: 0, openUntil: null });
    await breakIt();
    clock = new Date(clock.getTime() + OPEN_MS + 1);
    fails = new JobError("CANCELLED");
    await ask();
    expect(await breaker()).toMatchObject({ failures: FAILURES_TO_OPEN, probeTill: null });
    fails = new JobError("MODEL_TIMEOUT");
    await ask();
    expect(await breaker()).toMatchObject({ failures: FAILURES_TO_OPEN + 1, openUntil: new Date(clock.getTime() + OPEN_MS), probeTill: null });
  });

  it("can be probed by an admin with a reason, which is kept", async () => {
    await expect(probeModel(admin, { model: "test.model", reason: "The status page says it is well again." })).rejects.toMatchObject({ code: "STATE" });
    await breakIt();
    expect(await probeModel(admin, { model: "test.model", reason: "The status page says it is well again." })).toMatchObject({ answered: false });
    fails = null;
    expect(await probeModel(admin, { model: "test.model", reason: "The status page says it is well again." })).toMatchObject({ answered: true });
    expect(await database.db.auditEvent.count({ where: { action: "model.probed", actorId: admin.actor?.id } })).toBe(2);
    await expect(probeModel(admin, { model: "test.model", reason: "because" })).rejects.toThrow();
  });

  it("is the admins' alone", async () => {
    const analyst = await testContext({ db: database.db, role: "analyst", ports: { model: client } });
    for (const work of [() => getModelDesk(analyst), () => setBudget(analyst, { monthlyUsd: 1 }), () => probeModel(analyst, { model: "test.model", reason: "I would like to see it work." })])
      await expect(work()).rejects.toMatchObject({ kind: "FORBIDDEN" });
  });
});
