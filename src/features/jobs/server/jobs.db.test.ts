import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JOB_STATUSES, type JobMove, jobStatusesBefore, type JobStatus } from "@/domain/jobs/job";
import type { AppContext } from "@/kernel/context";
import type { JobLedger } from "@/kernel/job-ledger";
import { withTransaction } from "@/kernel/transaction";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { cancelJob, createJobLedger, getJob, listJobs, submitJob } from ".";

let database: TestDatabase;
let ledger: JobLedger;
let clock = new Date("2026-03-01T08:00:00Z");
const now = (): Date => clock;
const later = (seconds: number): void => void (clock = new Date(clock.getTime() + seconds * 1000));

const endsTold: string[] = [];
const noteEnd = async (_db: unknown, jobId: string): Promise<void> => void endsTold.push(jobId);

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createJobLedger(database.db, now, noteEnd);
});
afterAll(() => database.drop());

const context = (role: "viewer" | "analyst" | "admin" = "analyst", ports: { notified?: string[][]; cancelled?: string[] } = {}): Promise<AppContext> =>
  testContext({
    db: database.db,
    role,
    now,
    ports: { jobs: { notify: async (ids) => void ports.notified?.push(ids), cancel: async (id) => void ports.cancelled?.push(id), ended: noteEnd, send: async () => undefined } },
  });
const submitted = async (ctx: AppContext): Promise<string> => (await submitJob(ctx, { type: "GAP_DETECTION", input: { assessmentId: "x" }, timeoutSec: 600 })).id;
const started = async (ctx: AppContext, runId = "run"): Promise<string> => {
  const id = await submitted(ctx);
  await ledger.start(id, runId);
  return id;
};
const eventsOf = async (jobId: string): Promise<string[]> =>
  (await database.db.jobEvent.findMany({ where: { jobId }, orderBy: { seq: "asc" } })).map(({ type, data }) => {
    const status = (data as { status?: string }).status;
    return status ? `${type}:${status}` : type;
  });

describe("the transition table", () => {
  const MOVES: Record<JobMove, (id: string) => Promise<boolean>> = {
    start: async (id) => (await ledger.start(id, "another run")) !== null,
    complete: (id) => ledger.complete(id, { gaps: [] }),
    fail: (id) => ledger.fail(id, "INTERNAL", "Something went wrong."),
    cancel: async (id) => {
      const before = (await database.db.job.findUniqueOrThrow({ where: { id } })).status;
      const job = await database.db.job.findUniqueOrThrow({ where: { id } });
      const owner = await database.db.user.findUniqueOrThrow({ where: { id: job.createdById } });
      const view = await cancelJob(await testContext({ db: database.db, actor: owner, now }), { id });
      return view.status === "CANCELLED" && before !== "CANCELLED";
    },
  };

  for (const from of JOB_STATUSES) {
    for (const move of Object.keys(MOVES) as JobMove[]) {
      const legal = jobStatusesBefore(move).includes(from);
      it(`${legal ? "makes" : "refuses"} ${move} from ${from}`, async () => {
        const id = await submitted(await context());
        await database.db.job.update({ where: { id }, data: { status: from, engineRunId: "first run" } });
        const before = await eventsOf(id);
        expect(await MOVES[move](id)).toBe(legal);
        const after = await database.db.job.findUniqueOrThrow({ where: { id } });
        const outcome = move === "complete" ? ["result"] : move === "fail" ? ["error"] : [];
        if (legal) expect(await eventsOf(id)).toEqual([...before, ...outcome, `status:${after.status}`]);
        else {
          expect(after.status).toBe(from);
          expect(await eventsOf(id)).toEqual(before);
        }
      });
    }
  }

  it("lets exactly one of many racing ends win", async () => {
    const id = await started(await context());
    const wins = await Promise.all([
      ...Array.from({ length: 5 }, (_, n) => ledger.complete(id, { n })),
      ...Array.from({ length: 5 }, () => ledger.fail(id, "INTERNAL", "no")),
      ledger.endedByEngine(id),
    ]);
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(endsTold.filter((jobId) => jobId === id)).toHaveLength(1);
    expect((await eventsOf(id)).filter((event) => event.startsWith("status:"))).toHaveLength(3);
  });

  it("discards a late result, late progress and late failures after a cancel", async () => {
    const ctx = await context();
    const id = await started(ctx);
    const answered = await cancelJob(ctx, { id });
    expect(await ledger.progress(id, 1, 2, "Reading page 1 of 2")).toBe(false);
    expect(await ledger.complete(id, { gaps: ["late"] })).toBe(false);
    expect(await ledger.fail(id, "INTERNAL", "late")).toBe(false);
    expect(await ledger.attemptFailed(id, "THROTTLED", "late")).toEqual({ again: false, attempts: 1 });
    expect(await getJob(ctx, { id })).toMatchObject({ status: answered.status, result: null, failure: null });
  });

  it("starts again for the same run and never for another", async () => {
    const id = await started(await context(), "run-1");
    expect(await ledger.start(id, "run-1")).toMatchObject({ id, input: { assessmentId: "x" } });
    expect(await ledger.start(id, "run-2")).toBeNull();
    expect((await database.db.job.findUniqueOrThrow({ where: { id } })).attempts).toBe(1);
  });
});

