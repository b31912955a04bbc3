import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createEffects } from "@/testing/conformance/effects";
import { startEngineApp } from "@/testing/engine-app";
import { until } from "@/testing/until";
import { applyMigrations } from "../../../scripts/lib/apply-migrations";
import { type Cluster, startScratchPostgres } from "../../../scripts/lib/postgres.mjs";

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 200_000;

describe("the database restarts in the middle", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startScratchPostgres({ durable: true });
    await applyMigrations(cluster.url("postgres"));
  });
  afterAll(() => cluster.stop());

  /** A killed backend makes the server drop everybody, throw away what was not on disk, and come back by itself. */
  async function crash(): Promise<void> {
    const client = new Client({ connectionString: cluster.url("postgres") });
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const gone = new Promise((resolve) => client.once("end", resolve));
    process.kill(rows[0]?.pid ?? Number.NaN, "SIGKILL");
    await gone;
  }

  it("twice: every run ends, each of its steps was made, and only those in flight were made again", async () => {
    const [runs, steps, places] = [30, 6, 10];
    const effects = createEffects();
    const app = await startEngineApp(cluster.url("postgres"), (client) => [
      client.createFunction({ id: "six", triggers: [{ event: "t/six" }] }, async ({ step, event }) => {
        const { n } = event.data as { n: number };
        for (let at = 0; at < steps; at += 1) {
          await step.run(`s${at}`, async () => {
            await new Promise((resolve) => setTimeout(resolve, 20));
            effects.note("made", `${n} ${at}`);
          });
        }
        // An end that the crash forgot is reached again from the steps.
        if (!effects.of("ended").includes(n)) effects.note("ended", n);
      }),
    ], { concurrency: places });
    try {
      await app.client.send(Array.from({ length: runs }, (_, n) => ({ name: "t/six", data: { n } })));
      await effects.until("made", 25);
      await crash();
      await effects.until("made", 90);
      await crash();
      await effects.until("ended", runs);
      expect(new Set(effects.of("made")).size).toBe(runs * steps);
      expect(effects.of("made").length - runs * steps).toBeLessThanOrEqual(2 * places);
    } finally {
      await app.stop();
    }
  }, TIMEOUT_MS);
});

describe("a claim that a crash of the database forgot", () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it("is made again under a number of its own, and the call of the first one changes nothing", async () => {
    const effects = createEffects();
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const app = await startEngineApp(database.url, (client) => [
      client.createFunction({ id: "once", triggers: [{ event: "t/once" }] }, async ({ step }) => {
        const place = effects.of("made").length;
        return step.run("make", async () => {
          effects.note("made");
          if (place === 0) await gate;
          return place === 0 ? "forgotten" : "kept";
        });
      }),
    ]);
    const sql = new Client({ connectionString: database.url });
    await sql.connect();
    onTestFinished(() => sql.end());
    const outputs = async (): Promise<unknown[]> => (await sql.query<{ output: unknown }>("SELECT output FROM engine.runs WHERE status <> 'RUNNING'")).rows.map(({ output }) => output);
    try {
      await app.client.send({ name: "t/once" });
      await effects.one("made");
      await sql.query("UPDATE engine.queue SET owner = NULL, lease_until = NULL, generation = 0");
      await effects.until("made", 2);
      expect(new Set(app.calls.map(({ body }) => body.ctx.generation_id)).size).toBe(2);
      await until(async () => (await outputs()).length > 0);
    } finally {
      open();
      await app.stop();
    }
    expect(await outputs()).toEqual(["kept"]);
  }, TIMEOUT_MS);
});

describe("clocks", () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it.each([["an hour ahead", HOUR_MS], ["an hour behind", -HOUR_MS]])("a sleep is as long as it was asked for when the app's clock jumps %s", async (_which, jump) => {
    let offset = 0;
    const effects = createEffects();
    const app = await startEngineApp(database.url, (client) => [
      client.createFunction({ id: "nap", triggers: [{ event: "t/nap" }] }, async ({ step }) => {
        const began = await step.run("before", () => {
          offset = jump;
          return performance.now();
        });
        await step.sleep("nap", "1s");
        await step.run("between", () => void (offset = 0));
        await step.waitForEvent("none", { event: "t/never", timeout: "1s" });
        effects.note("slept", performance.now() - began);
      }),
    ], { now: () => new Date(Date.now() + offset) });
    try {
      await app.client.send({ name: "t/nap", data: {} });
      expect(await effects.one("slept")).toBeGreaterThanOrEqual(1_950);
    } finally {
      await app.stop();
    }
  }, TIMEOUT_MS);

  it("a cron slot begins one run, with two engines on the database and a clock that is put back over it", async () => {
    const effects = createEffects();
    const slots = ["2026-03-29T01:00:00Z", "2026-03-29T01:01:00Z"].map((slot) => ({ slot, ms: Date.parse(slot) }));
    const apps: Awaited<ReturnType<typeof startEngineApp>>[] = [];
    let clock = 0;
    /** An engine that begins a second before the slot; its timer then finds the clock past it. */
    const beginBefore = async (ms: number): Promise<void> => {
      clock = ms - 1_000;
      apps.push(await startEngineApp(database.url, (client) => [
        client.createFunction({ id: "tick", triggers: [{ cron: "* * * * *" }] }, ({ event }) => effects.note("fired", event)),
      ], { now: () => new Date(clock) }));
    };
    try {
      for (const { slot, ms } of slots) {
        for (let engines = 0; engines < 2; engines += 1) await beginBefore(ms);
        clock = ms + 10;
        await effects.until("fired", slots.findIndex((one) => one.slot === slot) + 1);
        // Put back, for an engine that has not seen the slot; the next slot shows that this one began nothing.
        await beginBefore(ms);
        clock = ms + 10;
      }
      const fired = effects.of("fired");
      expect(fired).toMatchObject(slots.map(({ slot }) => ({ id: slot, name: "inngest/scheduled.timer", data: { cron: "* * * * *", fireAt: slot, scheduledAt: slot } })));
      const kept = await database.db.$queryRaw<object[]>`SELECT 1 FROM engine.runs WHERE fn_id = 'app-tick'`;
      expect(kept).toHaveLength(slots.length);
    } finally {
      for (const app of apps) await app.stop();
    }
  }, TIMEOUT_MS);
});
