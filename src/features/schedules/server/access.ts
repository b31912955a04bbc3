import { notFound } from "@/domain/errors";
import { authorize, may } from "@/kernel/authorize";
import type { Actor, AppContext } from "@/kernel/context";
import { findSchedule, lockSchedule, type ScheduleRow } from "./store";

/** The schedule, if this person may see and change it; a foreign one is a 404. Those who see all jobs see all schedules. */
export async function requireSchedule(ctx: AppContext, id: string): Promise<{ actor: Actor; schedule: ScheduleRow }> {
  const actor = authorize(ctx, "schedule.manage");
  const schedule = await findSchedule(ctx.db, id, may(actor, "job.readAll") ? null : actor.id);
  if (!schedule) throw notFound("schedule");
  return { actor, schedule };
}

/** The same, held until the transaction ends. */
export async function holdSchedule(tx: AppContext, id: string): Promise<ScheduleRow> {
  await requireSchedule(tx, id);
  const held = await lockSchedule(tx.db, id);
  if (!held || held.deletedAt) throw notFound("schedule");
  return held;
}
