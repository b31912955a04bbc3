/** The door for other features. */
export { previewPrompt } from "./preview-prompt";
