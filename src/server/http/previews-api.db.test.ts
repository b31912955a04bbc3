import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createToken } from "@/features/tokens/server";
import { SCOPES } from "@/domain/access/scopes";
import { blankPrompt } from "@/domain/prompts/prompt";
import { type BedrockDouble, startBedrockDouble } from "@/testing/bedrock-double";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
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
