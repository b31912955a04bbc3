import { wireStatus } from "@/domain/jobs/wire-status";
import { cadenceWords } from "@/domain/schedules/cadence-words";
import type { ScheduleView, SlotOutcome, SlotView } from "../contract";
import type { ScheduleRow, SlotRow } from "./store";
import type { SlotJob } from "./store-jobs";
import { cadenceOf } from "./terms";

export function toView(row: ScheduleRow, recent: SlotView[]): ScheduleView {
  const { id, name, recipe, input, cadence, timezone, maxRetries, timeoutSec, nextAt, createdAt, updatedAt } = row;
  return {
    id, name, recipe, input, cadence, timezone, maxRetries, timeoutSec, nextAt, createdAt, updatedAt, recent,
    config: (row.config ?? {}) as Record<string, unknown>,
    words: cadenceWords(cadenceOf(row)),
    maxCostUsd: row.maxCostUsd?.toNumber() ?? null,
    state: row.pausedAt ? "paused" : "active",
    version: row.generation,
  };
}

/** Slots with their jobs; of a slot's tries the one that was not tried again is shown. */
export function toSlots(rows: readonly SlotRow[], jobs: readonly SlotJob[]): SlotView[] {
  return rows.map(({ id, slotAt, firedAt, outcome, reason }) => {
    const tries = jobs.filter((job) => job.scheduleRunId === id);
    return { id, slotAt, firedAt, reason, outcome: outcome as SlotOutcome, job: jobOf(tries) };
  });
}

function jobOf(tries: readonly SlotJob[]): SlotView["job"] {
  const job = tries.find((each) => !tries.some((later) => later.retryOfId === each.id));
  if (!job) return null;
  const ended = job.completedAt;
  return {
    id: job.id,
    status: wireStatus(job.status),
    errorCode: job.errorCode,
    error: job.error,
    tries: tries.length,
    costUsd: tries.reduce((sum, each) => sum + each.costUsd.toNumber(), 0),
    durationSeconds: ended && job.startedAt ? Math.max(0, (ended.getTime() - job.startedAt.getTime()) / 1000) : null,
  };
}
