import { answerPrompt, composeTexts, composeVersion, PLAIN_SETTINGS, refuseFaulty, versionAt } from "@/features/prompts/server";
import type { PromptPreview } from "@/features/prompts/contract";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import { type PromptSource, promptVariables } from "@/domain/recipes/prompt-variables";
import type { PromptStep } from "@/domain/recipes/recipe-steps";
import type { AppContext } from "@/kernel/context";

interface Asking {
  jobId: string;
  /** Of a desk prompt, the version the recipe was started with. */
  versionId: string | null;
  signal: AbortSignal;
  say: (text: string) => Promise<void>;
}

/** One prompt step, composed strictly and answered where there is a model. `unusedVariables` is left out: a recipe is not bound to use all of its input. */
export async function answerStep(ctx: AppContext, step: PromptStep, source: PromptSource, { jobId, versionId, signal, say }: Asking): Promise<Omit<PromptPreview, "unusedVariables">> {
  const { model } = ctx.ports;
  const purpose = { section: "RECIPE", promptSection: "FREE", jobId };
  const values = promptVariables(source);
  if (step.kind === "prompt") {
    const { unusedVariables: _unused, ...answer } = await answerPrompt(composeTexts(step, values), { model, purpose, signal, say, settings: PLAIN_SETTINGS });
    return answer;
  }
  const promptVersionId = versionId ?? (await versionAt(ctx, step));
  const { faults, settings, section, versionIds, ...ready } = await composeVersion(ctx, promptVersionId, values);
  refuseFaulty(faults.map((fault) => ({ ...fault, of: `Prompt ${ready.slug}, ${labelOfField(fault.field)}` })));
  const { unusedVariables: _unused, ...answer } = await answerPrompt(ready, { model, settings, signal, say, purpose: { ...purpose, promptSection: section, promptVersionIds: versionIds } });
  return { ...answer, promptVersionId, promptVersionIds: versionIds };
}
