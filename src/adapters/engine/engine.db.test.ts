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

  it("sleeps, then goes on with what was done before", async () => {
    let before = 0;
    const { client, calls } = await start((inngest) => [
      inngest.createFunction({ id: "nap", triggers: [{ event: "t/nap" }] }, async ({ step }) => {
        const first = await step.run("first", () => (before += 1));
        await step.sleep("nap", "1s");
        return first;
      }),
    ]);
    await client.send({ name: "t/nap", data: {} });
    expect((await ended("app-nap"))[0]).toMatchObject({ status: "COMPLETED", output: 1 });
    expect(before).toBe(1);
    expect(calls).toHaveLength(2);
  });

  it("retries a failing step after its own wish and gives the next step attempt 0", async () => {
    const attempts: number[] = [];
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "flaky", triggers: [{ event: "t/flaky" }], retries: 2 }, async ({ step, attempt }) => {
        await step.run("flaky", () => {
          attempts.push(attempt);
          if (attempt === 0) throw new RetryAfterError("wait", "1s");
        });
        return step.run("next", () => attempt);
      }),
    ]);
    await client.send({ name: "t/flaky", data: {} });
    expect((await ended("app-flaky"))[0]).toMatchObject({ status: "COMPLETED", output: 0 });
    expect(attempts).toEqual([0, 1]);
  });

  it("lets user code catch a step that failed for good", async () => {
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "caught", triggers: [{ event: "t/caught" }], retries: 0 }, async ({ step }) => {
        const seen = await step.run("bad", () => Promise.reject(new TypeError("bad"))).catch((error: Error) => `${error.name}: ${error.message}`);
        return step.run("recover", () => seen);
      }),
    ]);
    await client.send({ name: "t/caught", data: {} });
    expect((await ended("app-caught"))[0]).toMatchObject({ status: "COMPLETED", output: "TypeError: bad" });
  });

  it("does not retry NonRetriableError, and calls onFailure with the error and the event", async () => {
    const seen: unknown[] = [];
    let tries = 0;
    const { client } = await start((inngest) => [
      inngest.createFunction(
        {
          id: "doomed",
          triggers: [{ event: "t/doomed" }],
          retries: 3,
          onFailure: ({ error, event }: { error: Error; event: { data: { event: { data: unknown }; run_id: string } } }) => {
            seen.push([error.message, event.data.event.data, event.data.run_id]);
          },
        },
        ({ step }) => step.run("x", () => (tries++, Promise.reject(new NonRetriableError("never")))),
      ),
    ]);
    await client.send({ name: "t/doomed", data: { k: 1 } });
    const [run] = await ended("app-doomed");
    await ended("app-doomed-failure");
    expect(run?.status).toBe("FAILED");
    expect(tries).toBe(1);
    expect(seen).toEqual([["never", { k: 1 }, run?.id]]);
  });

  it("retries an error outside a step and fails when attempts are used up", async () => {
    let tries = 0;
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "thrower", triggers: [{ event: "t/throw" }], retries: 1 }, () => {
        tries += 1;
        throw new Error("outside");
      }),
    ]);
    await client.send({ name: "t/throw", data: {} });
    expect((await ended("app-thrower"))[0]).toMatchObject({ status: "FAILED", output: { message: "outside" } });
    expect(tries).toBe(2);
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
  it("sends events from a step and begins what they trigger", async () => {
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "sender", triggers: [{ event: "t/send" }] }, ({ step }) =>
        step.sendEvent("fan-out", [{ name: "t/got", data: { n: 1 } }, { name: "t/got", data: { n: 2 } }]),
      ),
      inngest.createFunction({ id: "got", triggers: [{ event: "t/got", if: "event.data.n > 1" }] }, ({ event }) => event.data as unknown),
    ]);
    await client.send({ name: "t/send", data: {} });
    await ended("app-sender");
    expect((await ended("app-got")).map(({ output }) => output)).toEqual([{ n: 2 }]);
  });

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

  it("gives a waiting run the event that matches, and null when none comes", async () => {
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "waiter", triggers: [{ event: "t/wait" }] }, async ({ step }) => {
        const got = await step.waitForEvent("w", { event: "t/go", timeout: "20s", match: "data.id" });
        const none = await step.waitForEvent("w2", { event: "t/never", timeout: "1s" });
        return { got: got?.data as unknown, none };
      }),
    ]);
    await client.send({ name: "t/wait", data: { id: "a" } });
    await until(async () => (await database.db.$queryRaw<object[]>`SELECT 1 FROM engine.waits`).length > 0);
    await client.send([{ name: "t/go", data: { id: "b", x: 0 } }, { name: "t/go", data: { id: "a", x: 1 } }]);
    expect((await ended("app-waiter"))[0]?.output).toEqual({ got: { id: "a", x: 1 }, none: null });
  });

  it("cancels runs whose rule matches and no others, and says so to who listens", async () => {
    const told: unknown[] = [];
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "long", triggers: [{ event: "t/long" }], cancelOn: [{ event: "t/cancel", match: "data.id" }] }, async ({ step }) => {
        await step.sleep("long", "60s");
      }),
      inngest.createFunction({ id: "told", triggers: [{ event: "inngest/function.cancelled" }] }, ({ event }) => void told.push((event.data as { event: { data: unknown } }).event.data)),
    ]);
    await client.send([{ name: "t/long", data: { id: 1 } }, { name: "t/long", data: { id: 2 } }]);
    await until(async () => (await database.db.$queryRaw<object[]>`SELECT 1 FROM engine.waits`).length === 2);
    await client.send({ name: "t/cancel", data: { id: 2 } });
    await ended("app-told");
    expect((await runs("app-long")).map(({ status }) => status).sort()).toEqual(["CANCELLED", "RUNNING"]);
    expect(told).toEqual([{ id: 2 }]);
  });
});

