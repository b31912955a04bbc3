import { defineTask } from "@/kernel/task";
import { ARMED_EVENT, type ArmedSlot, armedSlot } from "../server/arm";
import { fireSlot } from "../server/fire-slot";

/** Sleeps until a schedule's slot and serves it; serving starts the wait for the next. */
export const waitForSlot = defineTask<ArmedSlot>({
  id: "schedule-slot",
  event: ARMED_EVENT,
  parse: (data) => armedSlot.parse(data),
  async run({ data, app }, step) {
    await step.sleepUntil("slot", new Date(data.slotAt));
    await step.run("fire", () => fireSlot(app, data));
  },
});
