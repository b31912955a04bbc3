import type { z } from "zod";
import { defineJob } from "@/kernel/job";
import { previewPromptInput } from "../contract";
import { PREVIEW_TIMEOUT_SEC } from "../server/preview-prompt";
import { type PromptPreview, renderPrompt } from "../server/render-prompt";

/** Composes a prompt as a durable job, so that the documented submit-and-poll flow is the one for models too. */
export const promptPreview = defineJob<z.output<typeof previewPromptInput>, PromptPreview>({
  id: "preview-prompt",
  type: "AI_PREVIEW",
  parse: (value) => previewPromptInput.parse(value),
  timeoutSec: PREVIEW_TIMEOUT_SEC,
  run: (job, step) => step.run("compose", async () => renderPrompt(job.input)),
});
