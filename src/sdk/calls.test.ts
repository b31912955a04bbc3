import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RunsServer } from "@/testing/runs-server";
import { backoffMs, retryAfterMs } from "./backoff";
import { configure, JobError, type JobHandle, JobsClient, recipe, runBackground, submitJob } from ".";

let server: RunsServer;
let client: JobsClient;
const quick = { backoff: { firstMs: 1, longestMs: 2 } };

beforeAll(async () => (server = await RunsServer.start()));
afterAll(() => server.stop());
beforeEach(() => {
  server.seen.length = 0;
  server.runs.clear();
  server.faults = [];
  server.token = null;
  configure({});
  client = new JobsClient({ apiUrl: `${server.url}/`, ...quick });
});

const submit = (more: object = {}): Promise<JobHandle> => submitJob("my-recipe", { input: { a: 1 }, apiUrl: server.url, ...quick, ...more });
const caught = (work: Promise<unknown>): Promise<unknown> => work.then(() => null, (error: unknown) => error);

describe("a submit", () => {
  it("sends what the contract calls each option, and answers with a handle", async () => {
    const job = await recipe.submitJob("my-recipe", {
      input: { query: "x" }, config: { maxTokens: 1000 }, sessionId: "s1", timeoutSec: 60, webhookUrl: "https://example.com/hook", idempotencyKey: "k1",
      idempotencyScope: "session", metadata: { order: "7" }, apiUrl: server.url, apiKey: "rdk_1",
    });
    expect(server.seen[0]).toMatchObject({ method: "POST", path: "/api/v1/runs", headers: { authorization: "Bearer rdk_1" } });
    expect(server.seen[0]?.body).toEqual({
      recipeName: "my-recipe", input: { query: "x" }, config: { maxTokens: 1000 }, sessionId: "s1", timeout: 60, webhookUrl: "https://example.com/hook",
      idempotencyKey: "k1", idempotencyScope: "session", metadata: { order: "7" },
    });
    expect(job).toMatchObject({ recipeName: "my-recipe", status: "queued", webhookSecret: "whsec_once", replayed: false });
  });

  it("makes one job though the answer is lost, the line cut and the server busy", async () => {
    server.faults = ["lost", "cut", { status: 503, retryAfter: 0 }];
    const job = await submit();
    expect(server.runs.size).toBe(1);
    expect([...server.runs.keys()]).toEqual([job.jobId]);
    const keys = server.asked("POST").map(({ body }) => (body as { idempotencyKey: string; idempotencyScope: string }));
    expect(keys).toHaveLength(4);
    expect(new Set(keys.map(({ idempotencyKey, idempotencyScope }) => `${idempotencyScope} ${idempotencyKey}`)).size).toBe(1);
    expect(keys[0]?.idempotencyScope).toBe("global");
  });

  it.each([
    ["the key is switched off", { autoIdempotency: false }],
    ["the caller wants none", { idempotencyScope: "none" as const }],
  ])("is not repeated when %s", async (_why, options) => {
    server.faults = ["cut"];
    expect(await caught(submit(options))).toMatchObject({ name: "JobError", code: "NETWORK", retryable: true });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.body).not.toHaveProperty("idempotencyKey");
  });

  it("gives the same job for the same key, and refuses another body", async () => {
    const first = await submit({ idempotencyKey: "order-1" });
    const second = await submit({ idempotencyKey: "order-1" });
    expect([second.jobId, second.replayed]).toEqual([first.jobId, true]);
    expect(await caught(submit({ idempotencyKey: "order-1", input: 2 }))).toMatchObject({ code: "IDEMPOTENCY_MISMATCH", status: 422, retryable: false });
  });

  it("asks the server to hold its answer when the caller waits", async () => {
    server.faults = [];
    const ending = caughtJob(submit({ wait: true }));
    await expect.poll(() => server.runs.size).toBe(1);
    const [jobId = ""] = server.runs.keys();
    server.move(jobId, "succeeded", "done");
    expect(server.seen[0]?.headers.prefer).toBe("wait=20");
    expect(await ending).toMatchObject({ jobId, status: "succeeded" });
  });

  it("in the background is the same without waiting", async () => {
    expect(await runBackground("my-recipe", { input: 1, apiUrl: server.url })).toMatchObject({ status: "queued" });
    expect(await recipe.runBackground("my-recipe", { apiUrl: server.url })).toMatchObject({ status: "queued" });
    expect(server.seen.map(({ headers }) => headers.prefer)).toEqual(["respond-async", "respond-async"]);
  });
});

const caughtJob = (work: Promise<JobHandle>): Promise<JobHandle> => work;

