import { procedure, router } from "@/trpc/init";
import { recipeNameInput } from "../contract";
import { getRecipe, listRecipes } from "./list-recipes";

export const recipesRouter = router({
  list: procedure.query(({ ctx }) => listRecipes(ctx)),
  get: procedure.input(recipeNameInput).query(({ ctx, input }) => getRecipe(ctx, input)),
});
