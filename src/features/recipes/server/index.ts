/** The door for other features. */
export { callOf } from "./call-of";
export { getRecipe, listRecipes } from "./list-recipes";
export { type EndedJob, prepareAgain } from "./prepare-again";
export { prepareRecipe, type RecipeCall } from "./prepare-recipe";
export { retryJob } from "./retry-job";
