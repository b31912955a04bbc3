import { defineCommand } from "../terminal/command";
import { EXIT } from "../terminal/exit-code";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { callsOf } from "./calls-of";
import { SCHEDULE_ID } from "./schedule-id";

export const runSchedule = defineCommand({
  name: "schedule run", says: "Runs a schedule once, now, and prints the job's id.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    const slot = await callsOf(given, terminal).run(id);
    const { job, reason } = slot;
    terminal.err(job ? `Submitted. Follow it with: risk run stream ${job.id}\n` : `Nothing was submitted: ${reason ?? "the server gave no reason"}\n`);
    print(terminal, given.json, slot, job?.id ?? "");
    return job ? EXIT.ok : EXIT.jobFailed;
  },
});
