import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { askCategories } from "@/features/evidence/server/ask-categories";
import { identifyDocuments } from "@/features/evidence/server/identify-documents";
import { lookAgain } from "@/features/evidence/server/look-again";
import { openRun } from "@/features/evidence/server";
import { promptPreview } from "@/features/prompts/jobs/preview-prompt";
import { createPromptBook, plantPrompts } from "@/features/prompts/server";
import type { PreviewInputs, PromptPreview } from "@/features/prompts/contract";
import { readEnv } from "@/env";
import type { AppContext } from "@/kernel/context";
import type { JobSteps } from "@/kernel/job";
import { type BedrockDouble, startBedrockDouble } from "@/testing/bedrock-double";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { silentLog } from "@/testing/fakes";
import { identity, reading } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";
import { chooseAnalyst, chooseQuestions, createModel } from "./model";

let database: TestDatabase;
let double: BedrockDouble;
let ctx: AppContext;
let close: () => Promise<void>;
let says: (asked: string) => string = () => "";
const rubric = testRubric();
const answer = (asked: string): string => (asked.includes("Say what document 1 is") ? JSON.stringify(identity({})) : JSON.stringify(reading()));

beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIDTEST");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret-of-the-test");
  [database, double] = await Promise.all([createTestDatabase(), startBedrockDouble(({ messages }) => says(JSON.stringify(messages)))]);
  await plantPrompts(database.db, new Date());
  // So few tokens that the papers do not fit: what is chosen of them has to be the same, too.
  const config = readEnv({ DATABASE_URL: database.url, AUTH_SECRET: "s".repeat(32), BEDROCK_MODEL_ID: "eu.maker.model-1:0", BEDROCK_REGION: "eu-west-1", BEDROCK_ENDPOINT_URL: double.url, BEDROCK_INPUT_TOKENS: "8000", BEDROCK_MAX_TOKENS: "9000" });
  const model = createModel(config, database.db, silentLog, () => new Date()) ?? expect.fail("no model");
  const [rules, book] = [createRulesAnalyst(), createPromptBook(database.db)];
  ctx = await testContext({ db: database.db, role: "admin", ports: { rubric, analyst: chooseAnalyst(config, model, rules, book), questionsWith: (prompts) => chooseQuestions(config, rules, prompts), model: model.client } });
  close = () => model.close();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await close();
  await Promise.all([database.drop(), double.close()]);
});

const LINE = "The cooperative sells dried mango to two exporters and keeps a register of deliveries, prices and payments. ";
async function papers(assessmentId: string, name: string, pages: number): Promise<string> {
  const { id } = await database.db.document.create({ data: { assessmentId, name, bytes: 1, sha256: name, storageKey: name, state: "READ", pageCount: pages, language: "en", createdById: randomUUID() } });
  await database.db.documentPage.createMany({ data: Array.from({ length: pages }, (_, at) => ({ documentId: id, index: at + 1, label: String(at + 1), text: `Page ${at + 1} of ${name}. Sales in 2024 were KES 14,250,000.\n${LINE.repeat(14)}`, words: [], segments: [], tables: [], width: 1, height: 1, hidden: false })) });
  return id;
}

/** All that a run of this assessment asks, by the code of its job, and what went over the wire. */
async function runOnce(assessmentId: string): Promise<{ runId: string; sent: string[] }> {
  says = answer;
  const from = double.calls.length;
  const runId = await openRun(ctx, assessmentId);
  const options = { jobId: randomUUID(), signal: new AbortController().signal, progress: async () => undefined };
  for (const round of [identifyDocuments, askCategories, lookAgain]) while ((await round(ctx, runId, options)).waiting > 0) continue;
  await database.db.run.update({ where: { id: runId }, data: { status: "DONE", finishedAt: new Date(), appraisals: (await ctx.ports.analyst.analyse({ rubric, documents: await documentsOf(assessmentId), asOf: "2026-06-30", categories: [] })).appraisals.map((each) => ({ ...each })) } });
  return { runId, sent: double.calls.slice(from).map(({ raw }) => raw) };
}
const documentsOf = async (assessmentId: string) => (await import("@/features/documents/server")).readPages(ctx, assessmentId);

const steps: JobSteps = { run: (_name, work) => work(new AbortController().signal), sleep: async () => undefined, child: () => Promise.reject(new Error("no child")) };
async function preview(slug: string, on: PreviewInputs): Promise<{ result: PromptPreview; sent: string[]; said: string }> {
  const from = double.calls.length;
  let said = "";
  const job = { jobId: randomUUID(), app: ctx, input: promptPreview.parse({ slug, number: 1, on }), progress: async () => undefined, say: async (text: string) => void (said += text) };
  const result = await promptPreview.run(job, steps);
  return { result, sent: double.calls.slice(from).map(({ raw }) => raw), said };
}

