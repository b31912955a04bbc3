import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { getAssessment, startRun } from "@/features/assessments/server";
import { uploadDocument } from "@/features/documents/server";
import { cancelJob, createJobLedger, getJob } from "@/features/jobs/server";
import { listGapBoard } from "@/features/gaps/server/list-gaps";
import { answerGap } from "@/features/gaps/server/answer-gap";
import { getScorecard } from "@/features/runs/server/get-scorecard";
import { settleAfterJob } from "@/features/pipeline/server";
import { listReports } from "@/features/reports/server/list-reports";
import type { Analyst } from "@/domain/ports/analyst";
import type { DocumentReader } from "@/domain/ports/document-reader";
import type { AppContext, Ports } from "@/kernel/context";
import { jobDefinitions } from "@/server/job-list";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { memoryStorage, silentLog, textReader, tinyReports } from "@/testing/fakes";
import { claiming } from "@/testing/sample-analyst";

const PLAN = "Sales in 2024 were KES 14,250,000. The firm employs 38 permanent staff.";
const analyst = claiming([
  { key: "revenue_latest_year", value: { kind: "number", number: 14_250_000, high: null }, currency: "KES", period: "2024", projected: false, quote: "Sales in 2024 were KES 14,250,000" },
  { key: "permanent_staff", value: { kind: "number", number: 38, high: null }, unit: "persons", quote: "38 permanent staff" },
  { key: "total_debt", value: { kind: "number", number: 1, high: null }, currency: "KES", quote: "we never wrote this" },
]);
/** Reads text; a file that says BROKEN cannot be read. */
const reader: DocumentReader = {
  ...textReader,
  read: async (request) =>
    new TextDecoder().decode(request.bytes).includes("BROKEN")
      ? { ok: false, code: "CORRUPT", detail: "no structure", page: null }
      : textReader.read(request),
};

let database: TestDatabase;
let runtime: JobRuntime;
let ports: Partial<Ports>;
let owner: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ports = {
    rubric: loadRubric(join(process.cwd(), "rubric")), reader, analyst, storage: memoryStorage(), reports: tinyReports,
    jobs: { notify: (ids) => runtime.notify(ids), cancel: (id) => runtime.cancel(id), ended: settleAfterJob, send: (events) => runtime.send([...events]) },
  };
  owner = await testContext({ db: database.db, ports });
  const now = (): Date => new Date();
  runtime = createJobRuntime({
    definitions: jobDefinitions,
    ledger: createJobLedger(database.db, now, settleAfterJob),
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    log: silentLog,
    contextFor: async () => owner,
  });
  await runtime.start();
});
afterAll(async () => {
  await runtime.stop();
  await database.drop();
});

async function assessment(texts: string[]): Promise<string> {
  if (!owner.actor) throw new Error("the test needs an actor");
  const { id } = await createAssessment(database.db, owner.actor);
  for (const [at, text] of texts.entries())
    await uploadDocument(owner, { assessmentId: id, name: `paper-${at}.txt`, bytes: new TextEncoder().encode(`${text} #${id}`) });
  return id;
}

async function ended(jobId: string) {
  return expect.poll(async () => (await getJob(owner, { id: jobId })).status, { timeout: 50_000, interval: 100 }).not.toMatch(/PENDING|PROCESSING/)
    .then(() => getJob(owner, { id: jobId }));
}

