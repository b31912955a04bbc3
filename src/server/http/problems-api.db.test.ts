import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { nameFullDisk } from "@/adapters/storage/disk/disk-storage";
import { SCOPES, type Scope } from "@/domain/access/scopes";
import type { Role } from "@/domain/access/permissions";
import { createToken } from "@/features/tokens/server";
import type { AppContext } from "@/kernel/context";
import { PROBLEMS, type ProblemCode } from "@/server/api/problems";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";

let database: TestDatabase;
let server: ServedApp;
let token: string;
let ownerId: string;
let recipes: string;

/** The product's recipes, and one that is switched off. */
function recipesDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), "recipes-"));
  cpSync("recipes", dir, { recursive: true });
  mkdirSync(path.join(dir, "watched"));
  writeFileSync(path.join(dir, "watched", "TEMPLATE.yaml"), 'name: watched\nversion: 1.0.0\ndescription: Never alone.\nrun: { prompt: { user: "{{prompt}}" } }\nruntime: { background: { enabled: false } }\n');
  mkdirSync(path.join(dir, "off"));
  writeFileSync(path.join(dir, "off", "TEMPLATE.yaml"), 'name: off\nversion: 1.0.0\ndescription: Off.\nrun: { prompt: { user: "{{prompt}}" } }\nruntime: { job: { enabled: false } }\n');
  mkdirSync(path.join(dir, "asking"));
  writeFileSync(path.join(dir, "asking", "TEMPLATE.yaml"), "name: asking\nversion: 1.0.0\ndescription: Asks with a prompt nobody wrote.\nrun: { prompt: { slug: nobodys-prompt } }\n");
  return dir;
}
async function tokenOf(role: Role = "analyst", scopes: readonly Scope[] = SCOPES): Promise<{ token: string; ownerId: string; id: string }> {
  const ctx = await testContext({ db: database.db, role });
  const made = await createToken(ctx, { name: "walk", scopes: [...scopes], lifetimeDays: null });
  return { token: made.token, id: made.id, ownerId: ctx.actor?.id ?? "" };
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "api-")), recipesDir: (recipes = recipesDir()) });
  ({ token, ownerId } = await tokenOf());
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

type Call = RequestInit & { json?: unknown; as?: string | null };
function call(place: string, { json, as = token, ...init }: Call = {}): Promise<Response> {
  const body = json === undefined ? {} : { method: "POST", body: JSON.stringify(json) };
  const signedIn: Record<string, string> = as === null ? {} : { authorization: `Bearer ${as}` };
  return fetch(`${server.url}/api/v1/${place}`, { ...body, ...init, headers: { "content-type": "application/json", ...signedIn, ...(init.headers as Record<string, string>) } });
}
const submit = (json: unknown, more: Call = {}): Promise<Response> => call("runs", { json, ...more });
const job = (fields: { status: "PENDING" | "COMPLETED" | "FAILED"; errorCode?: string }) =>
  database.db.job.create({ data: { type: "AI_PREVIEW", recipe: "prompt", input: {}, createdById: ownerId, completedAt: fields.status === "PENDING" ? null : new Date(), sentAt: new Date(), ...fields } });
const webhook = (url: string): Promise<Response> => call("webhooks", { json: { url } });
const assessmentOf = async (id: string): Promise<string> => (await createAssessment(database.db, { id })).id;
async function schedule(more: object, as = token, assessmentId?: string): Promise<Response> {
  const input = { assessmentId: assessmentId ?? (await assessmentOf(ownerId)) };
  return call("schedules", { json: { recipe: "risk-assessment", name: "n", input, ...more }, as });
}
const upload = (assessmentId: string, body = "Sales were KES 5."): Promise<Response> => call(`assessments/${assessmentId}/documents?name=plan.txt`, { method: "POST", body });
const NOBODYS = "00000000-0000-4000-8000-000000000000";

