import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { createToken } from "@/features/tokens/server";
import { testContext } from "@/testing/context";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type Receiver, startReceiver } from "@/testing/receiver";
import { until } from "@/testing/until";

const PUBLIC = "https://bank.example.org/";

let database: TestDatabase;
let api: ServedApp;
let receiver: Receiver;
let mine: string;
let theirs: string;

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await startReceiver();
  api = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "api-")), recipesDir: "recipes", env: { WEBHOOK_ALLOW_PRIVATE: "1" } });
  const token = async (scopes: ("webhooks:write" | "jobs:read" | "jobs:write")[]): Promise<string> =>
    (await createToken(await testContext({ db: database.db }), { name: "program", scopes, lifetimeDays: null })).token;
  [mine, theirs] = [await token(["webhooks:write", "jobs:read", "jobs:write"]), await token(["webhooks:write"])];
});
afterAll(async () => {
  await api.stop();
  await receiver.close();
  await database.drop();
});

interface Told {
  status: number;
  body: Record<string, unknown> & { id: string; code: string; secret: string; jobId: string; webhookSecret: string; deliveries: { id: string; status: string; jobId: string }[] };
}
async function call(method: string, path: string, body?: unknown, bearer = mine): Promise<Told> {
  const headers = { authorization: `Bearer ${bearer}`, ...(body === undefined ? {} : { "content-type": "application/json" }) };
  const answer = await fetch(`${api.url}/api/v1/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, body: (text === "" ? {} : JSON.parse(text)) as Told["body"] };
}

describe("webhooks over HTTP", () => {
  it("are made, listed, changed, rotated, switched off and on, and deleted", async () => {
    const made = await call("POST", "webhooks", { url: receiver.url, events: ["failed"] });
    expect(made).toMatchObject({ status: 201, body: { url: receiver.url, events: ["failed"], secret: expect.stringMatching(/^whsec_/) as string } });
    const at = `webhooks/${made.body.id}`;
    expect((await call("GET", "webhooks")).body["webhooks"]).toMatchObject([{ id: made.body.id }]);
    expect((await call("GET", at)).body).not.toHaveProperty("secret");
    expect((await call("PATCH", at, { description: "Back office" })).body).toMatchObject({ description: "Back office", events: ["failed"] });
    expect((await call("POST", `${at}/rotate`)).body.secret).not.toBe(made.body.secret);
    expect((await call("POST", `${at}/disable`)).body["disabledReason"]).toBe("Switched off by its owner.");
    expect(await call("POST", `${at}/test`)).toMatchObject({ status: 409, body: { code: "WEBHOOK_DISABLED" } });
    expect((await call("POST", `${at}/enable`)).body["disabledAt"]).toBeNull();
    expect(await call("DELETE", at)).toMatchObject({ status: 204 });
    expect(await call("GET", at)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });

  it.each<[string, string, unknown, number, string]>([
    ["POST", "webhooks", { url: "https://169.254.169.254/" }, 422, "WEBHOOK_URL_ADDRESS"],
    ["POST", "webhooks", { url: "http://bank.example.org/" }, 422, "WEBHOOK_URL_SCHEME"],
    ["GET", "webhooks/00000000-0000-4000-8000-000000000000", undefined, 404, "NOT_FOUND"],
    ["POST", "webhook-deliveries/00000000-0000-4000-8000-000000000000/resend", undefined, 404, "NOT_FOUND"],
  ])("%s %s %j is %i %s", async (method, path, body, status, code) => expect(await call(method, path, body)).toMatchObject({ status, body: { code } }));

  it.each<[string, string, unknown]>([
    ["POST", "webhooks", {}], ["POST", "webhooks", { url: 7 }], ["POST", "webhooks", { url: PUBLIC, event: ["failed"] }], ["POST", "webhooks", { url: PUBLIC, events: ["done"] }],
    ["POST", "webhooks", []], ["GET", "webhooks/x", undefined], ["GET", "webhooks/00000000-0000-4000-8000-000000000000/deliveries?pageSize=101", undefined],
    ["GET", "webhooks/00000000-0000-4000-8000-000000000000/deliveries?cursor=x", undefined], ["GET", "webhooks/00000000-0000-4000-8000-000000000000/deliveries?state=x", undefined],
  ])("refuses %s %s %j with 422 and a sentence", async (method, path, body) => {
    const told = await call(method, path, body);
    expect(told.status).toBe(422);
    expect(told.body["detail"]).toMatch(/\w/);
  });

  it("tell a program how its run ended: submit, receive, verify, look at the log, send again", async () => {
    const run = await call("POST", "runs", { prompt: "Say hello", webhookUrl: receiver.url });
    expect(run.status).toBe(202);
    const request = await until(() => receiver.received.find(({ body }) => body.includes(run.body.jobId)));
    const message = new Webhook(run.body.webhookSecret).verify(request.body, request.headers as Record<string, string>) as { jobId: string; status: string };
    expect(message).toMatchObject({ jobId: run.body.jobId });
    const webhooks = (await call("GET", "webhooks")).body["webhooks"] as { id: string }[];
    const path = `webhooks/${webhooks[0]?.id}/deliveries`;
    const delivery = await until(async () => (await call("GET", path)).body.deliveries.find((one) => one.status === "DELIVERED"));
    expect(delivery).toMatchObject({ id: request.headers["webhook-id"], jobId: run.body.jobId });
    expect((await call("GET", `webhook-deliveries/${delivery.id}`)).body).toMatchObject({ body: request.body, log: [{ number: 1, statusCode: 204 }] });
    expect(await call("POST", `webhook-deliveries/${delivery.id}/resend`, undefined, theirs)).toMatchObject({ status: 404 });
    expect(await call("POST", `webhook-deliveries/${delivery.id}/resend`)).toMatchObject({ status: 202 });
    const again = await until(() => receiver.received.filter(({ headers }) => headers["webhook-id"] === delivery.id)[1]);
    expect(again.body).toBe(request.body);
  });
});
