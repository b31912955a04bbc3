import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RecipeView } from "@/features/recipes/contract";
import { createToken } from "@/features/tokens/server";
import { SCOPES, type Scope } from "@/domain/access/scopes";
import type { AppContext } from "@/kernel/context";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";

let database: TestDatabase;
let server: ServedApp;
let owner: AppContext;
let token: string;
let assessmentId: string;

const tokenFor = async (ctx: AppContext, scopes: Scope[] = [...SCOPES]): Promise<string> => (await createToken(ctx, { name: "test", scopes, lifetimeDays: null })).token;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveApp({ databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "api-")), recipesDir: "recipes" });
  owner = await testContext({ db: database.db });
  token = await tokenFor(owner);
  assessmentId = (await createAssessment(database.db, owner.actor ?? expect.fail("nobody acts"))).id;
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}
const call = async (method: string, path: string, json?: unknown, as = token): Promise<Answer> => {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method, headers: { authorization: `Bearer ${as}`, "content-type": "application/json" }, ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown> };
};
const weekly = (changes: object = {}) => ({ recipe: "risk-assessment", name: "Weekly", input: { assessmentId }, cadence: "0 6 * * mon", timezone: "Africa/Nairobi", ...changes });

describe("schedules over HTTP", () => {
  it("are made in either case, read, changed at their version, paused, resumed, run, told about and deleted", async () => {
    const made = await call("POST", "/schedules", weekly({ max_retries: 2 }));
    expect(made).toMatchObject({ status: 201, body: { words: "every Monday at 06:00, Africa/Nairobi", maxRetries: 2, state: "active", version: 1 } });
    const path = made.headers.get("location")?.replace("/api/v1", "") ?? expect.fail("no location");
    expect((await call("PATCH", path, { expected_version: 1, name: "Mondays" })).body).toMatchObject({ name: "Mondays", version: 2 });
    expect(await call("PATCH", path, { expectedVersion: 1, name: "Late" })).toMatchObject({ status: 409, body: { code: "STALE_FORM" } });
    expect((await call("POST", `${path}/pause`)).body).toMatchObject({ state: "paused", nextAt: null });
    expect((await call("POST", `${path}/resume`)).body).toMatchObject({ state: "active" });
    const run = await call("POST", `${path}/run`);
    expect(run).toMatchObject({ status: 202, body: { jobId: expect.any(String) as string } });
    expect(run.headers.get("location")).toBe(`/api/v1/runs/${String(run.body.jobId)}`);
    expect((await call("GET", `${path}/logs?page_size=5`)).body).toMatchObject({ slots: [{ outcome: "BY_HAND", job: { id: run.body.jobId } }], nextCursor: null });
    expect((await call("GET", `${path}/stats`)).body).toMatchObject({ outcomes: { BY_HAND: 1, FIRED: 0 } });
    expect((await call("GET", "/schedules")).body).toMatchObject({ schedules: [{ name: "Mondays" }] });
    expect((await call("DELETE", path)).status).toBe(204);
    expect((await call("GET", path)).status).toBe(404);
  });

  it.each<[string, object, number, string, string?]>([
    ["six fields", { cadence: "0 0 6 * * *" }, 422, "CRON_SIX_FIELDS", "cadence"],
    ["a place that is none", { timezone: "Nairobi" }, 422, "TIME_ZONE", "timezone"],
    ["an unknown recipe", { recipe: "nope" }, 422, "UNKNOWN_RECIPE", "recipe"],
    ["one that may not be scheduled", { recipe: "parse-document" }, 409, "SCHEDULE_DISABLED"],
    ["input that does not fit", { input: { assessmentId: 7 } }, 422, "INPUT", "input.assessmentId"],
    ["an unknown setting", { config: { tone: "x" } }, 422, "UNKNOWN_CONFIG", "config.tone"],
    ["another's assessment", { input: { assessmentId: "550e8400-e29b-41d4-a716-446655440000" } }, 404, "NOT_FOUND"],
  ])("refuse %s by code and field", async (_what, changes, status, code, field) => {
    const refused = await call("POST", "/schedules", weekly(changes));
    expect(refused).toMatchObject({ status, body: { code, ...(field ? { field } : {}) } });
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
  });

  it("refuse unknown keys, a bad id, a bad cursor, a stranger and a token without the scope", async () => {
    expect(await call("POST", "/schedules", weekly({ speed: 1 }))).toMatchObject({ status: 422, body: { field: "speed" } });
    expect((await call("GET", "/schedules/1")).status).toBe(422);
    const { body } = await call("POST", "/schedules", weekly());
    expect(await call("GET", `/schedules/${String(body.id)}/logs?cursor=x`)).toMatchObject({ status: 422, body: { code: "BAD_CURSOR" } });
    expect((await call("GET", `/schedules/${String(body.id)}`, undefined, await tokenFor(await testContext({ db: database.db })))).status).toBe(404);
    expect(await call("POST", "/schedules", weekly(), await tokenFor(owner, ["schedules:write"]))).toMatchObject({ status: 403, body: { code: "SCOPE_MISSING" } });
  });
});

describe("recipes over HTTP", () => {
  it("are listed with their input schemas, without the webhook's address", async () => {
    const { recipes } = (await call("GET", "/recipes")).body as { recipes: RecipeView[] };
    expect(recipes.find((recipe) => recipe.name === "risk-assessment")).toMatchObject({ steps: ["risk-assessment"], inputSchema: { required: ["assessmentId"] }, job: { tellsWebhook: false } });
    expect((await call("GET", "/recipes/gap-detection")).body).toMatchObject({ name: "gap-detection", steps: ["GAP_DETECTION"] });
    expect((await call("GET", "/recipes/nope")).status).toBe(404);
  });
});
