/** The door for other features. */
export { getScorecard } from "./get-scorecard";
export { secondOpinionOf } from "./second-opinion-of";
