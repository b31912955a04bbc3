import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "@/domain/access/scopes";
import { createToken } from "@/features/tokens/server";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { startReceiver } from "@/testing/receiver";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { until } from "@/testing/until";
import { AssessmentsClient, type ClientOptions, type Delivery, JobsClient, SchedulesClient, WebhooksClient } from ".";

const SAMPLE = "harambee-hills-business-plan.pdf";
const NOBODYS = "00000000-0000-4000-8000-000000000000";
const EVERYTHING: Scope[] = ["assessments:read", "assessments:write", "jobs:read", "jobs:write", "schedules:write", "webhooks:write"];

let database: TestDatabase;
let app: ServedApp;
let options: ClientOptions;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "sdk-")), recipesDir: "recipes", env: { WEBHOOK_ALLOW_PRIVATE: "1" } });
  const { token } = await createToken(await testContext({ db: database.db }), { name: "program", scopes: EVERYTHING, lifetimeDays: null });
  options = { apiUrl: app.url, apiKey: token };
}, 300_000);
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe("the clients against the server", () => {
  it("put documents in and take the scores and the report out", async () => {
    const assessments = new AssessmentsClient(options);
    const { id } = await assessments.create({ name: "Season loan", firm: "Hill Growers", country: "KE" });
    const bytes = readFileSync(path.join("samples", SAMPLE));
    expect(await assessments.addDocument(id, SAMPLE, bytes)).toMatchObject({ duplicate: false, document: { name: SAMPLE, bytes: bytes.length } });
    expect(await assessments.addDocument(id, "again.pdf", new Blob([bytes]))).toMatchObject({ duplicate: true });
    await expect(assessments.scorecard(id)).rejects.toMatchObject({ code: "NOT_FOUND" });

    const job = await new JobsClient(options).submit({ recipeName: "risk-assessment", input: { assessmentId: id } });
    expect((await job.wait(1)).status).toBe("succeeded");
    expect(await assessments.documents(id)).toMatchObject([{ name: SAMPLE, state: "READ" }]);
    const card = await assessments.scorecard(id);
    expect(card.overall.evidenced).toBe((await assessments.get(id)).score);
    expect(card.categories.flatMap(({ indicators }) => indicators)).toHaveLength(35);
    const report = await assessments.report(id);
    expect(report.type).toBe("application/pdf");
    expect(Buffer.from(await report.arrayBuffer()).subarray(0, 5).toString()).toBe("%PDF-");
  }, 120_000);

  it("list assessments page after page, each once", async () => {
    const assessments = new AssessmentsClient(options);
    for (const name of ["a", "b", "c"]) await assessments.create({ name, firm: "Paged Farm" });
    const found = await all(assessments.list({ search: "Paged", pageSize: 2 }));
    expect(found.map(({ name }) => name).sort()).toEqual(["a", "b", "c"]);
    await expect(assessments.get(NOBODYS)).rejects.toMatchObject({ code: "NOT_FOUND", status: 404 });
  });

  it("lead a schedule through its life", async () => {
    const schedules = new SchedulesClient(options);
    const made = await schedules.create({ recipe: "prompt-preview", name: "Nightly", cadence: "daily", timezone: "Africa/Nairobi", input: { systemPrompt: "a", userPrompt: "b" } }).catch((error: unknown) => error);
    expect(made).toMatchObject({ code: "SCHEDULE_DISABLED" });
    const { id: assessmentId } = await new AssessmentsClient(options).create({ name: "s", firm: "s" });
    const schedule = await schedules.create({ recipe: "gap-detection", name: "Nightly", cadence: "daily", timezone: "Africa/Nairobi", input: { assessmentId } });
    expect((await schedules.list()).map(({ id }) => id)).toEqual([schedule.id]);
    expect(await schedules.update(schedule, { name: "Weekly", cadence: "weekly" })).toMatchObject({ name: "Weekly", version: schedule.version + 1 });
    await expect(schedules.update(schedule, { name: "Late" })).rejects.toMatchObject({ code: "STALE_FORM" });
    expect(await schedules.pause(schedule.id)).toMatchObject({ state: "paused", nextAt: null });
    expect(await schedules.resume(schedule.id)).toMatchObject({ state: "active" });
    expect(await schedules.stats(schedule.id)).toMatchObject({ costUsd: 0, successRate: null });
    expect(await all(schedules.logs(schedule.id, { pageSize: 1 }))).toEqual([]);
    await schedules.delete(schedule.id);
    await expect(schedules.get(schedule.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("make a webhook, see what it was sent, and send it again", async () => {
    const receiver = await startReceiver();
    const webhooks = new WebhooksClient(options);
    const { id, secret } = await webhooks.create({ url: receiver.url, description: "mine", events: ["completed"] });
    expect(secret).toMatch(/^whsec_/);
    expect(await webhooks.list()).toMatchObject([{ id, events: ["completed"] }]);
    expect(await webhooks.update(id, { events: ["failed"] })).toMatchObject({ events: ["failed"] });
    expect((await webhooks.rotate(id)).secret).not.toBe(secret);
    const { id: message } = await webhooks.test(id);
    const [delivered] = await until(async () => {
      const sent: Delivery[] = await all(webhooks.deliveries(id, { pageSize: 1 }));
      return sent[0]?.status === "DELIVERED" ? sent : null;
    });
    expect(delivered).toMatchObject({ id: message, event: "test", lastStatusCode: 204 });
    expect((await webhooks.resend(message)).id).toBe(message);
    expect(await until(async () => ((await webhooks.delivery(message)).attempts === 2 ? true : null))).toBe(true);
    expect(await webhooks.disable(id)).toMatchObject({ disabledAt: expect.any(String) as string });
    expect(await webhooks.enable(id)).toMatchObject({ disabledAt: null });
    await webhooks.delete(id);
    await expect(webhooks.get(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await receiver.close();
  });

  it("tell what can be run", async () => {
    expect((await new JobsClient(options).recipes()).map(({ name }) => name)).toContain("risk-assessment");
  });
});
