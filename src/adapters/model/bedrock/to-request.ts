import type { ContentBlock, ConverseCommandInput, SystemContentBlock } from "@aws-sdk/client-bedrock-runtime";
import type { ModelCall, PromptBlock } from "@/domain/ports/model-client";

/**
 * How an answer is held to its JSON schema. Not every model knows each way: `schema` is the output format of the
 * Converse API, `strict-tool` a tool whose input the service checks, `tool` the same without that check.
 */
export type StructuredOutput = "schema" | "strict-tool" | "tool";

/** The JSON type the SDK's documents are made of. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Manner {
  structured: StructuredOutput;
  /** Marks shared prefixes; a model that cannot keep them answers 400 to the mark. */
  promptCache: boolean;
  /** The installation's temperature for a section of the prompt desk, or for what else asks. */
  temperatureOf: (section: string) => number;
}

/** A call of ours as the Converse API takes it. Block by block, so that equal prefixes stay equal bytes. */
export function toRequest(call: ModelCall, modelId: string, { structured, promptCache, temperatureOf }: Manner): ConverseCommandInput {
  const { maxTokens } = call.settings;
  const temperature = call.settings.temperature ?? temperatureOf(call.purpose?.promptSection ?? call.purpose?.section ?? "OTHER");
  const blocksOf = (block: PromptBlock): Block[] => partsOf(block, promptCache);
  return {
    modelId,
    system: call.system.flatMap(blocksOf),
    messages: call.turns.map(({ role, content }) => ({ role, content: content.flatMap(blocksOf) satisfies ContentBlock[] })),
    inferenceConfig: { maxTokens, temperature },
    ...(call.schema && shapeOf(call.schema, structured)),
  };
}

type Block = SystemContentBlock.TextMember | SystemContentBlock.CachePointMember;

function partsOf({ text, cachePoint = false }: PromptBlock, promptCache: boolean): Block[] {
  return [...(text === "" ? [] : [{ text }]), ...(cachePoint && promptCache ? [{ cachePoint: { type: "default" as const } }] : [])];
}

function shapeOf({ name, schema }: NonNullable<ModelCall["schema"]>, structured: StructuredOutput): Partial<ConverseCommandInput> {
  if (structured === "schema")
    return { outputConfig: { textFormat: { type: "json_schema", structure: { jsonSchema: { name, schema: written(schema) } } } } };
  const strict = structured === "strict-tool" ? { strict: true } : {};
  const inputSchema = { json: schema as Record<string, Json> };
  return {
    toolConfig: {
      tools: [{ toolSpec: { name, description: "Takes the whole answer.", inputSchema, ...strict } }],
      toolChoice: { tool: { name } },
    },
  };
}

const texts = new WeakMap<object, string>();

/** A schema as text; each of ours is one object for as long as the process lives. */
function written(schema: Record<string, unknown>): string {
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  return text;
}
