import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NonRetriableError, RetryAfterError, referenceFunction } from "inngest";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type EngineApp, startEngineApp } from "@/testing/engine-app";
import { until } from "@/testing/until";

interface RunRow {
  id: string;
  fn_id: string;
  status: string;
  output: unknown;
  stack: string[];
}

let database: TestDatabase;
let app: EngineApp | null = null;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(() => database.db.$executeRawUnsafe(`TRUNCATE engine.events, engine.runs, engine.steps, engine.queue, engine.waits, engine.dedupe`));
afterEach(async () => {
  await app?.stop();
  app = null;
});

const start = async (...args: Parameters<typeof startEngineApp> extends [string, ...infer Rest] ? Rest : never): Promise<EngineApp> =>
  (app = await startEngineApp(database.url, ...args));
const runs = (fnId: string): Promise<RunRow[]> =>
  database.db.$queryRaw<RunRow[]>`SELECT id, fn_id, status, output, stack FROM engine.runs WHERE fn_id = ${fnId} ORDER BY id`;
const ended = (fnId: string, count = 1): Promise<RunRow[]> =>
  until(async () => {
    const rows = await runs(fnId);
    return rows.length >= count && rows.every(({ status }) => status !== "RUNNING") ? rows : null;
  });

it("keeps the run of an event that came before it was started", async () => {
  const { client, engine } = await start((inngest) => [inngest.createFunction({ id: "early", triggers: [{ event: "t/early" }] }, () => "here")], { started: false });
  await client.send({ name: "t/early", data: {} });
  expect(await runs("app-early")).toMatchObject([{ status: "RUNNING" }]);
  await engine.start();
  expect(await ended("app-early")).toMatchObject([{ status: "COMPLETED", output: "here" }]);
});

describe("steps", () => {
  it("runs sequential steps once each, in one call, and keeps the function's value", async () => {
    const ran: string[] = [];
    const { client, calls } = await start((inngest) => [
      inngest.createFunction({ id: "seq", triggers: [{ event: "t/seq" }] }, async ({ step, event }) => {
        const a = await step.run("a", () => (ran.push("a"), (event.data as { n: number }).n + 1));
        const b = await step.run("b", () => (ran.push("b"), a * 2));
        return { a, b };
      }),
    ]);
    const { ids } = await client.send({ name: "t/seq", data: { n: 4 } });
    const [run] = await ended("app-seq");
    expect(run).toMatchObject({ status: "COMPLETED", output: { a: 5, b: 10 } });
    expect(run?.stack).toHaveLength(2);
    expect(ran).toEqual(["a", "b"]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.event).toMatchObject({ id: ids[0], name: "t/seq", data: { n: 4 } });
  });

  it("joins 20 parallel steps, some of which fail, with exactly one discovery", async () => {
    const tries = new Map<number, number>();
    const { client, calls } = await start((inngest) => [
      inngest.createFunction({ id: "wide", triggers: [{ event: "t/wide" }], retries: 1 }, async ({ step }) => {
        const one = (n: number): Promise<number> =>
          step.run(`part ${n}`, () => {
            tries.set(n, (tries.get(n) ?? 0) + 1);
            if (n % 5 === 0 && tries.get(n) === 1) throw new RetryAfterError("once more", "1s");
            if (n === 7) throw new NonRetriableError("seven");
            return n;
          });
        const parts = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => one(n)));
        return parts.map((part) => (part.status === "fulfilled" ? part.value : (part.reason as Error).message));
      }),
    ]);
    await client.send({ name: "t/wide", data: {} });
    const [run] = await ended("app-wide");
    expect(run?.output).toEqual(Array.from({ length: 20 }, (_, n) => (n === 7 ? "seven" : n)));
    expect([...tries.values()].reduce((sum, count) => sum + count)).toBe(24);
    expect(calls.filter(({ step }) => step === "step")).toHaveLength(2);
    expect(calls.filter(({ step }) => step !== "step").every(({ body }) => body.ctx.disable_immediate_execution)).toBe(true);
  });
});

describe("events between functions", () => {
  it("hands an invoked function's value, failure, and absence to the caller", async () => {
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "child", triggers: [{ event: "t/child" }] }, ({ event }) => (event.data as { n: number }).n * 2),
      inngest.createFunction({ id: "bad-child", triggers: [{ event: "t/bad" }], retries: 0 }, () => Promise.reject(new NonRetriableError("child failed"))),
      inngest.createFunction({ id: "parent", triggers: [{ event: "t/parent" }] }, async ({ step }) => {
        const call = (functionId: string): Promise<unknown> =>
          step.invoke(functionId, { function: referenceFunction({ functionId, appId: "app" }), data: { n: 21 } }).catch((error: Error) => error.message);
        return Promise.all([call("child"), call("bad-child"), call("nobody")]);
      }),
    ]);
    await client.send({ name: "t/parent", data: {} });
    expect((await ended("app-parent"))[0]?.output).toEqual([42, "child failed", `There is no function "app-nobody".`]);
  });
});

describe("limits", () => {
  it("refuses functions that need what it does not support, by name", async () => {
    await expect(start((inngest) => [inngest.createFunction({ id: "x", triggers: [{ event: "t/x" }], debounce: { period: "1s" } }, () => 1)])).rejects.toThrow(
      /"app-x" cannot run on the embedded engine: debounce not supported/,
    );
  });
});
