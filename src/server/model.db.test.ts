import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { createPromptBook, plantPrompts } from "@/features/prompts/server";
import type { ModelCall } from "@/domain/ports/model-client";
import { readEnv } from "@/env";
import { type BedrockDouble, startBedrockDouble } from "@/testing/bedrock-double";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { silentLog } from "@/testing/fakes";
import { reading } from "@/testing/model-reading";
import { testRubric } from "@/testing/risk-factories";
import { chooseAnalyst, createModel } from "./model";

let database: TestDatabase;
let double: BedrockDouble;
beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIDTEST");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret-of-the-test");
  [database, double] = await Promise.all([createTestDatabase(), startBedrockDouble(() => JSON.stringify(reading()))]);
  await plantPrompts(database.db, new Date());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([database.drop(), double.close()]);
});

describe("the temperature of a call", () => {
  it("is the installation's for the prompt's section, whoever asks, unless the prompt has one of its own", async () => {
    const config = readEnv({
      DATABASE_URL: database.url, AUTH_SECRET: "s".repeat(32), BEDROCK_MODEL_ID: "eu.maker.model-1:0", BEDROCK_REGION: "eu-west-1", BEDROCK_ENDPOINT_URL: double.url,
      BEDROCK_TEMPERATURE: "0.1, RISK_CATEGORY:0.2, GAP_DETECTION:0.3, REPORT_NARRATIVE:0.4",
    });
    const model = createModel(config, database.db, silentLog, () => new Date()) ?? expect.fail("no model");
    const analyst = chooseAnalyst(config, model, createRulesAnalyst(), createPromptBook(database.db));
    const rubric = testRubric();
    const page = { index: 1, label: "1", text: "A plan.", words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null };
    const request = { rubric, documents: [{ id: "plan", name: "plan.pdf", language: "en", pages: [page] }], asOf: "2026-06-30", categories: ["MARKET"] };
    const point = rubric.dataPoints.find(({ category }) => category === "MARKET") ?? expect.fail("no data point");
    const ask = async (over: Partial<ModelCall["settings"]>, purpose: ModelCall["purpose"]): Promise<void> => {
      for await (const _ of model.client.stream({ purpose, settings: { modelId: null, temperature: null, maxTokens: 10, ...over }, system: [], turns: [{ role: "user", content: [{ text: "?" }] }] })) continue;
    };

    await analyst.analyse(request);
    await analyst.lookAgain?.(request, "MARKET", [point.key]);
    await ask({}, { section: "REPORT_NARRATIVE" });
    await ask({}, { section: "PREVIEW", promptSection: "REPORT_NARRATIVE" });
    await ask({}, { section: "RECIPE", promptSection: "FREE" });
    await ask({ temperature: 0.9 }, { section: "REPORT_NARRATIVE" });
    await model.close();
    expect(double.calls.map(({ body }) => body.inferenceConfig?.temperature)).toEqual([0.2, 0.3, 0.4, 0.4, 0.1, 0.9]);
  });
});
