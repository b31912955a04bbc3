import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configure, type JobHandle } from "risk-desk/sdk";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { SCOPES } from "@/domain/access/scopes";
import { createToken } from "@/features/tokens/server";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { firstLineMissing, seedCode, sharedSeedCode } from "@/testing/seed-code";
import * as documented from "./async-jobs";

/** Where the document's own code expects the server. */
const DOCUMENTED = "http://127.0.0.1:8005";
const MY_RECIPE = `
name: my-recipe
version: 1.0.0
description: Says its input again.
run: { prompt: { user: "You said {{input}}" } }
config: { maxTokens: 500 }
`;
/** Its runtime block is the document's. */
const DATA_ANALYZER = `
name: data-analyzer
version: 1.0.0
description: Says its prompt again.
run: { prompt: { user: "{{prompt}}" } }
config: { format: text }
runtime:
  job:
    enabled: true
    timeout_sec: 3600
    webhook_url: "\${WEBHOOK_URL}"
    idempotency_scope: "session"
`;

let database: TestDatabase;
let app: ServedApp;
let dir: string;
let said: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), "risk-desk-snippets-"));
  for (const [name, text] of [["my-recipe", MY_RECIPE], ["data-analyzer", DATA_ANALYZER]] as const) {
    mkdirSync(join(dir, "recipes", name), { recursive: true });
    writeFileSync(join(dir, "recipes", name, "TEMPLATE.yaml"), text);
  }
  app = await serveApp({ databaseUrl: database.url, dataDir: join(dir, "data"), recipesDir: join(dir, "recipes"), env: { WEBHOOK_URL: "https://example.com/all" } });
  const owner = await testContext({ db: database.db });
  const { token } = await createToken(owner, { name: "snippets", scopes: [...SCOPES].filter((scope) => scope !== "admin") });
  // The document's code names an address and no token: both are the caller's surroundings.
  configure({ apiUrl: DOCUMENTED, apiKey: token, fetch: (input, init) => fetch(new Request(input).url.replace(DOCUMENTED, app.url), init) });
  // The app's modules are loaded here, and there are many.
}, 300_000);
afterAll(async () => {
  await app.stop();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => {
  said = [];
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation((text) => void said.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

describe("the document's code, against the real server", () => {
  it("submits a job", async () => {
    const job = await documented.submittingAJob();
    expect(said).toEqual([expect.stringMatching(/^Job ID: /), "Status: queued"]);
    expect(await database.db.job.findUniqueOrThrow({ where: { id: job.jobId } })).toMatchObject({
      recipe: "my-recipe", sessionId: "session_123", timeoutSec: 3600, idempotencyKey: "unique-key-123", webhookUrl: "https://example.com/webhook", config: { maxTokens: 1000 },
    });
    expect(await job.getResult()).toMatchObject({ output: { output: 'You said {"query":"What is AI?"}' } });
  });

  it("has the handle that is documented", () => {
    expectTypeOf<JobHandle>().toExtend<documented.DocumentedJobHandle>();
  });

  it("submits and waits", async () => {
    expect((await documented.submitAndWait()).status).toBe("succeeded");
  });

  it("waits after the submission", async () => {
    expect(await documented.waitAfterSubmission()).toMatchObject({ status: "succeeded", error: null });
    expect(said).toEqual([expect.stringMatching(/^Result: \{.*You said test/)]);
  });

  it("uses the client, and streams the progress to the end", async () => {
    const { status, result } = await documented.jobsApiClient();
    expect(["queued", "running", "succeeded"]).toContain(status);
    expect(result).toMatchObject({ output: { output: "Analyze this data" } });
    expect(said[0]).toMatch(ID);
    expect(said.at(-1)).toBe("Progress: 100%");
    expect(await database.db.job.findFirstOrThrow({ where: { recipe: "data-analyzer" } })).toMatchObject({ webhookUrl: "https://example.com/callback", config: { format: "json" } });
  });

  it("names a webhook", async () => {
    const { jobId } = await documented.webhooks();
    expect(await database.db.job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({ webhookUrl: "https://example.com/webhook" });
  });

  it("gives the same job for the same key", async () => {
    const [first, second] = await documented.idempotency();
    expect(said).toEqual(["true"]);
    expect([first?.replayed, second?.replayed]).toEqual([false, true]);
  });

  it("handles errors", async () => {
    expect(await documented.errorHandling()).toMatchObject({ status: "succeeded" });
    configure({ apiUrl: "http://127.0.0.1:9", retries: 0 });
    await documented.errorHandling();
    expect(said).toEqual([expect.stringMatching(/^Job error: http:\/\/127\.0\.0\.1:9 cannot be reached/)]);
  });
});

const shared = sharedSeedCode("async-jobs");

describe("the code that is run", () => {
  it("is the document's, line by line in its order", () => {
    expect(seedCode("async-jobs")).toHaveLength(7);
    expect(firstLineMissing("async-jobs", "src/sdk/documented/async-jobs.ts", /^import |^interface JobHandle|Promise<any>/)).toBeNull();
  });

  it.skipIf(shared === null)("is kept as the document has it", () => expect(seedCode("async-jobs")).toEqual(shared));
});
