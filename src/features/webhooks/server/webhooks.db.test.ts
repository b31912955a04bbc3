import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMessage, SentAttempt, Webhooks } from "@/domain/ports/webhooks";
import type { Recipe } from "@/domain/recipes/recipe";
import { RETRY_WAITS_SEC } from "@/domain/webhooks/retry-plan";
import { createJobLedger, deleteJob, submitJob } from "@/features/jobs/server";
import type { AppContext } from "@/kernel/context";
import type { TaskEvent } from "@/kernel/task";
import { withTransaction } from "@/kernel/transaction";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { APP_URL, localWebhooks } from "@/testing/webhook-app";
import {
  createWebhook, deleteWebhook, endpointForUrl, getDelivery, getWebhook, listDeliveries, listWebhooks, resendDelivery, rotateSecret, sendTest, setWebhookEnabled,
  forgetDeliveries, sweepDeliveries, updateWebhook, webhookOutbox,
} from ".";
import { attemptDelivery } from "./attempt-delivery";
import { deliverData } from "./deliver-event";

let database: TestDatabase;
let clock = new Date("2026-03-01T08:00:00Z");
const now = (): Date => clock;
const later = (seconds: number): void => void (clock = new Date(clock.getTime() + seconds * 1000));

/** What the next attempts answer, and the messages they were. */
let answers: Partial<SentAttempt>[] = [];
let sent: OutgoingMessage[] = [];
let events: TaskEvent[] = [];
const real = localWebhooks();
const webhooks: Webhooks = {
  ...real,
  policy: { ports: [443, 8443], allowLoopback: false },
  send: async (message) => {
    sent.push(message);
    return { status: 204, retryAfter: null, error: null, code: null, answer: "", durationMs: 7, ...answers.shift() };
  },
};

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(() => {
  [answers, sent, events] = [[], [], []];
});

const outbox = (recipe: Partial<Recipe["runtime"]["job"]> = {}) =>
  webhookOutbox({ appUrl: `${APP_URL}/`, recipes: { find: () => ({ runtime: { job: recipe } }) as unknown as Recipe } });
const ended = outbox({ events: ["completed", "failed", "cancelled"] });
const context = (role: "viewer" | "analyst" | "admin" = "analyst"): Promise<AppContext> =>
  testContext({ db: database.db, role, now, ports: { webhooks, jobs: { notify: async () => undefined, cancel: async () => undefined, ended, send: async (more) => void events.push(...more) } } });
const url = (path: string): string => `https://bank.example.org/${path}`;
const audits = (action: string, subjectId: string): Promise<number> => database.db.auditEvent.count({ where: { action, subjectId } });

/** A job of this person that completes with this result; its fields first. */
async function completed(ctx: AppContext, more: object = {}, result: unknown = { output: 1 }, onEnd = ended): Promise<string> {
  const { id } = await submitJob(ctx, { type: "AI_PREVIEW", input: {} });
  await database.db.job.update({ where: { id }, data: more });
  const ledger = createJobLedger(database.db, now, onEnd, async (told) => void events.push(...told));
  await ledger.start(id, "r");
  await ledger.complete(id, result);
  return id;
}
const work = (ctx: AppContext): Promise<{ nextAt: string | null }> => attemptDelivery({ ...ctx, actor: null }, deliverData.parse(events.at(-1)?.data));
const onlyDelivery = async (ctx: AppContext) => {
  const { deliveries } = await listDeliveries(ctx, {});
  expect(deliveries).toHaveLength(1);
  return getDelivery(ctx, { id: deliveries[0]?.id ?? "" });
};

