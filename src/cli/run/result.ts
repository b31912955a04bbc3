import { type Command, defineCommand } from "../terminal/command";
import { SERVER_FLAGS, WAIT_FLAGS } from "../terminal/flags";
import { jobsClient } from "../terminal/server-client";
import { awaitEnd } from "./await-end";
import { type Group, ID } from "./groups";
import { showEnd } from "./show-end";

export const resultCommand = (group: Group): Command =>
  defineCommand({
    name: `${group} result`, says: "Prints what a job gave; exit 7 while it has not ended.", takes: ID,
    flags: { wait: { kind: "switch", says: "wait for the end" }, ...WAIT_FLAGS, ...SERVER_FLAGS },
    async run({ given, words: [id = ""], terminal }) {
      const client = jobsClient(given, terminal);
      if (given.wait) return awaitEnd(terminal, client, id, given);
      return showEnd(terminal, given.json, id, await client.getOutcome(id, { wait: false, signal: terminal.interrupted }));
    },
  });
