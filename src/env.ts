import { z } from "zod";
import { PROMPT_SECTIONS } from "@/domain/prompts/prompt";

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const text = z.string().trim();
const ports = text
  .regex(/^\d{1,5}( *, *\d{1,5})*$/, "must be ports, like 443,8443")
  .transform((value) => value.split(",").map(Number))
  .refine((list) => list.every((port) => port >= 1 && port <= 65_535), "must be ports, 1–65535");
const temperature = text
  .regex(/^(?:[A-Z_]+:)?[\d.]+( *, *[A-Z_]+:[\d.]+)*$/, "must be a temperature 0–1, or one per section, like 0, REPORT_NARRATIVE:0.4")
  .transform((value) => value.split(",").map((part) => part.trim().split(":")))
  .transform((parts) => Object.fromEntries(parts.map((part) => [part.length > 1 ? String(part[0]) : "ELSE", Number(part.at(-1))])))
  .refine((table) => Object.values(table).every((degree) => degree >= 0 && degree <= 1), "must be temperatures 0–1")
  .refine((table) => Object.keys(table).every((section) => section === "ELSE" || (PROMPT_SECTIONS as readonly string[]).includes(section)), `may only name the sections ${PROMPT_SECTIONS.join(", ")}`);
const flag = text.transform((value) => value === "1" || value.toLowerCase() === "true");

/** Every variable of the product; .env.example says the same with one line of meaning each. */
const schema = z
  .object({
    DATABASE_URL: text.regex(/^postgres(ql)?:\/\/\S+$/, "must be an address like postgresql://user:password@host:5432/name"),
    DATA_DIR: text.default(".data"),
    HOST: text.default("127.0.0.1"),
    PORT: z.coerce.number("must be a port, 1–65535").int().min(1, "must be a port, 1–65535").max(65_535, "must be a port, 1–65535").default(3000),
    APP_URL: z.url({ protocol: /^https?$/, error: "must be the address people open, like https://risk.example.org" }).optional(),
    AUTH_SECRET: text.min(32, "must be a random text of at least 32 characters"),
    TRUST_PROXY: flag.default(false),
    LOG_LEVEL: z.enum(["info", "warn", "error"], "must be info, warn or error").default("info"),
    STREAM_SECONDS: z.coerce.number("must be seconds, 5–3600").int().min(5, "must be seconds, 5–3600").max(3600, "must be seconds, 5–3600").optional(),
    /** Set by that platform itself. */
    VERCEL: flag.default(false),
    RECIPES_DIR: text.default("recipes"),
    WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "must be the address that is told how jobs ended, like https://bank.example/hooks" }).optional(),
    WEBHOOK_ALLOW_PRIVATE: flag.default(false),
    WEBHOOK_PORTS: ports.default([443, 8443]),
    INNGEST_BASE_URL: z.url({ protocol: /^https?$/, error: "must be the address of an Inngest server" }).optional(),
    INNGEST_DEV: flag.default(false),
    INNGEST_EVENT_KEY: text.optional(),
    INNGEST_SIGNING_KEY: text.optional(),
    BEDROCK_MODEL_ID: text.regex(/^\S+$/, "must be a model id or an inference profile").optional(),
    BEDROCK_REGION: text.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "must be an AWS region, like eu-west-1").optional(),
    BEDROCK_ENDPOINT_URL: z.url({ protocol: /^https?$/, error: "must be the address of the Bedrock runtime or of what stands in for it" }).optional(),
    BEDROCK_STRUCTURED_OUTPUT: z.enum(["schema", "strict-tool", "tool"], "must be schema, strict-tool or tool").default("schema"),
    BEDROCK_PROMPT_CACHE: flag.default(true),
    BEDROCK_TEMPERATURE: temperature.default({ ELSE: 0 }),
    BEDROCK_MAX_TOKENS: z.coerce.number("must be tokens, 256–128000").int().min(256, "must be tokens, 256–128000").max(128_000, "must be tokens, 256–128000").default(16_000),
    BEDROCK_INPUT_TOKENS: z.coerce.number("must be tokens, 8000–1000000").int().min(8_000, "must be tokens, 8000–1000000").max(1_000_000, "must be tokens, 8000–1000000").default(120_000),
    BEDROCK_TIMEOUT_SECONDS: z.coerce.number("must be seconds, 10–900").int().min(10, "must be seconds, 10–900").max(900, "must be seconds, 10–900").default(300),
    /** The rules analyst reads beside the model and its result is shown, never counted. */
    SECOND_OPINION: flag.default(true),
    /** Set by AWS itself on its machines; counts only where BEDROCK_MODEL_ID is set. */
    AWS_REGION: text.optional(),
  })
  .transform((given) => ({
    ...given,
    APP_URL: given.APP_URL ?? `http://localhost:${given.PORT}`,
    // A function there is cut off after a minute; on a box of one's own a stream is renewed so that a revoked token ends.
    STREAM_SECONDS: given.STREAM_SECONDS ?? (given.VERCEL ? 50 : 300),
  }))
  .superRefine((given, check) => {
    const complain = (variable: string, message: string) => check.addIssue({ code: "custom", path: [variable], message });
    const keys = ["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"] as const;
    const keyed = keys.filter((key) => given[key] !== undefined);
    const host = new URL(given.APP_URL).hostname;
    if (given.WEBHOOK_ALLOW_PRIVATE && !LOCAL_HOSTS.has(host))
      complain("WEBHOOK_ALLOW_PRIVATE", `may not be set while people reach the app at ${host}: anyone with an account could reach what runs beside it`);
    bedrockComplaints(given).forEach(([variable, message]) => complain(variable, message));
    if (given.INNGEST_DEV) {
      if (!LOCAL_HOSTS.has(host)) complain("INNGEST_DEV", `may not be set while people reach the app at ${host}: the development server signs nothing`);
      return;
    }
    const needed = given.INNGEST_BASE_URL === undefined && keyed.length === 0 ? [] : keys.filter((key) => given[key] === undefined);
    if (needed[0]) complain(needed[0], "is not set, but an Inngest server is configured: set it, or unset the other INNGEST_ variables");
  });

