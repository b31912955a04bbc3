import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { JobError } from "@/domain/jobs/job-errors";
import { cancelJob, createJobLedger, getJob, submitJob } from "@/features/jobs/server";
import type { JobView } from "@/features/jobs/contract";
import type { AppContext } from "@/kernel/context";
import { type AnyJobDefinition, defineJob } from "@/kernel/job";
import type { JobLedger } from "@/kernel/job-ledger";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { silentLog } from "@/testing/fakes";
import { until } from "@/testing/until";
import { createJobRuntime, type JobRuntime } from ".";

let database: TestDatabase;
let ctx: AppContext;
let runtime: JobRuntime | null = null;
const now = (): Date => new Date();

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
afterEach(async () => {
  await runtime?.stop();
  runtime = null;
});

const newLedger = (): JobLedger => createJobLedger(database.db, now, async () => undefined);

const buildWith = async (ledger: JobLedger, ...definitions: AnyJobDefinition[]): Promise<JobRuntime> => {
  const made = createJobRuntime({
    definitions,
    ledger,
    log: silentLog,
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    contextFor: async () => ctx,
  });
  const jobs = { notify: (ids: string[]) => made.notify(ids), cancel: (id: string) => made.cancel(id), ended: async () => undefined, send: async () => undefined };
  ctx = await testContext({ db: database.db, ports: { jobs } });
  return made;
};
const build = (...definitions: AnyJobDefinition[]): Promise<JobRuntime> => buildWith(newLedger(), ...definitions);
const start = async (...definitions: AnyJobDefinition[]): Promise<JobRuntime> => {
  runtime = await build(...definitions);
  await runtime.start();
  return runtime;
};
const ended = (id: string): Promise<JobView> =>
  until(async () => {
    const job = await getJob(ctx, { id });
    return job.terminal ? job : null;
  });
const engineIdle = (): Promise<unknown> =>
  until(async () => (await database.db.$queryRaw<object[]>`SELECT 1 FROM engine.runs WHERE status = 'RUNNING'`).length === 0);
const numberOf = (input: unknown): number => {
  if (typeof input !== "number") throw new Error("not a number");
  return input;
};
const define = <R>(run: (n: number, ...rest: Parameters<Parameters<typeof defineJob<number, R>>[0]["run"]>) => Promise<R>, more: Partial<Parameters<typeof defineJob<number, R>>[0]> = {}) =>
  defineJob<number, R>({ id: "work", type: "GAP_DETECTION", timeoutSec: 60, parse: numberOf, run: (job, step) => run(job.input, job, step), ...more });
const submit = (input: unknown, more: object = {}): Promise<{ id: string }> => submitJob(ctx, { type: "GAP_DETECTION", input, ...more });

