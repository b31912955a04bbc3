import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Recipe, RecipeBook, RecipeStep } from "@/domain/recipes/recipe";
import { putInVariables } from "./put-in-variables";
import { TemplateError, templateFault } from "./template-error";
import { type Template, templateSchema } from "./template-schema";

export { TemplateError } from "./template-error";

/**
 * Reads DIR/NAME/TEMPLATE.yaml of every recipe.
 * @throws TemplateError whose one sentence names the file, the path in it that does not fit, and the code
 */
export function loadRecipes(dir: string, variables: Readonly<Record<string, string>>): RecipeBook {
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
  return recipeBook(folders.map((folder) => readRecipe(join(dir, folder, "TEMPLATE.yaml"), folder, variables)));
}

/**
 * A book of these recipes; each input schema is compiled once.
 * @throws TemplateError for two recipes of one name
 */
export function recipeBook(recipes: readonly Recipe[]): RecipeBook {
  const byName = new Map(recipes.map((recipe) => [recipe.name, { recipe, schema: compile(recipe) }]));
  const twin = recipes.find((recipe, index) => recipes.findIndex((other) => other.name === recipe.name) !== index);
  if (twin) throw new TemplateError("TEMPLATE_NAME_TWICE", `There are two recipes named "${twin.name}" (TEMPLATE_NAME_TWICE).`);
  return {
    find: (name) => byName.get(name)?.recipe ?? null,
    list: () => recipes,
    refuseInput(recipe, input) {
      const issue = byName.get(recipe.name)?.schema?.safeParse(input).error?.issues[0];
      if (!issue) return null;
      const unknown = issue.code === "unrecognized_keys" ? `there is no ${issue.keys.map((key) => `"${key}"`).join(", ")}` : issue.message;
      return { path: ["input", ...issue.path.map(String)].join("."), reason: unknown };
    },
  };
}

function readRecipe(file: string, folder: string, variables: Readonly<Record<string, string>>): Recipe {
  try {
    const template = templateSchema.parse(putInVariables(parsed(file), variables));
    if (template.name !== folder) throw new TemplateError("TEMPLATE_NAME_DIFFERS", `name: must be "${folder}", as its folder`);
    const recipe = toRecipe(template);
    compile(recipe);
    return recipe;
  } catch (error) {
    const fault = error instanceof z.ZodError ? templateFault(error) : error;
    if (!(fault instanceof TemplateError)) throw error;
    throw new TemplateError(fault.code, `Recipe ${file}: ${fault.message.replace(/\.$/, "")} (${fault.code}).`, { cause: error });
  }
}

/** @throws TemplateError for a file that is not there, or is no YAML */
function parsed(file: string): unknown {
  const read = <T>(code: "TEMPLATE_MISSING" | "TEMPLATE_NOT_YAML", work: () => T): T => {
    try {
      return work();
    } catch (error) {
      // The library's sentence goes on with a picture of the line.
      const [sentence = ""] = error instanceof Error ? error.message.split("\n") : [];
      throw new TemplateError(code, sentence.replace(/[.:]$/, ""), { cause: error });
    }
  };
  const text = read("TEMPLATE_MISSING", () => readFileSync(file, "utf8"));
  return read("TEMPLATE_NOT_YAML", (): unknown => parse(text));
}

function toRecipe({ name, version, description, run, input, config, runtime }: Template): Recipe {
  const { job, background, schedule } = runtime;
  return {
    name, version, description, config,
    runs: run.map(toStep),
    inputSchema: input ?? null,
    runtime: {
      job: { enabled: job.enabled, timeoutSec: job.timeout_sec, webhookUrl: job.webhook_url || null, idempotencyScope: job.idempotency_scope, events: job.events },
      background: { enabled: background.enabled, maxConcurrent: background.max_concurrent, cleanupDelaySec: background.cleanup_delay_sec },
      schedule: {
        enabled: schedule.enabled, interval: schedule.interval, timezone: schedule.timezone, maxRetries: schedule.max_retries,
        timeoutSec: schedule.timeout_sec, maxCostUsd: schedule.max_cost_usd,
      },
    },
  };
}

function toStep(step: Template["run"][number]): RecipeStep {
  if ("job" in step) return { kind: "job", type: step.job };
  if ("chain" in step) return { kind: "chain", chain: step.chain };
  return "slug" in step.prompt ? { kind: "deskPrompt", ...step.prompt } : { kind: "prompt", ...step.prompt };
}

/** The library's reader of JSON Schema takes the parts that describe plain data, and refuses the rest at start. */
function compile({ inputSchema }: Recipe): z.ZodType | null {
  if (inputSchema === null) return null;
  try {
    return z.fromJSONSchema(inputSchema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch (error) {
    throw new TemplateError("TEMPLATE_INPUT_SCHEMA", `input: is no JSON Schema that can be used here (${error instanceof Error ? error.message : String(error)})`, { cause: error });
  }
}
