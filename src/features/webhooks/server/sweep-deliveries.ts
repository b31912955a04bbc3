import type { TaskSweep } from "@/kernel/task";
import { deliverEvent } from "./deliver-event";
import { findUntaken, takeAbandoned } from "./store-deliveries";

/** Longer than an attempt and its wait for a free place take on a busy day. */
const ABANDONED_MS = 30 * 60_000;
const MOST = 500;

/** Rows that were committed and never handed over, and those whose run is gone: sent again, under the same id. */
export const sweepDeliveries: TaskSweep = async (root, now) => {
  const abandoned = await takeAbandoned(root, new Date(now.getTime() - ABANDONED_MS), now, MOST);
  const untaken = await findUntaken(root, MOST);
  const known = new Set(abandoned.map(({ id }) => id));
  return [...abandoned, ...untaken.filter(({ id }) => !known.has(id))].map(deliverEvent);
};
