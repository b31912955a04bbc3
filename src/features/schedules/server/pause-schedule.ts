import type { z } from "zod";
import { notFound } from "@/domain/errors";
import { nextSlot } from "@/domain/schedules/slots";
import { audit } from "@/kernel/audit";
import { authorize, may } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { scheduleIdInput, type ScheduleView } from "../contract";
import { holdSchedule } from "./access";
import { arm } from "./arm";
import { getSchedule } from "./read-schedules";
import { changeSchedule, findSchedule, lockSchedule } from "./store";
import { cadenceOf } from "./terms";

type ById = z.input<typeof scheduleIdInput>;

/** Fires no more until it is resumed; a job that runs goes on. Pausing a paused schedule changes nothing. */
export async function pauseSchedule(ctx: AppContext, input: ById): Promise<ScheduleView> {
  const { id } = scheduleIdInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    if ((await holdSchedule(tx, id)).pausedAt) return;
    await changeSchedule(tx.db, id, { pausedAt: tx.now(), nextAt: null });
    await audit(tx, "schedule.paused", { type: "schedule", id });
  });
  return getSchedule(ctx, { id });
}

/** Goes on with the next slot from now; what came while it was paused was not wanted and is not made up for. */
export async function resumeSchedule(ctx: AppContext, input: ById): Promise<ScheduleView> {
  const { id } = scheduleIdInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    const held = await holdSchedule(tx, id);
    if (!held.pausedAt) return;
    arm(tx, await changeSchedule(tx.db, id, { pausedAt: null, nextAt: nextSlot(cadenceOf(held), tx.now()) }));
    await audit(tx, "schedule.resumed", { type: "schedule", id });
  });
  return getSchedule(ctx, { id });
}

/** Takes it out of every list; its history and jobs stay, and restoring brings it back. */
export async function deleteSchedule(ctx: AppContext, input: ById): Promise<{ id: string }> {
  const { id } = scheduleIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    await holdSchedule(tx, id);
    await changeSchedule(tx.db, id, { deletedAt: tx.now(), nextAt: null });
    await audit(tx, "schedule.deleted", { type: "schedule", id });
    return { id };
  });
}

/** Undoes a delete: as it was, with the next slot from now. */
export async function restoreSchedule(ctx: AppContext, input: ById): Promise<ScheduleView> {
  const actor = authorize(ctx, "schedule.manage");
  const { id } = scheduleIdInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    const found = await findSchedule(tx.db, id, may(actor, "job.readAll") ? null : actor.id, true);
    const held = found && (await lockSchedule(tx.db, id));
    if (!held) throw notFound("schedule");
    if (!held.deletedAt) return;
    arm(tx, await changeSchedule(tx.db, id, { deletedAt: null, nextAt: held.pausedAt ? null : nextSlot(cadenceOf(held), tx.now()) }));
    await audit(tx, "schedule.restored", { type: "schedule", id });
  });
  return getSchedule(ctx, { id });
}