describe("limits", () => {
  it("runs one call per key at a time, and other keys beside it", async () => {
    const now = new Map<string, number>();
    const most = new Map<string, number>();
    let together = 0;
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "keyed", triggers: [{ event: "t/keyed" }], concurrency: [{ limit: 1, key: "event.data.tenant" }] }, ({ step, event }) =>
        step.run("work", async () => {
          const { tenant } = event.data as { tenant: string };
          now.set(tenant, (now.get(tenant) ?? 0) + 1);
          most.set(tenant, Math.max(most.get(tenant) ?? 0, now.get(tenant) ?? 0));
          together = Math.max(together, [...now.values()].reduce((sum, count) => sum + count));
          await new Promise((resolve) => setTimeout(resolve, 30));
          now.set(tenant, (now.get(tenant) ?? 0) - 1);
        }),
      ),
    ]);
    await client.send(Array.from({ length: 12 }, (_, n) => ({ name: "t/keyed", data: { tenant: n % 2 ? "a" : "b" } })));
    await ended("app-keyed", 12);
    expect([...most.values()]).toEqual([1, 1]);
    expect(together).toBe(2);
  });

  it("starts once for an event id and once for an idempotency key", async () => {
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "once", triggers: [{ event: "t/once" }] }, () => 1),
      inngest.createFunction({ id: "keyed-once", triggers: [{ event: "t/key" }], idempotency: "event.data.key" }, () => 1),
    ]);
    await Promise.all(Array.from({ length: 20 }, () => client.send({ name: "t/once", id: "same", data: {} })));
    await client.send([{ name: "t/key", data: { key: "k" } }, { name: "t/key", data: { key: "k" } }]);
    await client.send([{ name: "t/key", data: { key: "k" } }, { name: "t/key", data: { key: "other" } }]);
    expect(await ended("app-once")).toHaveLength(1);
    expect(await ended("app-keyed-once", 2)).toHaveLength(2);
  });

  it("ends a run past its finish limit, also while it sleeps", async () => {
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "slow", triggers: [{ event: "t/slow" }], timeouts: { finish: "1s" } }, ({ step }) => step.sleep("nap", "50s")),
    ]);
    await client.send({ name: "t/slow", data: {} });
    expect((await ended("app-slow"))[0]).toMatchObject({ status: "CANCELLED" });
  });

  it("ends a queued run past its start limit", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { client } = await start((inngest) => [
      inngest.createFunction({ id: "queue", triggers: [{ event: "t/queue" }], concurrency: 1, timeouts: { start: "1s" } }, ({ step }) => step.run("hold", () => held)),
    ]);
    await client.send({ name: "t/queue", data: {} });
    await until(async () => (await database.db.$queryRaw<object[]>`SELECT 1 FROM engine.queue WHERE owner IS NOT NULL`).length === 1);
    await client.send({ name: "t/queue", data: {} });
    await until(async () => (await runs("app-queue")).some(({ status }) => status === "CANCELLED"));
    release();
    expect((await ended("app-queue", 2)).map(({ status }) => status).sort()).toEqual(["CANCELLED", "COMPLETED"]);
  });

  it("refuses functions that need what it does not support, by name", async () => {
    await expect(start((inngest) => [inngest.createFunction({ id: "x", triggers: [{ event: "t/x" }], debounce: { period: "1s" } }, () => 1)])).rejects.toThrow(
      /"app-x" cannot run on the embedded engine: debounce not supported/,
    );
  });
});
