/** The door for other features. */
export { ownerScope, requireAssessment } from "./access";
export { moveAssessment, settleAssessment } from "./move-assessment";
export { noteChange, recordFigures, recordScore } from "./note-change";
export type { ScoreFigures } from "./store";
export { conditionsOf, isStale } from "./to-view";
export { createAssessment } from "./create-assessment";
export { getAssessment } from "./get-assessment";
export { listAssessments } from "./list-assessments";
export { prepareRun, startRun } from "./start-run";
