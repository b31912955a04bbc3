import { type PromptPreview, renderPrompt } from "@/features/prompts/server";
import { type PromptSource, promptVariables } from "@/domain/recipes/prompt-variables";

/** One prompt step, composed strictly. `unusedVariables` is left out: a recipe is not bound to use all of its input. */
export function composePrompt(step: { system: string; user: string }, source: PromptSource): Omit<PromptPreview, "unusedVariables"> {
  const { unusedVariables: _unused, ...composed } = renderPrompt({ systemPrompt: step.system, userPrompt: step.user, variables: promptVariables(source) });
  return composed;
}