export type Env = z.output<typeof schema>;

interface BedrockVariables {
  BEDROCK_MODEL_ID?: string;
  BEDROCK_REGION?: string;
  BEDROCK_ENDPOINT_URL?: string;
  AWS_REGION?: string;
}

/** A model is named whole or not at all. */
function bedrockComplaints(given: BedrockVariables): [keyof BedrockVariables, string][] {
  const { BEDROCK_MODEL_ID: modelId, BEDROCK_REGION: region, BEDROCK_ENDPOINT_URL: endpoint, AWS_REGION: machine } = given;
  const beside = region !== undefined ? "BEDROCK_REGION" : endpoint !== undefined ? "BEDROCK_ENDPOINT_URL" : null;
  if (modelId === undefined) return beside === null ? [] : [["BEDROCK_MODEL_ID", `is not set, but ${beside} is: set it, or unset the other BEDROCK_ variables`]];
  if (region === undefined && machine === undefined) return [["BEDROCK_REGION", "is not set, but BEDROCK_MODEL_ID is: set it, or AWS_REGION"]];
  if (endpoint?.startsWith("http:") && !LOCAL_HOSTS.has(new URL(endpoint).hostname))
    return [["BEDROCK_ENDPOINT_URL", "must begin with https: documents would cross the network in the clear"]];
  return [];
}

/** A variable that is missing or does not fit, in one sentence that names it. */
export class SettingsError extends Error {}

/**
 * Checks the whole environment at once. An empty variable counts as absent.
 * @throws SettingsError whose one sentence names the first variable that does not fit.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? "The environment");
  throw new SettingsError(given[name] === undefined && issue?.code === "invalid_type" ? `${name} is not set.` : `${name} ${issue?.message ?? "does not fit"}.`);
}

export const ENV_NAMES: readonly string[] = Object.keys(schema.def.in.shape);

/** Variables a recipe's template may use: WEBHOOK_URL, and whatever begins with RECIPE_. */
export const recipeVariables = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] =>
    entry[1] !== undefined && entry[1].trim() !== "" && (entry[0] === "WEBHOOK_URL" || entry[0].startsWith("RECIPE_"))));

/** What the `risk` command knows of the server it talks to; it runs on machines that have no other variable. */
export const programSettings = (): { apiUrl?: string; apiKey?: string } => ({
  apiUrl: process.env.RISK_DESK_API_URL?.trim() || undefined,
  apiKey: process.env.RISK_DESK_API_KEY?.trim() || undefined,
});

let known: Env | undefined;

/** The checked environment of this process; first asked at start (instrumentation.ts), never while building. */
export function env(): Env {
  if (known) return known;
  known = readEnv(process.env);
  // next-auth reads its own address here and nowhere else.
  process.env.NEXTAUTH_URL ??= known.APP_URL;
  return known;
}

/**
 * Puts a plain copy in the place of process.env. Reading the live one asks the C library for each variable, and the
 * Inngest SDK lists it nine times a call: two fifths of the SDK's processor time. Later changes show in the copy as before.
 */
export function copyEnvironment(): void {
  process.env = { ...process.env };
}
