import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { collectFindings, openRun } from "@/features/evidence/server";
import { answerGap } from "@/features/gaps/server/answer-gap";
import { createJobLedger, getJob } from "@/features/jobs/server";
import { createMeteredClient } from "@/features/model/server";
import { plantPrompts } from "@/features/prompts/server";
import { removeLabel } from "@/features/prompts/server/move-label";
import { makeReport } from "@/features/reports/server/make-report";
import { overrideIndicator } from "@/features/runs/server/override-indicator";
import { scoreRun } from "@/features/runs/server/score-run";
import type { ModelAnswer, ModelCall } from "@/domain/ports/model-client";
import type { ReportDocument } from "@/domain/report/report-document";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { silentLog, tinyReports } from "@/testing/fakes";
import { thinkingClient } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";
import { claiming } from "@/testing/sample-analyst";
import { until } from "@/testing/until";
import type { AdviceSubject } from "../contract";
import { askAdvice } from "../server/ask-advice";
import { getAdvice } from "../server/get-advice";
import { modelAdvice } from "./advise";

const TEXT = "Sales in 2024 were KES 14,250,000. The firm has 38 permanent staff and owes the bank KES 3,000,000.";
let database: TestDatabase;
let runtime: JobRuntime;
let owner: AppContext;
let mind: (call: ModelCall, number: number) => string | Partial<ModelAnswer>;
const client = thinkingClient((call) => mind(call, client.calls.length - 1));
const now = (): Date => new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  await plantPrompts(database.db, now());
  owner = await testContext({
    db: database.db,
    ports: {
      rubric: testRubric(), model: createMeteredClient(client, database.db, silentLog, now),
      analyst: claiming([{ key: "permanent_staff", value: { kind: "number", number: 38, high: null }, unit: "persons", quote: "38 permanent staff" }]),
      jobs: { notify: (ids) => runtime.notify(ids), cancel: (id) => runtime.cancel(id), ended: async () => undefined, send: async () => undefined },
    },
  });
  runtime = createJobRuntime({
    definitions: [modelAdvice], ledger: createJobLedger(database.db, now, async () => undefined), log: silentLog,
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    contextFor: async () => owner,
  });
  await runtime.start();
});
afterAll(async () => {
  await runtime.stop();
  await database.drop();
});

async function scored(): Promise<string> {
  const personId = owner.actor?.id ?? "";
  const { id } = await createAssessment(database.db, { id: personId }, { currency: "KES" });
  const document = await database.db.document.create({ data: { assessmentId: id, name: "plan.txt", bytes: 1, sha256: id, storageKey: "k", state: "READ", pageCount: 1, createdById: personId } });
  await database.db.documentPage.create({ data: { documentId: document.id, index: 1, label: "1", text: TEXT, words: [], segments: [], tables: [], width: 1, height: 1, hidden: false } });
  const runId = await openRun(owner, id);
  await collectFindings(owner, runId);
  await scoreRun(owner, runId);
  return id;
}
const answered = async (assessmentId: string, text: string, version = 0): Promise<AdviceSubject> => {
  await answerGap(owner, { assessmentId, dataPoint: "total_debt", expectedVersion: version, kind: "CORRECTED", text, currency: "KES" });
  return { section: "ANSWER_VALIDATION", assessmentId, dataPoint: "total_debt" };
};
const narrative = (assessmentId: string): AdviceSubject => ({ section: "REPORT_NARRATIVE", assessmentId });
async function asked(subject: AdviceSubject, ctx: AppContext = owner) {
  client.calls.length = 0;
  const { jobId } = await askAdvice(ctx, subject);
  const job = jobId === null ? null : await until(async () => {
    const view = await getJob(owner, { id: jobId });
    return view.terminal ? view : null;
  });
  return { job, ...(await getAdvice(ctx, subject)) };
}
const says = (contradictedBy: object | null): string => JSON.stringify({ answersQuestion: true, contradictedBy, advice: "Ask for the bank's letter." });
const withoutModel = (): AppContext => ({ ...owner, ports: { ...owner.ports, model: null } });

