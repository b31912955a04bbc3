import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { schedulesClient } from "../terminal/server-client";
import { SCHEDULE_ID } from "./schedule-id";

export const deleteSchedule = defineCommand({
  name: "schedule delete", says: "Removes a schedule; the jobs it started stay.", takes: SCHEDULE_ID, flags: SERVER_FLAGS,
  async run({ given, words: [id = ""], terminal }) {
    await schedulesClient(given, terminal).delete(id, { signal: terminal.interrupted });
    print(terminal, given.json, { id, deleted: true }, `Deleted schedule ${id}.`);
    return 0;
  },
});
