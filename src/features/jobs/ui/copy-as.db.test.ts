import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { runInNewContext } from "node:vm";
import { submitJob } from "risk-desk/sdk";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadRecipes } from "@/adapters/recipes";
import { createJobLedger, submitJob as startJob } from "@/features/jobs/server";
import { assess } from "@/domain/risk/assess";
import { settleAfterJob } from "@/features/pipeline/server";
import { submitRun } from "@/features/submissions/server";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { assessInput, testRubric } from "@/testing/risk-factories";
import { localWebhooks } from "@/testing/webhook-app";
import type { SubmitInput } from "../../submissions/contract";
import { getJobDetail } from "../server/get-job-detail";
import { asCurl, asSdk } from "./copy-as";

const recipes = loadRecipes("recipes", {});
const rubric = testRubric();
const ORIGIN = "https://risk.example.org";
let database: TestDatabase;
let ctx: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await testContext({ db: database.db, role: "admin", ports: { recipes, rubric, webhooks: localWebhooks() } });
});
afterAll(() => database.drop());

/** An assessment with one read document and one scored run, which every recipe can work on. */
async function papers(): Promise<{ assessmentId: string; documentId: string }> {
  const createdById = ctx.actor?.id ?? expect.fail("nobody acts");
  const { id: assessmentId } = await createAssessment(database.db, { id: createdById });
  const document = await database.db.document.create({
    data: { assessmentId, name: "plan.txt", format: "txt", bytes: 1, sha256: randomUUID(), storageKey: randomUUID(), state: "READ", createdById },
  });
  await database.db.run.create({
    data: {
      assessmentId, number: 1, status: "DONE", analystKind: "rules", analystName: "r", analystVersion: "1", rubricVersion: rubric.version, rubricHash: rubric.hash,
      asOf: "2026-05-20", findings: [], inputs: {}, assessed: JSON.parse(JSON.stringify(assess(assessInput()))) as object, startedById: createdById, finishedAt: new Date(),
    },
  });
  return { assessmentId, documentId: document.id };
}

/** What a program would send for each shipped recipe. */
const CALLS: Record<string, (of: Awaited<ReturnType<typeof papers>>) => Pick<SubmitInput, "input" | "prompt">> = {
  "gap-detection": ({ assessmentId }) => ({ input: { assessmentId } }),
  "parse-document": ({ documentId }) => ({ input: { documentId } }),
  prompt: () => ({ prompt: `It's "sown" in $MONTH?`, input: { of: ["maize"] } }),
  "prompt-preview": () => ({ input: { systemPrompt: "You are an analyst.", userPrompt: "Gaps of {{category_1}}?", variables: { category_1: "Market Risk" } } }),
  "report-generation": ({ assessmentId }) => ({ input: { assessmentId } }),
  "risk-analysis": ({ assessmentId }) => ({ input: { assessmentId } }),
  "risk-assessment": ({ assessmentId }) => ({ input: { assessmentId, pauseAtGaps: true } }),
};
const BESIDE = { sessionId: "batch-7", timeout: 77, webhookUrl: "http://localhost:4000/hook", metadata: { ticket: "T-1" } };

/** What a server is sent by the copied command, and by the copied program with the real client. */
const pasted = {
  "as curl": async (asked: SubmitInput): Promise<unknown> =>
    JSON.parse(execFileSync("sh", ["-c", `curl() { for last; do :; done; printf %s "$last"; }\n${asCurl(asked, ORIGIN)}`]).toString()),
  "as TypeScript": async (asked: SubmitInput): Promise<unknown> => {
    const seen: unknown[] = [];
    const answer: typeof fetch = async (_, init) => (seen.push(JSON.parse(init?.body as string)), Response.json({ status: 422, code: "ENOUGH", detail: "Enough." }, { status: 422 }));
    const [, ...lines] = asSdk(asked, ORIGIN).split("\n");
    const { code } = transformSync(`(async () => {${lines.join("\n")}})()`, { loader: "ts" });
    const withAnswer = (name: string, options: object) => submitJob(name, { ...options, fetch: answer, autoIdempotency: false });
    await expect(runInNewContext(code, { submitJob: withAnswer, process: { env: { RISK_DESK_API_KEY: "rdk_1" } } })).rejects.toThrow("Enough.");
    return seen[0];
  },
};

async function end(jobId: string): Promise<void> {
  const ledger = createJobLedger(database.db, () => new Date(), settleAfterJob);
  await ledger.start(jobId, randomUUID());
  await ledger.fail(jobId, "INTERNAL", "Enough.");
}

const kept = async (id: string) => {
  const { type, recipe, input, sessionId, timeoutSec, webhookUrl, metadata, assessmentId, documentId } = await database.db.job.findUniqueOrThrow({ where: { id } });
  // A new job works on a run of its own.
  return { type, recipe, input: { ...(input as object), runId: null }, sessionId, timeoutSec, webhookUrl, metadata, assessmentId, documentId };
};

describe("what is copied from a job's page", () => {
  it("is tried for every recipe that is shipped", () => expect(recipes.list().map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort()));

  it.each(Object.entries(CALLS))("is accepted and makes the same job: %s", async (recipeName, call) => {
    const body: SubmitInput = { recipeName, ...call(await papers()), ...BESIDE };
    const { jobId } = (await submitRun(ctx, body)).run;
    const { asked } = await getJobDetail(ctx, { id: jobId });
    expect(asked).toEqual(body);
    await end(jobId);
    for (const [how, paste] of Object.entries(pasted)) {
      const again = await submitRun(ctx, (await paste(asked ?? expect.fail())) as SubmitInput);
      expect(await kept(again.run.jobId), how).toEqual(await kept(jobId));
      await end(again.run.jobId);
    }
  });

  it("is a recipe's call also for work that a screen or a chain started", async () => {
    const { assessmentId } = await papers();
    const { id } = await startJob(ctx, { type: "RISK_ANALYSIS", input: { assessmentId, runId: randomUUID(), find: false }, timeoutSec: 900 });
    expect((await getJobDetail(ctx, { id })).asked).toEqual({ recipeName: "risk-analysis", input: { assessmentId }, timeout: 900 });
  });

  it.each([
    ["a recipe that is gone", { type: "RECIPE", recipe: "gone", input: { assessmentId: randomUUID() } }],
    ["work of a screen alone", { type: "RECIPE", recipe: "model-advice", input: { subject: {}, ground: "g" } }],
    ["a prompt of the desk", { type: "AI_PREVIEW", input: { slug: "s", number: 1, on: { kind: "sample" } } }],
    ["an input that its recipe takes no more", { type: "GAP_DETECTION", input: { assessmentId: "a" } }],
  ] as const)("is nothing for %s", async (_, job) => {
    const { id } = await startJob(ctx, job);
    expect((await getJobDetail(ctx, { id })).asked).toBeNull();
  });
});
