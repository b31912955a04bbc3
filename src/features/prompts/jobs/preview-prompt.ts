import type { z } from "zod";
import { readPages } from "@/features/documents/server";
import { spentOnJob } from "@/features/model/server";
import { checkQuotations } from "@/domain/prompts/answer-quotations";
import { defineJob } from "@/kernel/job";
import type { AppContext } from "@/kernel/context";
import type { PromptPreview } from "../contract";
import { answerPrompt } from "../server/answer-prompt";
import { PREVIEW_TIMEOUT_SEC, previewJobInput } from "../server/preview-prompt";
import { readyCall } from "../server/ready-call";
import { type ReadyVersion, readyVersion } from "../server/ready-prompt";
import { keepPreview } from "../server/store-previews";

type PreviewInput = z.output<typeof previewJobInput>;

/** Composes a prompt strictly and, where there is a model, passes its answer on as it is written. */
export const promptPreview = defineJob<PreviewInput, PromptPreview>({
  id: "preview-prompt",
  type: "AI_PREVIEW",
  parse: (value) => previewJobInput.parse(value),
  timeoutSec: PREVIEW_TIMEOUT_SEC,
  async run(job, step) {
    const { input, app, jobId } = job;
    const ready = await step.run("compose", (): Promise<ReadyVersion> => ("slug" in input ? readyVersion(app, input) : readyCall(app, input)));
    const { model } = app.ports;
    const answer = await step.run("ask", async (signal) => {
      if (model) await job.progress(0, 1, `Asking ${ready.settings.modelId ?? model.modelId}`);
      const purpose = { section: "PREVIEW", promptSection: ready.section, jobId, promptVersionIds: ready.versionIds };
      return answerPrompt(ready, { model, settings: ready.settings, purpose, signal, say: (text) => job.say(text) });
    });
    return step.run("record", async () => {
      const assessmentId = "slug" in input && input.on.kind === "assessment" ? input.on.assessmentId : null;
      if (ready.versionId !== null) await keepPreview(app.db, { jobId, versionId: ready.versionId, assessmentId, modelId: answer.model, at: app.now() });
      return { ...answer, ...(ready.versionId !== null && { promptVersionId: ready.versionId }), promptVersionIds: ready.versionIds, ...(answer.model === null ? {} : await checked(app, jobId, answer.output, assessmentId)) };
    });
  },
});

/** What an answer cost, and which of its quotations stand in the papers it was asked about. */
async function checked(app: AppContext, jobId: string, answer: string, assessmentId: string | null): Promise<Pick<PromptPreview, "costUsd" | "quotations">> {
  const [{ costUsd }, documents] = await Promise.all([spentOnJob(app.db, jobId), assessmentId === null ? null : readPages(app, assessmentId)]);
  return { costUsd, ...(documents && { quotations: checkQuotations(answer, documents) }) };
}
