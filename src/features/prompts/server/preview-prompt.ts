import { z } from "zod";
import { type PreparedJob, submitPrepared } from "@/features/jobs/server";
import { requireAssessment } from "@/features/assessments/server";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type PreviewPromptInput, previewPromptInput, previewVersionInput, type PreviewVersionInput } from "../contract";
import { requirePrompt, requireVersion, requireVersionId } from "./access";

/** Longest a preview may take, seconds: a long answer of a slow model. */
export const PREVIEW_TIMEOUT_SEC = 300;

/** What programs send, or a prompt of the desk as its screen tries it; what a preview job stores. */
export const previewJobInput = z.union([previewPromptInput, previewVersionInput]);

const asksForVersion = (input: object): input is PreviewVersionInput => "slug" in input;

export async function previewPrompt(ctx: AppContext, input: PreviewPromptInput): Promise<{ jobId: string; status: "PROCESSING" }> {
  const { id } = await withTransaction(ctx, async (tx) => submitPrepared(tx, await preparePreview(tx, previewPromptInput.parse(input))));
  return { jobId: id, status: "PROCESSING" };
}

/** Tries a version or a draft as a job; two side by side are two jobs. */
export async function previewVersion(ctx: AppContext, input: PreviewVersionInput): Promise<{ jobId: string }> {
  const { id } = await withTransaction(ctx, async (tx) => submitPrepared(tx, await preparePreview(tx, input)));
  return { jobId: id };
}

export async function preparePreview(ctx: AppContext, given: PreviewPromptInput | PreviewVersionInput): Promise<PreparedJob> {
  authorize(ctx, "prompt.preview");
  // Not the union: its error would name no field.
  const input = asksForVersion(given) ? previewVersionInput.parse(given) : previewPromptInput.parse(given);
  if ("slug" in input) {
    const { prompt } = await requirePrompt(ctx, input.slug, "prompt.preview");
    if (input.number !== undefined) await requireVersion(ctx, prompt, input.number);
    if (input.on.kind === "assessment") await requireAssessment(ctx, input.on.assessmentId, "assessment.read");
  } else if (input.promptVersionId !== undefined) await requireVersionId(ctx, input.promptVersionId);
  return { type: "AI_PREVIEW", recipe: null, input, timeoutSec: PREVIEW_TIMEOUT_SEC, submitted: async () => undefined };
}
