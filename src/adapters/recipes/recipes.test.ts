import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { Recipe } from "@/domain/recipes/recipe";
import type { TemplateFaultCode } from "@/domain/recipes/template-faults";
import { loadRecipes, recipeBook } from ".";
import { TemplateError } from "./template-error";

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), "recipes-"))));
afterEach(() => rmSync(dir, { recursive: true }));

const TEMPLATE = { name: "weekly-note", version: "1.0.0", description: "Writes a note.", run: { prompt: { user: "Note about {{topic}}" } } };
const load = (changes: object | string = {}, variables: Record<string, string> = {}, folder = "weekly-note") => {
  mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, folder, "TEMPLATE.yaml"), typeof changes === "string" ? changes : stringify({ ...TEMPLATE, ...changes }));
  return loadRecipes(dir, variables);
};
const loaded = (changes: object = {}, variables: Record<string, string> = {}): Recipe => load(changes, variables).find("weekly-note") ?? expect.fail("not loaded");

describe("a template", () => {
  it("is read with its defaults", () => {
    expect(loaded()).toEqual({
      name: "weekly-note", version: "1.0.0", description: "Writes a note.", config: {}, inputSchema: null,
      runs: [{ kind: "prompt", system: "", user: "Note about {{topic}}" }],
      runtime: {
        job: { enabled: true, timeoutSec: 3600, webhookUrl: null, idempotencyScope: "none", events: ["completed", "failed", "cancelled"] },
        background: { enabled: true, maxConcurrent: 5, cleanupDelaySec: null },
        schedule: { enabled: true, interval: "daily", timezone: "UTC", maxRetries: 0, timeoutSec: 3600, maxCostUsd: null },
      },
    });
  });

  it("takes a list of steps, the documented runtime block, and variables with and without values", () => {
    const recipe = loaded({
      run: [{ job: "GAP_DETECTION" }, { chain: "risk-assessment" }, { prompt: { system: "Be short.", user: "{{previous}}" } }, { prompt: { slug: "letter", label: "staging" } }, { prompt: { slug: "letter" } }],
      runtime: {
        job: { enabled: true, timeout_sec: 60, webhook_url: "${WEBHOOK_URL}", idempotency_scope: "session", events: ["completed", "failed"] },
        background: { enabled: true, max_concurrent: 2, cleanup_delay_sec: 3600 },
        schedule: { enabled: false, interval: "0 6 * * mon", timezone: "${RECIPE_ZONE:-Africa/Nairobi}", max_retries: 3, timeout_sec: 300, max_cost_usd: 1 },
      },
    }, { WEBHOOK_URL: "https://bank.example/hooks" });
    expect(recipe.runs).toEqual([
      { kind: "job", type: "GAP_DETECTION" }, { kind: "chain", chain: "risk-assessment" }, { kind: "prompt", system: "Be short.", user: "{{previous}}" },
      { kind: "deskPrompt", slug: "letter", label: "staging" }, { kind: "deskPrompt", slug: "letter", label: "production" },
    ]);
    expect(recipe.runtime).toMatchObject({ job: { webhookUrl: "https://bank.example/hooks" }, background: { cleanupDelaySec: 3600 }, schedule: { timezone: "Africa/Nairobi" } });
  });

  it("keeps all the recipes of this repository readable, with no variable set", () => {
    expect(loadRecipes("recipes", {}).list().map((recipe) => recipe.name)).toEqual(
      ["gap-detection", "parse-document", "prompt", "prompt-preview", "report-generation", "risk-analysis", "risk-assessment"]);
  });
});

