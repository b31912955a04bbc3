import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadRecipes } from "@/adapters/recipes";
import { createJobLedger, type PreparedJob, submitPrepared } from "@/features/jobs/server";
import { settleAfterJob } from "@/features/pipeline/server";
import type { Recipe } from "@/domain/recipes/recipe";
import type { Rubric } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { prepareAgain, prepareRecipe, type RecipeCall, retryJob } from ".";

const recipes = loadRecipes("recipes", {});
const rubric = { version: "1", hash: "h" } as Rubric;
let database: TestDatabase;
let owner: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await testContext({ db: database.db, ports: { recipes, rubric } });
});
afterAll(() => database.drop());

const recipe = (name: string): Recipe => recipes.find(name) ?? expect.fail(`no recipe ${name}`);
const actorOf = (ctx: AppContext) => ctx.actor ?? expect.fail("nobody acts");
const submit = (name: string, call: RecipeCall, ctx = owner): Promise<PreparedJob & { jobId: string }> =>
  withTransaction(ctx, async (tx) => {
    const prepared = await prepareRecipe(tx, recipe(name), call);
    return { ...prepared, jobId: (await submitPrepared(tx, prepared)).id };
  });
const stateOf = async (id: string): Promise<string> => (await database.db.assessment.findUniqueOrThrow({ where: { id } })).state;
const document = (assessmentId: string, state: "READ" | "UPLOADED" | "FAILED") =>
  database.db.document.create({
    data: { assessmentId, name: "plan.txt", format: "txt", bytes: 1, sha256: randomUUID(), storageKey: randomUUID(), state, createdById: actorOf(owner).id },
  });
const end = async (jobId: string, how: "complete" | "fail"): Promise<void> => {
  const ledger = createJobLedger(database.db, () => new Date(), settleAfterJob);
  await ledger.start(jobId, randomUUID());
  await (how === "complete" ? ledger.complete(jobId, {}) : ledger.fail(jobId, "INTERNAL", "It broke."));
};

describe("starting the chain by its recipe", () => {
  it("moves the assessment as the run screen does, so that there is one chain at a time", async () => {
    const { id } = await createAssessment(database.db, actorOf(owner));
    const job = await submit("risk-assessment", { input: { assessmentId: id } });
    expect(job).toMatchObject({ type: "RECIPE", recipe: "risk-assessment", assessmentId: id, input: { assessmentId: id, pauseAtGaps: false } });
    expect(await stateOf(id)).toBe("ANALYZING");
    await expect(submit("risk-assessment", { input: { assessmentId: id } })).rejects.toMatchObject({ kind: "CONFLICT", code: "STATE" });
    expect(await database.db.auditEvent.count({ where: { action: "run.started", subjectId: id } })).toBe(1);
  });

  it("answers 404 for someone else's assessment in every recipe, and moves nothing", async () => {
    const stranger = await testContext({ db: database.db, ports: { recipes, rubric } });
    const { id } = await createAssessment(database.db, actorOf(owner));
    const { id: documentId } = await document(id, "FAILED");
    for (const name of ["risk-assessment", "gap-detection", "risk-analysis", "report-generation"])
      await expect(submit(name, { input: { assessmentId: id } }, stranger), name).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(submit("parse-document", { input: { documentId } }, stranger)).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect(await stateOf(id)).toBe("DRAFT");
  });

  it("refuses input that the schema does not take, by its path, and a role that may not start", async () => {
    await expect(submit("risk-assessment", { input: { assessmentId: "x" } })).rejects.toMatchObject({ kind: "INVALID", field: "input.assessmentId" });
    await expect(submit("risk-assessment", { input: { assessmentId: randomUUID(), speed: 1 } })).rejects.toThrow('there is no "speed"');
    await expect(submit("risk-assessment", { input: { assessmentId: randomUUID() }, prompt: "hello" })).rejects.toMatchObject({ field: "prompt" });
    const viewer = await testContext({ db: database.db, role: "viewer", ports: { recipes, rubric } });
    await expect(submit("risk-assessment", { input: { assessmentId: randomUUID() } }, viewer)).rejects.toMatchObject({ kind: "FORBIDDEN" });
    await expect(submit("prompt-preview", { input: { systemPrompt: "a", userPrompt: "b" } })).rejects.toMatchObject({ kind: "FORBIDDEN" });
  });
});