describe("the chain of an assessment", () => {
  it("reads, finds, scores and prints; one unreadable paper ends only itself", async () => {
    const id = await assessment([PLAN, "BROKEN"]);
    const { jobId } = await startRun(owner, { id, pauseAtGaps: false });
    const job = await ended(jobId);
    expect(job).toMatchObject({ status: "COMPLETED", result: { paused: false } });

    const view = await getAssessment(owner, { id });
    expect(view).toMatchObject({ state: "COMPLETE", stale: false, run: { number: 1, status: "DONE" }, counts: { documents: 2, unreadable: 1, reports: 1 } });
    const card = await getScorecard(owner, { assessmentId: id });
    expect(card?.assessed.quotations).toEqual({ verified: 2, dropped: 1 });
    expect(card?.assessed.categories).toHaveLength(7);
    expect(card?.assessed.facts.map((fact) => fact.dataPoint).sort()).toEqual(["permanent_staff", "revenue_latest_year"]);
    expect((await listReports(owner, { assessmentId: id })).reports).toHaveLength(1);
  });

  it("pauses at the gaps, keeps the answer through the next run, and scores with it", async () => {
    const id = await assessment([PLAN]);
    const first = await ended((await startRun(owner, { id, pauseAtGaps: true })).jobId);
    expect(first).toMatchObject({ status: "COMPLETED", result: { paused: true } });
    expect((await getAssessment(owner, { id })).state).toBe("ACTION_REQUIRED");

    const before = await listGapBoard(owner, { assessmentId: id });
    expect(before.gaps.find((gap) => gap.dataPoint === "total_debt")?.status).toBe("MISSING");
    const answered = await answerGap(owner, { assessmentId: id, dataPoint: "total_debt", expectedVersion: 0, kind: "CORRECTED", text: "2,500,000", currency: "KES" });
    expect(answered).toMatchObject({ answerVersion: 1, currency: "KES", value: { kind: "number", number: 2_500_000 }, grade: "D" });

    await ended((await startRun(owner, { id, pauseAtGaps: false })).jobId);
    const card = await getScorecard(owner, { assessmentId: id });
    expect(card?.run.number).toBe(1);
    expect(card?.assessed.facts.find((fact) => fact.dataPoint === "total_debt")?.value).toMatchObject({ number: 2_500_000 });

    await ended((await startRun(owner, { id, pauseAtGaps: false })).jobId);
    const again = await getScorecard(owner, { assessmentId: id });
    expect(again?.run.number).toBe(2);
    expect(again?.assessed.facts.find((fact) => fact.dataPoint === "total_debt")?.value).toMatchObject({ number: 2_500_000 });
  });

  it("says so when nothing can be read, and the assessment can be started again", async () => {
    const id = await assessment(["BROKEN"]);
    const job = await ended((await startRun(owner, { id, pauseAtGaps: false })).jobId);
    expect(job.status).toBe("FAILED");
    expect(job.failure).toMatchObject({ code: "INVALID_INPUT" });
    expect(job.failure?.sentence).toContain("could be read");
    await expect.poll(async () => (await getAssessment(owner, { id })).state, { timeout: 10_000 }).toBe("FAILED");
    expect((await getAssessment(owner, { id })).may.start).toBe(true);
  });

  it("runs on answers alone, without a document: what was said is the evidence, as a statement", async () => {
    const id = await assessment([]);
    for (const [dataPoint, text, currency] of [["top_customer_share_pct", "12", null], ["arrears_days", "0", null], ["total_debt", "0", "KES"]] as const)
      await answerGap(owner, { assessmentId: id, dataPoint, expectedVersion: 0, kind: "CORRECTED", text, currency, toldBy: "J. Kamau" });
    const job = await ended((await startRun(owner, { id, pauseAtGaps: false })).jobId);
    expect(job).toMatchObject({ status: "COMPLETED", result: { paused: false } });
    expect(await getAssessment(owner, { id })).toMatchObject({ state: "COMPLETE", stale: false, counts: { documents: 0, answers: 3, reports: 1 } });
    const card = await getScorecard(owner, { assessmentId: id });
    const evidence = card?.assessed.facts.find((fact) => fact.dataPoint === "top_customer_share_pct")?.evidence;
    expect(evidence).toMatchObject([{ grade: "D", said: "Share of sales to the largest customer: 12\u202f%", toldBy: "J. Kamau", answeredBy: owner.actor?.name, documentId: null, quote: null }]);
    expect(card?.documentsRead).toBe(0);
    expect(card?.assessed.categories.flatMap((category) => category.indicators).flatMap((indicator) => indicator.components).some((component) => component.level === "LOW")).toBe(false);

    await answerGap(owner, { assessmentId: id, dataPoint: "top_customer_share_pct", expectedVersion: 1, kind: "CORRECTED", text: "60" });
    expect(await getAssessment(owner, { id })).toMatchObject({ stale: true, may: { start: true } });
  });

  it("asks no model about no document, and still scores what was said", async () => {
    const asked: string[] = [];
    const model: Analyst = { identity: { kind: "model", name: "Test model", version: "1" }, analyse: async ({ categories }) => { asked.push(...(categories ?? [])); return { findings: [], appraisals: [] }; } };
    const id = await assessment([]);
    await answerGap(owner, { assessmentId: id, dataPoint: "arrears_days", expectedVersion: 0, kind: "CORRECTED", text: "45" });
    const before = owner.ports;
    owner.ports = { ...before, analyst: model };
    try {
      expect((await ended((await startRun(owner, { id, pauseAtGaps: false })).jobId)).status).toBe("COMPLETED");
    } finally {
      owner.ports = before;
    }
    expect(asked).toEqual([]);
    expect((await getScorecard(owner, { assessmentId: id }))?.assessed.facts.map((fact) => fact.dataPoint)).toEqual(["arrears_days"]);
  });

  it("leaves the assessment open for another start when the run is cancelled", async () => {
    const id = await assessment([PLAN]);
    const { jobId } = await startRun(owner, { id, pauseAtGaps: false });
    await cancelJob(owner, { id: jobId });
    expect((await ended(jobId)).status).toBe("CANCELLED");
    await expect.poll(async () => (await getAssessment(owner, { id })).may.start, { timeout: 10_000 }).toBe(true);
    expect(await database.db.job.count({ where: { assessmentId: id, status: { in: ["PENDING", "PROCESSING"] }, type: { not: "PARSE_DOCUMENT" } } })).toBe(0);
  });
});
