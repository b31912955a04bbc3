import { z } from "zod";
import type { JsonScalar, Recipe } from "@/domain/recipes/recipe";
import { resolveConfig } from "@/domain/recipes/resolve-config";

const stored = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

/**
 * The recipe's settings, the schedule's own over the template's.
 * @throws AppError INVALID, UNKNOWN_CONFIG
 */
export const configOf = (recipe: Recipe, given: unknown): Record<string, JsonScalar> => resolveConfig(recipe, stored.parse(given ?? null) ?? undefined);
