import { z } from "zod";
import { invalid } from "@/domain/errors";
import type { JsonScalar, Recipe } from "@/domain/recipes/recipe";

const stored = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

/**
 * The recipe's settings, the schedule's own over the template's.
 * @throws AppError INVALID, UNKNOWN_CONFIG
 */
export function configOf(recipe: Recipe, given: unknown): Record<string, JsonScalar> {
  const own = stored.parse(given ?? null) ?? {};
  const unknown = Object.keys(own).find((key) => !Object.hasOwn(recipe.config, key));
  if (unknown !== undefined) {
    const names = Object.keys(recipe.config).join(", ");
    throw invalid(`The recipe ${recipe.name} has no setting "${unknown}": ${names === "" ? "it has none" : `it has ${names}`}.`, { code: "UNKNOWN_CONFIG", field: `config.${unknown}` });
  }
  return { ...recipe.config, ...own };
}