describe("a model's check of an answer", () => {
  it("is asked with the prompt in production, kept once, booked, and shows only a passage that stands", async () => {
    mind = () => says({ quotation: "owes the bank KES 3,000,000", document: "document 1", page: 1 });
    const subject = await answered(await scored(), "KES 1,000,000");
    const { job, advice } = await asked(subject);
    expect(job).toMatchObject({ status: "COMPLETED", result: { model: "test.model" } });
    expect(advice).toMatchObject({ model: "test.model", why: null, answersQuestion: true, advice: "Ask for the bank's letter.", inventedPassage: false, contradictedBy: { quotation: "owes the bank KES 3,000,000", page: 1 } });
    expect(advice?.prompts.map(({ name }) => name)).toContain("Check an answer");
    expect(client.calls[0]?.turns.at(-1)?.content[0]?.text).toContain("Answer: 1000000");
    expect(await database.db.modelRun.findFirst({ where: { jobId: job?.id ?? "" } })).toMatchObject({ section: "ANSWER_VALIDATION", promptVersionIds: [expect.any(String), expect.any(String)], outcome: "OK" });
    expect((await asked(subject)).job).toBeNull();
    expect(client.calls).toEqual([]);
    // Another answer is another matter.
    await answered(subject.assessmentId, "KES 3,000,000", 1);
    expect((await getAdvice(owner, subject)).advice).toBeNull();
  });

  it("leaves out a passage that stands nowhere, and asks once more for an answer that does not fit", async () => {
    mind = (_, number) => (number === 0 ? "It looks fine to me." : says({ quotation: "The firm owes nobody.", document: 1, page: 1 }));
    const { advice } = await asked(await answered(await scored(), "KES 1,000,000"));
    expect(client.calls).toHaveLength(2);
    expect(client.calls[1]?.turns.at(-1)?.content[0]?.text).toContain("not one JSON object");
    expect(advice).toMatchObject({ model: "test.model", contradictedBy: null, inventedPassage: true });
  });

  it("says what of the passages the model was not sent", async () => {
    mind = () => says(null);
    const subject = await answered(await scored(), "KES 1,000,000");
    expect((await asked(subject)).advice?.leftOut).toEqual([]);
    const run = await database.db.run.findFirstOrThrow({ where: { assessmentId: subject.assessmentId } });
    const [finding] = run.findings as { subject: object; quote: string; id: string }[];
    const many = Array.from({ length: 65 }, (_, at) => ({ ...finding, id: `f-${at}`, quote: `Passage ${at}`, subject: { kind: "dataPoint", key: "total_debt" } }));
    await database.db.run.update({ where: { id: run.id }, data: { findings: many } });
    expect((await asked(subject)).advice).toMatchObject({ model: "test.model", leftOut: [expect.stringMatching(/^5 of 65 passages/)] });
  });

  it("is the rules' own where there is no model, or no prompt in production, and says so", async () => {
    const id = await scored();
    await answerGap(owner, { assessmentId: id, dataPoint: "permanent_staff", expectedVersion: 0, kind: "CORRECTED", text: "12" });
    const { advice, job } = await asked({ section: "ANSWER_VALIDATION", assessmentId: id, dataPoint: "permanent_staff" }, withoutModel());
    expect(job).toBeNull();
    expect(advice).toMatchObject({ model: null, why: "No language model is configured.", answersQuestion: true, contradictedBy: { quotation: "38 permanent staff", page: 1 } });
  });

  it("is for those who may answer, about an answer there is", async () => {
    const subject = await answered(await scored(), "KES 1,000,000");
    await expect(askAdvice(await testContext({ db: database.db, role: "viewer", ports: owner.ports }), subject)).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(getAdvice(await testContext({ db: database.db, ports: owner.ports }), subject)).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(askAdvice(owner, { ...subject, section: "ANSWER_VALIDATION", dataPoint: "arrears_days" })).rejects.toMatchObject({ code: "NO_ANSWER" });
  });
});

describe("a result in words", () => {
  it("is the model's where every figure is on the scorecard", async () => {
    mind = () => "There is too little evidence for a level.\n\nMuch is open.";
    const { advice } = await asked(narrative(await scored()));
    expect(advice).toMatchObject({ section: "REPORT_NARRATIVE", model: "test.model", text: "There is too little evidence for a level.\n\nMuch is open." });
  });

  it("is printed with the model's name and the prompt's version, as long as it is about the result that stands", async () => {
    let printed: ReportDocument | null = null;
    const reports = { ...tinyReports, render: (document: ReportDocument, signal: AbortSignal) => (printed = document, tinyReports.render(document, signal)) };
    const inWords = async (runId: string) => {
      printed = null;
      const { reportId } = await makeReport({ ...owner, ports: { ...owner.ports, reports } }, { runId }, new AbortController().signal);
      return { reportId, words: (printed as ReportDocument | null)?.inWords };
    };
    mind = () => "There is too little evidence for a level.\n\nMuch is open.";
    const id = await scored();
    const { id: runId } = await database.db.run.findFirstOrThrow({ where: { assessmentId: id } });
    const before = await inWords(runId);
    expect(before.words).toBeNull();
    await asked(narrative(id));
    const { reportId, words } = await inWords(runId);
    expect(words).toMatchObject({ title: "In a language model’s words", paragraphs: ["There is too little evidence for a level.", "Much is open."] });
    expect(words?.by).toMatch(/^Written by test\.model, asked with .*Write the narrative v1/);
    expect(reportId).not.toBe(before.reportId);
    // A run that has only been opened takes nothing back; a decision makes it another result.
    await openRun(owner, id);
    expect(await inWords(runId)).toMatchObject({ reportId, words: undefined });
    await overrideIndicator(owner, { assessmentId: id, runId, indicator: "financial.debt-service", level: "HIGH", reason: "Spoke to the bank", expectedVersion: 0 });
    expect((await inWords(runId)).words).toBeNull();
  });

  it("is refused with a figure that is not there: asked once more, then the rules write it and say why", async () => {
    mind = () => "The firm stands at 99.5 of 100.";
    const { advice, job } = await asked(narrative(await scored()));
    expect(job?.status).toBe("COMPLETED");
    expect(client.calls).toHaveLength(2);
    expect(client.calls[1]?.turns.at(-1)?.content[0]?.text).toContain("99.5 in “The firm stands at 99.5 of 100.” is not a figure of the results.");
    expect(advice).toMatchObject({ model: null, why: expect.stringContaining("refused twice") as unknown, text: expect.stringContaining("too little evidence") as unknown });
  });

  it("is the rules' own without a model, and without a prompt in production", async () => {
    const id = await scored();
    expect((await asked(narrative(id), withoutModel())).advice).toMatchObject({ model: null, why: "No language model is configured." });
    const admin = await testContext({ db: database.db, role: "admin", ports: owner.ports });
    await removeLabel(admin, { slug: "write-narrative", label: "production", reason: "Not yet good enough" });
    expect((await asked(narrative(id))).advice).toMatchObject({ model: null, why: "No prompt for this is in production." });
    expect(client.calls).toEqual([]);
  });
});
