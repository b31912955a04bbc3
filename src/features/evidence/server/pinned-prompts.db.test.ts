import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { createModelAnalyst } from "@/adapters/model/analyst";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { JobError } from "@/domain/jobs/job-errors";
import type { ModelCall } from "@/domain/ports/model-client";
import type { PromptFields } from "@/domain/prompts/prompt";
import { startRun } from "@/features/assessments/server";
import { uploadDocument } from "@/features/documents/server";
import { createJobLedger, getJob } from "@/features/jobs/server";
import { settleAfterJob } from "@/features/pipeline/server";
import { createPromptBook, plantPrompts } from "@/features/prompts/server";
import type { AppContext, Ports } from "@/kernel/context";
import { jobDefinitions } from "@/server/job-list";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { memoryStorage, silentLog, textReader, tinyReports } from "@/testing/fakes";
import { categoryOf, identity, reading, thinkingClient } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";

const rubric = testRubric();
const now = (): Date => new Date();
let onCall: (call: ModelCall, number: number) => Promise<void> | void;
const client = thinkingClient((call) => JSON.stringify(call.purpose?.section === "DOCUMENT_READING" ? identity({}) : reading()));
const interrupted = { ...client, converse: async (call: ModelCall) => {
  await onCall(call, client.calls.length);
  return client.converse(call);
} };

let database: TestDatabase;
let runtime: JobRuntime;
let owner: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantPrompts(database.db, now());
  const ports: Partial<Ports> = {
    rubric, reader: textReader, storage: memoryStorage(), reports: tinyReports, model: interrupted,
    analyst: createModelAnalyst({ client: interrupted, rules: createRulesAnalyst(), prompts: createPromptBook(database.db), settings: { temperature: 0, maxTokens: 4_000 }, inputTokens: 100_000 }),
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
beforeEach(() => {
  client.calls.length = 0;
  onCall = () => undefined;
});
afterAll(async () => {
  await runtime.stop();
  await database.drop();
});

/** A new version, in production at once: an admin moves the label. */
async function produce(slug: string, change: Partial<PromptFields>): Promise<string> {
  const prompt = await database.db.prompt.findUniqueOrThrow({ where: { slug }, include: { versions: { orderBy: { number: "desc" }, take: 1 } } });
  const { id: _, fields, ...row } = prompt.versions[0] ?? expect.fail("no version");
  const next: object = { ...(fields as object), ...change };
  const { id: versionId } = await database.db.promptVersion.create({ data: { ...row, number: row.number + 1, fields: next } });
  await database.db.prompt.update({ where: { slug }, data: { latest: row.number + 1 } });
  await database.db.promptLabel.updateMany({ where: { promptId: prompt.id, label: "production" }, data: { versionId } });
  await database.db.promptPlace.updateMany({ where: { promptId: prompt.id }, data: { versionId } });
  return versionId;
}

async function assessed(id: string) {
  const { jobId } = await startRun(owner, { id, pauseAtGaps: false });
  await expect.poll(async () => (await getJob(owner, { id: jobId })).status, { timeout: 110_000, interval: 100 }).not.toMatch(/PENDING|PROCESSING/);
  return getJob(owner, { id: jobId });
}

async function withPlan(): Promise<string> {
  if (!owner.actor) throw new Error("the test needs an actor");
  const { id } = await createAssessment(database.db, owner.actor);
  await uploadDocument(owner, { assessmentId: id, name: "plan.txt", bytes: new TextEncoder().encode(`Sales in 2024 were KES 14,250,000. #${id}`) });
  return id;
}

const asked = (section: string): ModelCall[] => client.calls.filter(({ purpose }) => purpose?.section === section);
const versionsOf = (calls: readonly ModelCall[]): string[] => [...new Set(calls.map(({ purpose }) => (purpose?.promptVersionIds ?? []).join()))];
const said = (calls: readonly ModelCall[], words: string): number => calls.filter(({ turns }) => JSON.stringify(turns).includes(words)).length;

describe("the prompts of a run", { timeout: 240_000 }, () => {
  it("are those it began with, in all its rounds, while others go into production; the next run has the new ones", async () => {
    const moved = new Map<string, string>();
    let turnedAway = 0;
    onCall = async ({ purpose, turns }) => {
      if (purpose?.section !== "RISK_CATEGORY") return;
      if (!moved.has("rate-category")) {
        moved.set("rate-category", await produce("rate-category", { tone: "As dry as dust." }));
        moved.set("find-gaps", await produce("find-gaps", { tone: "As dry as bone." }));
        await produce("house-rules", { userTemplate: "- Be as brief as can be." });
      }
      // A second round is another durable step, perhaps in another process.
      if (categoryOf({ turns }) === "MARKET" && (turnedAway += 1) <= 2) throw new JobError("THROTTLED", { retryAfterSec: 0.01 });
    };
    const id = await withPlan();
    expect((await assessed(id)).status).toBe("COMPLETED");
    expect(turnedAway).toBeGreaterThan(2);
    const [categories, gaps] = [asked("RISK_CATEGORY"), asked("GAP_DETECTION")];
    expect(categories).toHaveLength(rubric.categories.length);
    expect(gaps.length).toBeGreaterThan(0);
    expect(versionsOf(categories)).toHaveLength(1);
    expect(versionsOf(categories)[0]).not.toContain(moved.get("rate-category"));
    expect([...categories, ...gaps].flatMap(({ purpose }) => purpose?.promptVersionIds)).not.toContain(moved.get("find-gaps"));
    expect(said([...categories, ...gaps], "As dry as") + said([...categories, ...gaps], "Be as brief")).toBe(0);

    client.calls.length = 0;
    expect((await assessed(await withPlan())).status).toBe("COMPLETED");
    expect(versionsOf(asked("RISK_CATEGORY"))[0]).toContain(moved.get("rate-category"));
    expect(said(asked("RISK_CATEGORY"), "As dry as dust.")).toBe(rubric.categories.length);
    expect(said(asked("RISK_CATEGORY"), "Be as brief")).toBe(rubric.categories.length);
  });

  it("stop a run that a fault of theirs forbids, and the next try takes the mended one", async () => {
    await produce("rate-category", { tone: "{{nobody.knows}}" });
    const id = await withPlan();
    expect(await assessed(id)).toMatchObject({ status: "FAILED", failure: { code: "INVALID_INPUT", sentence: expect.stringMatching(/“rate-category”, version \d+, cannot be sent.*nobody\.knows/s) as unknown } });
    expect(asked("RISK_CATEGORY")).toHaveLength(0);
    const mended = await produce("rate-category", { tone: "Mended." });
    expect((await assessed(id)).status).toBe("COMPLETED");
    expect(versionsOf(asked("RISK_CATEGORY"))[0]).toContain(mended);
  });
});
