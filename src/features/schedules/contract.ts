import { z } from "zod";
import type { WireStatus } from "@/domain/jobs/wire-status";

/** What people and programs say about schedules. Times in answers are moments; over HTTP they are ISO 8601, UTC. */
export const NAME_MAX = 100;
export const CADENCE_MAX = 200;
export const SLOT_PAGE_MAX = 100;
/** Slots shown with each schedule of a list. */
export const RECENT_SLOTS = 14;
export const SCHEDULES_MAX = 100;
const DAY_SEC = 86_400;

const scalar = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);
const terms = {
  name: z.string().trim().min(1, "Give the schedule a name.").max(NAME_MAX),
  input: z.json().describe("What the recipe works on; its own schema decides the shape."),
  config: z.record(z.string().max(100), scalar).describe("Settings of the recipe; they win over the template's."),
  cadence: z.string().trim().min(1, "Say how often: daily, */6h, 90s, or a cron line.").max(CADENCE_MAX).describe("hourly, daily, weekly, */30m, */6h, 90s or a five-field cron line."),
  timezone: z.string().trim().min(1).max(100).describe("A place such as Africa/Nairobi, or UTC."),
  maxRetries: z.int().min(0).max(10).describe("How often a failed run of a slot is tried again."),
  timeoutSec: z.int().min(1).max(DAY_SEC).describe("Longest a run may take, seconds, 1–86,400."),
  maxCostUsd: z.number().positive().max(1_000_000).nullable().describe("The brake: a month that has cost this much fires no more. US dollars; null = no limit."),
};

/** What is left out comes from the recipe's template. */
export const createScheduleInput = z.strictObject({
  recipe: z.string().min(1).max(100),
  name: terms.name,
  input: terms.input.optional(),
  config: terms.config.optional(),
  cadence: terms.cadence.optional(),
  timezone: terms.timezone.optional(),
  maxRetries: terms.maxRetries.optional(),
  timeoutSec: terms.timeoutSec.optional(),
  maxCostUsd: terms.maxCostUsd.optional(),
});
export type CreateScheduleInput = z.input<typeof createScheduleInput>;

export const updateScheduleInput = z.strictObject({
  id: z.uuid("is not the id of a schedule"),
  /** The version that was read; an older one is refused. */
  expectedVersion: z.int().min(1),
  ...z.object(terms).partial().shape,
});
export type UpdateScheduleInput = z.input<typeof updateScheduleInput>;

export const scheduleIdInput = z.strictObject({ id: z.uuid("is not the id of a schedule") });

export const listSlotsInput = z.strictObject({
  id: z.uuid("is not the id of a schedule"),
  cursor: z.string().max(200).optional(),
  pageSize: z.coerce.number().int().min(1).max(SLOT_PAGE_MAX).default(50),
});
export type ListSlotsInput = z.input<typeof listSlotsInput>;

export const previewCadenceInput = z.strictObject({ cadence: z.string().max(CADENCE_MAX), timezone: z.string().max(100) });

/** Read first, as words: why nothing, or how often and when. */
export type CadencePreview = { ok: true; words: string; next: Date[] } | { ok: false; reason: string };

export const SLOT_OUTCOMES = ["FIRED", "CAUGHT_UP", "BY_HAND", "MISSED", "BRAKED", "REFUSED"] as const;
export type SlotOutcome = (typeof SLOT_OUTCOMES)[number];

/** One slot that came due and what became of it. */
export interface SlotView {
  id: string;
  slotAt: Date;
  firedAt: Date;
  outcome: SlotOutcome;
  /** Why nothing ran, or why more is missing than is listed. */
  reason: string | null;
  /** The newest of the slot's jobs; null when none was submitted. */
  job: { id: string; status: WireStatus; errorCode: string | null; error: string | null; tries: number; costUsd: number; durationSeconds: number | null } | null;
}

export interface ScheduleView {
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
  nextAt: Date | null;
  /** Give it back when changing the schedule. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Newest first, at most 14. */
  recent: SlotView[];
}

export interface SlotPage {
  slots: SlotView[];
  nextCursor: string | null;
}

export interface ScheduleStats {
  /** How often each outcome came, over all time. */
  outcomes: Record<SlotOutcome, number>;
  /** How the jobs of its slots stand, retries counted once each. */
  jobs: Record<WireStatus, number>;
  /** Ended well of all that ended, 0..1; null before the first end. */
  successRate: number | null;
  averageSeconds: number | null;
  costUsd: number;
  /** In the calendar month of its time zone that now is. */
  spentThisMonthUsd: number;
  maxCostUsd: number | null;
  nextAt: Date | null;
}
