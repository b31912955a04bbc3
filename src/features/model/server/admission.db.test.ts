import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createBedrockClient } from "@/adapters/model/bedrock";
import { createDb } from "@/adapters/db/client";
import type { JobError } from "@/domain/jobs/job-errors";
import { FAILURES_TO_OPEN, OPEN_MS } from "@/domain/model/breaker";
import type { Log } from "@/domain/ports/log";
import type { ModelCall, ModelClient } from "@/domain/ports/model-client";
import { type BedrockDouble, startBedrockDouble } from "@/testing/bedrock-double";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createUser } from "@/testing/factories";
import { silentLog } from "@/testing/fakes";
import { thinkingClient } from "@/testing/model-reading";
import { createMeteredClient } from "./metered-client";

const MODEL = "eu.maker.model-1:0";
/** Long enough for a call that is not held to arrive. */
const A_WHILE_MS = 300;

let database: TestDatabase;
let double: BedrockDouble;
let bedrock: ReturnType<typeof createBedrockClient>;
let userId: string;
const logged: string[] = [];
const log: Log = { ...silentLog, error: (message) => void logged.push(message) };
const strays: unknown[] = [];
const stray = (reason: unknown): void => void strays.push(reason);
const now = (): Date => new Date();
const jobId = randomUUID();
const call = (over: Partial<ModelCall> = {}): ModelCall =>
  ({ purpose: { section: "RISK_CATEGORY", category: "MARKET", jobId }, settings: { modelId: null, temperature: 0, maxTokens: 10 }, system: [], turns: [{ role: "user", content: [{ text: "?" }] }], ...over });
const metered = (client: ModelClient = bedrock, db = database.db): ModelClient => createMeteredClient(client, db, log, now);
const codeOf = (work: Promise<unknown>): Promise<string> => work.then(() => "OK", (error: JobError) => error.code);
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
const rows = () => database.db.modelRun.findMany({ select: { outcome: true, costUsd: true } });
async function streamed(client: ModelClient, asked: ModelCall): Promise<void> {
  for await (const _ of client.stream(asked)) continue;
}

/** Nobody gets at the table until the work has ended: what asks it waits. */
async function locked(table: "model_budgets" | "model_runs", mode: "ACCESS EXCLUSIVE" | "SHARE", work: () => Promise<void>): Promise<void> {
  await database.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`LOCK TABLE ${table} IN ${mode} MODE`);
    await work();
  }, { timeout: 20_000 });
}

beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIDTEST");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret-of-the-test");
  [database, double] = await Promise.all([createTestDatabase(), startBedrockDouble(() => "ok")]);
  ({ id: userId } = await createUser(database.db, "admin"));
  bedrock = createBedrockClient({ region: "eu-west-1", endpoint: double.url, modelId: MODEL, structured: "schema", promptCache: true, timeoutSec: 30, temperatureOf: () => 0 });
  process.on("unhandledRejection", stray);
});
beforeEach(async () => {
  for (const table of ["modelRun", "modelPrice", "modelBudget", "modelBreaker"] as const) await (database.db[table] as { deleteMany(): Promise<unknown> }).deleteMany();
  double.calls.length = 0;
  double.think(() => "ok");
  logged.length = 0;
});
afterEach(() => expect(strays.splice(0)).toEqual([]));
afterAll(async () => {
  process.off("unhandledRejection", stray);
  vi.unstubAllEnvs();
  await bedrock.close();
  await Promise.all([database.drop(), double.close()]);
});

const price = (input: number) => database.db.modelPrice.create({ data: { model: "maker", input, output: 0, cacheRead: 0, cacheWrite: 0, updatedById: userId } });
const budget = (monthlyUsd: number) => database.db.modelBudget.create({ data: { id: 1, monthlyUsd, updatedById: userId } });

