import { z } from "zod";
import type { Recipe, RecipeBook } from "@/domain/recipes/recipe";
import { recipeNameOf } from "@/domain/recipes/recipe-name-of";
import { runsBySteps } from "@/domain/recipes/recipe-steps";
import type { EndedJob } from "./prepare-again";
import type { RecipeCall } from "./prepare-recipe";
import { stepsInput } from "./steps-input";

/**
 * The call of a recipe that makes such a job, from what the job stores: its own input with what the start added taken
 * out. Null where no recipe takes it: work that only a screen starts, and recipes that are gone, changed or switched off.
 */
export function callOf(book: RecipeBook, job: EndedJob): (RecipeCall & { recipe: Recipe }) | null {
  const recipe = book.find(recipeNameOf(job));
  const call = recipe?.runtime.job.enabled ? storedCall(recipe, job) : null;
  return recipe && call && book.refuseInput(recipe, call.input ?? {}) === null ? { ...call, recipe } : null;
}

const ofAssessment = z.object({ assessmentId: z.string() });
const ofReport = ofAssessment.extend({ options: z.unknown().optional() });
const ofDocument = z.object({ documentId: z.string() });
const ofChain = z.object({ assessmentId: z.string(), pauseAtGaps: z.literal(true).optional().catch(undefined) });

function storedCall(recipe: Recipe, { type, input }: EndedJob): RecipeCall | null {
  if (runsBySteps(recipe)) {
    const stored = stepsInput.safeParse(input).data;
    return stored ? { input: stored.input, ...(stored.prompt === null ? {} : { prompt: stored.prompt }) } : null;
  }
  // Of a preview everything stored was asked for.
  if (type === "AI_PREVIEW") return { input };
  const shape = type === "PARSE_DOCUMENT" ? ofDocument : type === "RECIPE" ? ofChain : type === "REPORT_GENERATION" ? ofReport : ofAssessment;
  const own = shape.safeParse(input).data;
  return own ? { input: own } : null;
}
