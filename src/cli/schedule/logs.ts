import type { Slot } from "@/sdk/schedules";
import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { schedulesClient } from "../terminal/server-client";
import { SCHEDULE_ID } from "./schedule-id";
import { slotsTable } from "./schedule-text";

const PAGE_MAX = 100;
const SHOWN = 20;

export const scheduleLogs = defineCommand({
  name: "schedule logs", says: "Lists when a schedule came due and what became of it.", takes: SCHEDULE_ID,
  flags: { limit: { kind: "number", value: "N", min: 1, whole: true, says: `at most so many, the newest first; ${SHOWN} without it` }, ...SERVER_FLAGS },
  async run({ given, words: [id = ""], terminal }) {
    const { limit = SHOWN, json } = given;
    const slots: Slot[] = [];
    for await (const slot of schedulesClient(given, terminal).logs(id, { pageSize: Math.min(limit, PAGE_MAX) }, { signal: terminal.interrupted })) {
      slots.push(slot);
      if (slots.length === limit) break;
    }
    print(terminal, json, { slots }, slotsTable(slots));
    return 0;
  },
});
