/** DRAFT → ANALYZING → ACTION_REQUIRED → ANALYZING → COMPLETE, plus FAILED and ARCHIVED. */
export const ASSESSMENT_STATES = ["DRAFT", "ANALYZING", "ACTION_REQUIRED", "COMPLETE", "FAILED", "ARCHIVED"] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

export type AssessmentMove = "start" | "needAnswers" | "complete" | "fail" | "cancel" | "archive" | "restore" | "restoreScored";

const FROM: Record<AssessmentMove, readonly AssessmentState[]> = {
  start: ["DRAFT", "ACTION_REQUIRED", "COMPLETE", "FAILED"],
  needAnswers: ["ANALYZING"],
  complete: ["ANALYZING"],
  fail: ["ANALYZING"],
  cancel: ["ANALYZING"],
  archive: ["DRAFT", "ACTION_REQUIRED", "COMPLETE", "FAILED"],
  restore: ["ARCHIVED"],
  restoreScored: ["ARCHIVED"],
};

const TO: Record<AssessmentMove, AssessmentState> = {
  start: "ANALYZING",
  needAnswers: "ACTION_REQUIRED",
  complete: "COMPLETE",
  fail: "FAILED",
  cancel: "ACTION_REQUIRED",
  archive: "ARCHIVED",
  restore: "DRAFT",
  restoreScored: "COMPLETE",
};

/** The states a move may start from; the store's compare-and-set uses it. */
export const statesBefore = (move: AssessmentMove): readonly AssessmentState[] => FROM[move];
export const stateAfter = (move: AssessmentMove): AssessmentState => TO[move];
export const canMove = (state: AssessmentState, move: AssessmentMove): boolean => FROM[move].includes(state);
