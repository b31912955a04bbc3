import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createToken } from "@/features/tokens/server";
import { SCOPES, type Scope } from "@/domain/access/scopes";
import { blankPrompt } from "@/domain/prompts/prompt";
import { type BedrockDouble, startBedrockDouble } from "@/testing/bedrock-double";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { JobsClient, PromptsClient } from "@/sdk";
import { type ServedApp, serveApp } from "@/testing/served-app";
import { until } from "@/testing/until";

let database: TestDatabase;
let server: ServedApp;
let double: BedrockDouble;
let token: string;
let versionId: string;

beforeAll(async () => {
  [database, double] = await Promise.all([createTestDatabase(), startBedrockDouble(() => "Understood.")]);
  server = await serveApp({
    databaseUrl: database.url, dataDir: mkdtempSync(path.join(tmpdir(), "previews-")), recipesDir: "recipes",
    env: { AWS_ACCESS_KEY_ID: "AKIDTEST", AWS_SECRET_ACCESS_KEY: "secret-of-the-test", BEDROCK_MODEL_ID: "maker.model-1:0", BEDROCK_REGION: "eu-west-1", BEDROCK_ENDPOINT_URL: double.url },
  });
  ({ token } = await createToken(await testContext({ db: database.db, role: "admin" }), { name: "test", scopes: [...SCOPES], lifetimeDays: null }));
  const fields = { ...blankPrompt("Firms", "FREE"), systemPrompt: "Be {{tone}}.", userTemplate: "{{#each firms}}{{name}}; {{/each}}", model: { modelId: null, temperature: 0.4, maxTokens: 500 } };
  const { id: promptId } = await database.db.prompt.create({ data: { slug: "firms", name: fields.name, section: "FREE", subSection: "", categories: [], tags: [], latest: 1, updatedAt: new Date() } });
  ({ id: versionId } = await database.db.promptVersion.create({ data: { promptId, number: 1, note: "First", hash: "h", fields: JSON.parse(JSON.stringify(fields)) as object } }));
});
afterAll(async () => {
  await server.stop();
  await Promise.all([database.drop(), double.close()]);
});