describe("a job on the embedded engine", () => {
  it("goes from row to result, with progress for people on the way", async () => {
    const seen: string[] = [];
    await start(
      define(async (n, job, step) => {
        const doubled = await step.run("double", async () => {
          await job.progress(1, 2, "Reading page 1 of 2");
          seen.push((await getJob(ctx, { id: job.jobId })).sentence);
          return n * 2;
        });
        await step.sleep("nap", 1);
        return { doubled };
      }),
    );
    const { id } = await submit(21);
    expect(await ended(id)).toMatchObject({ status: "COMPLETED", result: { doubled: 42 }, attempts: 1, sentence: "Done" });
    expect(seen).toEqual(["Reading page 1 of 2"]);
  });

  it("gives a step the same JSON on its first run as on a replay", async () => {
    await start(
      define(async (_n, _job, step) => {
        const at = await step.run("at", async () => ({ at: new Date(0), none: undefined }));
        return [typeof at.at, Object.keys(at)];
      }),
    );
    const { id } = await submit(1);
    expect((await ended(id)).result).toEqual(["string", ["at"]]);
  });

  it("fails at once with the reason a step gave", async () => {
    let tries = 0;
    await start(define((_n, _job, step) => step.run("read", async () => { tries += 1; throw new JobError("DOCUMENT_UNREADABLE", { sentence: "plan.pdf needs a password." }); })));
    const { id } = await submit(1);
    expect(await ended(id)).toMatchObject({
      status: "FAILED", attempts: 1,
      failure: { code: "DOCUMENT_UNREADABLE", sentence: "plan.pdf needs a password.", retryable: false },
    });
    expect(tries).toBe(1);
  });

  it("tries a throttled step three times in all, then fails with what to do", async () => {
    let tries = 0;
    await start(define((_n, _job, step) => step.run("ask", async () => { tries += 1; throw new JobError("THROTTLED", { retryAfterSec: 1 }); })));
    const { id } = await submit(1);
    expect(await ended(id)).toMatchObject({ status: "FAILED", attempts: 3, failure: { code: "THROTTLED", retryable: true } });
    expect(tries).toBe(3);
  });

  it("recovers from a fault, counts the attempt, and does not repeat what was done", async () => {
    const ran: string[] = [];
    await start(
      define(async (_n, _job, step) => {
        await step.run("first", async () => void ran.push("first"));
        await step.run("second", async () => {
          ran.push("second");
          if (ran.filter((name) => name === "second").length === 1) throw new Error("secret text of ours");
        });
        return "ok";
      }),
    );
    const { id } = await submit(1);
    expect(await ended(id)).toMatchObject({ status: "COMPLETED", attempts: 2, result: "ok" });
    expect(ran).toEqual(["first", "second", "second"]);
  });

  it("ends INVALID_INPUT when the stored input does not fit, and INTERNAL without our words for a fault between steps", async () => {
    await start(define(async () => { throw new TypeError("secret text of ours"); }));
    const [bad, faulty] = [await submit("text"), await submit(1)];
    expect((await ended(bad.id)).failure?.code).toBe("INVALID_INPUT");
    const failed = await ended(faulty.id);
    expect(failed.failure?.code).toBe("INTERNAL");
    expect(JSON.stringify(failed)).not.toContain("secret text");
  });

  it("starts children, waits for them, and outlives a failed one", async () => {
    const child = defineJob<{ n: number }, number>({
      id: "child", type: "PARSE_DOCUMENT", timeoutSec: 60, parse: (input) => input as { n: number },
      run: ({ input }, step) => step.run("read", async () => {
        if (input.n === 2) throw new JobError("DOCUMENT_UNREADABLE");
        return input.n * 10;
      }),
    });
    await start(child, define(async (_n, _job, step) => Promise.all([1, 2, 3].map((n) => step.child(`read ${n}`, child, { n })))));
    const { id } = await submit(1);
    const parent = await ended(id);
    expect(parent).toMatchObject({
      status: "COMPLETED",
      result: [
        { status: "COMPLETED", result: 10 },
        { status: "FAILED", errorCode: "DOCUMENT_UNREADABLE", error: "The document could not be read." },
        { status: "COMPLETED", result: 30 },
      ],
    });
    expect(await database.db.job.count({ where: { parentId: id } })).toBe(3);
  });

  it("tells a parent why its child failed, also when the parent hears of it before the child's row does", async () => {
    const ledger = newLedger();
    let told = 0;
    // The child's own onFailure stumbles once: the parent comes first.
    const late = { ...ledger, fail: (...args: Parameters<JobLedger["fail"]>) => (told++ === 0 ? Promise.reject(new Error("the database is busy")) : ledger.fail(...args)) };
    const child = defineJob<null, null>({
      id: "child", type: "PARSE_DOCUMENT", timeoutSec: 60, parse: () => null,
      run: (_job, step) => step.run("read", async () => { throw new JobError("MODEL_REFUSED", { sentence: "A guardrail stopped the answer." }); }),
    });
    runtime = await buildWith(late, child, define(async (_n, _job, step) => step.child("read", child, null)));
    await runtime.start();
    const { id } = await submit(1);
    const outcome = { status: "FAILED", errorCode: "MODEL_REFUSED", error: "A guardrail stopped the answer." };
    expect(await ended(id)).toMatchObject({ status: "COMPLETED", result: outcome });
    expect(await database.db.job.findFirst({ where: { parentId: id } })).toMatchObject(outcome);
    await engineIdle();
  });

  it("cancels a running job at once and aborts its step; the late result is lost", async () => {
    let aborted = false;
    let began = false;
    await start(
      define((_n, _job, step) =>
        step.run("long", (signal) => new Promise<string>((resolve) => {
          began = true;
          signal.addEventListener("abort", () => { aborted = true; resolve("late"); });
        })),
      ),
    );
    const { id } = await submit(1);
    await until(() => began);
    expect((await cancelJob(ctx, { id })).status).toBe("CANCELLED");
    await until(() => aborted);
    expect(await getJob(ctx, { id })).toMatchObject({ status: "CANCELLED", result: null });
    await engineIdle();
    expect((await getJob(ctx, { id })).status).toBe("CANCELLED");
  });

  it.each([["shorter", 60, 30], ["longer", 1, 60]])("holds a job to the limit of its row, which a call may make %s than the definition's", async (_, timeoutSec, asked) => {
    await start(define(async (n) => n, { timeoutSec }));
    const { id } = await submit(7, { timeoutSec: asked });
    await ended(id);
    const { startedAt, deadlineAt } = await database.db.job.findUniqueOrThrow({ where: { id } });
    expect((deadlineAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)).toBe(asked * 1000);
    const [limits] = await database.db.$queryRaw<{ most: number }[]>`SELECT min(finish_after) >= interval '1 day' AS most FROM engine.runs`;
    expect(limits?.most).toBe(true);
  });

  it("ends a job past its deadline FAILED/TIMEOUT, while a step runs and while it sleeps", async () => {
    await start(
      define(async (n, _job, step) => {
        if (n === 1) await step.sleep("nap", 50);
        await step.run("long", (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped")))));
        return null;
      }),
    );
    const [sleeping, working] = [await submit(1, { timeoutSec: 1 }), await submit(2, { timeoutSec: 1 })];
    expect((await ended(sleeping.id)).failure?.code).toBe("TIMEOUT");
    expect((await ended(working.id)).failure?.code).toBe("TIMEOUT");
  });

  it("sends what was committed while nothing listened, and calls lost what the engine does not know", async () => {
    const definition = define(async (n) => n);
    const silent = await build(definition);
    const quiet = await testContext({ db: database.db, actor: ctx.actor });
    const { id: unsent } = await submitJob(quiet, { type: "GAP_DETECTION", input: 5 });
    const { id: lost } = await submitJob(quiet, { type: "GAP_DETECTION", input: 6 });
    const long = new Date(Date.now() - 200_000);
    await database.db.job.update({ where: { id: lost }, data: { sentAt: long, updatedAt: long } });
    runtime = silent;
    await silent.start();
    expect((await ended(unsent)).result).toBe(5);
    expect((await ended(lost)).failure?.code).toBe("LOST");
  });

  it("keeps the public route closed while the embedded engine drives", async () => {
    const { serveHandler, health } = await start(define(async (n) => n));
    expect((await serveHandler(new Request("http://localhost/api/inngest", { method: "PUT" }))).status).toBe(404);
    expect(await health()).toMatchObject({ driver: "embedded", ok: true });
  });
});

describe("with an Inngest server", () => {
  it("answers unsigned calls 401", async () => {
    const { serveHandler } = createJobRuntime({
      definitions: [define(async (n) => n)], ledger: createJobLedger(database.db, now, async () => undefined), log: silentLog, contextFor: async () => ctx,
      mode: { kind: "server", baseUrl: "http://127.0.0.1:1", eventKey: "k", signingKey: "signkey-test-00112233" },
    });
    const call = new Request("http://localhost/api/inngest?fnId=risk-desk-work&stepId=step", { method: "POST", body: "{}", headers: { host: "localhost", "content-type": "application/json" } });
    expect((await serveHandler(call)).status).toBe(401);
  });
});
