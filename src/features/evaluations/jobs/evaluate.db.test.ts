import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { createModelAnalyst, createQuestions } from "@/adapters/model/analyst";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { collectFindings, openRun } from "@/features/evidence/server";
import { createJobLedger, getJob } from "@/features/jobs/server";
import { createMeteredClient } from "@/features/model/server";
import { plantPrompts } from "@/features/prompts/server";
import { moveLabel } from "@/features/prompts/server/move-label";
import { previewVersion } from "@/features/prompts/server/preview-prompt";
import { getPrompt } from "@/features/prompts/server/read-prompts";
import { savePrompt } from "@/features/prompts/server/save-prompt";
import { promptPreview } from "@/features/prompts/jobs/preview-prompt";
import { scoreRun } from "@/features/runs/server/score-run";
import type { EvaluatedSection } from "@/domain/evaluation/expectation";
import { JobError } from "@/domain/jobs/job-errors";
import type { ModelCall } from "@/domain/ports/model-client";
import type { AppContext, Ports } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { silentLog } from "@/testing/fakes";
import { categoryOf, fact, judgement, reading, thinkingClient } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";
import { claiming } from "@/testing/sample-analyst";
import { until } from "@/testing/until";
import { addCase } from "../server/add-case";
import { getEvaluation, getSet } from "../server/get-set";
import { runSet } from "../server/run-set";
import { removeCase, saveCase } from "../server/save-case";
import { changeSet, createSet, listSets } from "../server/sets";
import { versionStanding } from "../server/version-standing";
import { promptEvaluation } from "./evaluate";

const TEXT = "Sales in 2024 were KES 14,250,000. The firm has a written code of conduct that every manager has signed.";
const ETHICS = "behavioral.ethics-compliance";
const SLUG = "rate-category";

let database: TestDatabase;
let runtime: JobRuntime;
let admin: AppContext;
let throttled = 0;
let asked: string[] = [];
let looked: { category: string; points: string[] }[] = [];
const client = thinkingClient((call) => {
  const gaps = gapQuestionOf(call);
  if (gaps) {
    looked.push(gaps);
    return JSON.stringify(reading({ facts: [fact("revenue_latest_year", "14250000", "Sales in 2024 were KES 14,250,000", { currency: "KES", period: "2024" }), fact("permanent_staff", "2024", "Sales in 2024")].filter(({ key }) => gaps.points.includes(key)) }));
  }
  const category = categoryOf(call);
  asked.push(category);
  if (category === "MARKET" && throttled > 0) {
    throttled -= 1;
    throw new JobError("THROTTLED", { retryAfterSec: 0.01 });
  }
  if (category === "FINANCIAL") return { text: JSON.stringify(reading({ facts: [fact("revenue_latest_year", "14250000", "Sales in 2024 were KES 14,250,000", { currency: "KES", period: "2024" }), fact("total_debt", "1", "we never wrote this")] })), usage: { input: 100, output: 10, cacheRead: 5, cacheWrite: 0 } };
  if (category === "BEHAVIORAL") return JSON.stringify(reading({ judgements: [judgement(ETHICS, "LOW", "The firm has a written code of conduct that every manager has signed")] }));
  return JSON.stringify(reading());
});
const now = (): Date => new Date();

/** What a second look asks for; null = the call is none. */
function gapQuestionOf({ turns }: ModelCall): { category: string; points: string[] } | null {
  const text = turns.flatMap(({ content }) => content).map((part) => part.text).find((part) => part.startsWith("Look again in category "));
  return text === undefined ? null : { category: /^Look again in category (\w+)/.exec(text)?.[1] ?? "", points: [...new Set([...text.matchAll(/^- (\w+): /gm)].flatMap((match) => match[1] ?? []))] };
}

