import { z } from "zod";
import { prepareRun } from "@/features/assessments/server";
import { prepareReading } from "@/features/documents/server";
import type { PreparedJob } from "@/features/jobs/server";
import { preparePreview } from "@/features/prompts/server";
import { prepareReport } from "@/features/reports/server";
import { invalid } from "@/domain/errors";
import type { Recipe, RecipeStep } from "@/domain/recipes/recipe";
import { isPromptStep, type PromptStep } from "@/domain/recipes/recipe-steps";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { prepareAnalysis } from "./prepare-analysis";
import { prepareSteps } from "./prepare-steps";

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
const ofDocument = z.looseObject({ documentId: z.uuid() });

/** One step that is a recipe by itself, by the verb its own screen uses. */
async function prepareStep(tx: AppContext, step: Exclude<RecipeStep, PromptStep>, input: unknown): Promise<PreparedJob> {
  if (step.kind === "chain") {
    const { assessmentId, pauseAtGaps } = shaped(ofAssessment, input);
    return prepareRun(tx, { id: assessmentId, pauseAtGaps: pauseAtGaps ?? false });
  }
  switch (step.type) {
    case "AI_PREVIEW":
      return preparePreview(tx, input as Parameters<typeof preparePreview>[1]);
    case "PARSE_DOCUMENT":
      return prepareReading(tx, { id: shaped(ofDocument, input).documentId });
    case "REPORT_GENERATION":
      return prepareReport(tx, { assessmentId: shaped(ofAssessment, input).assessmentId });
    default:
      return prepareAnalysis(tx, step.type, shaped(ofAssessment, input).assessmentId);
  }
}

/** A template's own schema may be looser than what its step needs. */
function shaped<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = ["input", ...(issue?.path ?? [])].join(".");
  throw invalid(`${path}: ${issue?.message ?? "does not fit"}.`, { field: path, code: "INPUT" });
}
