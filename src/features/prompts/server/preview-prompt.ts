import { type PreparedJob, submitPrepared } from "@/features/jobs/server";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type PreviewPromptInput, previewPromptInput } from "../contract";

/** Longest a preview may take, seconds (jobs.md: 3 to 10 are usual with a model). */
export const PREVIEW_TIMEOUT_SEC = 120;

export async function previewPrompt(ctx: AppContext, input: PreviewPromptInput): Promise<{ jobId: string; status: "PROCESSING" }> {
  const { id } = await withTransaction(ctx, async (tx) => submitPrepared(tx, preparePreview(tx, input)));
  return { jobId: id, status: "PROCESSING" };
}

export function preparePreview(ctx: AppContext, input: PreviewPromptInput): PreparedJob {
  authorize(ctx, "prompt.preview");
  return { type: "AI_PREVIEW", recipe: null, input: previewPromptInput.parse(input), timeoutSec: PREVIEW_TIMEOUT_SEC, submitted: async () => undefined };
}
