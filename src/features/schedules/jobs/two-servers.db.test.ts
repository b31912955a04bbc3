import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { loadRecipes } from "@/adapters/recipes";
import { createJobLedger } from "@/features/jobs/server";
import { settleAfterJob } from "@/features/pipeline/server";
import type { RootDb } from "@/adapters/db";
import type { AppContext } from "@/kernel/context";
import { inOrder } from "@/kernel/on-job-end";
import { jobDefinitionsOf } from "@/server/job-list";
import { tasks, taskSweeps } from "@/server/task-list";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { silentLog } from "@/testing/fakes";
import { until } from "@/testing/until";
import { retryAfterJob } from "../server";

const shipped = loadRecipes("recipes", {});
const prompt = shipped.find("prompt") ?? expect.fail("no prompt recipe");
const recipes = { ...shipped, find: (name: string) => (name === "prompt" ? { ...prompt, runtime: { ...prompt.runtime, schedule: { ...prompt.runtime.schedule, enabled: true } } } : shipped.find(name)) };
const now = (): Date => new Date();

let database: TestDatabase;
let owner: AppContext;
const running = new Set<JobRuntime>();

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await testContext({ db: database.db });
});
afterAll(async () => {
  await Promise.all([...running].map((runtime) => runtime.stop()));
  await database.drop();
});

/** A whole server's share of durable work, on the shared database. */
async function server(db: RootDb): Promise<JobRuntime> {
  const jobs = { notify: (ids: string[]) => runtime.notify(ids), cancel: (id: string) => runtime.cancel(id), ended: settleAfterJob, send: (events: Parameters<AppContext["ports"]["jobs"]["send"]>[0]) => runtime.send([...events]) };
  const ctx = await testContext({ db, actor: owner.actor, ports: { recipes, jobs } });
  const runtime = createJobRuntime({
    definitions: jobDefinitionsOf(shipped),
    ledger: createJobLedger(db, now, inOrder([settleAfterJob, retryAfterJob]), (events) => runtime.send([...events])),
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    log: silentLog,
    contextFor: async () => ctx,
    tasks,
    taskSweep: async () => (await Promise.all(taskSweeps(shipped).map((sweep) => sweep(db, now())))).flat(),
    systemContext: () => ({ ...ctx, actor: null }),
  });
  running.add(runtime);
  await runtime.start();
  return runtime;
}
const stop = async (runtime: JobRuntime): Promise<void> => {
  running.delete(runtime);
  await runtime.stop();
};

const slots = (scheduleId: string) => database.db.scheduleRun.findMany({ where: { scheduleId }, orderBy: { slotAt: "asc" } });

describe("two servers on one database", () => {
  it("fire each slot once, one after another, and catch up once after both were down", async () => {
    const { id } = await database.db.schedule.create({
      data: { ownerId: owner.actor?.id ?? expect.fail("nobody acts"), name: "Every second", recipe: "prompt", input: { prompt: "Go" }, cadence: "1s", nextAt: new Date(Math.ceil(Date.now() / 1000) * 1000) },
    });
    // Nothing armed this row: the sweep at the start finds it.
    const [first, second] = [await server(database.db), await server(database.db)];
    await until(async () => (await slots(id)).filter((slot) => slot.jobId !== null).length >= 5);
    await Promise.all([stop(first), stop(second)]);

    const before = await slots(id);
    expect(new Set(before.map((slot) => slot.slotAt.getTime())).size).toBe(before.length);
    before.slice(1).forEach((slot, index) => expect(slot.slotAt.getTime() - (before[index]?.slotAt.getTime() ?? 0)).toBe(1000));
    const submitted = await database.db.job.findMany({ where: { scheduleRunId: { in: before.map((slot) => slot.id) } } });
    expect(submitted).toHaveLength(before.filter((slot) => slot.jobId !== null).length);

    const last = before.at(-1)?.slotAt ?? expect.fail("no slot");
    await until(() => Date.now() - last.getTime() > 4000);
    const third = await server(database.db);
    const caught = await until(async () => (await slots(id)).find((slot) => slot.outcome === "CAUGHT_UP" && slot.slotAt > last));
    await stop(third);
    const between = (await slots(id)).filter((slot) => slot.slotAt > last && slot.slotAt < caught.slotAt);
    expect(between.length).toBeGreaterThanOrEqual(2);
    expect(between.every((slot) => slot.outcome === "MISSED" && slot.jobId === null)).toBe(true);
    expect(await database.db.job.count({ where: { scheduleRunId: caught.id } })).toBe(1);
  });
});