/** One call for each code of the table; the type makes a code without a call an error. */
const PROVOKE: Record<ProblemCode, () => Promise<Response>> = {
  UNAUTHENTICATED: () => call("runs", { as: null }),
  TOKEN_MALFORMED: () => call("runs", { as: "a b" }),
  TOKEN_UNKNOWN: () => call("runs", { as: "rdk_nothing" }),
  TOKEN_EXPIRED: async () => {
    const made = await tokenOf();
    await database.db.apiToken.update({ where: { id: made.id }, data: { expiresAt: new Date(0) } });
    return call("runs", { as: made.token });
  },
  TOKEN_REVOKED: async () => {
    const made = await tokenOf();
    await database.db.apiToken.update({ where: { id: made.id }, data: { revokedAt: new Date() } });
    return call("runs", { as: made.token });
  },
  FORBIDDEN: async () => submit({ prompt: "a" }, { as: (await tokenOf("viewer")).token }),
  SCOPE_MISSING: async () => submit({ prompt: "a" }, { as: (await tokenOf("analyst", ["jobs:read"])).token }),
  PASSWORD_CHANGE_REQUIRED: async () => {
    const as = await tokenOf();
    await database.db.user.update({ where: { id: as.ownerId }, data: { mustChangePassword: true } });
    return submit({ prompt: "a" }, { as: as.token });
  },
  CROSS_SITE: () => submit({ prompt: "a" }, { headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" } }),
  NOT_FOUND: () => call(`runs/${NOBODYS}`),
  METHOD_NOT_ALLOWED: () => call("runs", { method: "DELETE" }),
  NOT_ENDED: async () => call(`runs/${(await job({ status: "PENDING" })).id}/result`),
  NOT_FAILED: async () => call(`runs/${(await job({ status: "COMPLETED" })).id}/retry`, { method: "POST" }),
  NOT_RETRYABLE: async () => call(`runs/${(await job({ status: "FAILED", errorCode: "INVALID_INPUT" })).id}/retry`, { method: "POST" }),
  RECIPE_GONE: async () => {
    const { id } = await job({ status: "FAILED", errorCode: "THROTTLED" });
    await database.db.job.update({ where: { id }, data: { type: "RECIPE", recipe: "taken-away" } });
    return call(`runs/${id}/retry`, { method: "POST" });
  },
  INTERNAL: async () => {
    await database.db.$executeRawUnsafe("ALTER TABLE webhook_endpoints RENAME TO mislaid");
    return call("webhooks").finally(() => database.db.$executeRawUnsafe("ALTER TABLE mislaid RENAME TO webhook_endpoints"));
  },
  DISK_FULL: async () => {
    const { storage } = (await (globalThis as unknown as { riskDesk: Promise<{ contextFor(actor: null): AppContext }> }).riskDesk).contextFor(null).ports;
    const full = vi.spyOn(storage, "put").mockRejectedValue(nameFullDisk(Object.assign(new Error("no"), { code: "ENOSPC" })));
    return upload(await assessmentOf(ownerId)).finally(() => full.mockRestore());
  },
  DATABASE_DOWN: () => database.away(() => submit({ prompt: "a" })),
  NOT_STARTED: async () => {
    const shared = globalThis as { riskDesk?: Promise<unknown> };
    const started = shared.riskDesk;
    const broken = path.join(recipes, "broken");
    mkdirSync(broken);
    shared.riskDesk = undefined;
    return submit({ prompt: "a" }).finally(() => {
      rmSync(broken, { recursive: true });
      shared.riskDesk = started;
    });
  },
  JOB_DISABLED: () => submit({ recipeName: "off", prompt: "a" }),
  BACKGROUND_DISABLED: () => submit({ recipeName: "watched", prompt: "a" }, { headers: { prefer: "respond-async" } }),
  STATE: async () => {
    const { id } = await createAssessment(database.db, { id: ownerId });
    await database.db.assessment.update({ where: { id }, data: { state: "ANALYZING" } });
    return submit({ recipeName: "risk-assessment", input: { assessmentId: id } });
  },
  PROMPT_UNUSABLE: () => submit({ recipeName: "asking" }),
  TOO_LARGE: () => submit({ prompt: "x".repeat(1_100_000) }),
  EMPTY: async () => upload(await assessmentOf(ownerId), ""),
  UPLOAD_CUT: async () => {
    // Node's own client and server refuse such a request; a proxy passes it on.
    const id = await assessmentOf(ownerId);
    const { POST } = (await import(path.resolve("src/app/api/v1/assessments/[id]/documents/route.ts"))) as { POST: (request: Request, more: { params: Promise<{ id: string }> }) => Promise<Response> };
    return POST(new Request(`${server.url}/api/v1/assessments/${id}/documents?name=plan.txt`, { method: "POST", body: "half", headers: { authorization: `Bearer ${token}`, "content-length": "99" } }), { params: Promise.resolve({ id }) });
  },
  TOO_MANY_FILES: async () => {
    const assessmentId = await assessmentOf(ownerId);
    const row = { assessmentId, name: "n.txt", bytes: 1, storageKey: "k", createdById: ownerId };
    await database.db.document.createMany({ data: Array.from({ length: 30 }, (_, n) => ({ ...row, sha256: String(n) })) });
    return upload(assessmentId);
  },
  INVALID_JSON: () => call("runs", { method: "POST", body: "{" }),
  BAD_TEXT: () => submit({ prompt: "a\u0000b" }),
  TOO_DEEP: () => call("runs", { method: "POST", body: `{"prompt":"a","input":${"[".repeat(50_000)}${"]".repeat(50_000)}}` }),
  MISSING_FIELD: () => call("webhooks", { json: {} }),
  UNKNOWN_FIELD: () => submit({ prompt: "a", speed: 1 }),
  WRONG_TYPE: () => submit({ prompt: 7 }),
  NOT_A_CHOICE: () => call("runs?status=DONE"),
  BAD_FORMAT: () => call("runs?from=yesterday"),
  TOO_LONG: () => submit({ prompt: "x".repeat(50_001) }),
  TOO_SHORT: () => submit({ recipeName: "", prompt: "a" }),
  OUT_OF_RANGE: () => submit({ prompt: "a", timeout: 86_401 }),
  INVALID: () => submit({}),
  TWICE: () => submit({ prompt: "a", session_id: "s", sessionId: "t" }),
  UNKNOWN_RECIPE: () => submit({ recipeName: "nothing" }),
  UNKNOWN_CONFIG: () => submit({ prompt: "a", config: { speed: 1 } }),
  INPUT: () => submit({ recipeName: "risk-assessment", input: { assessmentId: "x" } }),
  KEY_MISSING: () => submit({ prompt: "a", idempotencyScope: "global" }),
  KEY_WITHOUT_SCOPE: () => submit({ prompt: "a", idempotencyKey: "k", idempotencyScope: "none" }),
  SESSION_MISSING: () => submit({ prompt: "a", idempotencyKey: "k", idempotencyScope: "session" }),
  IDEMPOTENCY_MISMATCH: async () => {
    await submit({ prompt: "a", idempotencyKey: "walk" });
    return submit({ prompt: "b", idempotencyKey: "walk" });
  },
  INVALID_EVENT_ID: async () => call(`runs/${(await job({ status: "PENDING" })).id}/stream?after=x`),
  BAD_CURSOR: () => call("runs?cursor=x"),
  SCHEDULE_DISABLED: () => schedule({ recipe: "prompt", input: {} }),
  TOO_MANY: async () => {
    const as = await tokenOf();
    const row = { ownerId: as.ownerId, name: "n", recipe: "risk-assessment", input: {}, cadence: "daily" };
    await database.db.schedule.createMany({ data: Array.from({ length: 100 }, () => row) });
    return schedule({}, as.token, await assessmentOf(as.ownerId));
  },
  STALE_FORM: async () => {
    const { id } = (await (await schedule({})).json()) as { id: string };
    return call(`schedules/${id}`, { method: "PATCH", body: JSON.stringify({ expectedVersion: 99, name: "later" }) });
  },
  BUDGET: async () => {
    const { id } = (await (await schedule({ maxCostUsd: 1 })).json()) as { id: string };
    const slot = await database.db.scheduleRun.create({ data: { scheduleId: id, slotAt: new Date(), firedAt: new Date(), outcome: "FIRED" } });
    const { id: jobId } = await job({ status: "COMPLETED" });
    await database.db.job.update({ where: { id: jobId }, data: { scheduleRunId: slot.id, costUsd: 2 } });
    return call(`schedules/${id}/run`, { method: "POST" });
  },
  CRON_SIX_FIELDS: () => schedule({ cadence: "* * * * * *" }),
  CADENCE: () => schedule({ cadence: "monthly" }),
  TIME_ZONE: () => schedule({ timezone: "Africa/Nowhere" }),
  DELIVERY_RUNNING: async () => {
    const { id: endpointId } = (await (await webhook("https://busy.example.org/hook")).json()) as { id: string };
    const { id } = await database.db.webhookDelivery.create({ data: { endpointId, event: "completed", body: "{}", nextAttemptAt: new Date() } });
    return call(`webhook-deliveries/${id}/resend`, { method: "POST" });
  },
  RATE_LIMITED: async () => {
    const { id: endpointId } = (await (await webhook("https://often.example.org/hook")).json()) as { id: string };
    const row = { endpointId, event: "test", body: "{}", status: "FAILED" as const };
    await database.db.webhookDelivery.createMany({ data: Array.from({ length: 30 }, () => row) });
    return call(`webhooks/${endpointId}/test`, { method: "POST" });
  },
  WEBHOOK_EXISTS: async () => {
    await webhook("https://twice.example.org/hook");
    return webhook("https://twice.example.org/hook");
  },
  WEBHOOK_LIMIT: async () => {
    const as = (await tokenOf()).token;
    for (let i = 0; i < 20; i++) await call("webhooks", { json: { url: `https://n${i}.example.org/` }, as });
    return call("webhooks", { json: { url: "https://n20.example.org/" }, as });
  },
  WEBHOOK_DISABLED: async () => {
    const { id, url } = (await (await webhook("https://off.example.org/hook")).json()) as { id: string; url: string };
    await call(`webhooks/${id}/disable`, { method: "POST" });
    return submit({ prompt: "a", webhookUrl: url });
  },
  WEBHOOK_URL_UNREADABLE: () => webhook("not an address"),
  WEBHOOK_URL_TOO_LONG: () => webhook(`https://a.example.org/${"é".repeat(900)}`),
  WEBHOOK_URL_SCHEME: () => webhook("http://a.example.org/"),
  WEBHOOK_URL_USERINFO: () => webhook("https://me:pw@a.example.org/"),
  WEBHOOK_URL_PORT: () => webhook("https://a.example.org:22/"),
  WEBHOOK_URL_HOST: () => webhook("https://intranet/"),
  WEBHOOK_URL_ADDRESS: () => webhook("https://169.254.169.254/latest/"),
};

it("a body that does not end is not waited for when a stranger sends it", async () => {
  let begun = false;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    // The client sends its headers with the first byte.
    if (!begun) controller.enqueue(new Uint8Array(1));
    begun = true;
  };
  expect((await call("runs", { method: "POST", body: new ReadableStream({ pull }), as: null, duplex: "half" } as Call)).status).toBe(401);
});

describe("text that no database keeps, and values of no end", () => {
  it.each<[string, string, string | undefined, string, string | undefined]>([
    ["a NUL deep inside", "runs", '{"prompt":"a","input":{"lines":["x\\u0000"]}}', "BAD_TEXT", "input.lines.0"],
    ["half of a pair", "runs", '{"prompt":"a","sessionId":"\\ud800"}', "BAD_TEXT", "sessionId"],
    ["a NUL in a name", "runs", '{"prompt":"a","metadata":{"a\\u0000":"b"}}', "BAD_TEXT", "metadata"],
    ["a NUL for another table", "assessments", '{"name":"a\\u0000","firm":"b"}', "BAD_TEXT", "name"],
    ["a NUL in a query", "runs?sessionId=a%00", undefined, "BAD_TEXT", "sessionId"],
    ["a search for NUL", "assessments?search=%00", undefined, "BAD_TEXT", "search"],
    ["a list in a list in a list …", "runs", `{"prompt":"a","input":${"[".repeat(3000)}${"]".repeat(3000)}}`, "TOO_DEEP", "input.0.0"],
    ["a field called __proto__", "runs", '{"prompt":"a","__proto__":{"input":1}}', "UNKNOWN_FIELD", "__proto__"],
    ["a year that no database knows", "runs?from=0000-01-01T00:00:00Z", undefined, "OUT_OF_RANGE", "from"],
    ["more labels than may be", "runs", JSON.stringify({ prompt: "a", metadata: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, "x"])) }), "TOO_LONG", "metadata"],
  ])("%s is the sender's to mend, not a failure of ours", async (_what, place, body, code, field) => {
    const response = await call(place, body === undefined ? {} : { method: "POST", body });
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ code, field, detail: expect.stringMatching(/^[^{}]{10,300}[.!?]$/) as string })]);
  });
});

