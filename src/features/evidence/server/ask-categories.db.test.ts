import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createModelAnalyst } from "@/adapters/model/analyst";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { JobError } from "@/domain/jobs/job-errors";
import type { ModelAnswer } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import { blankPrompt } from "@/domain/prompts/prompt";
import { NO_INCLUDES } from "@/domain/prompts/template/link-includes";
import { startRun } from "@/features/assessments/server";
import { uploadDocument } from "@/features/documents/server";
import { createJobLedger, getJob } from "@/features/jobs/server";
import { settleAfterJob } from "@/features/pipeline/server";
import { getScorecard } from "@/features/runs/server/get-scorecard";
import type { AppContext, Ports } from "@/kernel/context";
import { jobDefinitions } from "@/server/job-list";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { memoryStorage, silentLog, textReader, tinyReports } from "@/testing/fakes";
import { categoryOf, fact, reading, thinkingClient } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";

const PLAN = "Sales in 2024 were KES 14,250,000. The firm employs 38 permanent staff.";
const rubric = testRubric();
const SEVEN = rubric.categories.map(({ id }) => id);

/** What the model does with the next calls; `number` counts them from 0. */
let mind: (category: string, number: number) => string | Partial<ModelAnswer>;
const client = thinkingClient((call, number) => mind(categoryOf(call), number));
const honest = (category: string): string =>
  JSON.stringify(reading(category === "FINANCIAL" ? { facts: [
    // A digit is missing: the quotation's own figure has to win.
    fact("revenue_latest_year", "1425000", "Sales in 2024 were KES 14,250,000", { currency: "KES", period: "2024" }),
    fact("total_debt", "1", "we never wrote this"),
  ] } : {}));

/** Nothing is in production until a test puts a prompt for gaps there. */
let gapsInForce = false;
const book: PromptBook = {
  production: async ({ section }) => (section === "GAP_DETECTION" && gapsInForce
    ? { slug: "find-gaps", number: 1, versionId: "00000000-0000-4000-8000-00000000000a", fields: { ...blankPrompt("Find", "GAP_DETECTION"), userTemplate: "{{#each dataPoints}}{{key}} {{/each}}" }, includes: NO_INCLUDES }
    : null),
};

let database: TestDatabase;
let runtime: JobRuntime;
let owner: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  const ports: Partial<Ports> = {
    rubric, reader: textReader, storage: memoryStorage(), reports: tinyReports,
    analyst: createModelAnalyst({ client, rules: createRulesAnalyst(), prompts: book, settings: { temperature: 0, maxTokens: 4_000 }, inputTokens: 100_000 }),
    second: createRulesAnalyst(),
    jobs: { notify: (ids) => runtime.notify(ids), cancel: (id) => runtime.cancel(id), ended: settleAfterJob, send: (events) => runtime.send([...events]) },
  };
  owner = await testContext({ db: database.db, ports });
  const now = (): Date => new Date();
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

async function assessed(id: string) {
  client.calls.length = 0;
  const { jobId } = await startRun(owner, { id, pauseAtGaps: false });
  await expect.poll(async () => (await getJob(owner, { id: jobId })).status, { timeout: 110_000, interval: 100 }).not.toMatch(/PENDING|PROCESSING/);
  return getJob(owner, { id: jobId });
}

async function withPlan(text: string = PLAN): Promise<string> {
  if (!owner.actor) throw new Error("the test needs an actor");
  const { id } = await createAssessment(database.db, owner.actor);
  await uploadDocument(owner, { assessmentId: id, name: "plan.txt", bytes: new TextEncoder().encode(`${text} #${id}`) });
  return id;
}

const asked = (): string[] => client.calls.map(categoryOf);

