/** The door for other features. */
export { preparePreview, previewPrompt } from "./preview-prompt";
export { type PromptPreview, renderPrompt } from "./render-prompt";
