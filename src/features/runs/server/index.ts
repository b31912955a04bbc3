/** The door for other features. */
export { getScorecard } from "./get-scorecard";