describe("one stage by itself", () => {
  it("opens a run, holds the assessment, and leaves it waiting for answers", async () => {
    const { id } = await createAssessment(database.db, actorOf(owner));
    await document(id, "READ");
    const job = await submit("gap-detection", { input: { assessmentId: id } });
    const run = await database.db.run.findFirstOrThrow({ where: { assessmentId: id } });
    expect(job).toMatchObject({ type: "GAP_DETECTION", recipe: "gap-detection", input: { assessmentId: id, runId: run.id } });
    await expect(submit("risk-assessment", { input: { assessmentId: id } })).rejects.toMatchObject({ code: "STATE" });
    await end(job.jobId, "complete");
    expect(await stateOf(id)).toBe("ACTION_REQUIRED");

    const scoring = await submit("risk-analysis", { input: { assessmentId: id } });
    expect(scoring.input).toEqual({ assessmentId: id, runId: run.id, find: true });
    await end(scoring.jobId, "complete");
    expect(await stateOf(id)).toBe("COMPLETE");
  });

  it("frees the assessment and closes the run when it fails, and can be prepared again", async () => {
    const { id } = await createAssessment(database.db, actorOf(owner));
    await document(id, "READ");
    const job = await submit("gap-detection", { input: { assessmentId: id } });
    await end(job.jobId, "fail");
    expect(await stateOf(id)).toBe("FAILED");
    expect(await database.db.run.count({ where: { assessmentId: id, status: "RUNNING" } })).toBe(0);
    const again = await withTransaction(owner, (tx) => prepareAgain(tx, job));
    expect(again).toMatchObject({ type: "GAP_DETECTION", recipe: "gap-detection" });
    expect(again.input).not.toEqual(job.input);
    expect(await stateOf(id)).toBe("ANALYZING");
  });

  it("refuses while a document is unread or none could be read, and leaves the state alone", async () => {
    const { id } = await createAssessment(database.db, actorOf(owner));
    await expect(submit("gap-detection", { input: { assessmentId: id } })).rejects.toThrow("no document that could be read");
    await document(id, "READ");
    await document(id, "UPLOADED");
    await expect(submit("risk-analysis", { input: { assessmentId: id } })).rejects.toThrow("One document is not read yet");
    expect(await stateOf(id)).toBe("DRAFT");
  });

  it("reads a failed document again, answers for a read one, and prints only what was scored", async () => {
    const { id } = await createAssessment(database.db, actorOf(owner));
    const [failed, read] = [await document(id, "FAILED"), await document(id, "READ")];
    const job = await submit("parse-document", { input: { documentId: failed.id } });
    expect(job).toMatchObject({ type: "PARSE_DOCUMENT", documentId: failed.id, assessmentId: id });
    expect(await database.db.document.findUniqueOrThrow({ where: { id: failed.id } })).toMatchObject({ state: "UPLOADED", jobId: job.jobId });
    await submit("parse-document", { input: { documentId: read.id } });
    expect(await database.db.document.findUniqueOrThrow({ where: { id: read.id } })).toMatchObject({ state: "READ", jobId: null });
    await expect(submit("report-generation", { input: { assessmentId: id } })).rejects.toThrow("Nothing has been scored yet");
  });
});

describe("retrying", () => {
  const failedStage = async (code: "INTERNAL" | "INVALID_INPUT" = "INTERNAL") => {
    const { id } = await createAssessment(database.db, actorOf(owner));
    await document(id, "READ");
    const { jobId } = await submit("gap-detection", { input: { assessmentId: id } });
    const ledger = createJobLedger(database.db, () => new Date(), settleAfterJob);
    await ledger.start(jobId, randomUUID());
    await ledger.fail(jobId, code, "It broke.");
    return { id, jobId };
  };

  it("starts the same work as a new job, once at a time, and holds the assessment again", async () => {
    const { id, jobId } = await failedStage();
    const [retry, pressedTwice] = [await retryJob(owner, { id: jobId }), await retryJob(owner, { id: jobId })];
    expect(retry.id).not.toBe(jobId);
    expect(pressedTwice.id).toBe(retry.id);
    expect(await database.db.job.findUniqueOrThrow({ where: { id: retry.id } })).toMatchObject({ retryOfId: jobId, recipe: "gap-detection", status: "PENDING" });
    expect(await stateOf(id)).toBe("ANALYZING");
    expect(await database.db.auditEvent.count({ where: { action: "job.retry", subjectId: jobId } })).toBe(1);
    await expect(retryJob(owner, { id: retry.id })).rejects.toMatchObject({ code: "NOT_FAILED" });
  });

  it("is refused where it cannot help, and to strangers", async () => {
    const { id, jobId } = await failedStage("INVALID_INPUT");
    await expect(retryJob(owner, { id: jobId })).rejects.toMatchObject({ kind: "CONFLICT", code: "NOT_RETRYABLE" });
    const stranger = await testContext({ db: database.db, ports: { recipes, rubric } });
    await expect(retryJob(stranger, { id: jobId })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect(await stateOf(id)).toBe("FAILED");
  });
});
