import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { callsOf } from "./calls-of";
import { SCHEDULE_ID } from "./schedule-id";
import { statsText } from "./schedule-text";

export const scheduleStats = defineCommand({
  name: "schedule stats", says: "Counts a schedule's slots, jobs, success and cost.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    const stats = await callsOf(given, terminal).stats(id);
    print(terminal, given.json, stats, statsText(stats));
    return 0;
  },
});
