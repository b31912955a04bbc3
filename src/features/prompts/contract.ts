import { z } from "zod";

export const PROMPT_MAX = 50_000;
/** Body of POST /api/admin/prompts/preview as the seed documents it; unknown keys are refused by name. */
export const previewPromptInput = z.strictObject({
  systemPrompt: z.string().min(1).max(PROMPT_MAX),
  userPrompt: z.string().min(1).max(PROMPT_MAX),
  variables: z.record(z.string().max(100), z.string().max(PROMPT_MAX)).default({}),
});
export type PreviewPromptInput = z.input<typeof previewPromptInput>;
