import type { z } from "zod";
import { notFound } from "@/domain/errors";
import type { Recipe } from "@/domain/recipes/recipe";
import { stepName } from "@/domain/recipes/recipe-steps";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { recipeNameInput, type RecipeView } from "../contract";

/** Every recipe of this installation, by name; switched-off ones too, so that their refusal is no riddle. */
export function listRecipes(ctx: AppContext): { recipes: RecipeView[] } {
  authorize(ctx, "job.read");
  return { recipes: ctx.ports.recipes.list().map(toView) };
}

export function getRecipe(ctx: AppContext, input: z.input<typeof recipeNameInput>): RecipeView {
  authorize(ctx, "job.read");
  const recipe = ctx.ports.recipes.find(recipeNameInput.parse(input).name);
  if (!recipe) throw notFound("recipe");
  return toView(recipe);
}

function toView({ name, version, description, runs, inputSchema, config, runtime }: Recipe): RecipeView {
  const { enabled, timeoutSec, idempotencyScope, events, webhookUrl } = runtime.job;
  const { interval, ...schedule } = runtime.schedule;
  return {
    name, version, description, inputSchema, config,
    steps: runs.map(stepName),
    job: { enabled, timeoutSec, idempotencyScope, events: [...events], tellsWebhook: webhookUrl !== null },
    background: runtime.background,
    schedule: { ...schedule, cadence: interval },
  };
}
