import type { RecipeConfig } from "./recipe-types";
import type { JobStatus, Json } from "./run";

/** What is left out comes from the recipe's template. */
export interface NewSchedule {
  recipe: string;
  name: string;
  input?: Json;
  config?: RecipeConfig;
  /** hourly, daily, weekly, *\/30m, *\/6h, 90s or a five-field cron line. */
  cadence?: string;
  /** A place such as Africa/Nairobi, or UTC. */
  timezone?: string;
  /** 0 to 10 */
  maxRetries?: number;
  /** Seconds, 1 to 86,400. */
  timeoutSec?: number;
  /** A month that has cost this much fires no more; null = no limit. */
  maxCostUsd?: number | null;
}

/** What is left out stays as it is. */
export type ScheduleChange = Partial<Omit<NewSchedule, "recipe">>;

export type SlotOutcome = "FIRED" | "CAUGHT_UP" | "BY_HAND" | "MISSED" | "BRAKED" | "REFUSED";

/** One slot that came due and what became of it. Times are ISO 8601 in UTC. */
export interface Slot {
  id: string;
  slotAt: string;
  firedAt: string;
  outcome: SlotOutcome;
  /** Why nothing ran, or why more is missing than is listed. */
  reason: string | null;
  /** The newest of the slot's jobs; null when none was submitted. */
  job: { id: string; status: JobStatus; errorCode: string | null; error: string | null; tries: number; costUsd: number; durationSeconds: number | null } | null;
}

export interface Schedule {
  id: string;
  name: string;
  recipe: string;
  input: unknown;
  config: Record<string, unknown>;
  cadence: string;
  timezone: string;
  /** "every day at 06:00, Africa/Nairobi" */
  words: string;
  maxRetries: number;
  timeoutSec: number | null;
  maxCostUsd: number | null;
  state: "active" | "paused";
  /** null while paused. */
  nextAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Newest first, at most 14. */
  recent: Slot[];
}

export interface SlotPage {
  slots: Slot[];
  nextCursor: string | null;
}

export interface ScheduleStats {
  /** How often each outcome came, over all time. */
  outcomes: Record<SlotOutcome, number>;
  jobs: Record<JobStatus, number>;
  /** Ended well of all that ended, 0..1; null before the first end. */
  successRate: number | null;
  averageSeconds: number | null;
  costUsd: number;
  spentThisMonthUsd: number;
  maxCostUsd: number | null;
  nextAt: string | null;
}
