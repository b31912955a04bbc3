/** The door for other features and the composition root. */
export { answerPrompt, PLAIN_SETTINGS } from "./answer-prompt";
export { composeTexts } from "./compose-texts";
export { plantPrompts } from "./plant-prompts";
export { preparePreview, previewPrompt } from "./preview-prompt";
export { createPromptBook } from "./production-prompt";
export { trialOf, type TrialVersion, trialVersion } from "./trial-book";