describe("attempts and progress", () => {
  it("counts three attempts in all and then says no", async () => {
    const ctx = await context();
    const id = await started(ctx);
    expect(await ledger.attemptFailed(id, "THROTTLED", "429")).toEqual({ again: true, attempts: 1 });
    expect((await getJob(ctx, { id })).sentence).toBe("Trying again, attempt 2 of 3: The model service is busy and turned us away.");
    expect(await ledger.attemptFailed(id, "THROTTLED", "429")).toEqual({ again: true, attempts: 2 });
    expect(await ledger.attemptFailed(id, "THROTTLED", "429")).toEqual({ again: false, attempts: 3 });
    await ledger.fail(id, "THROTTLED", "The model service is busy and turned us away.");
    expect(await getJob(ctx, { id })).toMatchObject({
      status: "FAILED",
      attempts: 3,
      maxAttempts: 3,
      error: "The model service is busy and turned us away. (ThrottlingException)",
      failure: { code: "THROTTLED", retryable: true, advice: "Wait a few minutes, then press retry." },
      terminal: true,
    });
  });

  it("tells people where a job is", async () => {
    const ctx = await context();
    const id = await submitted(ctx);
    expect(await getJob(ctx, { id })).toMatchObject({ status: "PENDING", sentence: "Queued", progress: 0 });
    await ledger.start(id, "run");
    await ledger.progress(id, 34, 80, "Reading page 34 of 80");
    expect(await getJob(ctx, { id })).toMatchObject({ sentence: "Reading page 34 of 80", progress: 42, stepsDone: 34, stepsTotal: 80 });
    await ledger.complete(id, { gaps: [] });
    expect(await getJob(ctx, { id })).toMatchObject({ sentence: "Done", progress: 100, result: { gaps: [] }, error: null });
  });
});

