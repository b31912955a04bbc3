import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { loadRecipes, recipeBook } from "@/adapters/recipes";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { uploadDocument } from "@/features/documents/server";
import type { JobView } from "@/features/jobs/contract";
import { createJobLedger, getJob, submitPrepared } from "@/features/jobs/server";
import { settleAfterJob } from "@/features/pipeline/server";
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
  made("broken", { kind: "job", type: "GAP_DETECTION" }, { kind: "prompt", system: "", user: "{{previous}}" }),
]);

let database: TestDatabase;
let runtime: JobRuntime;
let owner: AppContext;

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
    contextFor: async () => owner,
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
