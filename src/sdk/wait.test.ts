import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RunsServer } from "@/testing/runs-server";
import { JobsClient, type JobHandle } from ".";

let server: RunsServer;
let client: JobsClient;
let job: JobHandle;

beforeAll(async () => (server = await RunsServer.start()));
afterAll(() => server.stop());
beforeEach(async () => {
  server.seen.length = 0;
  server.runs.clear();
  server.faults = [];
  server.retryAfter = 0;
  client = new JobsClient({ apiUrl: server.url, backoff: { firstMs: 1, longestMs: 2 } });
  job = await client.submit({ recipeName: "my-recipe" });
});

const polls = (): number => server.asked(`GET /api/v1/runs/${job.jobId}`).length;
const afterPolls = async (count: number, act: () => void): Promise<void> => {
  await expect.poll(polls, { interval: 1 }).toBeGreaterThanOrEqual(count);
  act();
};

describe("wait", () => {
  it("resolves with the result, keeps the handle's status, and reads as its result", async () => {
    void afterPolls(2, () => server.move(job.jobId, "succeeded", { output: "42" }));
    const outcome = await job.wait(0.001);
    expect(outcome).toMatchObject({ status: "succeeded", result: { output: "42" }, error: null });
    expect(String(outcome)).toBe('{"output":"42"}');
    expect(JSON.parse(JSON.stringify(outcome))).toEqual({ status: "succeeded", result: { output: "42" }, error: null });
    expect(job.status).toBe("succeeded");
  });

  it.each(["failed", "cancelled"] as const)("resolves for a job that %s, with why", async (status) => {
    server.move(job.jobId, status);
    const outcome = await job.wait(0.001);
    expect(outcome).toMatchObject({ status, result: null, error: { message: `It was ${status}.`, advice: "Try again." } });
    expect(String(outcome.error)).toBe(`It was ${status}.`);
    await expect(job.getResult()).rejects.toMatchObject({ code: status === "failed" ? "TIMEOUT" : "CANCELLED", jobId: job.jobId, retryable: true });
  });

  it("throws WAIT_TIMEOUT on its own time-out and leaves the job alone", async () => {
    await expect(job.wait(0.001, 0.02)).rejects.toMatchObject({ code: "WAIT_TIMEOUT", jobId: job.jobId, retryable: true });
    expect(server.asked("POST")).toHaveLength(1);
    expect(await job.getStatus()).toBe("queued");
  });

  it("asks a last time at its time-out, so that an end shortly before is seen", async () => {
    void afterPolls(1, () => server.move(job.jobId, "succeeded", 1));
    // Long enough for the first question on a busy machine: one that is answered after the time-out is the last.
    expect(await job.wait(3600, 2)).toMatchObject({ status: "succeeded" });
  });

  it("does not ask before the time the server names", async () => {
    server.retryAfter = 3600;
    await expect(job.wait(0.001, 0.2)).rejects.toMatchObject({ code: "WAIT_TIMEOUT" });
    // The first and the one on the deadline; on a slow machine the deadline has passed when the first is answered.
    expect(polls()).toBeLessThanOrEqual(2);
  });

  it("goes on through an outage", async () => {
    server.faults = Array.from({ length: 12 }, () => "cut" as const);
    void afterPolls(13, () => server.move(job.jobId, "succeeded", 1));
    expect(await job.wait(0.001)).toMatchObject({ status: "succeeded" });
  });

  it("ends at once when the job is not there any more", async () => {
    server.runs.clear();
    await expect(job.wait(0.001)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("stops with the caller's signal, and the job goes on", async () => {
    const ending = new AbortController();
    const waiting = job.wait(3600, undefined, { signal: ending.signal });
    void afterPolls(1, () => ending.abort(new Error("enough")));
    await expect(waiting).rejects.toThrow("enough");
    expect(server.asked("POST")).toHaveLength(1);
  });
});

describe("getResult", () => {
  it("waits for the end", async () => {
    void afterPolls(2, () => server.move(job.jobId, "succeeded", [1, 2]));
    expect(await client.getResult(job.jobId)).toEqual([1, 2]);
  });

  it("does not when it is told so", async () => {
    await expect(client.getResult(job.jobId, { wait: false })).rejects.toMatchObject({ code: "NOT_ENDED", status: 409 });
  });
});
