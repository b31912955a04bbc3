import { type Command, defineCommand } from "../terminal/command";
import { SERVER_FLAGS, WAIT_FLAGS } from "../terminal/flags";
import { jobsClient } from "../terminal/server-client";
import { followToEnd } from "./follow-to-end";
import { type Group, ID } from "./groups";

export const streamCommand = (group: Group): Command =>
  defineCommand({
    name: `${group} stream`, says: "Follows a job live to its end; with --json an event a line.", takes: ID,
    flags: { after: { kind: "number", value: "SEQ", min: 0, whole: true, says: "go on behind this event" }, ...WAIT_FLAGS, ...SERVER_FLAGS },
    run: ({ given, words: [id = ""], terminal }) => followToEnd(terminal, jobsClient(given, terminal), id, given),
  });
