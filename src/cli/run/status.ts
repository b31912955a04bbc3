import { type Command, defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { jobsClient } from "../terminal/server-client";
import { type Group, ID } from "./groups";
import { runText } from "./run-text";

export const statusCommand = (group: Group): Command =>
  defineCommand({
    name: `${group} status`, says: "Says how a job stands.", takes: ID, flags: SERVER_FLAGS,
    async run({ given, words: [id = ""], terminal }) {
      const run = await jobsClient(given, terminal).get(id, { signal: terminal.interrupted });
      print(terminal, given.json, run, runText(run));
      return 0;
    },
  });
