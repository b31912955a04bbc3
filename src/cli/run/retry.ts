import { type Command, defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { jobsClient } from "../terminal/server-client";
import { type Group, ID } from "./groups";

export const retryCommand = (group: Group): Command =>
  defineCommand({
    name: `${group} retry`, says: "Starts a job that failed or was cancelled again, as a new job.", takes: ID, flags: SERVER_FLAGS,
    async run({ given, words: [id = ""], terminal }) {
      const { jobId, recipeName, status } = await jobsClient(given, terminal).retry(id, { signal: terminal.interrupted });
      terminal.err(`Started again. See it with: risk ${group} status ${jobId}\n`);
      print(terminal, given.json, { jobId, recipeName, status, retryOf: id }, jobId);
      return 0;
    },
  });