/** Templates that do not fit, by the code each is told with; the type makes a code of the table without one an error. */
const WRONG: Record<TemplateFaultCode, [what: string, changes: object | string, reason: string][]> = {
  TEMPLATE_MISSING: [],
  TEMPLATE_NAME_TWICE: [],
  TEMPLATE_NOT_YAML: [["no YAML", "name: [", "Flow sequence"], ["a key twice", "name: a\nname: b", "Map keys must be unique"]],
  TEMPLATE_VARIABLE_UNSET: [
    ["an unset variable", { runtime: { job: { webhook_url: "${WEBHOOK_URL}" } } }, "runtime.job.webhook_url: the variable WEBHOOK_URL is not set"],
    ["an unset variable in a list", { run: [{ prompt: { user: "${RECIPE_TEXT}" } }] }, "run[0].prompt.user: the variable RECIPE_TEXT is not set"],
  ],
  TEMPLATE_VARIABLE_FORBIDDEN: [["a name that is not allowed", { description: "${DATABASE_URL}" }, "description: ${DATABASE_URL} may not be used here"]],
  TEMPLATE_UNKNOWN_KEY: [
    ["an unknown key", { colour: "red" }, "colour: there is no such key"],
    ["an unknown key deep inside", { runtime: { job: { timeout: 3 } } }, "runtime.job.timeout: there is no such key"],
    ["an unknown key of a step", { run: { prompt: { user: "x", temperature: 1 } } }, "run.prompt.temperature: there is no such key"],
    ["a text and a prompt of the desk at once", { run: { prompt: { slug: "letter", user: "x" } } }, "run.prompt."],
  ],
  TEMPLATE_MISSING_KEY: [["no version", 'name: weekly-note\ndescription: x\nrun: { prompt: { user: "x" } }', "version: "]],
  TEMPLATE_WRONG_TYPE: [["a list for a text", { description: ["x"] }, "description: "], ["a step that is none", { run: "letter" }, "run: "], ["no keys at all", "letter", "the template: "]],
  TEMPLATE_NOT_A_CHOICE: [
    ["a label that is none", { run: { prompt: { slug: "letter", label: "newest" } } }, "run.prompt.label: "],
    ["an unknown job type", { run: { job: "SCORING" } }, "run.job: "],
    ["an unknown chain", { run: { chain: "other" } }, "run.chain: "],
    ["an unknown scope", { runtime: { job: { idempotency_scope: "person" } } }, "runtime.job.idempotency_scope: "],
  ],
  TEMPLATE_OUT_OF_RANGE: [
    ["no steps", { run: [] }, "run: "],
    ["a limit out of range", { runtime: { job: { timeout_sec: 90_000 } } }, "runtime.job.timeout_sec: "],
    ["a budget of nothing", { runtime: { schedule: { max_cost_usd: 0 } } }, "runtime.schedule.max_cost_usd: "],
    ["an empty description", { description: "" }, "description: "],
  ],
  TEMPLATE_BAD_FORMAT: [
    ["a wrong version", { version: "1" }, "version: must be like 1.0.0"],
    ["a name that is not kebab-case", { name: "Weekly Note" }, "name: must be kebab-case"],
    ["a webhook that is no address", { runtime: { job: { webhook_url: "bank" } } }, "runtime.job.webhook_url: "],
  ],
  TEMPLATE_NAME_DIFFERS: [["another name than its folder's", { name: "other" }, 'name: must be "weekly-note", as its folder']],
  TEMPLATE_INPUT_SCHEMA: [["a schema that is none", { input: { type: "objekt" } }, "input: is no JSON Schema that can be used here"]],
  TEMPLATE_CRON_SIX_FIELDS: [["a cron of six fields", { runtime: { schedule: { interval: "0 0 6 * * *" } } }, "runtime.schedule.interval: \"0 0 6 * * *\" has six fields"]],
  TEMPLATE_CADENCE: [["an interval that is none", { runtime: { schedule: { interval: "monthly" } } }, "runtime.schedule.interval: \"monthly\" cannot be read"]],
  TEMPLATE_TIME_ZONE: [["a time zone that is none", { runtime: { schedule: { timezone: "Nairobi" } } }, "runtime.schedule.timezone: \"Nairobi\" is not a time zone"]],
};

/** The error of a template: its code is also the end of its sentence, which names the file first. */
const refused = (work: () => unknown): { code: unknown; message: string } => {
  try {
    work();
  } catch (error) {
    if (error instanceof TemplateError) return error;
    throw error;
  }
  return expect.fail("taken");
};