describe("an error", () => {
  it("carries the server's code, sentence and request", async () => {
    expect(await caught(client.submit({ recipeName: "no-such-recipe" }))).toMatchObject({
      name: "JobError", code: "UNKNOWN_RECIPE", message: "Refused: UNKNOWN_RECIPE.", status: 422, requestId: "req-1", retryable: false,
    });
    expect(await caught(client.getStatus("00000000-0000-4000-8000-000000000000"))).toMatchObject({ code: "NOT_FOUND", status: 404, jobId: "00000000-0000-4000-8000-000000000000" });
  });

  it.each([[401], [403], [404], [409], [422]])("of status %d is not repeated", async (status) => {
    server.faults = [{ status, code: "X" }];
    expect(await caught(client.getStatus("a"))).toMatchObject({ code: "X", status });
    expect(server.seen).toHaveLength(1);
  });

  it.each([[408], [425], [429], [500], [502], [503], [504]])("of status %d is repeated, and told at last", async (status) => {
    server.faults = Array.from({ length: 5 }, () => ({ status, retryAfter: 0 }));
    expect(await caught(client.getStatus("a"))).toMatchObject({ code: "UNAVAILABLE", status, retryable: true, retryAfterSec: 0 });
    expect(server.seen).toHaveLength(5);
  });

  it("that wants long patience is told at once", async () => {
    server.faults = [{ status: 429, retryAfter: 3600, code: "RATE_LIMITED" }];
    expect(await caught(client.getStatus("a"))).toMatchObject({ code: "RATE_LIMITED", retryAfterSec: 3600 });
  });

  it("says when what answers is no Risk Desk, or nothing answers", async () => {
    server.faults = ["html"];
    expect(await caught(client.getStatus("a"))).toMatchObject({ code: "BAD_ANSWER", status: 200 });
    const nobody = new JobsClient({ apiUrl: "http://127.0.0.1:9", retries: 0 });
    expect(await caught(nobody.getStatus("a"))).toMatchObject({ code: "NETWORK", status: null, retryable: true });
    expect(() => new JobsClient("ftp://x")).toThrow(expect.objectContaining({ code: "BAD_OPTIONS" }));
    expect(() => new JobsClient("desk")).toThrow(JobError);
  });

  it("comes when one try takes too long", async () => {
    server.faults = ["hang"];
    const hasty = new JobsClient({ apiUrl: server.url, requestTimeoutSec: 0.02, retries: 0 });
    expect(await caught(hasty.getStatus("a"))).toMatchObject({ code: "REQUEST_TIMEOUT", retryable: true });
  });

  it("is the signal's own reason when the caller ends the call", async () => {
    server.faults = ["hang"];
    const ending = new AbortController();
    const asked = caught(client.getStatus("a", { signal: ending.signal }));
    await expect.poll(() => server.seen.length).toBe(1);
    ending.abort(new Error("enough"));
    expect(await asked).toMatchObject({ message: "enough" });
    expect(server.seen).toHaveLength(1);
  });
});

describe("the key", () => {
  it("set for an address is sent to that address only", async () => {
    const other = await RunsServer.start();
    configure({ apiUrl: server.url, apiKey: "rdk_secret" });
    await submitJob("my-recipe");
    await new JobsClient(server.url).submit({ recipeName: "my-recipe" });
    await new JobsClient(other.url).submit({ recipeName: "my-recipe" });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer rdk_secret", "Bearer rdk_secret"]);
    expect(other.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await other.stop();
  });
});

describe("the client", () => {
  it("walks the pages of a list as far as it is asked to", async () => {
    for (let made = 0; made < 5; made++) server.add({ sessionId: made === 0 ? "other" : "s" });
    const ids: string[] = [];
    for await (const run of client.list({ sessionId: "s", pageSize: 2 })) ids.push(run.jobId);
    expect(ids).toEqual([...server.runs.keys()].reverse().slice(0, 4));
    expect(server.asked("GET").map(({ path }) => path)).toEqual(["/api/v1/runs?sessionId=s&pageSize=2", "/api/v1/runs?sessionId=s&pageSize=2&cursor=2"]);
    server.seen.length = 0;
    for await (const _run of client.list({ pageSize: 2 })) break;
    expect(server.seen).toHaveLength(1);
  });

  it("cancels twice without an error, retries by a new job, and forgets", async () => {
    const job = await client.submit({ recipeName: "my-recipe" });
    server.faults = ["lost"];
    expect(await job.cancel()).toBe(true);
    expect(await job.cancel()).toBe(true);
    expect(job.status).toBe("cancelled");
    const again = await client.retry(job.jobId);
    expect(again.jobId).not.toBe(job.jobId);
    server.faults = ["lost"];
    await client.delete(job.jobId);
    expect(server.runs.has(job.jobId)).toBe(false);
    expect(await caught(client.delete(job.jobId))).toMatchObject({ code: "NOT_FOUND" });
  });

  it("says that a job that had succeeded was not cancelled", async () => {
    const jobId = server.add();
    server.move(jobId, "succeeded", 1);
    expect(await (await client.open(jobId)).cancel()).toBe(false);
  });

  it("never repeats a retry by itself", async () => {
    const jobId = server.add();
    server.move(jobId, "failed");
    server.faults = ["lost"];
    expect(await caught(client.retry(jobId))).toMatchObject({ code: "NETWORK" });
    expect(server.runs.size).toBe(2);
  });
});

describe("the waits between tries", () => {
  it("double up to a cap and are drawn from 0", () => {
    const backoff = { firstMs: 100, longestMs: 1000 };
    expect([1, 2, 3, 4, 5, 5000].map((tries) => backoffMs(backoff, tries, 0.999))).toEqual([99, 199, 399, 799, 999, 999]);
    expect(backoffMs(backoff, 4, 0)).toBe(0);
  });

  it.each([["3", 3000], [" 0 ", 0], ["Thu, 01 Jan 1970 00:00:10 GMT", 9000], ["Thu, 01 Jan 1970 00:00:00 GMT", 0], ["soon", null], [null, null]])("read Retry-After %s", (header, ms) => {
    expect(retryAfterMs(header, 1000)).toBe(ms);
  });
});
