import { conflict } from "@/domain/errors";
import { nextSlot } from "@/domain/schedules/slots";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type ScheduleView, updateScheduleInput, type UpdateScheduleInput } from "../contract";
import { holdSchedule, requireSchedule } from "./access";
import { arm } from "./arm";
import { configOf } from "./config-of";
import { getSchedule } from "./read-schedules";
import { rehearse } from "./rehearse";
import { changeSchedule } from "./store";
import { checkedCadence, schedulable } from "./terms";

/** Changes a schedule that is still as it was read. Its recipe stays: another recipe is another schedule. @throws AppError CONFLICT, STALE_FORM */
export async function updateSchedule(ctx: AppContext, input: UpdateScheduleInput): Promise<ScheduleView> {
  const { id, expectedVersion, ...changes } = updateScheduleInput.parse(input);
  const { schedule } = await requireSchedule(ctx, id);
  const recipe = schedulable(ctx, schedule.recipe);
  const read = checkedCadence(changes.cadence ?? schedule.cadence, changes.timezone ?? schedule.timezone);
  configOf(recipe, changes.config ?? schedule.config);
  if (changes.input !== undefined) await rehearse(ctx, recipe, changes.input);
  await withTransaction(ctx, async (tx) => {
    const held = await holdSchedule(tx, id);
    if (held.generation !== expectedVersion) throw conflict("This schedule was changed in between. Read it again, then make your change.", { code: "STALE_FORM" });
    const moved = changes.cadence !== undefined || changes.timezone !== undefined;
    const { input: work, ...rest } = changes;
    const row = await changeSchedule(tx.db, id, {
      ...rest,
      ...(work === undefined ? {} : { input: work ?? {} }),
      ...(moved && !held.pausedAt ? { nextAt: nextSlot(read, tx.now()) } : {}),
    });
    await audit(tx, "schedule.changed", { type: "schedule", id }, { fields: Object.keys(changes).join(", "), version: row.generation });
    arm(tx, row);
  });
  return getSchedule(ctx, { id });
}
