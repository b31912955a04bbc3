import type { Recipe, RecipeStep } from "./recipe";

/** A step that asks a model and touches nothing. */
export type PromptStep = Extract<RecipeStep, { kind: "prompt" | "deskPrompt" }>;
export const isPromptStep = (step: RecipeStep): step is PromptStep => step.kind === "prompt" || step.kind === "deskPrompt";

/** What lists and results call a step. */
export function stepName(step: RecipeStep): string {
  switch (step.kind) {
    case "job": return step.type;
    case "chain": return step.chain;
    case "prompt": return "prompt";
    case "deskPrompt": return `prompt ${step.slug}`;
  }
}

/** True when the recipe is a job of its own that takes its steps one by one; false when its one step's job is all of it. */
export const runsBySteps = (recipe: Recipe): boolean => recipe.runs.length !== 1 || recipe.runs.some(isPromptStep);

/** True when the recipe runs prompts only: it reads and moves no assessment and no document. */
export const worksOnNothing = (recipe: Recipe): boolean => recipe.runs.every(isPromptStep);

/**
 * What a recipe's steps do to their assessment while they run: nothing, or hold it as a run does.
 * GAPS leaves it waiting for answers, SCORE complete; CHAIN leaves it as the chain itself does.
 */
export type AssessmentHold = "GAPS" | "SCORE" | "CHAIN";

/** The last stage decides how the assessment is left; null = the steps do not analyse. */
export function holdOf(steps: readonly RecipeStep[]): AssessmentHold | null {
  const holds = steps.flatMap((step): AssessmentHold[] => {
    if (step.kind === "chain") return ["CHAIN"];
    if (isPromptStep(step)) return [];
    return step.type === "GAP_DETECTION" ? ["GAPS"] : step.type === "RISK_ANALYSIS" ? ["SCORE"] : [];
  });
  return holds.at(-1) ?? null;
}
