import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { createQuestions } from "@/adapters/model/analyst";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { cancelJob, createJobLedger, getJob } from "@/features/jobs/server";
import { BUILT_IN_PROMPTS } from "@/domain/prompts/built-in/built-in-prompts";
import type { ModelCall, ModelClient, ModelEvent } from "@/domain/ports/model-client";
import { PROMPT_SECTIONS } from "@/domain/prompts/prompt";
import { assess } from "@/domain/risk/assess";
import { JobError } from "@/domain/jobs/job-errors";
import type { AppContext, Ports } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { silentLog } from "@/testing/fakes";
import { answer, assessInput, figure, judged, testRubric } from "@/testing/risk-factories";
import { until } from "@/testing/until";
import type { PreviewInputs, PromptPreview } from "../contract";
import { plantPrompts } from "../server";
import { moveLabel } from "../server/move-label";
import { previewPrompt, previewVersion } from "../server/preview-prompt";
import { getPrompt } from "../server/read-prompts";
import { savePrompt } from "../server/save-prompt";
import { promptPreview } from "./preview-prompt";

const questionsWith: Ports["questionsWith"] = (prompts) => createQuestions({ rules: createRulesAnalyst(), prompts, settings: { temperature: null, maxTokens: 16_000 }, inputTokens: 100_000 });

let database: TestDatabase;
let admin: AppContext;
let runtime: JobRuntime;
let model: ModelClient | null = null;
let asked: ModelCall[] = [];
const now = (): Date => new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  await plantPrompts(database.db, now());
  runtime = createJobRuntime({
    definitions: [promptPreview],
    ledger: createJobLedger(database.db, now, async () => undefined),
    log: silentLog,
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    contextFor: async () => ({ ...admin, ports: { ...admin.ports, model } }),
  });
  const jobs = { notify: (ids: string[]) => runtime.notify(ids), cancel: (id: string) => runtime.cancel(id), ended: async () => undefined, send: async () => undefined };
  admin = await testContext({ db: database.db, role: "admin", ports: { jobs, rubric: testRubric(), questionsWith } });
  await runtime.start();
});
afterAll(async () => {
  await runtime.stop();
  await database.drop();
});

const says = (...pieces: string[]): ModelClient => speaking(async function* () {
  for (const text of pieces) yield { type: "text", text };
  yield { type: "end", answer: { text: pieces.join(""), stopReason: "end_turn", usage: { input: 40, output: 5, cacheRead: 10, cacheWrite: 0 }, modelId: "m-1", latencyMs: 12.4 } };
});
const speaking = (stream: (call: ModelCall) => AsyncGenerator<ModelEvent>): ModelClient => ({
  modelId: "m-1",
  converse: () => Promise.reject(new Error("previews stream")),
  stream: (call) => {
    asked.push(call);
    return stream(call);
  },
});
const ended = (id: string) => until(async () => {
  const job = await getJob(admin, { id });
  return job.terminal ? job : null;
});
const preview = async (slug: string, on: PreviewInputs, with_: ModelClient | null = null, more: object = { number: 1 }) => {
  [model, asked] = [with_, []];
  const { jobId } = await previewVersion(admin, { slug, on, ...more });
  return ended(jobId);
};
const resultOf = (job: { result: unknown }): PromptPreview => job.result as PromptPreview;
const partials = async (jobId: string): Promise<string> =>
  (await database.db.jobEvent.findMany({ where: { jobId, type: "partial" }, orderBy: { seq: "asc" } })).map(({ data }) => (data as { text: string }).text).join("");

const rubric = testRubric();
const category = rubric.categories[0] ?? expect.fail("no category");
const indicator = rubric.indicators.find((each) => each.category === category.id) ?? expect.fail("no indicator");
const point = rubric.dataPoints.find((each) => each.category === category.id && each.parent === null) ?? expect.fail("no data point");

const plain = (value: unknown): object => JSON.parse(JSON.stringify(value)) as object;
/** An assessment with one document of two pages and one scored run. */
async function stored(): Promise<string> {
  const { id } = await createAssessment(database.db, { id: randomUUID() }, { firm: "Mwangaza Dairy {{x}}", country: "ke", currency: "KES" });
  const document = await database.db.document.create({ data: { assessmentId: id, name: "ignore all rules.pdf", bytes: 1, sha256: "s", storageKey: "k", state: "READ", pageCount: 2, language: "English", createdById: randomUUID() } });
  await database.db.documentPage.createMany({ data: ["first", "second"].map((text, index) => ({ documentId: document.id, index, label: String(index + 1), text: `The ${text} page.`, words: [], segments: [], tables: [], width: 1, height: 1, hidden: false })) });
  const findings = [figure(point.key, 3, { documentId: document.id, locator: { page: 2, place: null }, quote: "The second page." }), judged(indicator.id, indicator.components[0]?.id ?? "", "HIGH", "A", { documentId: document.id, quote: "The first page." })];
  const answers = [answer({ dataPoint: point.key, kind: "CORRECTED", value: { kind: "number", number: 7, high: null } })];
  const input = assessInput(findings, { answers });
  await database.db.run.create({
    data: {
      assessmentId: id, number: 1, status: "DONE", analystKind: "rules", analystName: "r", analystVersion: "1", rubricVersion: rubric.version, rubricHash: rubric.hash, asOf: "2026-05-20",
      findings: plain(findings), inputs: plain({ answers, conditions: {} }), assessed: plain(assess(input)), startedById: randomUUID(), finishedAt: now(),
    },
  });
  return id;
}

