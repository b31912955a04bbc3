/** The door for other features: what a result is made of. */
export { collectFindings } from "./collect-findings";
export { findOpinion } from "./store-opinions";
export { firmOf } from "./reading-ground";
export { type QuestionGround, questionGround, runOf } from "./question-ground";
export { readingOfRun } from "./reading-of-run";
export { askQueue, type Round } from "./ask-queue";
export { findEvidence, inRounds } from "./find-evidence";
export { loadInputs, type RunInputs } from "./load-inputs";
export { openRun } from "./open-run";
export { findNames } from "./store-answers";
export { findLatestRun, findRun, findRunHeads, type RunHead, type RunRecord } from "./store";
export { keepGaps, keepScore } from "./keep-result";
export { keepAnswer, keepSkip, removeAnswer, typedAnswers } from "./keep-answer";
export { keepDecision, openDecision, type OpenDecision } from "./keep-decision";
export { nameDeciders } from "./name-deciders";
export { type Frozen, inputsOfRun, type ScoredRun, standingResult, type StandingResult } from "./standing-result";
export { findStanding, flagSubject, indicatorSubject } from "./store-decisions";
