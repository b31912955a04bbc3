import { answerPrompt, composeTexts, PLAIN_SETTINGS } from "@/features/prompts/server";
import type { PromptPreview } from "@/features/prompts/contract";
import { type PromptSource, promptVariables } from "@/domain/recipes/prompt-variables";
import type { CallPurpose, ModelClient } from "@/domain/ports/model-client";

interface Asking {
  model: ModelClient | null;
  purpose: CallPurpose;
  signal: AbortSignal;
  say: (text: string) => Promise<void>;
}

/** One prompt step, composed strictly and answered where there is a model. `unusedVariables` is left out: a recipe is not bound to use all of its input. */
export async function answerStep(step: { system: string; user: string }, source: PromptSource, asking: Asking): Promise<Omit<PromptPreview, "unusedVariables">> {
  const { unusedVariables: _unused, ...answer } = await answerPrompt(composeTexts(step, promptVariables(source)), { ...asking, settings: PLAIN_SETTINGS });
  return answer;
}
