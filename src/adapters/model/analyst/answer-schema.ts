import { z } from "zod";

/** Raised with every change of the schema; stamped on each call. */
export const SCHEMA_VERSION = "1";

const whole = z.number().refine(Number.isInteger, "must be a whole number");
const rating = whole.refine((n) => n >= 1 && n <= 5, "must be 1, 2, 3, 4 or 5");

/** Where it stands; `document` is the number in "document 2". */
const place = { document: whole, page: whole, quote: z.string() };

/**
 * What the model answers. Every field is required and none may be null, because constrained decoding pays dearly for
 * either; "" stands for "not stated". There is no score in it, and no grade: both are code's.
 */
export const answerSchema = z.strictObject({
  facts: z.array(z.strictObject({
    key: z.string(),
    value: z.string(),
    /** Upper end of a range. */
    high: z.string(),
    unit: z.string(),
    currency: z.string(),
    period: z.string(),
    tense: z.enum(["actual", "planned", "neither"]),
    ...place,
  })),
  judgements: z.array(z.strictObject({
    indicator: z.string(),
    level: z.enum(["LOW", "MODERATE", "HIGH", "CRITICAL"]),
    /** Set when the criterion met is a figure's line of the rubric. */
    metric: z.string(),
    figure: z.string(),
    ...place,
  })),
  exposures: z.array(z.strictObject({ indicator: z.string(), likelihood: rating, impact: rating, ...place })),
  flags: z.array(z.strictObject({ flag: z.string(), ...place })),
});
export type ModelReading = z.infer<typeof answerSchema>;

/** The same schema as it is sent. */
export const ANSWER_JSON_SCHEMA: Record<string, unknown> = sentSchema(answerSchema);

export function sentSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...sent } = z.toJSONSchema(schema) as Record<string, unknown>;
  return sent;
}

export type Read<T> = { ok: true; reading: T } | { ok: false; fault: string };

export const readAnswer = (text: string): Read<ModelReading> => readAs(answerSchema, text);

/** The answer, or what is wrong with it in words the model can act on. */
export function readAs<T>(schema: z.ZodType<T>, text: string): Read<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, fault: `It is not JSON: ${error instanceof Error ? error.message : "it cannot be parsed"}.` };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, reading: parsed.data };
  const faults = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`);
  return { ok: false, fault: `It does not fit the schema: ${faults.join("; ")}.` };
}
