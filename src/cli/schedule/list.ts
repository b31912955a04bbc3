import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { schedulesClient } from "../terminal/server-client";
import { schedulesTable } from "./schedule-text";

export const listSchedules = defineCommand({
  name: "schedule list", says: "Lists your schedules and when each comes due next.", flags: SERVER_FLAGS,
  async run({ given, terminal }) {
    const schedules = await schedulesClient(given, terminal).list({ signal: terminal.interrupted });
    print(terminal, given.json, { schedules }, schedulesTable(schedules));
    return 0;
  },
});
