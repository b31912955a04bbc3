import { z } from "zod";

const cachePoint = z.strictObject({ cachePoint: z.strictObject({ type: z.literal("default") }) });
const text = z.strictObject({ text: z.string() });
const block = z.union([text, cachePoint]);

/** What the Converse API takes, as far as we use it; an unknown field is refused as the service refuses it. */
export const converseBody = z.strictObject({
  system: z.array(block).optional(),
  messages: z.array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.array(block).min(1) })).min(1),
  inferenceConfig: z.strictObject({ maxTokens: z.int().min(1).optional(), temperature: z.number().min(0).max(1).optional() }).optional(),
  outputConfig: z.strictObject({
    textFormat: z.strictObject({
      type: z.literal("json_schema"),
      structure: z.strictObject({ jsonSchema: z.strictObject({ schema: z.string(), name: z.string().optional(), description: z.string().optional() }) }),
    }),
  }).optional(),
  toolConfig: z.strictObject({
    tools: z.array(z.strictObject({
      toolSpec: z.strictObject({ name: z.string(), description: z.string().optional(), inputSchema: z.strictObject({ json: z.record(z.string(), z.unknown()) }), strict: z.boolean().optional() }),
    })).min(1),
    toolChoice: z.strictObject({ tool: z.strictObject({ name: z.string() }) }).optional(),
  }).optional(),
});
export type ConverseBody = z.infer<typeof converseBody>;

/** JSON schema words that constrained decoding does not know; the service answers 400 to each. */
const UNKNOWN_WORDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "maxItems", "uniqueItems", "patternProperties", "$schema"];
const MOST_CACHE_POINTS = 4;

/** Why the service would refuse this body with a ValidationException; null = it takes it. */
export function refusalOf(body: ConverseBody): string | null {
  const blocks = [...(body.system ?? []), ...body.messages.flatMap(({ content }) => content)];
  if (blocks.filter((one) => "cachePoint" in one).length > MOST_CACHE_POINTS) return `Too many cache points: at most ${MOST_CACHE_POINTS} are allowed.`;
  if (blocks.some((one) => "text" in one && one.text.trim() === "")) return "The text field in the ContentBlock object is blank. Add text to the text field, and try again.";
  if (body.messages[0]?.role !== "user") return "A conversation must start with a user message. Try again with a conversation that starts with a user message.";
  if (body.messages.some(({ role }, at) => at > 0 && role === body.messages[at - 1]?.role)) return "A conversation must alternate between user and assistant roles.";
  const schema = schemaOf(body);
  return schema === null ? null : schemaRefusal(schema);
}

/** The schema the answer has to fit, from whichever of the two places it came. */
export function schemaOf(body: ConverseBody): unknown {
  const sent = body.outputConfig?.textFormat.structure.jsonSchema.schema;
  if (sent !== undefined) return JSON.parse(sent);
  const spec = body.toolConfig?.tools[0]?.toolSpec;
  return spec?.strict ? spec.inputSchema.json : null;
}

function schemaRefusal(schema: unknown): string | null {
  if (Array.isArray(schema)) return schema.map(schemaRefusal).find((refusal) => refusal !== null) ?? null;
  if (typeof schema !== "object" || schema === null) return null;
  const node = schema as Record<string, unknown>;
  const unknown = UNKNOWN_WORDS.find((word) => word in node && typeof node[word] !== "object");
  if (unknown) return `The schema is not supported: '${unknown}' is not permitted.`;
  if (node.type === "object" && node.additionalProperties !== false) return "For 'object' type, 'additionalProperties' must be explicitly set to false.";
  if (typeof node.minItems === "number" && node.minItems > 1) return "For 'array' type, 'minItems' values other than 0 or 1 are not supported.";
  return Object.values(node).map(schemaRefusal).find((refusal) => refusal !== null) ?? null;
}
