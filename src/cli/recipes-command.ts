import { defineCommand } from "./terminal/command";
import { SERVER_FLAGS } from "./terminal/flags";
import { print, table } from "./terminal/print";
import { jobsClient } from "./terminal/server-client";

export const recipesCommand = defineCommand({
  name: "recipes", says: "Lists what this installation can run.", flags: SERVER_FLAGS,
  async run({ given, terminal }) {
    const recipes = await jobsClient(given, terminal).recipes({ signal: terminal.interrupted });
    print(terminal, given.json, { recipes }, table(["RECIPE", "VERSION", "WHAT IT DOES"], recipes.map(({ name, version, description }) => [name, version, description])));
    return 0;
  },
});
