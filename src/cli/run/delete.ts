import { type Command, defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { jobsClient } from "../terminal/server-client";
import { type Group, ID } from "./groups";

export const deleteCommand = (group: Group): Command =>
  defineCommand({
    name: `${group} delete`, says: "Forgets a job that has ended; what it made stays.", takes: ID, flags: SERVER_FLAGS,
    async run({ given, words: [id = ""], terminal }) {
      await jobsClient(given, terminal).delete(id, { signal: terminal.interrupted });
      print(terminal, given.json, { jobId: id, deleted: true }, `Deleted job ${id}.`);
      return 0;
    },
  });
