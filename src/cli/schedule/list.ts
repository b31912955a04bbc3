import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { callsOf } from "./calls-of";
import { schedulesTable } from "./schedule-text";

export const listSchedules = defineCommand({
  name: "schedule list", says: "Lists your schedules and when each comes due next.", flags: SERVER_FLAGS,
  async run({ given, terminal }) {
    const answer = await callsOf(given, terminal).list();
    print(terminal, given.json, answer, schedulesTable(answer.schedules));
    return 0;
  },
});