interface Answer {
  status: number;
  body: { code?: string; field?: string; detail?: string; data?: { jobId: string }; jobId?: string };
}
async function post(place: string, json: unknown): Promise<Answer> {
  const response = await fetch(`${server.url}${place}`, { method: "POST", body: JSON.stringify(json), headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}
/** The two addresses a preview is asked for at, with the prefix that each gives the fields of a refusal. */
const WAYS: [string, string, (input: object) => Promise<Answer>][] = [
  ["POST /api/v1/runs", "input.", (input) => post("/api/v1/runs", { recipeName: "prompt-preview", input })],
  ["POST /api/admin/prompts/preview", "", (input) => post("/api/admin/prompts/preview", input)],
];
async function resultOf({ status, body }: Answer): Promise<Record<string, unknown>> {
  const id = body.data?.jobId ?? body.jobId ?? expect.fail(JSON.stringify({ status, body }));
  const job = await until(async () => {
    const polled = (await (await fetch(`${server.url}/api/jobs/${id}`, { headers: { authorization: `Bearer ${token}` } })).json()) as { status: string; terminal: boolean; result: Record<string, unknown>; error: string | null };
    return polled.terminal ? polled : null;
  });
  expect(job).toMatchObject({ status: "COMPLETED", error: null });
  return job.result;
}
const VALUES = { tone: "short", firms: [{ name: "Hill" }, { name: "Lake" }] };

describe.each(WAYS)("a preview by %s", (_way, prefix, preview) => {
  it("tries a version of the prompt desk with its own settings, and names it", async () => {
    const result = await resultOf(await preview({ promptVersionId: versionId, variables: VALUES }));
    expect(result).toMatchObject({ promptVersionId: versionId, promptVersionIds: [versionId], output: "Understood.", model: "maker.model-1:0", system: "Task: Firms (Free).\n\nBe short.", turns: [{ role: "user", text: "Hill; Lake; " }] });
    expect(Object.keys(result)).toEqual(expect.arrayContaining(["output", "tokensIn", "tokensOut", "durationMs", "model"]));
    expect(double.calls.at(-1)?.body.inferenceConfig).toEqual({ temperature: 0.4, maxTokens: 500 });
  });

  it("asks as the settings say, which win one by one over the version's", async () => {
    await resultOf(await preview({ promptVersionId: versionId, variables: VALUES, modelSettings: { maxTokens: 9 } }));
    expect(double.calls.at(-1)?.body.inferenceConfig).toEqual({ temperature: 0.4, maxTokens: 9 });
    const result = await resultOf(await preview({ systemPrompt: "Be {{tone}}.", userPrompt: "Why?", variables: { tone: "kind" }, modelSettings: { modelId: "maker.model-2:0", temperature: 0.7, maxTokens: 12 } }));
    expect(result).toMatchObject({ model: "maker.model-2:0", system: "Be kind." });
    expect(result).not.toHaveProperty("promptVersionId");
    expect([double.calls.at(-1)?.modelId, double.calls.at(-1)?.body.inferenceConfig]).toEqual(["maker.model-2:0", { temperature: 0.7, maxTokens: 12 }]);
  });

  it("is 404 for a version that is not there", async () => {
    const { status, body } = await preview({ promptVersionId: randomUUID() });
    expect([status, body.code, body.detail]).toEqual([404, "NOT_FOUND", "This prompt version does not exist, or it is not shared with you."]);
  });

  it.each<[string, object, string, string]>([
    ["an id that is none", { promptVersionId: "newest" }, "promptVersionId", "BAD_FORMAT"],
    ["texts beside a version", { promptVersionId: randomUUID(), systemPrompt: "a", userPrompt: "b" }, "systemPrompt", "INVALID"],
    ["one text of two", { systemPrompt: "a" }, "userPrompt", "MISSING_FIELD"],
    ["nothing to try", {}, "systemPrompt", "MISSING_FIELD"],
    ["a temperature out of bounds", { systemPrompt: "a", userPrompt: "b", modelSettings: { temperature: 1.5 } }, "modelSettings.temperature", "OUT_OF_RANGE"],
    ["tokens that are no whole number", { systemPrompt: "a", userPrompt: "b", modelSettings: { maxTokens: 2.5 } }, "modelSettings.maxTokens", "WRONG_TYPE"],
    ["more tokens than may be", { systemPrompt: "a", userPrompt: "b", modelSettings: { maxTokens: 64_001 } }, "modelSettings.maxTokens", "OUT_OF_RANGE"],
    ["settings that are none", { systemPrompt: "a", userPrompt: "b", modelSettings: [] }, "modelSettings", "WRONG_TYPE"],
  ])("refuses %s by its field", async (_what, input, field, code) => {
    const { status, body } = await preview(input);
    expect([status, body.field, body.code]).toEqual([422, `${prefix}${field}`, prefix === "" ? code : "INPUT"]);
    expect(body.detail).toMatch(/^[^{}\n]{10,300}[.!?]$/);
  });

  it("refuses a setting that does not exist by its name", async () => {
    const { status, body } = await preview({ systemPrompt: "a", userPrompt: "b", modelSettings: { topP: 1 } });
    expect([status, body.code]).toEqual([422, prefix === "" ? "UNKNOWN_FIELD" : "INPUT"]);
    expect(body.detail).toContain('"topP"');
  });
});

describe("the ids of versions", () => {
  const get = async (place: string, as = token): Promise<{ status: number; body: Record<string, unknown> }> => {
    const response = await fetch(`${server.url}/api/v1/prompts${place}`, { headers: { authorization: `Bearer ${as}` } });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const prompts = (): PromptsClient => new PromptsClient({ apiUrl: server.url, apiKey: token });

  it("are found by the prompt's slug, page by page without hole or repeat, and previewed by", async () => {
    const { promptId, fields } = await database.db.promptVersion.findUniqueOrThrow({ where: { id: versionId } });
    for (const number of [2, 3]) await database.db.promptVersion.create({ data: { promptId, number, note: `Number ${number}`, hash: `h${number}`, fields: fields as object } });
    await database.db.prompt.update({ where: { id: promptId }, data: { latest: 3 } });
    const slugs: string[] = [];
    for await (const { slug } of prompts().list({ pageSize: 5 })) slugs.push(slug);
    expect(slugs).toContain("firms");
    expect(slugs).toHaveLength(await database.db.prompt.count());
    expect(new Set(slugs).size).toBe(slugs.length);

    expect(await get("/firms/versions?page_size=2")).toMatchObject({ status: 200, body: { versions: [{ number: 3, labels: ["latest"], note: "Number 3" }, { number: 2 }], nextCursor: "2", total: 3 } });
    expect(await get("/firms/versions?pageSize=2&cursor=2")).toMatchObject({ body: { versions: [{ id: versionId, number: 1 }], nextCursor: null } });
    const found = [];
    for await (const version of prompts().versions("firms", { pageSize: 1 })) found.push(version);
    expect(found.map(({ number }) => number)).toEqual([3, 2, 1]);
    const oldest = found.at(-1) ?? expect.fail("no version");
    const job = await new JobsClient({ apiUrl: server.url, apiKey: token }).submit({ recipeName: "prompt-preview", input: { promptVersionId: oldest.id, variables: VALUES } });
    expect(await job.wait(1)).toMatchObject({ status: "succeeded", result: { promptVersionId: versionId } });
  });

  it("are for those who may read prompts, and odd questions are refused by name", async () => {
    const tokenOf = async (role: "admin" | "analyst", scopes: readonly Scope[]) => (await createToken(await testContext({ db: database.db, role }), { name: "t", scopes: [...scopes], lifetimeDays: null })).token;
    const analyst = await tokenOf("analyst", SCOPES.filter((scope) => scope !== "admin"));
    const narrow = await tokenOf("admin", ["jobs:read"]);
    for (const place of ["", "/firms/versions"]) {
      expect(await get(place, analyst)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
      expect(await get(place, narrow)).toMatchObject({ status: 403, body: { code: "SCOPE_MISSING" } });
      expect(await get(place, "rdk_nobody")).toMatchObject({ status: 401 });
      expect(await get(`${place}?cursor=x`)).toMatchObject({ status: 422, body: { code: "BAD_CURSOR", field: "cursor" } });
    }
    expect(await get(`?cursor=${randomUUID()}`)).toMatchObject({ status: 422, body: { code: "BAD_CURSOR" } });
    expect(await get("/nobodys/versions")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(await get("/firms/versions?slug=other")).toMatchObject({ status: 422, body: { code: "UNKNOWN_FIELD", field: "slug" } });
  });
});