describe("a template that does not fit is refused by its file, path and code", () => {
  it.each(Object.entries(WRONG).flatMap(([code, cases]) => cases.map(([what, changes, reason]) => ({ code, what, changes, reason }))))("$what: $code", ({ code, changes, reason }) => {
    const error = refused(() => load(changes));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(new RegExp(`^Recipe [^\n]+TEMPLATE\\.yaml: [^\n]+ \\(${code}\\)\\.$`));
    expect(error.message).toContain(`${join("weekly-note", "TEMPLATE.yaml")}: `);
    expect(error.message).toContain(reason);
  });

  it("a folder without a template", () => {
    mkdirSync(join(dir, "empty"));
    expect(refused(() => loadRecipes(dir, {}))).toMatchObject({ code: "TEMPLATE_MISSING", message: expect.stringContaining(join("empty", "TEMPLATE.yaml: ")) as string });
  });

  it("two of one name", () => expect(refused(() => recipeBook([loaded(), loaded()]))).toMatchObject({ code: "TEMPLATE_NAME_TWICE", message: 'There are two recipes named "weekly-note" (TEMPLATE_NAME_TWICE).' }));
});

describe("the app", () => {
  it("is not served with a template that does not fit: it ends with the one sentence", () => {
    mkdirSync(join(dir, "weekly-note"));
    writeFileSync(join(dir, "weekly-note", "TEMPLATE.yaml"), stringify({ ...TEMPLATE, runtime: { job: { webhook_url: "${WEBHOOK_URL}" } } }));
    const env = { ...process.env, RECIPES_DIR: dir, WEBHOOK_URL: "", DATABASE_URL: "postgresql://127.0.0.1:9/none", AUTH_SECRET: "-".repeat(32), PORT: "3999" };
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/serve.mjs"], { env, encoding: "utf8" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`Recipe ${join(dir, "weekly-note", "TEMPLATE.yaml")}: runtime.job.webhook_url: the variable WEBHOOK_URL is not set; set it, or give a default as \${WEBHOOK_URL:-…} (TEMPLATE_VARIABLE_UNSET).\n`);
  });
});

describe("the example of docs/recipes.md", () => {
  it("is a template as it stands", () => {
    const [, example = ""] = /```yaml\n([^]*?)```/.exec(readFileSync("docs/recipes.md", "utf8")) ?? [];
    const recipe = load(example, {}, "quarterly-note").find("quarterly-note") ?? expect.fail("not loaded");
    expect([recipe.runs.length, recipe.config, recipe.runtime.schedule.maxCostUsd]).toEqual([2, { language: "en" }, 1]);
  });
});

describe("variables", () => {
  it("put in a default, an empty default, and a value that looks like a variable as it stands", () => {
    expect(loaded({ description: "a ${RECIPE_A:-b} c" }).description).toBe("a b c");
    expect(loaded({ runtime: { job: { webhook_url: "${WEBHOOK_URL:-}" } } }).runtime.job.webhookUrl).toBeNull();
    expect(loaded({ description: "${RECIPE_A}" }, { RECIPE_A: "${DATABASE_URL} $&" }).description).toBe("${DATABASE_URL} $&");
  });
});

describe("input", () => {
  const input = { type: "object", required: ["topic"], additionalProperties: false, properties: { topic: { type: "string", minLength: 2 } } };
  it("is held to the schema, refused by its path, and free without one", () => {
    const book = load({ input });
    const recipe = book.find("weekly-note") ?? expect.fail("not loaded");
    expect(book.refuseInput(recipe, { topic: "maize" })).toBeNull();
    expect(book.refuseInput(recipe, { topic: "m" })?.path).toBe("input.topic");
    expect(book.refuseInput(recipe, {})?.path).toBe("input.topic");
    expect(book.refuseInput(recipe, { topic: "maize", tone: 1 })).toEqual({ path: "input", reason: 'there is no "tone"' });
    expect(book.refuseInput(recipe, "maize")?.path).toBe("input");
    expect(recipeBook([loaded()]).refuseInput(loaded(), [1])).toBeNull();
  });
});
