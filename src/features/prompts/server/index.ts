/** The door for other features and the composition root. */
export { plantPrompts } from "./plant-prompts";
export { preparePreview, previewPrompt } from "./preview-prompt";
export { createPromptBook } from "./production-prompt";
export { type PromptPreview, renderPrompt } from "./render-prompt";
