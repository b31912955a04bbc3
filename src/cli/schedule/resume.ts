import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { schedulesClient } from "../terminal/server-client";
import { SCHEDULE_ID } from "./schedule-id";
import { nextText } from "./schedule-text";
export const resumeSchedule = defineCommand({
  name: "schedule resume", says: "Lets a paused schedule come due again.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    const schedule = await schedulesClient(given, terminal).resume(id, { signal: terminal.interrupted });
    print(terminal, given.json, schedule, `Active again: "${schedule.name}", next ${nextText(schedule)}.`);
    return 0;
  },
});
