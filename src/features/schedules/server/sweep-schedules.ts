import { JOB_ERROR_CODES, JOB_ERRORS } from "@/domain/jobs/job-errors";
import type { TaskSweep } from "@/kernel/task";
import { armedEvent } from "./arm";
import { retryEvent } from "./retry-slot";
import { findWaiting } from "./store";
import { findUnretried } from "./store-jobs";

const MINUTE_MS = 60_000;
/** Slots this near are armed again: an event that was sent is not sent twice, one that was lost is. */
const AHEAD_MS = 2 * MINUTE_MS;
/** A slot this late has nobody waiting for it: its wait was lost, or no server ran. */
const LATE_MS = MINUTE_MS;
/** Failed jobs this old are left as they are. */
const RETRY_WITHIN_MS = 24 * 60 * MINUTE_MS;

const RETRYABLE = JOB_ERROR_CODES.filter((code) => JOB_ERRORS[code].retryable);

/** Waits that nobody holds: of slots near or past, and of retries whose event was lost. All are safe to start twice. */
export const sweepSchedules: TaskSweep = async (root, now) => {
  const minute = String(Math.floor(now.getTime() / MINUTE_MS));
  const waiting = await findWaiting(root, new Date(now.getTime() + AHEAD_MS));
  const lost = await findUnretried(root, new Date(now.getTime() - RETRY_WITHIN_MS), new Date(now.getTime() - 90 * MINUTE_MS), RETRYABLE);
  return [
    ...waiting.flatMap((schedule) => {
      const { nextAt } = schedule;
      if (!nextAt) return [];
      return [armedEvent(schedule, nextAt, now.getTime() - nextAt.getTime() > LATE_MS ? minute : undefined)];
    }),
    ...lost.map(({ id }) => retryEvent(id, now, minute)),
  ];
};
