import { z } from "zod";
import { prepareRun } from "@/features/assessments/server";
import { prepareReading } from "@/features/documents/server";
import type { PreparedJob } from "@/features/jobs/server";
import { previewPromptInput } from "@/features/prompts/contract";
import { preparePreview } from "@/features/prompts/server";
import { reportOptions } from "@/features/reports/contract";
import { prepareReport } from "@/features/reports/server";
import { invalid } from "@/domain/errors";
import type { Recipe, RecipeStep } from "@/domain/recipes/recipe";
import { isPromptStep, type PromptStep } from "@/domain/recipes/recipe-steps";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { prepareAnalysis } from "./prepare-analysis";
import { prepareSteps } from "./prepare-steps";
import { shapedInput } from "./shaped-input";

export interface RecipeCall {
  /** What the recipe works on; held to its input schema. Absent = nothing. */
  input?: unknown;
  /** A text for a recipe that runs a prompt. */
  prompt?: string;
}

/**
 * Checks the call as the screen that starts this work would (someone else's rows are 404), moves the assessment or
 * document as that screen does, and gives the job to write. Call it inside the transaction that writes the job's row,
 * then call its `submitted`.
 * @throws AppError INVALID (field "input…"), NOT_FOUND, FORBIDDEN, CONFLICT with code STATE or PROMPT_UNUSABLE
 */
export async function prepareRecipe(tx: AppContext, recipe: Recipe, call: RecipeCall): Promise<PreparedJob> {
  authorize(tx, "job.submit");
  const input = call.input ?? {};
  const refusal = tx.ports.recipes.refuseInput(recipe, input);
  if (refusal) throw invalid(`${refusal.path}: ${refusal.reason}.`, { field: refusal.path, code: "INPUT" });
  const [only, ...more] = recipe.runs;
  if (only === undefined || isPromptStep(only) || more.length > 0) return prepareSteps(tx, recipe, { input, prompt: call.prompt ?? null });
  if (call.prompt !== undefined) throw invalid(`The recipe ${recipe.name} takes no prompt; give it an input.`, { field: "prompt", code: "INPUT" });
  const job = await prepareStep(tx, only, input);
  return { ...job, recipe: job.recipe ?? recipe.name };
}

const ofAssessment = z.looseObject({ assessmentId: z.uuid(), pauseAtGaps: z.boolean().optional() });
const ofReport = z.object({ assessmentId: z.uuid(), options: reportOptions.optional() });
const ofDocument = z.looseObject({ documentId: z.uuid() });

/** One step that is a recipe by itself, by the verb its own screen uses. */
async function prepareStep(tx: AppContext, step: Exclude<RecipeStep, PromptStep>, input: unknown): Promise<PreparedJob> {
  if (step.kind === "chain") {
    const { assessmentId, pauseAtGaps } = shapedInput(ofAssessment, input);
    return prepareRun(tx, { id: assessmentId, pauseAtGaps: pauseAtGaps ?? false });
  }
  switch (step.type) {
    case "AI_PREVIEW":
      return preparePreview(tx, shapedInput(previewPromptInput, input));
    case "PARSE_DOCUMENT":
      return prepareReading(tx, { id: shapedInput(ofDocument, input).documentId });
    case "REPORT_GENERATION":
      return prepareReport(tx, shapedInput(ofReport, input));
    default:
      return prepareAnalysis(tx, step.type, shapedInput(ofAssessment, input).assessmentId);
  }
}
