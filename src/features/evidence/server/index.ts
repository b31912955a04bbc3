/** The door for other features: what a result is made of. */
export { collectFindings } from "./collect-findings";
export { loadInputs, type RunInputs } from "./load-inputs";
export { openRun } from "./open-run";
export { findNames } from "./store-answers";
export { findLatestRun, findRun, findRunHeads, type RunHead, type RunRecord } from "./store";
export { keepGaps, keepScore } from "./keep-result";
export { keepAnswer, keepFlagDecision, removeAnswer } from "./keep-answer";
