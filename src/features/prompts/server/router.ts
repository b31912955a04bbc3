import { procedure, router } from "@/trpc/init";
import { addCommentInput, listMentionsInput, readMentionsInput, resolveThreadInput } from "../comments-contract";
import { archivePromptInput, createPromptInput, historyInput, listPromptsInput, moveLabelInput, previewVersionInput, readIncludesInput, removeLabelInput, saveDraftInput, savePromptInput, slugInput, versionInput } from "../contract";
import { exportInput, importInput } from "../file-contract";
import { archivePrompt, restorePrompt } from "./archive-prompt";
import { addComment, listThreads, resolveThread } from "./comments";
import { createPrompt } from "./create-prompt";
import { exportPrompts } from "./export-prompts";
import { importPrompts } from "./import-prompts";
import { countMentions, listMentions, readMentions } from "./mentions";
import { moveLabel, removeLabel } from "./move-label";
import { previewVersion } from "./preview-prompt";
import { readIncludes } from "./read-includes";
import { getPrompt, getVersion, listLabelMoves, listPrompts, listVersions } from "./read-prompts";
import { discardDraft, saveDraft } from "./save-draft";
import { savePrompt } from "./save-prompt";

export const promptsRouter = router({
  list: procedure.input(listPromptsInput).query(({ ctx, input }) => listPrompts(ctx, input)),
  get: procedure.input(slugInput).query(({ ctx, input }) => getPrompt(ctx, input)),
  version: procedure.input(versionInput).query(({ ctx, input }) => getVersion(ctx, input)),
  versions: procedure.input(historyInput).query(({ ctx, input }) => listVersions(ctx, input)),
  moves: procedure.input(slugInput).query(({ ctx, input }) => listLabelMoves(ctx, input)),
  threads: procedure.input(slugInput).query(({ ctx, input }) => listThreads(ctx, input)),
  comment: procedure.input(addCommentInput).mutation(({ ctx, input }) => addComment(ctx, input)),
  resolveThread: procedure.input(resolveThreadInput).mutation(({ ctx, input }) => resolveThread(ctx, input)),
  mentions: procedure.input(listMentionsInput).query(({ ctx, input }) => listMentions(ctx, input)),
  unreadMentions: procedure.query(({ ctx }) => countMentions(ctx)),
  readMentions: procedure.input(readMentionsInput).mutation(({ ctx, input }) => readMentions(ctx, input)),
  export: procedure.input(exportInput).query(({ ctx, input }) => exportPrompts(ctx, input)),
  import: procedure.input(importInput).mutation(({ ctx, input }) => importPrompts(ctx, input)),
  includes: procedure.input(readIncludesInput).query(({ ctx, input }) => readIncludes(ctx, input)),
  preview: procedure.input(previewVersionInput).mutation(({ ctx, input }) => previewVersion(ctx, input)),
  create: procedure.input(createPromptInput).mutation(({ ctx, input }) => createPrompt(ctx, input)),
  saveDraft: procedure.input(saveDraftInput).mutation(({ ctx, input }) => saveDraft(ctx, input)),
  discardDraft: procedure.input(slugInput).mutation(({ ctx, input }) => discardDraft(ctx, input)),
  save: procedure.input(savePromptInput).mutation(({ ctx, input }) => savePrompt(ctx, input)),
  moveLabel: procedure.input(moveLabelInput).mutation(({ ctx, input }) => moveLabel(ctx, input)),
  removeLabel: procedure.input(removeLabelInput).mutation(({ ctx, input }) => removeLabel(ctx, input)),
  archive: procedure.input(archivePromptInput).mutation(({ ctx, input }) => archivePrompt(ctx, input)),
  restore: procedure.input(archivePromptInput).mutation(({ ctx, input }) => restorePrompt(ctx, input)),
});