it("a browser that sends such a text is told the same", async () => {
  const answer = await fetch(`${server.url}/api/trpc/jobs.list?input=${encodeURIComponent('{"json":{"search":"a\\u0000"}}')}`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { json: { data: { fault: { code: "BAD_TEXT", field: "search" } } } } }]);
});

describe("an address in the API that nobody wrote", () => {
  it.each(["nothing", "runs/x/y/z", "../nothing"])("%s is a problem of its own kind", async (place) => {
    const response = await call(place);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND", detail: expect.stringContaining("There is nothing at") as unknown });
  });

  it("tells which methods an address takes", async () => {
    const response = await call("webhooks", { method: "PUT", body: "{}" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });
});

describe("without its database", () => {
  it("the app tells a browser the same, and nothing of the driver, and goes on when it is back", async () => {
    const ask = (): Promise<Response> => fetch(`${server.url}/api/trpc/jobs.list?input=${encodeURIComponent('{"json":{}}')}`, { headers: { authorization: `Bearer ${token}` } });
    const gone = await database.away(ask);
    const text = await gone.text();
    expect(gone.status).toBe(503);
    expect(text).toContain("The database does not answer.");
    expect(text).not.toMatch(/prisma|127\.0\.0\.1|findMany|localhost/i);
    expect((await ask()).status).toBe(200);
  });
});

describe("each problem of the table", () => {
  it.each(Object.entries(PROVOKE))("%s is answered with its status, a sentence and a reference", async (code, provoke) => {
    const response = await provoke();
    const problem = (await response.json()) as { code: string; status: number; detail: string; requestId: string };
    expect(problem).toMatchObject({ code, status: PROBLEMS[code as ProblemCode].status });
    expect(response.status).toBe(problem.status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(problem.detail).toMatch(/^[^{}]{10,300}[.!?]$/);
    expect(problem.requestId).not.toBe("");
  });
});
