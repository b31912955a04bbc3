import { z } from "zod";
import { defineTask } from "@/kernel/task";
import { RETRY_EVENT, retrySlot } from "../server/retry-slot";

const data = z.object({ jobId: z.uuid(), at: z.int() });

/** Waits a little and submits a slot's failed job again. */
export const waitForRetry = defineTask<z.output<typeof data>>({
  id: "schedule-retry",
  event: RETRY_EVENT,
  parse: (value) => data.parse(value),
  async run(task, step) {
    await step.sleepUntil("pause", new Date(task.data.at));
    await step.run("submit again", () => retrySlot(task.app, task.data.jobId));
  },
});