describe("who sees what", () => {
  it("answers 404 for another person's job, in every verb, and shows it to an admin", async () => {
    const id = await submitted(await context());
    const [other, admin] = [await context(), await context("admin")];
    for (const verb of [getJob, cancelJob]) await expect(verb(other, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect((await getJob(admin, { id })).id).toBe(id);
    await expect(cancelJob(await context("viewer"), { id })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(getJob(await testContext({ db: database.db, actor: null }), { id })).rejects.toMatchObject({ kind: "UNAUTHENTICATED" });
  });

  it("lists own jobs newest first, page by page, and everyone's to admins only", async () => {
    const ctx = await context();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      later(1);
      ids.unshift(await submitted(ctx));
    }
    const first = await listJobs(ctx, { pageSize: 2 });
    expect(first.jobs.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await listJobs(ctx, { pageSize: 2, cursor: first.nextCursor ?? undefined });
    expect(second).toMatchObject({ jobs: [{ id: ids[2] }], nextCursor: null });
    expect(first.jobs[0]?.about).toEqual({ firm: null, document: null, owner: ctx.actor?.name });
    await expect(listJobs(ctx, { everyone: true })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    expect((await listJobs(await context("admin"), { everyone: true, pageSize: 100 })).jobs.map(({ id }) => id)).toContain(ids[0]);
  });
});

describe("submitting and cancelling", () => {
  it("tells the engine only after the transaction has committed", async () => {
    const notified: string[][] = [];
    const ctx = await context("analyst", { notified });
    await expect(withTransaction(ctx, async (tx) => { await submitted(tx); throw new Error("undo"); })).rejects.toThrow("undo");
    expect(notified).toEqual([]);
    const id = await withTransaction(ctx, async (tx) => {
      const made = await submitted(tx);
      expect(notified).toEqual([]);
      return made;
    });
    expect(notified).toEqual([[id]]);
  });

  it("cancels what a job started with it, answers twice alike and audits", async () => {
    const cancelled: string[] = [];
    const ctx = await context("analyst", { cancelled });
    const id = await started(ctx);
    const child = await ledger.openChild(id, "parse 1", { type: "PARSE_DOCUMENT", recipe: null, input: {}, timeoutSec: 60, documentId: null });
    expect(await cancelJob(ctx, { id })).toMatchObject({ status: "CANCELLED", sentence: "Cancelled" });
    expect(await cancelJob(ctx, { id })).toMatchObject({ status: "CANCELLED" });
    expect(await ledger.outcome(child.id)).toMatchObject({ status: "CANCELLED" });
    expect(cancelled).toEqual([id, child.id]);
    expect(await database.db.auditEvent.count({ where: { action: "job.cancel", subjectId: id } })).toBe(2);
  });

  it("makes one child row for a step however often the step runs", async () => {
    const id = await started(await context());
    const open = (): Promise<{ id: string }> => ledger.openChild(id, "parse 1", { type: "PARSE_DOCUMENT", recipe: null, input: { documentId: "d" }, timeoutSec: 60, documentId: null });
    const made = await Promise.all([open(), open(), open()]);
    expect(new Set(made.map((child) => child.id)).size).toBe(1);
  });
});

describe("the sweep and the engine's own ends", () => {
  it("ends overdue jobs TIMEOUT, expired ones QUEUE_EXPIRED and orphans CANCELLED", async () => {
    const ctx = await context();
    const [overdue, parent, expired] = [await started(ctx), await started(ctx), await submitted(ctx)];
    const child = await ledger.openChild(parent, "c", { type: "PARSE_DOCUMENT", recipe: null, input: {}, timeoutSec: 60, documentId: null });
    await ledger.complete(parent, {});
    later(601);
    expect((await ledger.sweep()).stopped).toEqual(expect.arrayContaining([overdue, child.id]));
    expect((await getJob(ctx, { id: overdue })).failure?.code).toBe("TIMEOUT");
    expect((await getJob(ctx, { id: child.id })).status).toBe("CANCELLED");
    later(86_401);
    await ledger.sweep();
    expect((await getJob(ctx, { id: expired })).failure?.code).toBe("QUEUE_EXPIRED");
  });

  it("reports silent jobs as unsure and committed ones as unsent until they are marked", async () => {
    const ctx = await context();
    const id = await submitted(ctx);
    expect((await ledger.unsent("all")).map((ticket) => ticket.id)).toContain(id);
    await ledger.markSent([id]);
    expect(await ledger.unsent([id])).toEqual([]);
    expect((await ledger.sweep()).unsure).not.toContain(id);
    later(121);
    expect((await ledger.sweep()).unsure).toContain(id);
  });

  it("names what a run ended by the engine means for its row", async () => {
    const ctx = await context();
    const [queued, running, late] = [await submitted(ctx), await started(ctx), await started(ctx)];
    expect(await ledger.endedByEngine(queued)).toBe(true);
    expect((await getJob(ctx, { id: queued })).failure?.code).toBe("QUEUE_EXPIRED");
    expect(await ledger.endedByEngine(running)).toBe(true);
    expect((await getJob(ctx, { id: running })).status).toBe("CANCELLED" satisfies JobStatus);
    later(600);
    expect(await ledger.standing(late)).toBe("overdue");
    expect(await ledger.endedByEngine(late)).toBe(true);
    expect((await getJob(ctx, { id: late })).failure?.code).toBe("TIMEOUT");
  });
});

describe("a failure for programs of the first tool", () => {
  it("carries the exception name they look for beside the sentence", async () => {
    const ctx = await context();
    const id = await started(ctx);
    await ledger.fail(id, "INVALID_INPUT", "Page 3 is not in the document.");
    expect((await getJob(ctx, { id })).error).toBe("Page 3 is not in the document. (ValidationException)");
  });
});