describe("endpoints", () => {
  it("show their secret once, keep it sealed, and are audited", async () => {
    const ctx = await context();
    const made = await createWebhook(ctx, { url: `${url("a")}#x`, description: " Back office " });
    expect(made).toMatchObject({ url: url("a"), description: "Back office", events: ["completed", "failed", "cancelled"], disabledAt: null, secret: expect.stringMatching(/^whsec_/) as string });
    for (const seen of [await listWebhooks(ctx), await getWebhook(ctx, { id: made.id }), await database.db.webhookEndpoint.findMany(), await database.db.auditEvent.findMany()])
      expect(JSON.stringify(seen)).not.toContain(made.secret.slice(6));
    expect(await audits("webhook.created", made.id)).toBe(1);
  });

  it.each([
    ["http://bank.example.org/", "WEBHOOK_URL_SCHEME"], ["https://127.0.0.1/", "WEBHOOK_URL_ADDRESS"], ["https://a:b@bank.example.org/", "WEBHOOK_URL_USERINFO"],
    ["https://bank.example.org:25/", "WEBHOOK_URL_PORT"], ["https://localhost/", "WEBHOOK_URL_HOST"], ["no address", "WEBHOOK_URL_UNREADABLE"],
  ])("refuse the address %s with %s", async (given, code) => {
    const ctx = await context();
    await expect(createWebhook(ctx, { url: given })).rejects.toMatchObject({ kind: "INVALID", code, field: "url" });
    await expect(withTransaction(ctx, (tx) => endpointForUrl(tx, ctx.actor?.id ?? "", given))).rejects.toMatchObject({ code, field: "webhookUrl" });
    expect((await listWebhooks(ctx)).webhooks).toEqual([]);
  });

  it("are one an address and twenty a person, also when asked for at once", async () => {
    const ctx = await context();
    const made = await Promise.allSettled(Array.from({ length: 24 }, (_, n) => createWebhook(ctx, { url: url(String(n % 22)) })));
    expect((await listWebhooks(ctx)).webhooks).toHaveLength(20);
    const codes = made.flatMap((one) => (one.status === "rejected" ? [(one.reason as { code: string }).code] : []));
    expect(codes).toHaveLength(4);
    expect(codes).toContain("WEBHOOK_LIMIT");
    await expect(createWebhook(ctx, { url: url("more") })).rejects.toMatchObject({ kind: "CONFLICT", code: "WEBHOOK_LIMIT" });
  });

  it("are their owner's alone: anyone else gets 404 from every verb, a viewer and a token without the scope are refused", async () => {
    const ctx = await context();
    const { id } = await createWebhook(ctx, { url: url("a") });
    const delivery = (await sendTest(ctx, { id })).id;
    const other = await context();
    const verbs: (() => Promise<unknown>)[] = [
      () => getWebhook(other, { id }), () => updateWebhook(other, { id, events: [] }), () => rotateSecret(other, { id }), () => setWebhookEnabled(other, { id, enabled: false }),
      () => deleteWebhook(other, { id }), () => sendTest(other, { id }), () => listDeliveries(other, { webhookId: id }), () => listDeliveries(other, { cursor: delivery }),
      () => getDelivery(other, { id: delivery }), () => resendDelivery(other, { id: delivery }),
    ];
    for (const verb of verbs) await expect(verb()).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(listWebhooks(await context("viewer"))).rejects.toMatchObject({ kind: "FORBIDDEN" });
    const byToken = { ...ctx, actor: ctx.actor && { ...ctx.actor, scopes: ["jobs:write"] } };
    await expect(createWebhook(byToken, { url: url("b") })).rejects.toMatchObject({ code: "SCOPE_MISSING" });
    await expect(listDeliveries(ctx, { everyone: true })).rejects.toMatchObject({ kind: "FORBIDDEN" });
    expect((await listDeliveries(await context("admin"), { everyone: true, pageSize: 100 })).deliveries.map((row) => row.id)).toContain(delivery);
  });

  it("rotate, change, switch off and on and go, each with its audit row", async () => {
    const ctx = await context();
    const { id, secret } = await createWebhook(ctx, { url: url("a") });
    const rotated = await rotateSecret(ctx, { id });
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.previousSecretUntil).toEqual(new Date(clock.getTime() + 86_400_000));
    expect(await updateWebhook(ctx, { id, events: ["failed", "failed", "completed"] })).toMatchObject({ events: ["completed", "failed"] });
    expect(await setWebhookEnabled(ctx, { id, enabled: false })).toMatchObject({ disabledAt: clock, disabledReason: "Switched off by its owner." });
    await setWebhookEnabled(ctx, { id, enabled: false });
    expect(await setWebhookEnabled(ctx, { id, enabled: true })).toMatchObject({ disabledAt: null, disabledReason: null });
    await deleteWebhook(ctx, { id });
    await expect(getWebhook(ctx, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    for (const action of ["webhook.secret-rotated", "webhook.changed", "webhook.disabled", "webhook.enabled", "webhook.deleted"]) expect(await audits(action, id)).toBe(1);
  });

  it("limit tests", async () => {
    const ctx = await context();
    const { id } = await createWebhook(ctx, { url: url("a") });
    for (let n = 0; n < 30; n += 1) await sendTest(ctx, { id });
    await expect(sendTest(ctx, { id })).rejects.toMatchObject({ kind: "RATE_LIMITED" });
    later(3601);
    await sendTest(ctx, { id });
  });
});

describe("the address a job names", () => {
  it("gets an endpoint once, whose secret is shown then, and which hears of such jobs only", async () => {
    const ctx = await context();
    const owner = ctx.actor?.id ?? "";
    const ask = () => withTransaction(ctx, (tx) => endpointForUrl(tx, owner, url("job#top")));
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]).then((all) => all.sort((a, b) => Number(b.secret !== undefined) - Number(a.secret !== undefined)));
    expect(first).toMatchObject({ url: url("job"), secret: expect.stringMatching(/^whsec_/) as string });
    expect(others.map(({ secret, endpointId }) => [secret, endpointId])).toEqual(Array(2).fill([undefined, first?.endpointId]));
    await completed(ctx);
    expect(events).toEqual([]);
    await completed(ctx, { webhookUrl: url("job") });
    expect(events).toHaveLength(1);
    await setWebhookEnabled(ctx, { id: first?.endpointId ?? "", enabled: false });
    await expect(ask()).rejects.toMatchObject({ code: "WEBHOOK_DISABLED", field: "webhookUrl" });
  });

  it("hears of the ends its recipe names", async () => {
    const ctx = await context();
    await withTransaction(ctx, (tx) => endpointForUrl(tx, ctx.actor?.id ?? "", url("job")));
    await completed(ctx, { webhookUrl: url("job") }, {}, outbox({ events: ["failed"] }));
    expect(events).toEqual([]);
    await completed(ctx, { webhookUrl: url("job") }, {}, outbox({ events: ["completed"] }));
    expect(events).toHaveLength(1);
  });

  it("is told once when its owner's endpoint for it hears of all jobs anyway", async () => {
    const ctx = await context();
    await createWebhook(ctx, { url: url("both") });
    await completed(ctx, { webhookUrl: url("both") });
    expect(events).toHaveLength(1);
  });
});

