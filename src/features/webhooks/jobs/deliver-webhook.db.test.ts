import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cancelJob, submitJob } from "@/features/jobs/server";
import type { AppContext } from "@/kernel/context";
import type { JobMessage } from "@/domain/webhooks/message";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type Receiver, startReceiver } from "@/testing/receiver";
import { until } from "@/testing/until";
import { localWebhooks, startWebhookApp, type WebhookApp } from "@/testing/webhook-app";
import { createWebhook, getDelivery, listDeliveries, resendDelivery, rotateSecret, sendTest } from "../server";
import type { DeliveryView } from "../contract";

let database: TestDatabase;
let receiver: Receiver;
let app: WebhookApp | null = null;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await database.drop();
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await app?.stop();
  app = null;
  receiver.received.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
  await database.db.$executeRawUnsafe("TRUNCATE webhook_endpoints, jobs, engine.events, engine.runs, engine.steps, engine.queue, engine.waits, engine.dedupe CASCADE");
});

const start = async (options?: Parameters<typeof startWebhookApp>[2]): Promise<WebhookApp> => (app = await startWebhookApp(database.url, database.db, options));
const listen = (ctx: AppContext, path: string) => createWebhook(ctx, { url: `${new URL(receiver.url).origin}/${path}` });
const job = async (ctx: AppContext, more: object = {}): Promise<string> => {
  const { id } = await submitJob(ctx, { type: "AI_PREVIEW", input: {} });
  await database.db.job.update({ where: { id }, data: { recipe: null, ...more } });
  return id;
};
const startedJob = async ({ ctx, ledger }: WebhookApp): Promise<string> => {
  const id = await job(ctx);
  await ledger.start(id, "run");
  return id;
};
const ended = (ctx: AppContext, id?: string): Promise<DeliveryView[]> =>
  until(async () => {
    const { deliveries } = await listDeliveries(ctx, { jobId: id, pageSize: 100 });
    return deliveries.length > 0 && deliveries.every(({ status }) => status !== "PENDING") ? deliveries : null;
  });
const messagesOf = (jobId: string): JobMessage[] => receiver.received.map(({ body }) => JSON.parse(body) as JobMessage).filter((message) => message.jobId === jobId);

async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/testing/crash-webhooks.ts", database.url], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  await new Promise<void>((resolve) => child.stdout.on("data", (chunk) => String(chunk).includes("ready") && resolve()));
  return child;
}
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

describe("the end of a job", () => {
  it.each<[string, string, string | null, (app: WebhookApp) => Promise<string>]>([
    ["completed", "succeeded", null, async (own) => { const id = await startedJob(own); await own.ledger.complete(id, { output: "Hello" }); return id; }],
    ["failed", "failed", "THROTTLED", async (own) => { const id = await startedJob(own); await own.ledger.fail(id, "THROTTLED", "Busy."); return id; }],
    ["cancelled", "cancelled", "CANCELLED", async (own) => { const id = await startedJob(own); await cancelJob(own.ctx, { id }); return id; }],
    ["failed", "failed", "LOST", async (own) => { const id = await startedJob(own); await own.ledger.fail(id, "LOST", "Lost."); return id; }],
    ["failed", "failed", "TIMEOUT", async (own) => { const id = await startedJob(own); await database.db.job.update({ where: { id }, data: { deadlineAt: new Date(0) } }); await own.ledger.sweep(); return id; }],
    ["failed", "failed", "QUEUE_EXPIRED", async (own) => { const id = await job(own.ctx, { createdAt: new Date(0) }); await own.ledger.sweep(); return id; }],
    ["failed", "failed", "TIMEOUT", async (own) => { const id = await startedJob(own); await database.db.job.update({ where: { id }, data: { deadlineAt: new Date() } }); await own.ledger.endedByEngine(id); return id; }],
  ])("%s (%s, %s) gives exactly one message, signed", async (event, status, code, end) => {
    const own = await start();
    const { secret } = await listen(own.ctx, "a");
    const id = await end(own);
    const [delivery, ...more] = await ended(own.ctx, id);
    expect(more).toEqual([]);
    expect(delivery).toMatchObject({ event, status: "DELIVERED", attempts: 1, lastStatusCode: 204, jobId: id });
    // Ended already: a second end changes nothing and tells nobody.
    expect(await own.ledger.complete(id, {})).toBe(false);
    await cancelJob(own.ctx, { id });
    expect(messagesOf(id)).toHaveLength(1);
    const [request] = receiver.received;
    const message = new Webhook(secret).verify(request?.body ?? "", request?.headers as Record<string, string>) as JobMessage;
    expect(message).toMatchObject({ jobId: id, status, type: `job.${event}`, recipeName: "prompt-preview" });
    expect(message.error?.code ?? null).toBe(code);
    expect(request?.headers["webhook-id"]).toBe(delivery?.id);
  });

  it("is told to every endpoint that wants it, once each, and not to those that do not", async () => {
    const { ctx, ledger } = await start();
    await listen(ctx, "all");
    await createWebhook(ctx, { url: `${new URL(receiver.url).origin}/failures`, events: ["failed"] });
    const other = await testContext({ db: database.db, ports: ctx.ports });
    await createWebhook(other, { url: `${new URL(receiver.url).origin}/other` });
    const [good, bad] = [await job(ctx), await job(ctx)];
    for (const id of [good, bad]) await ledger.start(id, id);
    await ledger.complete(good, {});
    await ledger.fail(bad, "INTERNAL", "x");
    expect(await ended(ctx, good)).toHaveLength(1);
    expect(await ended(ctx, bad)).toHaveLength(2);
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(["/all", "/all", "/failures"]);
  });

  it("is not told of a job another job started", async () => {
    const own = await start();
    await listen(own.ctx, "a");
    const parent = await startedJob(own);
    const child = await own.ledger.openChild(parent, "c", { type: "PARSE_DOCUMENT", recipe: null, input: {}, timeoutSec: 60, documentId: null });
    await own.ledger.start(child.id, "r");
    await own.ledger.complete(child.id, {});
    await own.ledger.complete(parent, {});
    expect(await ended(own.ctx, parent)).toHaveLength(1);
    expect(await database.db.webhookDelivery.count()).toBe(1);
  });
});