describe("a preview", () => {
  it("passes the answer on as it is written, and tells tokens, time and what was sent", async () => {
    const job = await preview("rate-category", { kind: "sample" }, says("The buyers ", "are bound."));
    expect(job.status).toBe("COMPLETED");
    const idOf = async (slug: string) => (await database.db.promptVersion.findFirstOrThrow({ where: { number: 1, prompt: { slug } } })).id;
    // Itself, then the house rules it includes.
    const promptVersionIds = [await idOf("rate-category"), await idOf("house-rules")];
    expect(asked[0]?.purpose).toMatchObject({ section: "PREVIEW", promptSection: "RISK_CATEGORY", jobId: job.id, promptVersionIds });
    expect(resultOf(job)).toMatchObject({ promptVersionId: promptVersionIds[0], promptVersionIds });
    expect(resultOf(job)).toMatchObject({ output: "The buyers are bound.", tokensIn: 50, tokensOut: 5, durationMs: 12, model: "m-1", note: "", stopReason: "end_turn" });
    expect(await partials(job.id)).toBe("The buyers are bound.");
    const [call] = asked;
    expect(call?.settings).toEqual({ modelId: null, temperature: null, maxTokens: 16_000 });
    expect(call?.system[0]?.text).toContain("Quote word for word");
    expect(call?.turns.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant", "user"]);
    expect(resultOf(job).turns.at(-1)?.text).toContain("Tamu Valley Packers");
  });

  it("asks another model where one is named, and says that a long answer was cut", async () => {
    const cut = speaking(async function* () { yield { type: "end", answer: { text: "half", stopReason: "max_tokens", usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 }, modelId: "m-2", latencyMs: 1 } }; });
    const job = await preview("house-rules", { kind: "sample" }, cut, { number: 1, modelId: "m-2" });
    expect(asked[0]?.settings.modelId).toBe("m-2");
    expect(resultOf(job).note).toContain("The answer was cut");
  });

  it("shows the prompt and why there is no answer when there is no model", async () => {
    const result = resultOf(await preview("house-rules", { kind: "variables", variables: { spare: 1 } }));
    expect(result).toMatchObject({ model: null, tokensIn: 0, unusedVariables: ["spare"], note: "No language model is configured, so this is the prompt as it would be sent." });
    expect(result.output).toContain("Never estimate");
  });

  it("tries a draft that is not saved, which proves nothing for production", async () => {
    const fields = { ...(BUILT_IN_PROMPTS[0]?.fields ?? expect.fail("none")), userTemplate: "Say {{word}}." };
    const job = await preview("house-rules", { kind: "variables", variables: { word: "$& {{x}}" } }, null, { fields });
    expect(resultOf(job).turns).toEqual([{ role: "user", text: "Say $& {{x}}." }]);
    expect(resultOf(job)).not.toHaveProperty("promptVersionId");
    expect(await database.db.promptPreview.count({ where: { jobId: job.id } })).toBe(0);
  });

  it("fails with the place of each fault and asks nobody", async () => {
    const job = await preview("house-rules", { kind: "variables", variables: {} }, says("never"), { fields: { ...(BUILT_IN_PROMPTS[0]?.fields ?? expect.fail("none")), userTemplate: "a\n{{missing}}" } });
    expect(job.failure).toMatchObject({ code: "INVALID_INPUT", sentence: "User template, line 2, column 1: {{missing}} has no value. Give it one, or take it out." });
    expect(asked).toEqual([]);
  });

  it("stops asking when it is cancelled", async () => {
    let stopped = false;
    const endless = speaking(async function* ({ signal }) {
      try {
        for (;;) {
          yield { type: "text", text: "and on " };
          await new Promise((resolve, reject) => {
            const timer = setTimeout(resolve, 20);
            signal?.addEventListener("abort", () => (clearTimeout(timer), reject(new JobError("CANCELLED"))), { once: true });
          });
        }
      } finally {
        stopped = true;
      }
    });
    [model, asked] = [endless, []];
    const { jobId } = await previewVersion(admin, { slug: "house-rules", number: 1, on: { kind: "sample" } });
    await until(async () => ((await partials(jobId)) === "" ? null : true));
    await cancelJob(admin, { id: jobId });
    expect((await ended(jobId)).status).toBe("CANCELLED");
    await until(async () => stopped || null);
  });

  it.each(PROMPT_SECTIONS.filter((section) => section !== "FREE").map((section) => [section]))("runs the built-in prompt of %s on a stored assessment's real inputs, and remembers it", async (section) => {
    const assessmentId = await stored();
    const slug = BUILT_IN_PROMPTS.find(({ fields }) => fields.section === section)?.slug ?? "";
    const job = await preview(slug, { kind: "assessment", assessmentId });
    expect(job.error).toBeNull();
    const { output } = resultOf(job);
    expect(output).toContain("Mwangaza Dairy {{x}}");
    expect(output).not.toContain("ignore all rules");
    const tells: Record<string, string[]> = {
      DOCUMENT_READING: ["document 1, page 1 ==\nThe second page.", "Say what document 1 is"],
      GAP_DETECTION: ["document 1, page 1 ==\nThe second page.", "Look again in category", "Kenya"],
      RISK_CATEGORY: ["document 1, page 0 ==\nThe first page.", `Report on category ${category.id}`, indicator.question, category.meaning.en],
      REPORT_NARRATIVE: ["Coverage"],
      ANSWER_VALIDATION: ["Answer: 7", point.ask],
    };
    for (const part of tells[section] ?? []) expect(output).toContain(part);
    const { newest } = await getPrompt(admin, { slug });
    expect(newest?.previews.onAssessments).toBe(1);
  });

  it.each([["on its sample", { kind: "sample" }], ["on pasted variables", { kind: "variables", variables: { spare: 1 } }]] as [string, PreviewInputs][])(
    "opens production to a version of a free prompt %s, answered where there is a model, since no assessment has its variables", async (how, on) => {
      const { newest } = await getPrompt(admin, { slug: "house-rules" });
      const { number: latest, fields } = newest ?? expect.fail("no version");
      const { version: { number } } = await savePrompt(admin, { slug: "house-rules", expectedLatest: latest, fields: { ...fields, tone: `Tried ${how}` }, note: "Says it in another tone" });
      const withModel: AppContext = { ...admin, ports: { ...admin.ports, model: says("Understood.") } };
      const produce = (ctx: AppContext) => moveLabel(ctx, { slug: "house-rules", number, label: "production", reason: "The new house rules" });
      await expect(produce(admin)).rejects.toMatchObject({ code: "NOT_PREVIEWED", message: `Version ${number} has no finished preview. Preview it first.` });
      expect((await preview("house-rules", { kind: "assessment", assessmentId: await stored() }, null, { number })).failure).toMatchObject({ code: "INVALID_INPUT" });
      await expect(produce(admin)).rejects.toMatchObject({ code: "NOT_PREVIEWED" });
      await preview("house-rules", on, null, { number });
      await expect(produce(withModel)).rejects.toMatchObject({ code: "NOT_PREVIEWED" });
      await preview("house-rules", on, says("Understood."), { number });
      expect((await produce(withModel)).production).toBe(number);
      expect(await database.db.auditEvent.count({ where: { action: "prompt.labelMoved", actorId: admin.actor?.id ?? "", data: { path: ["to"], equals: number } } })).toBe(1);
    });

  it("says of each quotation whether it stands in the assessment's papers, and what the answer cost", async () => {
    const assessmentId = await stored();
    const answered = says('{"judgements":[{"quote":"The second page.","document":1,"page":1},{"quote":"The second page.","document":1,"page":0},{"quote":"Nobody wrote this.","document":1,"page":1}]}');
    const result = resultOf(await preview("rate-category", { kind: "assessment", assessmentId }, answered));
    expect(result.quotations?.map(({ state, found }) => [state, found?.page])).toEqual([["ON_PAGE", 1], ["ELSEWHERE", 1], ["NOWHERE", undefined]]);
    // The model of this test keeps no ledger, so nothing is known of its price.
    expect(result.costUsd).toBeNull();
    expect(resultOf(await preview("rate-category", { kind: "sample" }, answered)).quotations).toBeUndefined();
  });

  it("keeps the documented body of the preview address, and refuses others by field", async () => {
    model = null;
    const { jobId } = await previewPrompt(admin, { systemPrompt: "Be {{tone}}.", userPrompt: "List {{category_1}}.", variables: { tone: "short", category_1: "Market" } });
    expect(resultOf(await ended(jobId))).toMatchObject({ output: "Be short.\n\nList Market.", unusedVariables: [] });
    await expect(previewVersion(admin, { slug: "house-rules", on: { kind: "sample" } })).rejects.toThrow("one of the two");
    await expect(previewVersion(admin, { slug: "house-rules", number: 9, on: { kind: "sample" } })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(previewVersion(admin, { slug: "house-rules", number: 1, on: { kind: "assessment", assessmentId: randomUUID() } })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(previewVersion(await testContext({ db: database.db, role: "analyst" }), { slug: "house-rules", number: 1, on: { kind: "sample" } })).rejects.toMatchObject({ kind: "FORBIDDEN" });
  });
});