describe("the outbox", () => {
  it("sends an assessment's results thin unless the recipe opted in", async () => {
    const ctx = await context();
    await createWebhook(ctx, { url: url("a") });
    const about = { assessmentId: "33333333-3333-4333-8333-333333333333" };
    const thin = await completed(ctx, about, { quote: "Sales fell" });
    const full = await completed(ctx, { ...about, config: { webhook_result: "full" } }, { quote: "Sales fell" });
    const bodyOf = async (jobId: string) => JSON.parse((await database.db.webhookDelivery.findFirstOrThrow({ where: { jobId } })).body) as { result: object };
    expect((await bodyOf(thin)).result).toEqual({ ...about, url: `${APP_URL}/assessments/${about.assessmentId}`, resultUrl: `${APP_URL}/api/v1/runs/${thin}/result` });
    expect((await bodyOf(full)).result).toEqual({ quote: "Sales fell" });
  });

  it("stands or falls with the state", async () => {
    const ctx = await context();
    await createWebhook(ctx, { url: url("a") });
    const { id } = await submitJob(ctx, { type: "AI_PREVIEW", input: {} });
    const failing = createJobLedger(database.db, now, async (...end) => { await ended(...end); throw new Error("after the outbox"); });
    await failing.start(id, "r");
    await expect(failing.complete(id, {})).rejects.toThrow("after the outbox");
    expect(await database.db.webhookDelivery.count({ where: { jobId: id } })).toBe(0);
    expect((await database.db.job.findUniqueOrThrow({ where: { id } })).status).toBe("PROCESSING");
  });

  it("tells nobody for someone who may not use the product any more, before and after the row was written", async () => {
    const ctx = await context();
    await createWebhook(ctx, { url: url("a") });
    await completed(ctx);
    await database.db.user.update({ where: { id: ctx.actor?.id ?? "" }, data: { disabledAt: clock } });
    await completed(ctx);
    expect(events).toHaveLength(1);
    expect(await work(ctx)).toEqual({ nextAt: null });
    expect(sent).toEqual([]);
    expect((await onlyDelivery(ctx)).log).toMatchObject([{ error: "Not sent, since the account it belongs to is no longer active.", code: "NOT_SENT" }]);
  });

  it("tells the end of a job that was deleted before the message was sent, and forgets what was told of it", async () => {
    const ctx = await context();
    await createWebhook(ctx, { url: url("a") });
    const told = await completed(ctx);
    await work(ctx);
    await deleteJob(ctx, { id: told });
    expect((await listDeliveries(ctx, {})).deliveries).toEqual([]);
    const untold = await completed(ctx);
    await deleteJob(ctx, { id: untold });
    await work(ctx);
    expect(sent.map(({ body }) => (JSON.parse(body) as { jobId: string }).jobId)).toEqual([told, untold]);
    expect((await listDeliveries(ctx, {})).deliveries).toMatchObject([{ jobId: null, event: "completed", status: "DELIVERED" }]);
  });
});

