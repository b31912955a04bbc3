import type { TaskSweep } from "@/kernel/task";
import { removeEndedDeliveries } from "./store-deliveries";

/** Long enough to look into last quarter's trouble; bodies are copies of what the job's own row still says. */
export const DELIVERY_LOG_DAYS = 90;
const DAY_MS = 86_400_000;
/** Removed at one sweep, so that a backlog never holds the sweep up. */
const BATCH = 500;

/** Forgets messages that ended long ago, with their attempts; what still waits stays. */
export const forgetDeliveries: TaskSweep = async (root, now) => {
  await removeEndedDeliveries(root, new Date(now.getTime() - DELIVERY_LOG_DAYS * DAY_MS), BATCH);
  return [];
};
