import path from "node:path";
import { loadRecipes } from "../../src/adapters/recipes";
import { readEnv, recipeVariables } from "../../src/env";

/**
 * What people have written and the app is made from, looked at before it is served: the environment and the recipes.
 * @throws Error of one sentence that names the variable, or the template, its path and the code
 */
export function checkSettings(source: Record<string, string | undefined>, root: string): void {
  const { RECIPES_DIR } = readEnv(source);
  loadRecipes(path.resolve(root, RECIPES_DIR), recipeVariables());
}
