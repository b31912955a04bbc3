import type { RecipeView } from "@/features/recipes/contract";
import { defineCommand } from "./terminal/command";
import { SERVER_FLAGS } from "./terminal/flags";
import { print, table } from "./terminal/print";
import { serverTransport } from "./terminal/server-client";

export const recipesCommand = defineCommand({
  name: "recipes", says: "Lists what this installation can run.", flags: SERVER_FLAGS,
  async run({ given, terminal }) {
    const { body } = await serverTransport(given, terminal).json<{ recipes: RecipeView[] }>({ method: "GET", path: "/api/v1/recipes", repeatable: true, signal: terminal.interrupted });
    print(terminal, given.json, body, table(["RECIPE", "VERSION", "WHAT IT DOES"], body.recipes.map(({ name, version, description }) => [name, version, description])));
    return 0;
  },
});