// Whole assessments through the real engine, on a machine that may be busy.
describe("an assessment read by a model", { timeout: 240_000 }, () => {
  it("asks about each category once, keeps what stands and counts what does not", async () => {
    mind = honest;
    const id = await withPlan();
    expect((await assessed(id)).status).toBe("COMPLETED");
    expect(asked().sort()).toEqual([...SEVEN].sort());
    const card = await getScorecard(owner, { assessmentId: id });
    expect(card?.run.analyst).toMatchObject({ kind: "model", name: "test.model" });
    expect(card?.assessed.quotations).toEqual({ verified: 1, dropped: 1 });
    expect(card?.assessed.facts[0]?.value).toMatchObject({ number: 14_250_000 });
    expect(card?.reading).toMatchObject({ leftOut: [], notes: [{ kind: "FIGURE_BY_QUOTATION", said: 1_425_000, kept: 14_250_000 }] });
    expect(card?.secondOpinion).toMatchObject({ analyst: { kind: "rules" }, counts: { review: 0 } });
    expect(card?.assessed.facts.map(({ dataPoint }) => dataPoint)).toEqual(["revenue_latest_year"]);
  });

  it("asks again only where it was turned away, without using up the job's attempts", async () => {
    const turned = new Map<string, number>();
    mind = (category) => {
      const before = turned.get(category) ?? 0;
      turned.set(category, before + 1);
      // More often than a job has attempts.
      if (["MARKET", "OPERATIONAL"].includes(category) && before < 4) throw new JobError("THROTTLED", { retryAfterSec: 0.01 });
      return honest(category);
    };
    const id = await withPlan();
    const job = await assessed(id);
    expect(job).toMatchObject({ status: "COMPLETED" });
    expect(SEVEN.map((category) => asked().filter((one) => one === category).length).sort()).toEqual([1, 1, 1, 1, 1, 5, 5]);
    const jobs = await database.db.job.findMany({ where: { assessmentId: id }, select: { attempts: true } });
    expect(jobs.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it("repeats a failed step for what is missing only", async () => {
    let broken = true;
    mind = (category) => {
      if (category === "GOVERNANCE_LEGAL" && broken) {
        broken = false;
        throw new JobError("MODEL_UNAVAILABLE");
      }
      return honest(category);
    };
    expect((await assessed(await withPlan())).status).toBe("COMPLETED");
    expect(asked().filter((category) => category === "GOVERNANCE_LEGAL")).toHaveLength(2);
    expect(asked()).toHaveLength(8);
  });

  it("looks again for mandatory data points that nothing was found for, once, and counts what it finds", async () => {
    gapsInForce = true;
    onTestFinished(() => void (gapsInForce = false));
    // A second look names no category in the first line of its question.
    mind = (category) => (category === "" ? JSON.stringify(reading({ facts: [fact("workforce_summary", "38 permanent staff", "The firm employs 38 permanent staff")] })) : honest(category));
    const id = await withPlan();
    expect((await assessed(id)).status).toBe("COMPLETED");
    const again = client.calls.filter((call) => categoryOf(call) === "");
    expect(again.length).toBeGreaterThan(0);
    expect(new Set(again.map(({ purpose }) => purpose?.category)).size).toBe(again.length);
    expect(again.map(({ turns }) => turns[0]?.content[1]?.text ?? "").join("\n")).not.toContain("- revenue_latest_year:");
    const card = await getScorecard(owner, { assessmentId: id });
    expect(card?.assessed.facts.map(({ dataPoint }) => dataPoint)).toEqual(["revenue_latest_year", "workforce_summary"]);
  });

  it("fails with the code of what it met, and the next run takes over what was answered", async () => {
    mind = (category) => (category === "MARKET" ? { text: "no", stopReason: "guardrail_intervened" } : honest(category));
    const refused = await withPlan();
    expect(await assessed(refused)).toMatchObject({ status: "FAILED", failure: { code: "MODEL_REFUSED", sentence: expect.stringContaining("guardrail") as unknown } });
    mind = honest;
    expect((await assessed(refused)).status).toBe("COMPLETED");
    // The answers of the run that failed are taken over: only what had none is asked.
    expect(asked()).toContain("MARKET");
    expect(asked().length).toBeLessThan(7);
  });
});
