import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { Recipe } from "@/domain/recipes/recipe";
import { loadRecipes, recipeBook } from ".";

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), "recipes-"))));
afterEach(() => rmSync(dir, { recursive: true }));

const TEMPLATE = { name: "weekly-note", version: "1.0.0", description: "Writes a note.", run: { prompt: { user: "Note about {{topic}}" } } };
const load = (changes: object = {}, variables: Record<string, string> = {}, folder = "weekly-note") => {
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

describe("a template that does not fit is refused by its file and path", () => {
  it.each<[string, object, string]>([
    ["an unset variable", { runtime: { job: { webhook_url: "${WEBHOOK_URL}" } } }, "runtime.job.webhook_url: the variable WEBHOOK_URL is not set"],
    ["an unset variable in a list", { run: [{ prompt: { user: "${RECIPE_TEXT}" } }] }, "run[0].prompt.user: the variable RECIPE_TEXT is not set"],
    ["a name that is not allowed", { description: "${DATABASE_URL}" }, "description: ${DATABASE_URL} may not be used here"],
    ["an unknown key", { colour: "red" }, "colour: there is no such key"],
    ["an unknown key deep inside", { runtime: { job: { timeout: 3 } } }, "runtime.job.timeout: there is no such key"],
    ["an unknown key of a step", { run: { prompt: { user: "x", temperature: 1 } } }, "run.prompt.temperature: there is no such key"],
    ["a label that is none", { run: { prompt: { slug: "letter", label: "newest" } } }, "run.prompt.label: "],
    ["a text and a prompt of the desk at once", { run: { prompt: { slug: "letter", user: "x" } } }, "run.prompt."],
    ["an unknown job type", { run: { job: "SCORING" } }, "run.job: "],
    ["an unknown chain", { run: { chain: "other" } }, "run.chain: "],
    ["no steps", { run: [] }, "run: "],
    ["a wrong version", { version: "1" }, "version: must be like 1.0.0"],
    ["another name than its folder's", { name: "other" }, 'name: must be "weekly-note", as its folder'],
    ["a name that is not kebab-case", { name: "Weekly Note" }, "name: must be kebab-case"],
    ["a limit out of range", { runtime: { job: { timeout_sec: 90_000 } } }, "runtime.job.timeout_sec: "],
    ["a schema that is none", { input: { type: "objekt" } }, "input: is no JSON Schema that can be used here"],
    ["a cron of six fields", { runtime: { schedule: { interval: "0 0 6 * * *" } } }, "runtime.schedule.interval: \"0 0 6 * * *\" has six fields"],
    ["a time zone that is none", { runtime: { schedule: { timezone: "Nairobi" } } }, "\"Nairobi\" is not a time zone"],
    ["a budget of nothing", { runtime: { schedule: { max_cost_usd: 0 } } }, "runtime.schedule.max_cost_usd: "],
  ])("%s", (_what, changes, reason) => {
    expect(() => load(changes)).toThrow(`${join("weekly-note", "TEMPLATE.yaml")}: `);
    expect(() => load(changes)).toThrow(reason);
  });

  it("a folder without a template, and one that is not YAML", () => {
    mkdirSync(join(dir, "empty"));
    expect(() => loadRecipes(dir, {})).toThrow(join("empty", "TEMPLATE.yaml"));
    rmSync(join(dir, "empty"), { recursive: true });
    mkdirSync(join(dir, "broken"));
    writeFileSync(join(dir, "broken", "TEMPLATE.yaml"), "name: [");
    expect(() => loadRecipes(dir, {})).toThrow(join("broken", "TEMPLATE.yaml"));
  });

  it("two of one name", () => expect(() => recipeBook([loaded(), loaded()])).toThrow('two recipes named "weekly-note"'));
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
