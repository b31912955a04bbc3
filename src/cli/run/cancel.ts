import { type Command, defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { jobsClient } from "../terminal/server-client";
import { type Group, ID } from "./groups";

export const cancelCommand = (group: Group): Command =>
  defineCommand({
    name: `${group} cancel`, says: "Stops a job; one that has ended stays as it is.", takes: ID, flags: SERVER_FLAGS,
    async run({ given, words: [id = ""], terminal }) {
      const run = await jobsClient(given, terminal).cancel(id, { signal: terminal.interrupted });
      print(terminal, given.json, run, run.status === "cancelled" ? `Cancelled job ${run.jobId}.` : `Job ${run.jobId} had ended before: ${run.status}.`);
      return 0;
    },
  });
