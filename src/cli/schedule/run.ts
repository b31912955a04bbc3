import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { schedulesClient } from "../terminal/server-client";
import { SCHEDULE_ID } from "./schedule-id";

export const runSchedule = defineCommand({
  name: "schedule run", says: "Runs a schedule once, now, and prints the job's id.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    const started = await schedulesClient(given, terminal).run(id, { signal: terminal.interrupted });
    terminal.err(`Submitted. Follow it with: risk run stream ${started.jobId}\n`);
    print(terminal, given.json, started, started.jobId);
    return 0;
  },
});
