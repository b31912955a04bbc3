import type { z } from "zod";
import { nextSlots } from "@/domain/schedules/slots";
import { cadenceWords } from "@/domain/schedules/cadence-words";
import { AppError, invalid } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import {
  type CadencePreview, listSlotsInput, type ListSlotsInput, previewCadenceInput, RECENT_SLOTS, scheduleIdInput, SCHEDULES_MAX, type ScheduleView, type SlotPage,
} from "../contract";
import { requireSchedule } from "./access";
import { findRecentSlots, findSchedules, findSlotPage, type ScheduleRow } from "./store";
import { findJobsOf } from "./store-jobs";
import { checkedCadence } from "./terms";
import { toSlots, toView } from "./to-view";

const PREVIEW_SLOTS = 5;

/** The actor's own schedules, newest first, each with its latest slots. */
export async function listSchedules(ctx: AppContext): Promise<{ schedules: ScheduleView[] }> {
  const actor = authorize(ctx, "schedule.manage");
  return { schedules: await withRecent(ctx, await findSchedules(ctx.db, actor.id, SCHEDULES_MAX)) };
}

export async function getSchedule(ctx: AppContext, input: z.input<typeof scheduleIdInput>): Promise<ScheduleView> {
  const { schedule } = await requireSchedule(ctx, scheduleIdInput.parse(input).id);
  const [view] = await withRecent(ctx, [schedule]);
  return view ?? toView(schedule, []);
}

async function withRecent(ctx: AppContext, rows: readonly ScheduleRow[]): Promise<ScheduleView[]> {
  const slots = await findRecentSlots(ctx.db, rows.map((row) => row.id), RECENT_SLOTS);
  const jobs = await findJobsOf(ctx.db, slots.map((slot) => slot.id));
  return rows.map((row) => toView(row, toSlots(slots.filter((slot) => slot.scheduleId === row.id), jobs)));
}

/** Every slot that came due, newest first, with what became of it. */
export async function listSlots(ctx: AppContext, input: ListSlotsInput): Promise<SlotPage> {
  const { id, cursor, pageSize } = listSlotsInput.parse(input);
  const { schedule } = await requireSchedule(ctx, id);
  const found = await findSlotPage(ctx.db, schedule.id, readCursor(cursor), pageSize + 1);
  const rows = found.slice(0, pageSize);
  const slots = toSlots(rows, await findJobsOf(ctx.db, rows.map((row) => row.id)));
  return { slots, nextCursor: found.length > pageSize ? cursorOf(rows.at(-1)?.slotAt) : null };
}

/** A slot is its schedule's only one at its moment, so the moment is the whole sort key. */
const cursorOf = (slotAt: Date | undefined): string | null => (slotAt ? Buffer.from(String(slotAt.getTime())).toString("base64url") : null);

function readCursor(cursor: string | undefined): Date | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  if (!/^\d{1,15}$/.test(text)) throw invalid("This cursor is not one that a page gave. Begin again without it.", { code: "BAD_CURSOR", field: "cursor" });
  return new Date(Number(text));
}

/** How often and when, before anything is saved; a cadence that does not fit is an answer here, not an error. */
export function previewCadence(ctx: AppContext, input: z.input<typeof previewCadenceInput>): CadencePreview {
  authorize(ctx, "schedule.manage");
  const { cadence, timezone } = previewCadenceInput.parse(input);
  try {
    const read = checkedCadence(cadence, timezone);
    return { ok: true, words: cadenceWords(read), next: nextSlots(read, ctx.now(), PREVIEW_SLOTS) };
  } catch (error) {
    if (error instanceof AppError && error.kind === "INVALID") return { ok: false, reason: error.userMessage };
    throw error;
  }
}
