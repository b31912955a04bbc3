/** The door for other features. */
export { detectGaps, type DetectedGaps } from "./detect-gaps";