describe("a delivery", () => {
  it("that fails is tried again under the same id, then delivered, with both attempts in the log", async () => {
    const own = await start();
    await listen(own.ctx, "a");
    receiver.answer((response) => {
      receiver.answer((next) => next.writeHead(200).end("thanks"));
      response.writeHead(503).end("not yet");
    });
    const id = await startedJob(own);
    await own.ledger.complete(id, { output: 1 });
    const [delivery] = await ended(own.ctx, id);
    const detail = await getDelivery(own.ctx, { id: delivery?.id ?? "" });
    expect(detail).toMatchObject({ status: "DELIVERED", attempts: 2, nextAttemptAt: null });
    expect(detail.log).toMatchObject([{ number: 1, statusCode: 503, answer: "not yet" }, { number: 2, statusCode: 200, error: null, answer: "thanks" }]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([delivery?.id]));
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  it("survives kill -9 in the middle of an attempt: sent again under the same id, never under a new one", async () => {
    const own = await start();
    await listen(own.ctx, "a");
    await own.stop();
    app = null;
    receiver.answer(() => undefined);
    const id = await startedJob(own);
    await own.ledger.complete(id, { output: 1 });
    const first = await startProcess();
    await until(() => receiver.received.length === 1);
    await kill(first);
    receiver.answer((response) => response.writeHead(204).end());
    await startProcess();
    const deliveries = await ended(own.ctx, id);
    expect(deliveries).toMatchObject([{ status: "DELIVERED", attempts: 1 }]);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([deliveries[0]?.id, deliveries[0]?.id]);
    // Two processes are started from source, which on a busy machine takes most of a minute.
  }, 180_000);

  it("that was committed while nothing drove is sent when something does", async () => {
    const own = await start();
    await listen(own.ctx, "a");
    await own.stop();
    const id = await startedJob(own);
    await own.ledger.complete(id, {});
    expect(receiver.received).toHaveLength(0);
    await start({ actor: own.ctx.actor ?? undefined });
    expect(await ended(own.ctx, id)).toMatchObject([{ status: "DELIVERED" }]);
  });

  it("is sent again on request under the id it always had, with the secret of today", async () => {
    const { ctx, ledger } = await start();
    const made = await listen(ctx, "a");
    const id = await job(ctx);
    await ledger.start(id, "r");
    await ledger.complete(id, {});
    const [delivery] = await ended(ctx, id);
    const { secret } = await rotateSecret(ctx, { id: made.id });
    await resendDelivery(ctx, { id: delivery?.id ?? "" });
    await until(() => receiver.received.length === 2);
    expect(await ended(ctx, id)).toMatchObject([{ id: delivery?.id, status: "DELIVERED", attempts: 2 }]);
    const again = receiver.received[1];
    for (const valid of [secret, made.secret]) expect(new Webhook(valid).verify(again?.body ?? "", again?.headers as Record<string, string>)).toMatchObject({ jobId: id });
    expect(again?.headers["webhook-id"]).toBe(delivery?.id);
  });

  it("of a test gets one attempt", async () => {
    const { ctx } = await start({ webhooks: localWebhooks() });
    const made = await listen(ctx, "a");
    receiver.answer((response) => response.writeHead(500).end());
    await sendTest(ctx, { id: made.id });
    expect(await ended(ctx)).toMatchObject([{ event: "test", status: "FAILED", attempts: 1, jobId: null }]);
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({ type: "webhook.test", jobId: null });
  });
});
