import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { callsOf } from "./calls-of";
import type { Slot } from "./schedule-calls";
import { SCHEDULE_ID } from "./schedule-id";
import { slotsTable } from "./schedule-text";

const PAGE_MAX = 100;
const SHOWN = 20;

export const scheduleLogs = defineCommand({
  name: "schedule logs", says: "Lists when a schedule came due and what became of it.", takes: SCHEDULE_ID,
  flags: { limit: { kind: "number", value: "N", min: 1, whole: true, says: `at most so many, the newest first; ${SHOWN} without it` }, ...SERVER_FLAGS },
  async run({ given, words: [id = ""], terminal }) {
    const { limit = SHOWN, json } = given;
    const calls = callsOf(given, terminal);
    const slots: Slot[] = [];
    let cursor: string | undefined;
    do {
      const page = await calls.logs(id, { pageSize: Math.min(limit - slots.length, PAGE_MAX), cursor });
      slots.push(...page.slots);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && slots.length < limit);
    print(terminal, json, { slots }, slotsTable(slots));
    return 0;
  },
});
