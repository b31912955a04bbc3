import { afterAll, describe, expect, it } from "vitest";
import type { ModelCall } from "@/domain/ports/model-client";
import { createBedrockClient } from ".";

/** Costs money: runs only when asked for, against the account whose credentials are there. docs/bedrock.md says how. */
const live = process.env.BEDROCK_LIVE === "1" && process.env.BEDROCK_MODEL_ID !== undefined;

describe.skipIf(!live)("Amazon Bedrock itself", () => {
  const client = createBedrockClient({
    region: process.env.BEDROCK_REGION ?? process.env.AWS_REGION ?? "", endpoint: null, modelId: process.env.BEDROCK_MODEL_ID ?? "", structured: "schema", promptCache: true, timeoutSec: 120, temperatureOf: () => 0,
  });
  afterAll(() => client.close());
  const call: ModelCall = { settings: { modelId: null, temperature: 0, maxTokens: 300 }, system: [{ text: "You answer briefly." }], turns: [{ role: "user", content: [{ text: "Name one grain." }] }] };

  it("answers, streams, and holds its answer to a schema", async () => {
    expect((await client.converse(call)).usage.output).toBeGreaterThan(0);
    const types: string[] = [];
    for await (const event of client.stream(call)) types.push(event.type);
    expect(types.at(-1)).toBe("end");
    const schema = { type: "object", additionalProperties: false, required: ["grain"], properties: { grain: { type: "string" } } };
    expect(JSON.parse((await client.converse({ ...call, schema: { name: "grain", schema } })).text)).toHaveProperty("grain");
  });

  it("reads a long beginning from the cache the second time, and names a model it does not know", async () => {
    const long: ModelCall = { ...call, system: [{ text: "A rule about grain and its storage in dry places. ".repeat(600), cachePoint: true }] };
    await client.converse(long);
    expect((await client.converse(long)).usage.cacheRead).toBeGreaterThan(1_000);
    await expect(client.converse({ ...call, settings: { ...call.settings, modelId: "no.such-model-v1:0" } })).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});
