import type { z } from "zod";
import { readPages } from "@/features/documents/server";
import { questionGround } from "@/features/evidence/server";
import { spentOnJob } from "@/features/model/server";
import { checkQuotations } from "@/domain/prompts/answer-quotations";
import { ANALYST_SECTIONS } from "@/domain/prompts/prompt";
import { defineJob } from "@/kernel/job";
import type { AppContext } from "@/kernel/context";
import type { PromptPreview } from "../contract";
import { answerPrompt } from "../server/answer-prompt";
import { askAsRun } from "../server/ask-as-run";
import { PREVIEW_TIMEOUT_SEC, previewJobInput } from "../server/preview-prompt";
import { readyCall } from "../server/ready-call";
import { chosenText, type ReadyVersion, readyVersion } from "../server/ready-prompt";
import { type ReadyQuestion, readyQuestion } from "../server/ready-question";
import { keepPreview } from "../server/store-previews";

type PreviewInput = z.output<typeof previewJobInput>;
type Ready = { kind: "prompt"; prompt: ReadyVersion } | { kind: "question"; question: ReadyQuestion };
/** What the steps hand on; the call of a run is made again where it is sent, for it holds all the papers. */
type Composed = Pick<ReadyVersion, "section" | "versionId" | "versionIds">;

/** Composes a prompt strictly and, where there is a model, passes its answer on as it is written. */
export const promptPreview = defineJob<PreviewInput, PromptPreview>({
  id: "preview-prompt",
  type: "AI_PREVIEW",
  parse: (value) => previewJobInput.parse(value),
  timeoutSec: PREVIEW_TIMEOUT_SEC,
  async run(job, step) {
    const { input, app, jobId } = job;
    const composed = await step.run("compose", async (): Promise<Composed> => {
      const { section, versionId, versionIds } = await ready(app, input);
      return { section, versionId, versionIds };
    });
    const { model } = app.ports;
    const answer = await step.run("ask", async (signal) => {
      const made = await ready(app, input);
      const named = made.kind === "prompt" ? made.prompt.settings.modelId : "slug" in input ? input.modelId : null;
      if (model) await job.progress(0, 1, `Asking ${named ?? model.modelId}`);
      const purpose = { section: "PREVIEW", promptSection: composed.section, jobId, promptVersionIds: composed.versionIds };
      const asking = { model, purpose, signal, say: (text: string) => job.say(text) };
      return made.kind === "prompt" ? answerPrompt(made.prompt, { ...asking, settings: made.prompt.settings }) : askAsRun(made.question, { ...asking, ...("slug" in input && { modelId: input.modelId }) });
    });
    return step.run("record", async () => {
      const { versionId, versionIds } = composed;
      const assessmentId = "slug" in input && input.on.kind === "assessment" ? input.on.assessmentId : null;
      if (versionId !== null) await keepPreview(app.db, { jobId, versionId, assessmentId, modelId: answer.model, at: app.now() });
      return { ...answer, ...(versionId !== null && { promptVersionId: versionId }), promptVersionIds: versionIds, ...(answer.model === null ? {} : await checked(app, jobId, input, answer)) };
    });
  },
});

/** The sections a run asks about papers go as a run asks; all else is composed as it stands. */
async function ready(app: AppContext, input: PreviewInput): Promise<Ready & Composed> {
  if (!("slug" in input)) {
    const prompt = await readyCall(app, input);
    return { kind: "prompt", prompt, section: prompt.section, versionId: prompt.versionId, versionIds: prompt.versionIds };
  }
  const { fields, versionId } = await chosenText(app, input);
  if (input.on.kind === "assessment" && ANALYST_SECTIONS.includes(fields.section)) {
    const question = await readyQuestion(app, { slug: input.slug, fields, versionId }, input.on);
    return { kind: "question", question, section: fields.section, versionId, versionIds: question.versionIds };
  }
  const prompt = await readyVersion(app, input);
  return { kind: "prompt", prompt, section: prompt.section, versionId, versionIds: prompt.versionIds };
}

/** What an answer cost, and which of its quotations stand in the papers it was asked about. */
async function checked(app: AppContext, jobId: string, input: PreviewInput, { output, asRun }: PromptPreview): Promise<Pick<PromptPreview, "costUsd" | "quotations">> {
  const on = "slug" in input && input.on.kind === "assessment" ? input.on : null;
  const papers = async () => (on === null ? null : asRun ? (await questionGround(app, on.assessmentId, on.runId)).request.documents : readPages(app, on.assessmentId));
  const [{ costUsd }, documents] = await Promise.all([spentOnJob(app.db, jobId), papers()]);
  return { costUsd, ...(documents && { quotations: checkQuotations(output, documents) }) };
}
