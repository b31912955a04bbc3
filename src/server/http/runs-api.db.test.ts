import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createToken } from "@/features/tokens/server";
import { SCOPES } from "@/domain/access/scopes";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { until } from "@/testing/until";

let database: TestDatabase;
let server: ServedApp;
let token: string;
let strangers: string;

const tokenOf = async (): Promise<string> =>
  (await createToken(await testContext({ db: database.db, role: "analyst" }), { name: "test", scopes: [...SCOPES], lifetimeDays: null })).token;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "api-")), recipesDir: "recipes" });
  [token, strangers] = [await tokenOf(), await tokenOf()];
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const call = (path: string, init: RequestInit & { json?: unknown; as?: string } = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    ...init,
    ...(init.json === undefined ? {} : { method: init.method ?? "POST", body: JSON.stringify(init.json) }),
    headers: { authorization: `Bearer ${init.as ?? token}`, "content-type": "application/json", ...init.headers },
  });
const submit = (json: unknown, headers: Record<string, string> = {}): Promise<Response> => call("/api/v1/runs", { json, headers });
interface Run {
  jobId: string;
  status: string;
}
const runOf = async (response: Response): Promise<Run> => (await response.json()) as Run;

describe("runs over HTTP", () => {
  it("go from 202 to a result, with Location and Retry-After on the way", async () => {
    const submitted = await submit({ prompt: "What is sown in March?" });
    expect(submitted.status).toBe(202);
    const { jobId } = await runOf(submitted);
    expect(submitted.headers.get("location")).toBe(`/api/v1/runs/${jobId}`);
    expect(submitted.headers.get("retry-after")).toBe("3");
    const result = await until(async () => {
      const response = await call(`/api/v1/runs/${jobId}/result`);
      return response.status === 200 ? response : null;
    });
    expect(await result.json()).toMatchObject({ jobId, status: "succeeded", error: null });
  });

  it("take both cases of names, and a key in the header as in the body", async () => {
    const first = await submit({ recipe_name: "prompt", prompt: "again", session_id: "s", idempotency_scope: "session" }, { "idempotency-key": '"k-1"' });
    expect(first.status).toBe(202);
    const again = await submit({ recipeName: "prompt", prompt: "again", sessionId: "s", idempotencyScope: "session", idempotencyKey: "k-1" });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await runOf(again)).jobId).toBe((await runOf(first)).jobId);
  });

  it("are one run of 100 submits at once with one key", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit({ prompt: "one of a hundred" }, { "idempotency-key": "hundred" })));
    // The answer to a replay is 200 once the run has ended.
    expect(answers.map(({ status }) => status).filter((status) => status !== 202 && status !== 200)).toEqual([]);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") !== "true")).toHaveLength(1);
    const ids = new Set(await Promise.all(answers.map(async (response) => (await runOf(response)).jobId)));
    expect(ids.size).toBe(1);
    expect((await database.db.job.findMany({ where: { idempotencyKey: "hundred" }, select: { id: true } })).map(({ id }) => id)).toEqual([...ids]);
  });

  it("are answered once they have ended, when the sender prefers to wait", async () => {
    const response = await submit({ prompt: "wait for it" }, { prefer: "respond-async, wait=30" });
    expect([response.status, (await runOf(response)).status, response.headers.get("retry-after")]).toEqual([200, "succeeded", null]);
  });

  it.each([["/api/v1/runs/ID"], ["/api/v1/runs/ID/result"], ["/api/v1/runs?session_id=polled"], ["/api/jobs/ID"]])("answer a poll of %s with 304 while nothing changed", async (place) => {
    const { jobId } = await runOf(await submit({ prompt: "poll me", sessionId: "polled", idempotencyKey: "polled" }));
    await until(async () => ((await runOf(await call(`/api/v1/runs/${jobId}`))).status === "succeeded" ? true : null));
    const ask = (ifNoneMatch?: string) => call(place.replace("ID", jobId), { headers: ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch } });
    const first = await ask();
    const etag = first.headers.get("etag") ?? expect.fail("no tag");
    expect([first.status, first.headers.get("retry-after")]).toEqual([200, null]);
    for (const tags of [etag, `W/${etag}`, `"of-another-answer", W/"older", ${etag}`, "*"]) {
      const answer = await ask(tags);
      expect([tags, answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([tags, 304, "", etag]);
    }
    for (const tags of ['"of-another-answer"', etag.slice(1, -1), `${etag} ${etag}`]) expect((await ask(tags)).status, tags).toBe(200);
  });

  it("answer what a call did, whatever its sender has of the run", async () => {
    const { jobId } = await runOf(await submit({ prompt: "cancel me" }));
    expect((await call(`/api/v1/runs/${jobId}/cancel`, { method: "POST", headers: { "if-none-match": "*" } })).status).toBe(200);
  });

  it("are another's 404 in every verb, and end once", async () => {
    const { jobId } = await runOf(await submit({ prompt: "mine" }));
    for (const [method, end] of [["GET", ""], ["GET", "/result"], ["POST", "/cancel"], ["POST", "/retry"], ["DELETE", ""]] as const)
      expect((await call(`/api/v1/runs/${jobId}${end}`, { method, as: strangers })).status, `${method} ${end}`).toBe(404);
    const cancelled = await call(`/api/v1/runs/${jobId}/cancel`, { method: "POST" });
    expect(cancelled.status).toBe(200);
    const { status } = await runOf(cancelled);
    expect((await runOf(await call(`/api/v1/runs/${jobId}/cancel`, { method: "POST" }))).status).toBe(status);
    expect((await call(`/api/v1/runs/${jobId}`, { method: "DELETE" })).status).toBe(204);
    expect((await call(`/api/v1/runs/${jobId}`)).status).toBe(404);
  });

  it("are listed page by page", async () => {
    const page = (await (await call("/api/v1/runs?page_size=2")).json()) as { runs: Run[]; nextCursor: string };
    expect(page.runs).toHaveLength(2);
    const next = (await (await call(`/api/v1/runs?pageSize=2&cursor=${page.nextCursor}`)).json()) as { runs: Run[] };
    expect(next.runs.some((run) => page.runs.some((seen) => seen.jobId === run.jobId))).toBe(false);
  });
});