beforeAll(async () => {
  database = await createTestDatabase();
  await plantPrompts(database.db, now());
  await database.db.modelPrice.create({ data: { model: "test.model", input: 10, output: 100, cacheRead: 1, cacheWrite: 1, updatedById: "00000000-0000-4000-8000-000000000000" } });
  const model = createMeteredClient(client, database.db, silentLog, now);
  const rules = createRulesAnalyst();
  const ports: Partial<Ports> = {
    rubric: testRubric(), model,
    analyst: claiming([{ key: "revenue_latest_year", value: { kind: "number", number: 14_250_000, high: null }, currency: "KES", period: "2024", projected: false, quote: "Sales in 2024 were KES 14,250,000" }]),
    analystWith: (prompts) => createModelAnalyst({ client: model, rules, prompts, settings: { temperature: 0, maxTokens: 4_000 }, inputTokens: 100_000 }),
    questionsWith: (prompts) => createQuestions({ rules, prompts, settings: { temperature: 0, maxTokens: 4_000 }, inputTokens: 100_000 }),
    jobs: { notify: (ids) => runtime.notify(ids), cancel: (id) => runtime.cancel(id), ended: async () => undefined, send: async () => undefined },
  };
  admin = await testContext({ db: database.db, role: "admin", ports });
  runtime = createJobRuntime({
    definitions: [promptEvaluation, promptPreview], ledger: createJobLedger(database.db, now, async () => undefined), log: silentLog,
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    contextFor: async () => admin,
  });
  await runtime.start();
});
afterAll(async () => {
  await runtime.stop();
  await database.drop();
});

async function scored(text: string = TEXT): Promise<string> {
  const personId = admin.actor?.id ?? "";
  const { id } = await createAssessment(database.db, { id: personId });
  const document = await database.db.document.create({ data: { assessmentId: id, name: "plan.txt", bytes: 1, sha256: id, storageKey: "k", state: "READ", pageCount: 1, createdById: personId } });
  await database.db.documentPage.create({ data: { documentId: document.id, index: 1, label: "1", text, words: [], segments: [], tables: [], width: 1, height: 1, hidden: false } });
  const runId = await openRun(admin, id);
  await collectFindings(admin, runId);
  await scoreRun(admin, runId);
  return id;
}
const setOf = (...assessmentIds: string[]): Promise<string> => setFor("RISK_CATEGORY", ...assessmentIds);
async function setFor(section: EvaluatedSection, ...assessmentIds: string[]): Promise<string> {
  const { id } = await createSet(admin, { name: "Season loans", section });
  for (const assessmentId of assessmentIds) await addCase(admin, { setId: id, assessmentId });
  return id;
}
async function evaluated(setId: string, number: number, slug: string = SLUG) {
  [asked, looked] = [[], []];
  const { id, jobId } = await runSet(admin, { setId, slug, number });
  const job = await until(async () => {
    const view = await getJob(admin, { id: jobId });
    return view.terminal ? view : null;
  });
  return { id, job };
}
const viewOf = (id: string) => getSet(admin, { id });
const onlyCase = async (setId: string) => (await viewOf(setId)).caseList[0] ?? expect.fail("no case");

