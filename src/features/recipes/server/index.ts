/** The door for other features. */
export { type EndedJob, prepareAgain } from "./prepare-again";
export { prepareRecipe, type RecipeCall } from "./prepare-recipe";
export { retryJob } from "./retry-job";
