import { invalid } from "../errors";
import type { JsonScalar, Recipe } from "./recipe";

/**
 * The recipe's settings for one job: the call's value wins over the template's.
 * @throws AppError INVALID, UNKNOWN_CONFIG: the template knows no such setting
 */
export function resolveConfig(recipe: Recipe, given: Record<string, JsonScalar> | undefined): Record<string, JsonScalar> {
  const known = Object.keys(recipe.config);
  for (const key of Object.keys(given ?? {})) {
    if (known.includes(key)) continue;
    const names = known.length === 0 ? "it has none" : `it has ${known.join(", ")}`;
    throw invalid(`The recipe ${recipe.name} has no setting "${key}": ${names}.`, { code: "UNKNOWN_CONFIG", field: `config.${key}` });
  }
  return { ...recipe.config, ...given };
}