describe("an evaluation set", () => {
  it("takes a finished run's levels and facts as a draft, which a person corrects", async () => {
    const setId = await setOf(await scored());
    const draft = await onlyCase(setId);
    expect(draft).toMatchObject({ fromRun: 1, checked: null, outdated: false, facts: [{ dataPoint: "revenue_latest_year", text: "KES 14,250,000" }] });
    const { id: caseId, levels } = draft;
    await saveCase(admin, { caseId, expectedVersion: 1, levels: { ...levels, [ETHICS]: "MODERATE" }, facts: [...draft.facts, { dataPoint: "total_debt", text: null }, { dataPoint: "permanent_staff", text: "38" }] });
    expect(await onlyCase(setId)).toMatchObject({ version: 2, checked: { by: admin.actor?.name }, levels: { [ETHICS]: "MODERATE" }, facts: [{ text: "KES 14,250,000" }, { dataPoint: "total_debt", text: null }, { text: expect.stringContaining("38") as unknown }] });
    await expect(saveCase(admin, { caseId, expectedVersion: 1, levels: {}, facts: [] })).rejects.toMatchObject({ code: "STALE_FORM" });
    await expect(saveCase(admin, { caseId, expectedVersion: 2, levels: {}, facts: [{ dataPoint: "arrears_days", text: "often" }] })).rejects.toThrow("holds no number");
    expect(await database.db.auditEvent.count({ where: { action: "evaluation.caseSaved", subjectId: setId } })).toBe(1);
    await removeCase(admin, { caseId });
    expect((await listSets(admin, {})).find(({ id }) => id === setId)).toMatchObject({ cases: 0, unchecked: 0 });
  });

  it("refuses what it cannot hold, and who may not see it", async () => {
    const assessmentId = await scored();
    const setId = await setOf(assessmentId);
    await expect(addCase(admin, { setId, assessmentId })).rejects.toMatchObject({ code: "TWICE" });
    const unread = await createAssessment(database.db, { id: admin.actor?.id ?? "" });
    await expect(addCase(admin, { setId, assessmentId: unread.id })).rejects.toMatchObject({ code: "NO_RUN" });
    await expect(runSet(admin, { setId, slug: "find-gaps", number: 1 })).rejects.toThrow("This set is about risk category");
    const analyst = await testContext({ db: database.db, role: "analyst" });
    for (const refused of [listSets(analyst, {}), getSet(analyst, { id: setId }), createSet(analyst, { name: "x" }), runSet(analyst, { setId, slug: SLUG, number: 1 })]) await expect(refused).rejects.toMatchObject({ kind: "FORBIDDEN" });
  });

  it("says why nothing can be run without a model", async () => {
    const setId = await setOf(await scored());
    const bare = { ...admin, ports: { ...admin.ports, model: null, analystWith: null } };
    expect((await getSet(bare, { id: setId })).blocked).toContain("No language model is configured");
    await expect(runSet(bare, { setId, slug: SLUG, number: 1 })).rejects.toMatchObject({ code: "NO_MODEL" });
  });
});

