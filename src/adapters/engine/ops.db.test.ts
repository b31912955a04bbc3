import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { silentLog } from "@/testing/fakes";
import { until } from "@/testing/until";
import { type AppAnswer, createEmbeddedEngine, type EmbeddedEngine } from ".";

/** An app that answers what a test says, call after call: for what the SDK does not send by itself. */
let database: TestDatabase;
let engine: EmbeddedEngine | null = null;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
afterEach(async () => {
  await engine?.stop();
  engine = null;
});

interface Ended {
  status: string;
  output: { message?: string } | null;
  stack: string[];
}

let runs = 0;

/** Drives one run through these answers and gives its end and the calls that were made of it. */
async function drive(answers: ((step: string) => Partial<AppAnswer> & { ops?: object[] })[], retries = 0): Promise<{ run: Ended; calls: { step: string; steps: unknown }[] }> {
  const fn = `ops-${(runs += 1)}`;
  const calls: { step: string; steps: unknown }[] = [];
  engine = createEmbeddedEngine({
    connectionString: database.url, log: silentLog, now: () => new Date(),
    handler: ({ method, url, body }) => {
      if (method === "PUT") return Promise.resolve(ok(JSON.stringify({ functions: [{ id: fn, triggers: [{ event: fn }], steps: { step: { retries: { attempts: retries } } } }] }), 200));
      const step = new URL(url).searchParams.get("stepId") ?? "";
      calls.push({ step, steps: (JSON.parse(body) as { steps: unknown }).steps });
      const { ops, ...rest } = answers[calls.length - 1]?.(step) ?? { body: '"end"', status: 200 };
      return Promise.resolve({ ...ok(ops ? JSON.stringify(ops) : "null", 206), ...rest });
    },
  });
  await engine.start();
  await engine.fetch("http://engine.invalid/e/k", { method: "POST", body: JSON.stringify({ name: fn }) });
  const run = await until(async () => (await database.db.$queryRaw<Ended[]>`SELECT status, output, stack FROM engine.runs WHERE fn_id = ${fn} AND status <> 'RUNNING'`)[0]);
  return { run, calls };
}

const ok = (body: string, status: number): AppAnswer => ({ status, body, headers: { "x-inngest-sdk": "test" } });

describe("ops", () => {
  it.each(["WaitForSignal", "AIGateway", "Gateway", "DeferAdd", "DeferAbort", "SyncRunComplete", "SomethingNew"])("%s fails the run and says by name that it is not supported", async (op) => {
    const { run } = await drive([() => ({ ops: [{ op, id: "h", name: "n", opts: {} }] })]);
    expect(run).toMatchObject({ status: "FAILED", output: { message: expect.stringContaining(`${op} ("h") is not supported`) as string } });
  });

  it("DiscoveryRequest is called again at once", async () => {
    const { run, calls } = await drive([() => ({ ops: [{ op: "DiscoveryRequest", id: "h" }] })]);
    expect(run).toMatchObject({ status: "COMPLETED", output: "end" });
    expect(calls).toHaveLength(2);
  });

  it("Step, the older name of StepRun, is kept like it", async () => {
    const { calls } = await drive([() => ({ ops: [{ op: "Step", id: "h", data: { a: 1 } }] })]);
    expect(calls[1]?.steps).toEqual({ h: { data: { a: 1 } } });
  });

  it("a step planned twice is called once, and its first value stays", async () => {
    const planned = { op: "StepPlanned", id: "p" };
    const { run, calls } = await drive([
      () => ({ ops: [planned, planned] }),
      () => ({ ops: [{ op: "StepRun", id: "p", data: 1 }] }),
      () => ({ ops: [{ op: "StepRun", id: "p", data: 2 }] }),
    ]);
    expect(calls.map(({ step }) => step)).toEqual(["step", "p", "step", "step"]);
    expect(calls[3]?.steps).toEqual({ p: { data: 1 } });
    expect(run.stack).toEqual(["p"]);
  });

  it("RunComplete with steps beside it keeps both", async () => {
    const { run } = await drive([() => ({ ops: [{ op: "StepRun", id: "a", data: 1 }, { op: "RunComplete", id: "end", data: "done" }] })]);
    expect(run).toMatchObject({ status: "COMPLETED", output: "done", stack: ["a"] });
  });

  it.each([
    ["a sleep that is no duration", { op: "Sleep", id: "h", name: "a while" }, "neither a duration nor a date"],
    ["a wait without a timeout", { op: "WaitForEvent", id: "h", name: "e", opts: {} }, "without a timeout"],
    ["a wait for the engine's own events", { op: "WaitForEvent", id: "h", name: "inngest/function.finished", opts: { timeout: "1s" } }, "not supported"],
    ["a condition it cannot read", { op: "WaitForEvent", id: "h", name: "e", opts: { timeout: "1s", if: "size(event.data.x) > 1" } }, "size(event.data.x) > 1"],
    ["an invocation without a function", { op: "InvokeFunction", id: "h", opts: {} }, "without a function"],
  ])("%s fails the run and says so", async (_what, op, said) => {
    const { run } = await drive([() => ({ ops: [op] })]);
    expect(run).toMatchObject({ status: "FAILED", output: { message: expect.stringContaining(said) as string } });
  });

  it("an answer that is none of the SDK's uses up attempts like an error", async () => {
    const { run, calls } = await drive([() => ({ headers: {}, body: "<html>", status: 200 }), () => ({ headers: {}, body: "<html>", status: 502 })], 1);
    expect(run).toMatchObject({ status: "FAILED", output: { message: "The app answered 502 without the SDK's mark." } });
    expect(calls).toHaveLength(2);
  });
});
