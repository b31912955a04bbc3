/** The door for other features and the composition root. */
export { answerPrompt, PLAIN_SETTINGS } from "./answer-prompt";
export { composeTexts, refuseFaulty } from "./compose-texts";
export { type ComposedVersion, composeVersion, type LabelledPrompt, versionAt } from "./labelled-prompt";
export { nameVersions, nameVersionsById } from "./name-versions";
export { plantPrompts } from "./plant-prompts";
export { preparePreview, previewPrompt } from "./preview-prompt";
export { pageOfPrompts, pageOfVersions } from "./public-prompts";
export { createPromptBook } from "./production-prompt";
export { readyProduction, versionsInForce } from "./ready-production";
export { trialOf, type TrialVersion, trialVersion } from "./trial-book";