describe("a preview on a stored assessment", () => {
  it("sends byte for byte what the run sent, for each of the analyst's sections, category and paper", { timeout: 120_000 }, async () => {
    const { id: assessmentId } = await createAssessment(database.db, { id: randomUUID() }, { firm: "Mwangaza {{x}} $&", country: "ke", currency: "KES" });
    const [, second] = [await papers(assessmentId, "plan.pdf", 30), await papers(assessmentId, "accounts.pdf", 3)];
    const { runId, sent } = await runOnce(assessmentId);
    expect(sent.length).toBeGreaterThan(9);

    for (const { id: category } of rubric.categories) {
      const tried = await preview("rate-category", { kind: "assessment", assessmentId, category });
      expect(tried.sent).toHaveLength(1);
      expect(sent).toContain(tried.sent[0]);
      expect(tried.sent[0]).toContain(`Report on category ${category} `);
      expect(tried.result.leftOut.join(" ")).toContain("Of document 1: pages");
      expect(tried.result.asRun).toMatchObject({ run: 1, schema: "reading", maxTokens: 16_000, cachePoints: { system: true, turns: [0] }, mended: null });
    }
    const gaps = await preview("find-gaps", { kind: "assessment", assessmentId, runId });
    expect(sent).toContain(gaps.sent[0]);
    expect(gaps.sent[0]).toContain("Look again in category");
    const [first, other] = [await preview("read-document", { kind: "assessment", assessmentId }), await preview("read-document", { kind: "assessment", assessmentId, documentId: second })];
    for (const { sent: [raw] } of [first, other]) expect(sent).toContain(raw);
    expect(first.sent).not.toEqual(other.sent);
  });

  it("is about the run that is chosen: its papers, its day, and what was said by then", async () => {
    const { id: assessmentId } = await createAssessment(database.db, { id: randomUUID() }, {});
    await papers(assessmentId, "plan.pdf", 2);
    const one = await runOnce(assessmentId);
    const later = await papers(assessmentId, "later.pdf", 2);
    const two = await runOnce(assessmentId);
    const [old, now] = [await preview("rate-category", { kind: "assessment", assessmentId, runId: one.runId }), await preview("rate-category", { kind: "assessment", assessmentId })];
    expect(one.sent).toContain(old.sent[0]);
    expect(two.sent).toContain(now.sent[0]);
    expect(old.sent).not.toEqual(now.sent);
    await database.db.document.update({ where: { id: later }, data: { removedAt: new Date() } });
    const gone = await preview("rate-category", { kind: "assessment", assessmentId, runId: two.runId });
    expect(gone.sent[0]).not.toContain("later.pdf");
    expect(gone.result.note).toBe("1 paper of the run has been removed since and is not sent.");
    // A point that was answered after the run had asked was still missing then.
    const point = rubric.dataPoints.find(({ category, mandatory, parent }) => category === "FINANCIAL" && mandatory && parent === null) ?? expect.fail("no point");
    await database.db.answer.create({ data: { assessmentId, dataPoint: point.key, kind: "CORRECTED", value: { kind: "number", number: 1, high: null }, answeredById: randomUUID(), answeredAt: new Date() } });
    expect(one.sent).toContain((await preview("find-gaps", { kind: "assessment", assessmentId, runId: one.runId, category: "FINANCIAL" })).sent[0]);
    await expect(preview("rate-category", { kind: "assessment", assessmentId: (await createAssessment(database.db, { id: randomUUID() }, {})).id, runId: one.runId })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(preview("rate-category", { kind: "assessment", assessmentId, category: "NONE" })).rejects.toMatchObject({ kind: "INVALID" });
  });

  it("asks once more for an answer that does not fit, in a run's words, and says so", async () => {
    const { id: assessmentId } = await createAssessment(database.db, { id: randomUUID() }, {});
    await papers(assessmentId, "plan.pdf", 1);
    says = (asked) => (asked.includes("That answer cannot be used.") ? answer(asked) : "I would say Low.");
    const { result, sent, said } = await preview("rate-category", { kind: "assessment", assessmentId });
    expect(sent).toHaveLength(2);
    expect(JSON.parse(sent[1] ?? "")).toMatchObject({ messages: [{ role: "user" }, { role: "assistant", content: [{ text: "I would say Low." }] }, { role: "user" }] });
    expect(result.asRun?.mended).toContain("It is not JSON");
    expect(result.output).toBe(JSON.stringify(reading()));
    expect(said).toContain("asked for once more");
    expect(result.turns.at(-1)?.text).toContain("Report on category");
  });
});
