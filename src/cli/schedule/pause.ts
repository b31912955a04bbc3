import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { schedulesClient } from "../terminal/server-client";
import { SCHEDULE_ID } from "./schedule-id";

export const pauseSchedule = defineCommand({
  name: "schedule pause", says: "Keeps a schedule from coming due.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    const schedule = await schedulesClient(given, terminal).pause(id, { signal: terminal.interrupted });
    print(terminal, given.json, schedule, `Paused "${schedule.name}".`);
    return 0;
  },
});
