import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { loadRecipes, recipeBook } from "@/adapters/recipes";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { createMeteredClient } from "@/features/model/server";
import { uploadDocument } from "@/features/documents/server";
import type { JobView } from "@/features/jobs/contract";
import { createJobLedger, getJob, submitPrepared } from "@/features/jobs/server";
import { settleAfterJob } from "@/features/pipeline/server";
import { archivePrompt } from "@/features/prompts/server/archive-prompt";
import { createPrompt } from "@/features/prompts/server/create-prompt";
import { moveLabel, removeLabel } from "@/features/prompts/server/move-label";
import { savePrompt } from "@/features/prompts/server/save-prompt";
import { keepPreview } from "@/features/prompts/server/store-previews";
import type { ModelCall, ModelClient } from "@/domain/ports/model-client";
import { blankPrompt, type PromptFields } from "@/domain/prompts/prompt";
import type { Recipe, RecipeBook, RecipeStep } from "@/domain/recipes/recipe";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { jobDefinitionsOf } from "@/server/job-list";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { memoryStorage, silentLog, textReader, tinyReports } from "@/testing/fakes";
import { until } from "@/testing/until";
import { prepareRecipe, type RecipeCall } from "../server";

const made = (name: string, ...runs: RecipeStep[]): Recipe => {
  const { runtime } = loadRecipes("recipes", {}).find("prompt") ?? expect.fail("no recipe to copy");
  return { name, version: "1.0.0", description: name, config: {}, inputSchema: null, runs, runtime };
};
const recipes: RecipeBook = recipeBook([
  ...loadRecipes("recipes", {}).list(),
  made("note", { kind: "prompt", system: "Be short.", user: "About {{topic}}: {{input}}" }, { kind: "prompt", system: "", user: "Again: {{previous}}" }),
  made("full", { kind: "job", type: "GAP_DETECTION" }, { kind: "job", type: "RISK_ANALYSIS" }, { kind: "job", type: "REPORT_GENERATION" }),
  made("chained", { kind: "chain", chain: "risk-assessment" }, { kind: "prompt", system: "", user: "Tell {{previous}}" }),
  made("letter", { kind: "deskPrompt", slug: "letter", label: "production" }),
  made("letters", { kind: "prompt", system: "", user: "{{topic}}" }, { kind: "deskPrompt", slug: "letter", label: "latest" }),
  made("staged", { kind: "deskPrompt", slug: "letter", label: "staging" }),
  made("nobodys", { kind: "deskPrompt", slug: "nobodys", label: "latest" }),
  made("broken", { kind: "job", type: "GAP_DETECTION" }, { kind: "prompt", system: "", user: "{{previous}}" }),
]);

let database: TestDatabase;
let runtime: JobRuntime;
let owner: AppContext;
let model: ModelClient | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const jobs = { notify: (ids: string[]) => runtime.notify(ids), cancel: (id: string) => runtime.cancel(id), ended: settleAfterJob, send: async () => undefined };
  owner = await testContext({
    db: database.db,
    ports: { recipes, rubric: loadRubric(join(process.cwd(), "rubric")), reader: textReader, storage: memoryStorage(), reports: tinyReports, jobs },
  });
  const now = (): Date => new Date();
  runtime = createJobRuntime({
    definitions: jobDefinitionsOf(recipes),
    ledger: createJobLedger(database.db, now, settleAfterJob, async () => undefined),
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: database.url, handler, log: silentLog, now }) },
    log: silentLog,
    contextFor: async () => ({ ...owner, ports: { ...owner.ports, model } }),
  });
  await runtime.start();
});
afterAll(async () => {
  await runtime.stop();
  await database.drop();
});

const ended = async (name: string, call: RecipeCall): Promise<JobView> => {
  const recipe = recipes.find(name) ?? expect.fail(`no recipe ${name}`);
  const { id } = await withTransaction(owner, async (tx) => submitPrepared(tx, await prepareRecipe(tx, recipe, call)));
  return until(async () => {
    const job = await getJob(owner, { id });
    return job.terminal ? job : null;
  });
};
const read = async (text: string): Promise<string> => {
  const { id } = await createAssessment(database.db, owner.actor ?? expect.fail("nobody acts"));
  await uploadDocument(owner, { assessmentId: id, name: "plan.txt", bytes: new TextEncoder().encode(`${text} ${id}`) });
  await until(async () => (await database.db.document.findFirst({ where: { assessmentId: id, state: "READ" } })) !== null);
  return id;
};
const stateOf = async (id: string): Promise<string> => (await database.db.assessment.findUniqueOrThrow({ where: { id } })).state;

