import { conflict } from "@/domain/errors";
import { nextSlot } from "@/domain/schedules/slots";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { createScheduleInput, type CreateScheduleInput, SCHEDULES_MAX, type ScheduleView } from "../contract";
import { arm } from "./arm";
import { configOf } from "./config-of";
import { rehearse } from "./rehearse";
import { countSchedules, insertSchedule } from "./store";
import { checkedCadence, schedulable } from "./terms";
import { toView } from "./to-view";

/**
 * Makes a schedule of the actor's own. What is left out comes from the recipe's template.
 * @throws AppError INVALID with CADENCE, CRON_SIX_FIELDS, TIME_ZONE, UNKNOWN_RECIPE, UNKNOWN_CONFIG, INPUT; CONFLICT with JOB_DISABLED,
 * SCHEDULE_DISABLED, TOO_MANY; NOT_FOUND for an assessment or document that is not the actor's
 */
export async function createSchedule(ctx: AppContext, input: CreateScheduleInput): Promise<ScheduleView> {
  const actor = authorize(ctx, "schedule.manage");
  const given = createScheduleInput.parse(input);
  const recipe = schedulable(ctx, given.recipe);
  const template = recipe.runtime.schedule;
  const timezone = given.timezone ?? template.timezone;
  const cadence = given.cadence ?? template.interval;
  const read = checkedCadence(cadence, timezone);
  configOf(recipe, given.config);
  await rehearse(ctx, recipe, given.input ?? {});
  return withTransaction(ctx, async (tx) => {
    if ((await countSchedules(tx.db, actor.id)) >= SCHEDULES_MAX)
      throw conflict(`You have ${SCHEDULES_MAX} schedules, which is the most. Delete one first.`, { code: "TOO_MANY" });
    const row = await insertSchedule(tx.db, {
      ownerId: actor.id, name: given.name, recipe: recipe.name, input: given.input ?? {}, config: given.config, cadence, timezone,
      maxRetries: given.maxRetries ?? template.maxRetries,
      timeoutSec: given.timeoutSec ?? template.timeoutSec,
      maxCostUsd: given.maxCostUsd === undefined ? template.maxCostUsd : given.maxCostUsd,
      nextAt: nextSlot(read, tx.now()), createdAt: tx.now(), updatedAt: tx.now(),
    });
    await audit(tx, "schedule.created", { type: "schedule", id: row.id }, { recipe: recipe.name, cadence, timezone });
    arm(tx, row);
    return toView(row, []);
  });
}
