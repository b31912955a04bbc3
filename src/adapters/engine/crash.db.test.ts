import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { sendFive } from "@/testing/send-five";
import { until } from "@/testing/until";

const RUNS = 24;
const STEPS = 5;

let database: TestDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.$executeRawUnsafe("CREATE TABLE crash_log (run text, step text, at timestamptz DEFAULT clock_timestamp())");
});
afterAll(() => database.drop());
beforeEach(() => database.db.$executeRawUnsafe("TRUNCATE crash_log, engine.events, engine.runs, engine.steps, engine.queue, engine.waits, engine.dedupe"));
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
});

async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/testing/crash-app.ts", database.url], { stdio: ["ignore", "pipe", "inherit"] });
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

describe("kill -9", () => {
  it("resumes every run in the next process and repeats no step that was kept", async () => {
    const first = await startProcess();
    await sendFive(database.url, RUNS);
    await until(async () => (await count("engine.steps")) > RUNS);
    await kill(first);
    const kept = await database.db.$queryRaw<{ run_id: string; hash: string; value: string }[]>`SELECT run_id, hash, value::text FROM engine.steps`;
    const logged = await count("crash_log");
    expect(kept.length).toBeLessThan(RUNS * STEPS);

    await startProcess();
    await completed(RUNS);
    expect(await count("engine.steps")).toBe(RUNS * STEPS);
    // Only steps in flight when the process died ran twice: at most one a run, and none that had been kept.
    const twice = await count("(SELECT run, step FROM crash_log GROUP BY run, step HAVING count(*) > 1) AS t");
    expect(twice).toBeLessThanOrEqual(logged - kept.length);
    expect(await count("(SELECT DISTINCT run, step FROM crash_log) AS t")).toBe(RUNS * STEPS);
    expect(await count("engine.queue")).toBe(0);
  });
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
  });
});