describe("a recipe of prompts", () => {
  it("composes each strictly from its input and the step before, and says that no model answered", async () => {
    const job = await ended("note", { input: { topic: "maize" } });
    expect(job).toMatchObject({
      status: "COMPLETED", recipe: "note",
      result: {
        steps: [{ step: "prompt", jobId: null, result: { output: 'Be short.\n\nAbout maize: {"topic":"maize"}', model: null, note: expect.stringContaining("No language model") as string } }, { step: "prompt" }],
        output: { output: expect.stringContaining("Again: ") as string },
      },
    });
  });

  it("runs a bare prompt as it stands, with markup in it kept as text", async () => {
    const job = await ended("prompt", { prompt: "Say $& and {{nothing}}." });
    expect(job.result).toMatchObject({ output: { output: "Say $& and {{nothing}}." } });
  });

  it("is refused before it starts when a variable has no value, by name", async () => {
    await expect(ended("note", { input: { colour: "red" } })).rejects.toMatchObject({ kind: "INVALID", field: "input.topic" });
    await expect(ended("prompt", {})).rejects.toMatchObject({ kind: "INVALID", field: "prompt" });
  });
});

describe("a recipe of the product's jobs", () => {
  it("takes them as children, holds the assessment, and gives every result", async () => {
    const assessmentId = await read("Sales in 2024 were KES 14,250,000.");
    const job = await ended("full", { input: { assessmentId } });
    expect(job).toMatchObject({ status: "COMPLETED", assessmentId });
    const { steps, output } = job.result as { steps: { step: string; jobId: string; result: object }[]; output: object };
    expect(steps.map((step) => step.step)).toEqual(["GAP_DETECTION", "RISK_ANALYSIS", "REPORT_GENERATION"]);
    expect(steps[0]?.result).toHaveProperty("gaps");
    expect(steps[1]?.result).toMatchObject({ overall: { low: expect.any(Number) as number, high: expect.any(Number) as number, coverage: expect.any(Number) as number } });
    expect((steps[1]?.result as { scores: object[] }).scores).toHaveLength(7);
    expect(output).toMatchObject({ reportUrl: expect.stringMatching(/^\/api\/reports\//) as string, files: [{ format: "pdf" }] });
    expect(await database.db.job.count({ where: { parentId: job.id, status: "COMPLETED" } })).toBe(3);
    expect(await stateOf(assessmentId)).toBe("COMPLETE");
  });

  it("runs the chain as one of its steps", async () => {
    const assessmentId = await read("Nothing much.");
    const job = await ended("chained", { input: { assessmentId } });
    expect(job).toMatchObject({ status: "COMPLETED", result: { steps: [{ step: "risk-assessment", result: { paused: false } }, { step: "prompt" }] } });
    expect(await stateOf(assessmentId)).toBe("COMPLETE");
  });

  it("fails with its step's reason and frees the assessment", async () => {
    const { id: assessmentId } = await createAssessment(database.db, owner.actor ?? expect.fail("nobody acts"));
    const job = await ended("broken", { input: { assessmentId } });
    expect(job).toMatchObject({ status: "FAILED", failure: { code: "INVALID_INPUT", sentence: expect.stringContaining("no document that could be read") as string } });
    expect(await stateOf(assessmentId)).toBe("FAILED");
  });
});

describe("a recipe that asks with a prompt of the desk", () => {
  let admin: AppContext;
  let asked: ModelCall[] = [];
  const client: ModelClient = {
    modelId: "m-1",
    converse: () => Promise.reject(new Error("steps stream")),
    async *stream(call) {
      asked.push(call);
      yield { type: "end", answer: { text: "Dear sirs.", stopReason: "end_turn", usage: { input: 4, output: 2, cacheRead: 0, cacheWrite: 0 }, modelId: call.settings.modelId ?? "m-1", latencyMs: 1 } };
    },
  };
  const letter = (more: Partial<PromptFields> = {}): PromptFields =>
    ({ ...blankPrompt("Letter", "FREE"), tone: "Polite", userTemplate: "{{> manners}} Write to {{firm}}.", model: { modelId: "m-2", temperature: 0.4, maxTokens: 70 }, ...more });
  const save = async (slug: string, expectedLatest: number, fields: PromptFields): Promise<string> =>
    (await savePrompt(admin, { slug, expectedLatest, fields, note: "For the test" })).version.id;
  const idOf = async (slug: string, number: number): Promise<string> => (await database.db.promptVersion.findFirstOrThrow({ where: { number, prompt: { slug } } })).id;

  beforeAll(async () => {
    admin = await testContext({ db: database.db, role: "admin", ports: { rubric: owner.ports.rubric } });
    for (const name of ["Manners", "Letter"]) await createPrompt(admin, { name, section: "FREE" });
    await save("manners", 0, { ...blankPrompt("Manners", "FREE"), userTemplate: "Be kind to {{firm}}." });
    const versionId = await save("letter", 0, letter());
    await keepPreview(database.db, { jobId: randomUUID(), versionId, assessmentId: null, modelId: null, at: new Date() });
    await moveLabel(admin, { slug: "letter", number: 1, label: "production", reason: "It writes well" });
    await save("letter", 1, letter({ userTemplate: "To {{firm}}, about {{previous.output}} and {{season}}." }));
  });

  it("composes it with all its fields, its includes and its own settings, and stamps the versions on the call and the result", async () => {
    [model, asked] = [createMeteredClient(client, database.db, silentLog, () => new Date()), []];
    const job = await ended("letter", { input: { firm: "Tamu {{x}}", spare: 1 } });
    model = null;
    const ids = [await idOf("letter", 1), await idOf("manners", 1)];
    expect(job).toMatchObject({
      status: "COMPLETED",
      result: { steps: [{ step: "prompt letter", jobId: null }], output: { output: "Dear sirs.", model: "m-2", promptVersionId: ids[0], promptVersionIds: ids } },
    });
    expect(asked).toMatchObject([{ settings: { modelId: "m-2", temperature: 0.4, maxTokens: 70 }, turns: [{ role: "user", content: [{ text: "Be kind to Tamu {{x}}. Write to Tamu {{x}}." }] }] }]);
    expect(asked[0]?.system[0]?.text).toContain("## Tone\nPolite");
    expect(await database.db.modelRun.findMany({ where: { jobId: job.id } })).toMatchObject([{ section: "RECIPE", promptVersionIds: ids }]);
  });

  it("takes the version that was in force at the start, and the step before as a variable", async () => {
    const recipe = recipes.find("letters") ?? expect.fail("no recipe");
    const prepared = await withTransaction(owner, (tx) => prepareRecipe(tx, recipe, { input: { firm: "Tamu", topic: "mangoes", season: "long rains" } }));
    expect(prepared.input).toMatchObject({ promptVersionIds: [null, await idOf("letter", 2)] });
    await save("letter", 2, letter({ userTemplate: "{{unheard_of}}" }));
    const { id } = await withTransaction(owner, (tx) => submitPrepared(tx, prepared));
    const job = await until(async () => {
      const seen = await getJob(owner, { id });
      return seen.terminal ? seen : null;
    });
    const { output } = job.result as { output: { output: string } };
    expect(output.output).toContain("To Tamu, about mangoes and long rains.");
  });

  it.each<[string, string, object, object]>([
    ["a prompt nobody wrote", "nobodys", { firm: "T" }, { kind: "CONFLICT", code: "PROMPT_UNUSABLE", userMessage: "The recipe asks with the prompt “nobodys”, and the prompt desk has none of this name. An administrator has to mend that first." }],
    ["a label no version has", "staged", { firm: "T" }, { kind: "CONFLICT", code: "PROMPT_UNUSABLE", userMessage: "The recipe asks with the prompt “letter” at its label staging, and no version of it has that label. An administrator has to mend that first." }],
    ["a variable without a value, also in what is included", "letter", {}, { kind: "INVALID", code: "INPUT", field: "input.firm" }],
  ])("is refused before it starts for %s", async (_what, name, input, refusal) => {
    const before = await database.db.job.count();
    await expect(ended(name, { input })).rejects.toMatchObject(refusal);
    expect(await database.db.job.count()).toBe(before);
  });

  it("is refused for a prompt that was archived, and for one whose include went away", async () => {
    await archivePrompt(admin, { slug: "manners", reason: "Nobody needs it" });
    await expect(ended("letter", { input: { firm: "T" } })).rejects.toMatchObject({ code: "PROMPT_UNUSABLE", userMessage: expect.stringContaining("There is no prompt “manners”") as string });
    await removeLabel(admin, { slug: "letter", label: "production", reason: "Nobody needs it" });
    await archivePrompt(admin, { slug: "letter", reason: "Nobody needs it" });
    await expect(ended("letter", { input: { firm: "T" } })).rejects.toMatchObject({ code: "PROMPT_UNUSABLE", userMessage: expect.stringContaining("which is archived") as string });
  });
});
