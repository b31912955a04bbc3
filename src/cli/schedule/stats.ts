import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { schedulesClient } from "../terminal/server-client";
import { SCHEDULE_ID } from "./schedule-id";
import { statsText } from "./schedule-text";

export const scheduleStats = defineCommand({
  name: "schedule stats", says: "Counts a schedule's slots, jobs, success and cost.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    const stats = await schedulesClient(given, terminal).stats(id, { signal: terminal.interrupted });
    print(terminal, given.json, stats, statsText(stats));
    return 0;
  },
});