describe("attempts", () => {
  const waiting = async () => {
    const ctx = await context();
    const endpoint = await createWebhook(ctx, { url: url("a") });
    const jobId = await completed(ctx);
    return { ctx, endpoint, jobId };
  };

  it("follow the schedule to its end under one id, each in the log", async () => {
    const { ctx } = await waiting();
    answers = Array.from({ length: 10 }, () => ({ status: 500, answer: "no" }));
    for (const wait of RETRY_WAITS_SEC) {
      const { nextAt } = await work(ctx);
      const seconds = (Date.parse(nextAt ?? "") - clock.getTime()) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(wait);
      expect(seconds).toBeLessThanOrEqual(wait * 1.2);
      // Asked again too early it only says when.
      expect(await work(ctx)).toEqual({ nextAt });
      clock = new Date(nextAt ?? "");
    }
    expect(await work(ctx)).toEqual({ nextAt: null });
    const detail = await onlyDelivery(ctx);
    expect(detail).toMatchObject({ status: "FAILED", attempts: 10, nextAttemptAt: null, endedAt: clock });
    expect(detail.log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(sent.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(await work(ctx)).toEqual({ nextAt: null });
    expect(sent).toHaveLength(10);
  });

  it("wait as long as 429 asks", async () => {
    const { ctx } = await waiting();
    answers = [{ status: 429, retryAfter: "600" }];
    expect(Date.parse((await work(ctx)).nextAt ?? "") - clock.getTime()).toBe(600_000);
  });

  it("end with 410, which disables the endpoint; what else waits for it is given up, and new ends are not told", async () => {
    const { ctx, endpoint } = await waiting();
    const [first] = events;
    await completed(ctx);
    const second = events.at(-1);
    answers = [{ status: 410 }];
    expect(await attemptDelivery(ctx, deliverData.parse(first?.data))).toEqual({ nextAt: null });
    expect(await getWebhook(ctx, { id: endpoint.id })).toMatchObject({ disabledReason: "The receiver answered 410: it is gone for good." });
    expect(await audits("webhook.disabled", endpoint.id)).toBe(1);
    expect(await attemptDelivery(ctx, deliverData.parse(second?.data))).toEqual({ nextAt: null });
    expect(sent).toHaveLength(1);
    await completed(ctx);
    expect((await listDeliveries(ctx, {})).deliveries.map(({ status }) => status)).toEqual(["FAILED", "FAILED"]);
    await expect(resendDelivery(ctx, { id: (await listDeliveries(ctx, {})).deliveries[0]?.id ?? "" })).rejects.toMatchObject({ code: "WEBHOOK_DISABLED" });
  });

  it("sign with the secret before only while the rotation lasts", async () => {
    const { ctx, endpoint } = await waiting();
    await rotateSecret(ctx, { id: endpoint.id });
    answers = [{ status: 500 }];
    const { nextAt } = await work(ctx);
    expect(sent[0]?.secrets).toHaveLength(2);
    later(86_401);
    expect(Date.parse(nextAt ?? "")).toBeLessThan(clock.getTime());
    await work(ctx);
    expect(sent[1]?.secrets).toHaveLength(1);
    expect(sent[1]?.secrets[0]).toEqual(sent[0]?.secrets[0]);
  });

  it("of a run that was replaced stop, and a resend begins the schedule anew under the same id", async () => {
    const { ctx } = await waiting();
    const old = deliverData.parse(events.at(-1)?.data);
    answers = [{ status: 500 }, { status: 500 }];
    await work(ctx);
    const { id } = await resendDelivery(ctx, { id: old.deliveryId });
    await expect(resendDelivery(ctx, { id })).rejects.toMatchObject({ code: "DELIVERY_RUNNING" });
    expect(await attemptDelivery(ctx, old)).toEqual({ nextAt: null });
    expect(sent).toHaveLength(1);
    expect(Date.parse((await work(ctx)).nextAt ?? "") - clock.getTime()).toBeLessThanOrEqual(6_000);
    expect(sent.map((message) => message.id)).toEqual([id, id]);
    expect(await audits("webhook.resent", id)).toBe(1);
  });

  it("lost by their run are found by the sweep once nobody can be working on them", async () => {
    const { ctx, jobId } = await waiting();
    const mine = (all: TaskEvent[]): TaskEvent[] => all.filter((event) => event.data["deliveryId"] === events.at(-1)?.data["deliveryId"]);
    // Not taken yet: told again under the event's own id, which starts one run.
    expect(mine(await sweepDeliveries(database.db, clock))).toEqual([events.at(-1)]);
    answers = [{ status: 500 }];
    await work(ctx);
    expect(mine(await sweepDeliveries(database.db, clock))).toEqual([]);
    later(3600);
    const [found] = mine(await sweepDeliveries(database.db, clock));
    expect(found?.id).not.toBe(events.at(-1)?.id);
    expect(found?.data).toMatchObject({ round: 1 });
    expect(await work(ctx)).toEqual({ nextAt: null });
    expect(sent).toHaveLength(1);
    expect(await attemptDelivery(ctx, deliverData.parse(found?.data))).toEqual({ nextAt: null });
    expect((await listDeliveries(ctx, { jobId })).deliveries).toMatchObject([{ status: "DELIVERED", attempts: 2 }]);
  });

  it("are forgotten ninety days after they were made, once they have ended", async () => {
    const { ctx, jobId } = await waiting();
    await work(ctx);
    const young = await completed(ctx);
    const madeAt = (id: string, days: number) => database.db.webhookDelivery.updateMany({ where: { jobId: id }, data: { createdAt: new Date(clock.getTime() - days * 86_400_000) } });
    await madeAt(jobId, 89);
    await forgetDeliveries(database.db, clock);
    expect((await listDeliveries(ctx, { jobId })).deliveries).toHaveLength(1);
    await madeAt(jobId, 91);
    // Still waiting, however old.
    await madeAt(young, 91);
    await forgetDeliveries(database.db, clock);
    expect((await listDeliveries(ctx, { jobId })).deliveries).toEqual([]);
    expect((await listDeliveries(ctx, { jobId: young })).deliveries).toMatchObject([{ status: "PENDING" }]);
  });

  it("are listed page by page, newest first, by state and endpoint", async () => {
    const { ctx, endpoint } = await waiting();
    for (let n = 0; n < 4; n += 1) {
      later(1);
      await completed(ctx);
    }
    await work(ctx);
    const first = await listDeliveries(ctx, { pageSize: 3, webhookId: endpoint.id });
    const second = await listDeliveries(ctx, { pageSize: 3, webhookId: endpoint.id, cursor: first.nextCursor ?? undefined });
    expect([first.deliveries.length, second.deliveries.length, second.nextCursor]).toEqual([3, 2, null]);
    expect(first.deliveries[0]).toMatchObject({ status: "DELIVERED" });
    expect((await listDeliveries(ctx, { status: "PENDING" })).deliveries).toHaveLength(4);
    await expect(listDeliveries(ctx, { cursor: "x" })).rejects.toThrow();
  });
});
