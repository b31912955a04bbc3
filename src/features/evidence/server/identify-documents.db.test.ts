import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { createModelAnalyst } from "@/adapters/model/analyst";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { JobError } from "@/domain/jobs/job-errors";
import type { ModelAnswer, ModelCall } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import { blankPrompt } from "@/domain/prompts/prompt";
import { NO_INCLUDES } from "@/domain/prompts/template/link-includes";
import { startRun } from "@/features/assessments/server";
import { uploadDocument } from "@/features/documents/server";
import { cancelJob, createJobLedger, getJob } from "@/features/jobs/server";
import { createMeteredClient } from "@/features/model/server";
import { settleAfterJob } from "@/features/pipeline/server";
import { getScorecard } from "@/features/runs/server/get-scorecard";
import type { AppContext, Ports } from "@/kernel/context";
import { jobDefinitions } from "@/server/job-list";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { memoryStorage, silentLog, textReader, tinyReports } from "@/testing/fakes";
import { categoryOf, fact, identity, reading, thinkingClient } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";
import { findLatestRun } from "./store";

const rubric = testRubric();
const VERSION = "00000000-0000-4000-8000-00000000000b";
const STATEMENT = "CRDB Bank\nRelevé de compte\nPériode : du 1 janvier 2026 au 31 mars 2026\nSolde initial 4 500\nThe firm employs 38 permanent staff.";
const KIND = "Relevé de compte\nPériode : du 1 janvier 2026 au 31 mars 2026\nSolde initial 4 500";
const SAID = identity({ kind: ["bank-and-mobile-money", KIND], issuer: ["CRDB Bank", "CRDB Bank"], date: ["2026-05-31", "au 31 mars 2026"] });

let inForce = true;
const book: PromptBook = {
  production: async ({ section }) => (section === "DOCUMENT_READING" && inForce
    ? { slug: "read-document", number: 1, versionId: VERSION, fields: { ...blankPrompt("Read", "DOCUMENT_READING"), userTemplate: "{{document.name}}" }, includes: NO_INCLUDES }
    : null),
};
const aboutDocument = (call: ModelCall): boolean => call.purpose?.section === "DOCUMENT_READING";
let told: (number: number) => string | Partial<ModelAnswer>;
const client = thinkingClient((call) => (aboutDocument(call) ? told(client.calls.filter(aboutDocument).length - 1)
  : JSON.stringify(reading(categoryOf(call) === "OPERATIONAL" ? { facts: [fact("permanent_staff", "38", "38 permanent staff", { unit: "persons" })] } : {}))));

let database: TestDatabase;
let runtime: JobRuntime;
let owner: AppContext;
const now = (): Date => new Date();
beforeAll(async () => {
  database = await createTestDatabase();
  const metered = createMeteredClient(client, database.db, silentLog, now);
  const ports: Partial<Ports> = {
    rubric, reader: textReader, storage: memoryStorage(), reports: tinyReports,
    analyst: createModelAnalyst({ client: metered, rules: createRulesAnalyst(), prompts: book, settings: { temperature: 0, maxTokens: 4_000 }, inputTokens: 100_000 }),
    second: null, model: metered,
    jobs: { notify: (ids) => runtime.notify(ids), cancel: (id) => runtime.cancel(id), ended: settleAfterJob, send: (events) => runtime.send([...events]) },
  };
  owner = await testContext({ db: database.db, ports });
  runtime = createJobRuntime({
    definitions: jobDefinitions, ledger: createJobLedger(database.db, now, settleAfterJob),
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    log: silentLog, contextFor: async () => owner,
  });
  await runtime.start();
});
afterAll(async () => {
  await runtime.stop();
  await database.drop();
});
beforeEach(() => {
  inForce = true;
  told = () => JSON.stringify(SAID);
});

async function withPaper(text = STATEMENT): Promise<string> {
  if (!owner.actor) throw new Error("the test needs an actor");
  const { id } = await createAssessment(database.db, owner.actor);
  await uploadDocument(owner, { assessmentId: id, name: "scan.txt", bytes: new TextEncoder().encode(`${text}\n#${id}`) });
  return id;
}
async function started(id: string): Promise<string> {
  client.calls.length = 0;
  return (await startRun(owner, { id, pauseAtGaps: false })).jobId;
}
async function assessed(id: string) {
  const jobId = await started(id);
  await expect.poll(async () => (await getJob(owner, { id: jobId })).status, { timeout: 110_000, interval: 100 }).not.toMatch(/PENDING|PROCESSING/);
  const run = await findLatestRun(database.db, id, false);
  return { job: await getJob(owner, { id: jobId }), run, questions: client.calls.filter(aboutDocument) };
}

