import { submitJob } from "@/features/jobs/server";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type PreviewPromptInput, previewPromptInput } from "../contract";

/** Longest a preview may take, seconds (jobs.md: 3 to 10 are usual with a model). */
export const PREVIEW_TIMEOUT_SEC = 120;

export async function previewPrompt(ctx: AppContext, input: PreviewPromptInput): Promise<{ jobId: string; status: "PROCESSING" }> {
  authorize(ctx, "prompt.preview");
  const prompt = previewPromptInput.parse(input);
  const { id } = await submitJob(ctx, { type: "AI_PREVIEW", input: prompt, timeoutSec: PREVIEW_TIMEOUT_SEC });
  return { jobId: id, status: "PROCESSING" };
}
