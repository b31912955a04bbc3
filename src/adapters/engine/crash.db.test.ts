import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomInt } from "node:crypto";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bundleCrashApp } from "@/testing/crash-bundle";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { sendFive } from "@/testing/send-five";
import { until } from "@/testing/until";

const RUNS = 24;
const STEPS = 5;
const TIMEOUT_MS = 300_000;

let database: TestDatabase;
let app: Awaited<ReturnType<typeof bundleCrashApp>>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  [database, app] = await Promise.all([createTestDatabase(), bundleCrashApp()]);
  await database.db.$executeRawUnsafe("CREATE TABLE crash_log (run text, step text, at timestamptz DEFAULT clock_timestamp())");
});
afterAll(() => Promise.all([database.drop(), app.remove()]));
beforeEach(() => database.db.$executeRawUnsafe("TRUNCATE crash_log, engine.events, engine.runs, engine.steps, engine.queue, engine.waits, engine.dedupe"));
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
});

async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [app.file, database.url], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  await new Promise<void>((resolve) => child.stdout.on("data", (chunk) => String(chunk).includes("ready") && resolve()));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

const count = async (query: string): Promise<number> => Number((await database.db.$queryRawUnsafe<{ n: bigint }[]>(`SELECT count(*) AS n FROM ${query}`))[0]?.n);
const completed = (runs: number): Promise<boolean> => until(async () => (await count("engine.runs WHERE status = 'COMPLETED'")) === runs);
const repeated = "(SELECT run, step FROM crash_log GROUP BY run, step HAVING count(*) > 1) AS t";

/** How often each step was made, by run and hash. */
async function timesMade(): Promise<Map<string, number>> {
  const rows = await database.db.$queryRaw<{ run: string; step: string; n: bigint }[]>`SELECT run, step, count(*) AS n FROM crash_log GROUP BY run, step`;
  return new Map(rows.map(({ run, step, n }) => [`${run} ${createHash("sha1").update(step).digest("hex")}`, Number(n)]));
}

async function keptSteps(): Promise<string[]> {
  const rows = await database.db.$queryRaw<{ key: string }[]>`SELECT (r.event -> 'data' ->> 'run') || ' ' || s.hash AS key FROM engine.steps s JOIN engine.runs r ON r.id = s.run_id`;
  return rows.map(({ key }) => key);
}

/** The same numbers for the same seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("kill -9", () => {
  it("resumes every run in the next process and repeats no step that was kept", async () => {
    const first = await startProcess();
    await sendFive(database.url, RUNS);
    await until(async () => (await count("engine.steps")) > RUNS);
    await kill(first);
    const kept = await keptSteps();
    const logged = await count("crash_log");
    expect(kept.length).toBeLessThan(RUNS * STEPS);

    await startProcess();
    await completed(RUNS);
    expect(await count("engine.steps")).toBe(RUNS * STEPS);
    // Only steps in flight when the process died ran twice: at most one a run, and none that had been kept.
    expect(await count(repeated)).toBeLessThanOrEqual(logged - kept.length);
    expect(await count("(SELECT DISTINCT run, step FROM crash_log) AS t")).toBe(RUNS * STEPS);
    expect(await count("engine.queue")).toBe(0);
  }, TIMEOUT_MS);

  it("ten times at random points under load: every run ends once, and what was kept is never made again", async () => {
    const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31));
    process.stdout.write(`kill -9: KILL_SEED=${seed}\n`);
    const random = seeded(seed);
    const runs = 60;
    const snapshots: Map<string, number>[] = [];
    await sendFive(database.url, runs);
    for (let killed = 0; killed < 10; killed += 1) {
      const before = await count("crash_log");
      const child = await startProcess();
      const goal = before + 1 + random(24);
      await until(async () => (await count("crash_log")) >= goal);
      await kill(child);
      const [kept, made] = [await keptSteps(), await timesMade()];
      for (const key of kept) expect(made.get(key) ?? 0, `seed ${seed}, kill ${killed}, ${key}`).toBeGreaterThanOrEqual(1);
      snapshots.push(new Map(kept.map((key) => [key, made.get(key) ?? 0])));
    }
    expect(await count("engine.runs WHERE status = 'COMPLETED'")).toBeLessThan(runs);
    await startProcess();
    await completed(runs);
    const made = await timesMade();
    for (const [at, snapshot] of snapshots.entries()) {
      for (const [key, times] of snapshot) expect(made.get(key), `seed ${seed}, kill ${at}, ${key}`).toBe(times);
    }
    expect(made.size).toBe(runs * STEPS);
    expect(await count("engine.steps")).toBe(runs * STEPS);
    expect(await count("engine.queue")).toBe(0);
  }, TIMEOUT_MS);
});

describe("two processes on one database", () => {
  it("share the work without doing anything twice, and one takes over when the other is killed", async () => {
    const [first] = await Promise.all([startProcess(), startProcess()]);
    await sendFive(database.url, RUNS);
    await completed(RUNS);
    expect(await count("crash_log")).toBe(RUNS * STEPS);
    expect(await count("(SELECT DISTINCT run, step FROM crash_log) AS t")).toBe(RUNS * STEPS);

    await sendFive(database.url, RUNS);
    await until(async () => (await count("engine.steps")) > RUNS * STEPS + 5);
    if (first) await kill(first);
    await completed(2 * RUNS);
    expect(await count("engine.steps")).toBe(2 * RUNS * STEPS);
  }, TIMEOUT_MS);
});