describe("a run whose documents a model identifies", { timeout: 240_000 }, () => {
  it("asks about a document once, before the categories, keeps what a quotation bears out and counts what none does", async () => {
    const id = await withPaper();
    const { job, run, questions } = await assessed(id);
    expect(job.status).toBe("COMPLETED");
    expect(questions).toHaveLength(1);
    expect(client.calls.findIndex(aboutDocument)).toBe(0);
    expect(run?.appraisals).toMatchObject([{ documentType: "bank-and-mobile-money", issuer: "CRDB Bank", grade: "D", ruled: { documentType: null } }]);
    expect(run?.appraisals[0]?.dated).toBe(run?.appraisals[0]?.ruled?.dated);
    expect(run?.findings.map(({ grade }) => grade)).toEqual(["D"]);
    expect(run?.dropped).toMatchObject([{ reason: "VALUE_NOT_IN_QUOTE", finding: { subject: { kind: "document", claim: "date" } } }]);
    expect((await getScorecard(owner, { assessmentId: id }))?.assessed.quotations).toEqual({ verified: 1, dropped: 1 });
    const jobs = await database.db.job.findMany({ where: { assessmentId: id }, select: { id: true } });
    expect(await database.db.modelRun.findMany({ where: { section: "DOCUMENT_READING", jobId: { in: jobs.map((each) => each.id) } } })).toMatchObject([{ promptVersionIds: [VERSION], outcome: "OK", rubricVersion: rubric.version }]);
  });

  it("does not ask again about the same words in another run, and asks about a new document alone", async () => {
    const id = await withPaper();
    const first = await assessed(id);
    const again = await assessed(id);
    expect(again.questions).toEqual([]);
    expect(again.run?.id).not.toBe(first.run?.id);
    expect(again.run?.appraisals).toEqual(first.run?.appraisals);
    await uploadDocument(owner, { assessmentId: id, name: "other.txt", bytes: new TextEncoder().encode("A letter. The orchard stands.") });
    expect((await assessed(id)).questions).toHaveLength(1);
  });

  it("waits its turn and repeats a failed step for what is missing only", async () => {
    told = (number) => {
      if (number < 4) throw new JobError("THROTTLED", { retryAfterSec: 0.01 });
      if (number === 4) throw new JobError("MODEL_UNAVAILABLE");
      return JSON.stringify(SAID);
    };
    const id = await withPaper();
    const { job, questions, run } = await assessed(id);
    expect([job.status, questions.length]).toEqual(["COMPLETED", 6]);
    expect(run?.appraisals[0]?.documentType).toBe("bank-and-mobile-money");
    expect(client.calls.length - questions.length).toBe(rubric.categories.length);
  });

  it("gives what it always gave where no prompt is in production, also after there was one", async () => {
    inForce = false;
    const id = await withPaper();
    const plain = await assessed(id);
    expect(plain.questions).toEqual([]);
    expect(Object.keys(plain.run?.appraisals[0] ?? {})).not.toContain("ruled");
    inForce = true;
    expect((await assessed(id)).run?.appraisals[0]).toHaveProperty("ruled");
    inForce = false;
    const after = await assessed(id);
    expect(after.run?.appraisals).toEqual(plain.run?.appraisals);
    expect(after.run?.findings).toEqual(plain.run?.findings);
  });

  it("stops when it is cancelled, and asks about no category", async () => {
    const id = await withPaper();
    let asked = (): void => undefined;
    const begun = new Promise<void>((resolve) => (asked = resolve));
    told = () => {
      asked();
      throw new JobError("THROTTLED", { retryAfterSec: 30 });
    };
    const jobId = await started(id);
    await begun;
    await cancelJob(owner, { id: jobId });
    await expect.poll(async () => (await getJob(owner, { id: jobId })).status, { timeout: 60_000 }).toBe("CANCELLED");
    expect(client.calls.filter((call) => !aboutDocument(call))).toEqual([]);
  });

  it("stops at the month's budget like any other question", async () => {
    const updatedById = owner.actor?.id ?? "";
    await database.db.modelPrice.create({ data: { model: "test.", input: 1_000, output: 1_000, cacheRead: 0, cacheWrite: 0, updatedById } });
    await database.db.modelBudget.create({ data: { monthlyUsd: 0, updatedById } });
    const { job, questions } = await assessed(await withPaper());
    expect([job.status, job.failure?.code, questions]).toEqual(["FAILED", "QUOTA_EXCEEDED", []]);
  });
});
