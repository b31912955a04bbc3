import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createJobLedger, submitJob } from "@/features/jobs/server";
import { createToken } from "@/features/tokens/server";
import type { JobType } from "@/domain/jobs/job";
import type { JobErrorCode } from "@/domain/jobs/job-errors";
import type { JobLedger } from "@/kernel/job-ledger";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { firstLineMissing, seedCode, sharedSeedCode } from "@/testing/seed-code";
import { until } from "@/testing/until";
import * as documented from "./polling";

/** Where the document's own code expects the server. */
const DOCUMENTED = "https://api.example.com";
/** How the document's three seconds pass here, ms. */
const QUICK_MS = 20;

let database: TestDatabase;
let app: ServedApp;
let dir: string;
let admin: AppContext;
let ledger: JobLedger;
let token: string;
let said: unknown[][];
/** Intervals of the document's code that have not been cleared. */
let ticking: Set<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), "risk-desk-polling-"));
  app = await serveApp({ databaseUrl: database.url, dataDir: dir, recipesDir: "recipes" });
  // The document's preview is for administrators; reading jobs is for anyone who may.
  admin = await testContext({ db: database.db, role: "admin" });
  ({ token } = await createToken(admin, { name: "polling document", scopes: ["prompts:write", "jobs:read"] }));
  ledger = createJobLedger(database.db, () => new Date(), async () => undefined);
}, 300_000);
afterAll(async () => {
  await app.stop();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => {
  [said, ticking] = [[], new Set()];
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation((...words) => void said.push(words));
  const real = { fetch, setInterval, clearInterval };
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => real.fetch(url.replace(DOCUMENTED, app.url), init));
  vi.stubGlobal("setInterval", (work: () => void, ms: number) => {
    const quick = ms === 3000;
    const handle = real.setInterval(work, quick ? QUICK_MS : ms);
    if (quick) ticking.add(handle);
    return handle;
  });
  vi.stubGlobal("clearInterval", (handle: NodeJS.Timeout) => (ticking.delete(handle), real.clearInterval(handle)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A running job that this test drives; no engine knows of it. */
async function running(type: JobType = "GAP_DETECTION"): Promise<string> {
  const { id } = await submitJob(admin, { type, input: {} });
  await database.db.job.update({ where: { id }, data: { sentAt: new Date() } });
  await ledger.start(id, "driven by a test");
  return id;
}
const completed = async (type: JobType, result: unknown): Promise<string> => {
  const id = await running(type);
  await ledger.complete(id, result);
  return id;
};
const failed = async (code: JobErrorCode): Promise<string> => {
  const id = await running();
  await ledger.fail(id, code, "It broke.");
  return id;
};
/** As any of the document's readers gets it. */
const jobOf = async (id: string): Promise<Parameters<typeof documented.userFeedback>[0]> =>
  (await (await fetch(`${DOCUMENTED}/api/jobs/${id}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as Parameters<typeof documented.userFeedback>[0];

describe("the polling document's code, against the real server", () => {
  it("initiates a job and polls it to its result", async () => {
    const data = await documented.initiateJob(token);
    expect(data).toEqual({ jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, status: "PROCESSING" });
    await documented.pollingAJob(data, token);
    expect(said).toEqual([["Job completed:", expect.objectContaining({ output: expect.stringContaining("Identify gaps in market risk coverage.") as string })]]);
    expect(ticking.size).toBe(0);
  });

  it("rejects a failed job with its reason, and goes on while it runs", async () => {
    const id = await failed("THROTTLED");
    const pollJobStatus = await documented.pollingAJob({ jobId: id }, token);
    expect(said).toEqual([["Job failed:", expect.objectContaining({ message: expect.stringContaining("ThrottlingException") as string })]]);
    const slow = await running();
    const polled = pollJobStatus(slow, token);
    await ledger.complete(slow, { gaps: ["a"] });
    expect(await polled).toMatchObject({ id: slow, status: "COMPLETED", result: { gaps: ["a"] } });
  });

  it.each([
    ["AI_PREVIEW", { output: "o" }, { aiOutput: "o" }],
    ["PARSE_DOCUMENT", { text: "t", metadata: { pages: 2 } }, { extractedText: "t", metadata: { pages: 2 } }],
    ["GAP_DETECTION", { gaps: ["g"] }, { gaps: ["g"] }],
    ["RISK_ANALYSIS", { scores: [1] }, { riskScores: [1] }],
    ["REPORT_GENERATION", { reportUrl: "/r" }, { reportUrl: "/r" }],
  ] as const)("handles the result of %s", async (type, result, read) => {
    expect(documented.handlingResults(await jobOf(await completed(type, result)))).toMatchObject(read);
    expect(documented.handlingResults(await jobOf(await running(type)))).toBeNull();
  });

  it("gives up after the longest time it was given, and not before the end of a job that ends", async () => {
    const pollJobStatus = documented.clientSideTimeout();
    expect(await pollJobStatus(await completed("GAP_DETECTION", { gaps: [] }), token)).toMatchObject({ status: "COMPLETED" });
    await expect(pollJobStatus(await failed("INTERNAL"), token)).rejects.toThrow("It broke.");
    await expect(pollJobStatus(await running(), token, 5 * QUICK_MS)).rejects.toThrow("Polling timeout exceeded");
    expect(ticking.size).toBe(0);
  });

  it("backs off after ten attempts", async () => {
    const id = await running();
    const seen: string[] = [];
    const state = documented.exponentialBackoff(async () => seen.push((await jobOf(id)).status));
    await until(async () => (seen.length === 11 ? true : null));
    expect(state()).toEqual({ attempt: 11, pollInterval: 10_000 });
    expect([new Set(seen), ticking.size]).toEqual([new Set(["PROCESSING"]), 0]);
  });

  it("shows a word for each state", async () => {
    const { id } = await submitJob(admin, { type: "GAP_DETECTION", input: {} });
    expect(documented.userFeedback(await jobOf(id)).message).toBe("Job queued...");
    expect(documented.userFeedback(await jobOf(await running())).message).toBe("AI model processing...");
    expect(documented.userFeedback(await jobOf(await completed("GAP_DETECTION", {}))).message).toBe("Complete!");
    expect(documented.userFeedback(await jobOf(await failed("INTERNAL"))).message).toBe("Job failed");
  });

  it("tells failures apart", async () => {
    const advice = async (code: JobErrorCode) => documented.errorHandling(await jobOf(await failed(code)));
    expect([await advice("THROTTLED"), await advice("INVALID_INPUT"), await advice("INTERNAL")]).toEqual(["retry later", "retry never", "retry by hand"]);
    expect(documented.errorHandling(await jobOf(await running()))).toBeNull();
  });

  it("cancels the polling and leaves the job running", async () => {
    const id = await running();
    let polls = 0;
    const { startPolling, cancelPolling } = documented.cancellation(async (jobId) => {
      await jobOf(jobId);
      polls += 1;
    });
    startPolling(id);
    await until(async () => (polls > 1 ? true : null));
    cancelPolling();
    await until(async () => (ticking.size === 0 ? true : null));
    expect((await jobOf(id)).status).toBe("PROCESSING");
  });
});

const shared = sharedSeedCode("polling");

describe("the code that is run", () => {
  it("is the document's, line by line in its order", () => {
    expect(seedCode("polling")).toHaveLength(9);
    expect(firstLineMissing("polling", "src/sdk/documented/polling.tsx", /^import /)).toBeNull();
  });

  it.skipIf(shared === null)("is kept as the document has it", () => expect(seedCode("polling")).toEqual(shared));
});
