import { sampleOf } from "@/domain/prompts/catalogue";
import { checkPrompt } from "@/domain/prompts/check-prompt";
import { composePrompt } from "@/domain/prompts/compose-prompt";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { composeInput, type ComposeInput, type ComposeView } from "../contract";
import { readIncludes } from "./read-includes";

/** The prompt as it would be sent, on these variables or on the section's sample, and everything that is wrong with it. Nothing is kept. */
export async function composeDraft(ctx: AppContext, input: ComposeInput): Promise<ComposeView> {
  authorize(ctx, "prompt.preview");
  const { slug, fields, variables } = composeInput.parse(input);
  const includes = await readIncludes(ctx, fields);
  return { ...composePrompt(fields, variables ?? sampleOf(fields.section), includes, slug), check: checkPrompt(fields, includes, slug) };
}
