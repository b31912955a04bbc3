import { AppError } from "@/domain/errors";
import type { Recipe } from "@/domain/recipes/recipe";
import { prepareRecipe } from "@/features/recipes/server";
import type { AppContext } from "@/kernel/context";

class Undo extends Error {}

/**
 * Asks whether this person may start the recipe with this input now, and undoes whatever asking it moved. What only time
 * stands in the way of (a run that goes on, a document not read yet) is no reason to refuse a schedule.
 */
export async function rehearse(ctx: AppContext, recipe: Recipe, input: unknown): Promise<void> {
  try {
    await ctx.root.$transaction(async (db) => {
      await prepareRecipe({ ...ctx, db, afterCommit: () => undefined }, recipe, { input });
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return;
    if (error instanceof AppError && error.kind === "CONFLICT" && error.code === "STATE") return;
    throw error;
  }
}