describe("a call before it is admitted", () => {
  it.each([["a call", (client: ModelClient) => client.converse(call())], ["a stream", (client: ModelClient) => streamed(client, call())]])("sends nothing of %s, and all of it afterwards", async (_name, ask) => {
    await ask(metered());
    double.calls.length = 0;
    let asked: Promise<unknown> = Promise.resolve();
    await locked("model_budgets", "ACCESS EXCLUSIVE", async () => {
      asked = ask(metered());
      await aWhile();
      expect(double.calls).toHaveLength(0);
    });
    await asked;
    expect(double.calls).toHaveLength(1);
  });

  it("does not begin in a client that does not say it waits", async () => {
    const simple = thinkingClient(() => "ok");
    let asked: Promise<unknown> = Promise.resolve();
    await locked("model_budgets", "ACCESS EXCLUSIVE", async () => {
      asked = Promise.all([metered(simple).converse(call()), streamed(metered(simple), call())]);
      await aWhile();
      expect(simple.calls).toHaveLength(0);
    });
    await asked;
    expect(simple.calls).toHaveLength(2);
    expect(simple.calls.every(({ admitted }) => admitted === undefined)).toBe(true);
  });

  it("ends with the brake's own words, sends nothing and is booked nowhere", async () => {
    await budget(0);
    for (const ask of [() => metered().converse(call()), () => streamed(metered(), call()), () => metered(thinkingClient(() => "ok")).converse(call())])
      await expect(ask()).rejects.toMatchObject({ code: "QUOTA_EXCEEDED", message: expect.stringContaining("budget") as unknown });
    await database.db.modelBudget.deleteMany();
    await database.db.modelBreaker.create({ data: { model: MODEL, failures: FAILURES_TO_OPEN, openUntil: new Date(Date.now() + OPEN_MS) } });
    await expect(metered().converse(call())).rejects.toMatchObject({ code: "MODEL_UNAVAILABLE", detail: "circuit breaker" });
    expect(double.calls).toHaveLength(0);
    expect(await rows()).toEqual([]);
  });

  it("that is given up meanwhile sends nothing, and gives a probe's place back", async () => {
    await database.db.modelBreaker.create({ data: { model: MODEL, failures: FAILURES_TO_OPEN, openUntil: new Date(Date.now() - 1) } });
    const giveUp = new AbortController();
    let asked: Promise<string> = Promise.resolve("");
    await locked("model_budgets", "ACCESS EXCLUSIVE", async () => {
      asked = codeOf(metered().converse(call({ signal: giveUp.signal })));
      await aWhile();
      giveUp.abort();
    });
    expect(await asked).toBe("CANCELLED");
    expect(double.calls).toHaveLength(0);
    expect(await database.db.modelBreaker.findUnique({ where: { model: MODEL } })).toMatchObject({ failures: FAILURES_TO_OPEN, probeTill: null });
  });

  it("is one probe of all that two processes ask at the same moment", async () => {
    const elsewhere = createDb(database.url, 5);
    try {
      await database.db.modelBreaker.create({ data: { model: MODEL, failures: FAILURES_TO_OPEN, openUntil: new Date(Date.now() - 1) } });
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      double.think(async () => {
        await held;
        return "ok";
      });
      const clients = [metered(), metered(bedrock, elsewhere)];
      const asked = Array.from({ length: 8 }, (_, at) => codeOf((clients[at % 2] ?? metered()).converse(call())));
      await expect.poll(() => double.calls.length).toBe(1);
      await aWhile();
      answer();
      expect((await Promise.all(asked)).sort()).toEqual([...Array.from({ length: 7 }, () => "MODEL_UNAVAILABLE"), "OK"]);
      expect(double.calls).toHaveLength(1);
    } finally {
      await elsewhere.$disconnect();
    }
  });
});

describe("what a call cost", () => {
  it("counts for the next call before it is in the ledger", async () => {
    // 2.5 dollars a call of five tokens.
    await price(500_000);
    await budget(1);
    const client = metered();
    let third: Promise<string> = Promise.resolve("");
    await locked("model_runs", "SHARE", async () => {
      expect(await codeOf(client.converse(call()))).toBe("OK");
      third = codeOf(client.converse(call()));
      await aWhile();
      expect(double.calls).toHaveLength(1);
    });
    expect(await third).toBe("QUOTA_EXCEEDED");
    expect(double.calls).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it("is exact for a hundred calls of two processes at once, in the ledger and on the job", async () => {
    const elsewhere = createDb(database.url, 5);
    try {
      await price(1_000);
      const job = await database.db.job.create({ data: { type: "RECIPE", recipe: "analysis", input: {}, createdById: userId } });
      const clients = [metered(), metered(bedrock, elsewhere)];
      await Promise.all(Array.from({ length: 100 }, (_, at) => (clients[at % 2] ?? metered()).converse(call({ purpose: { section: "RISK_CATEGORY", jobId: job.id } }))));
      for (const client of clients) await client.settled?.(job.id);
      const booked = await rows();
      expect(booked).toHaveLength(100);
      const spent = booked.reduce((sum, { costUsd }) => sum + Number(costUsd) * 1e6, 0);
      expect(spent).toBeGreaterThan(0);
      expect(Number((await database.db.job.findUniqueOrThrow({ where: { id: job.id } })).costUsd) * 1e6).toBeCloseTo(spent, 3);
    } finally {
      await elsewhere.$disconnect();
    }
  });

  it("is waited for by whoever ends the job's step, and by a call of no job itself", async () => {
    const client = metered();
    const ended: string[] = [];
    const waits: Promise<unknown>[] = [];
    const settle = async (id: string, name: string): Promise<void> => {
      await client.settled?.(id);
      ended.push(name);
    };
    await locked("model_runs", "SHARE", async () => {
      await client.converse(call());
      waits.push(settle(jobId, "own"), settle(randomUUID(), "other"), client.converse(call({ purpose: { section: "PROBE" } })).then(() => ended.push("no job")));
      await aWhile();
      expect(ended).toEqual(["other"]);
    });
    await Promise.all(waits);
    expect(ended.sort()).toEqual(["no job", "other", "own"]);
    expect(await rows()).toHaveLength(2);
  });

  it("is in the ledger before the answer is given where the answer closes the breaker", async () => {
    await database.db.modelBreaker.create({ data: { model: MODEL, failures: 1 } });
    await metered().converse(call());
    expect(await database.db.modelBreaker.findUnique({ where: { model: MODEL } })).toMatchObject({ failures: 0 });
  });

  it("is logged when it cannot be booked, and stops nothing", async () => {
    await database.db.$executeRawUnsafe(`CREATE FUNCTION refuse_booking() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$`);
    await database.db.$executeRawUnsafe("CREATE TRIGGER refuse_booking BEFORE INSERT ON model_runs FOR EACH ROW EXECUTE FUNCTION refuse_booking()");
    try {
      const client = metered();
      expect(await client.converse(call())).toMatchObject({ text: "ok" });
      await client.settled?.(jobId);
      double.think(() => ({ kind: "exception", name: "ThrottlingException" }));
      expect(await codeOf(client.converse(call()))).toBe("THROTTLED");
      expect(logged).toEqual(["a model call was not booked", "a model call was not booked"]);
    } finally {
      await database.db.$executeRawUnsafe("DROP TRIGGER refuse_booking ON model_runs");
    }
  });
});
