/** The door for other features. */
export { resultInWords } from "./result-in-words";