describe("a version over a set", { timeout: 120_000 }, () => {
  it("is compared with what is expected, asks nothing twice, and costs what the ledger says", async () => {
    const setId = await setOf(await scored(), await scored(`${TEXT} More.`));
    for (const { id, levels, facts } of (await viewOf(setId)).caseList)
      await saveCase(admin, { caseId: id, expectedVersion: 1, levels: { ...levels, [ETHICS]: "LOW", "market.demand": "HIGH" }, facts: [...facts, { dataPoint: "total_debt", text: "KES 5" }] });
    throttled = 3;
    const { id, job } = await evaluated(setId, 1);
    expect(job).toMatchObject({ status: "COMPLETED", result: { evaluationId: id } });
    // Seven categories of two assessments, and MARKET once more for each time it was turned away.
    expect(asked).toHaveLength(14 + 3);
    const result = await getEvaluation(admin, { id });
    expect(result).toMatchObject({
      current: true, slug: SLUG, number: 1, model: "test.model",
      figures: { cases: 2, pairs: 2, same: 0, oneApart: 2, kappa: 0, levelsMissed: 2, factsExpected: 4, factsFound: 2, factsMissed: 2, factsWrong: 0, quotationsVerified: 4, quotationsDropped: 2 },
      spent: { calls: 17, failed: 3, costUsd: expect.closeTo(2 * (100 * 10 + 10 * 100 + 5) / 1e6 + 12 * 110 / 1e6, 9) as unknown },
    });
    expect(result.cases[0]?.levels.find(({ indicator }) => indicator === ETHICS)).toEqual({ indicator: ETHICS, expected: "LOW", got: "MODERATE" });
    expect((await viewOf(setId)).runs.map((run) => run.id)).toEqual([id]);
  });

  it("for gaps is asked for the points that are expected, and judged by its facts alone", async () => {
    const setId = await setFor("GAP_DETECTION", await scored());
    const draft = await onlyCase(setId);
    await saveCase(admin, { caseId: draft.id, expectedVersion: 1, levels: { ...draft.levels, [ETHICS]: "CRITICAL" }, facts: [...draft.facts, { dataPoint: "permanent_staff", text: null }, { dataPoint: "total_debt", text: "KES 5" }] });
    expect(await viewOf(setId)).toMatchObject({ section: "GAP_DETECTION", questions: 2, versions: [{ slug: "find-gaps", number: 1 }] });
    await expect(runSet(admin, { setId, slug: SLUG, number: 1 })).rejects.toThrow("This set is about gap detection; this prompt is for risk category.");

    const { id, job } = await evaluated(setId, 1, "find-gaps");
    expect(job).toMatchObject({ status: "COMPLETED" });
    expect([asked, looked]).toEqual([[], [{ category: "FINANCIAL", points: ["revenue_latest_year", "total_debt"] }, { category: "OPERATIONAL", points: ["permanent_staff"] }]]);
    expect(await getEvaluation(admin, { id })).toMatchObject({
      figures: { cases: 1, pairs: 0, kappa: null, levelsMissed: 0, levelsExtra: 0, factsExpected: 2, factsFound: 1, factsMissed: 1, factsInvented: 1, quotationsVerified: 2 },
      cases: [{ levels: [] }], spent: { calls: 2 },
    });
    expect((await versionStanding(admin, { slug: "find-gaps", number: 1 })).sets).toMatchObject([{ id: setId, own: { id } }]);
  });

  it("has no result when the set was changed while it ran", async () => {
    const setId = await setOf(await scored());
    const { id: caseId, levels } = await onlyCase(setId);
    const { id, jobId } = await runSet(admin, { setId, slug: SLUG, number: 1 });
    await saveCase(admin, { caseId, expectedVersion: 1, levels: { ...levels, [ETHICS]: "HIGH" }, facts: [] });
    const job = await until(async () => (await getJob(admin, { id: jobId })).terminal ? getJob(admin, { id: jobId }) : null);
    expect(job.failure).toMatchObject({ code: "INVALID_INPUT", sentence: expect.stringContaining("changed while it was run") as unknown });
    await expect(getEvaluation(admin, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
  });

  it("is what production asks for, and is shown beside production's own run", async () => {
    // Sets of other tests ask for their runs too.
    for (const { id } of await listSets(admin, {})) await changeSet(admin, { id, archived: true });
    const assessmentId = await scored();
    const before = await getPrompt(admin, { slug: SLUG });
    const fields = before.newest?.fields ?? expect.fail("no version");
    for (const tone of ["Plain.", "Plainer."]) await savePrompt(admin, { slug: SLUG, expectedLatest: tone === "Plain." ? before.latest : before.latest + 1, fields: { ...fields, tone }, note: tone });
    const number = before.latest + 2;
    for (const each of [number - 1, number]) {
      const { jobId } = await previewVersion(admin, { slug: SLUG, number: each, on: { kind: "assessment", assessmentId } });
      await until(async () => ((await getJob(admin, { id: jobId })).terminal ? true : null));
    }
    const move = (to: number) => moveLabel(admin, { slug: SLUG, number: to, label: "production", reason: "Better on the set" });
    await move(number - 1);

    const setId = await setOf(assessmentId);
    await expect(move(number)).rejects.toMatchObject({ code: "NOT_EVALUATED", message: expect.stringContaining("has not been run over the evaluation set “Season loans”") as unknown });
    expect((await versionStanding(admin, { slug: SLUG, number })).sets).toMatchObject([{ own: null, production: { number: number - 1, run: null } }]);
    const [mine, theirs] = [await evaluated(setId, number), await evaluated(setId, number - 1)];
    expect((await versionStanding(admin, { slug: SLUG, number })).sets).toMatchObject([{ own: { id: mine.id, current: true }, production: { run: { id: theirs.id } } }]);
    const { id: caseId, levels } = await onlyCase(setId);
    await saveCase(admin, { caseId, expectedVersion: 1, levels, facts: [] });
    await expect(move(number)).rejects.toThrow("since it was last changed");
    await evaluated(setId, number);
    expect((await move(number)).production).toBe(number);
    // Back to what was in force before, without waiting for another run.
    expect((await move(number - 1)).production).toBe(number - 1);
  });
});
