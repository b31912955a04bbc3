import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { callsOf } from "./calls-of";
import { SCHEDULE_ID } from "./schedule-id";
import { nextText } from "./schedule-text";
export const resumeSchedule = defineCommand({
  name: "schedule resume", says: "Lets a paused schedule come due again.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    const schedule = await callsOf(given, terminal).resume(id);
    print(terminal, given.json, schedule, `Active again: "${schedule.name}", next ${nextText(schedule)}.`);
    return 0;
  },
});
