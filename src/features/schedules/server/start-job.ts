import { actorById } from "@/features/account/server";
import { submitJob } from "@/features/jobs/server";
import { prepareRecipe } from "@/features/recipes/server";
import { endpointForSlot } from "@/features/webhooks/server";
import { AppError } from "@/domain/errors";
import { monthAround, isSpent } from "@/domain/schedules/budget";
import type { AppContext } from "@/kernel/context";
import type { SlotOutcome } from "../contract";
import { configOf } from "./config-of";
import type { ScheduleRow } from "./store";
import { costSince } from "./store-jobs";
import { schedulable } from "./terms";

export interface Served {
  outcome: SlotOutcome;
  reason: string | null;
  jobId: string | null;
}

/**
 * Submits the schedule's job for its owner, unless the month is spent. Values of the schedule win over the template's.
 * @throws AppError when the owner may not start it now, or the recipe does not fit any more
 */
export async function startJob(tx: AppContext, schedule: ScheduleRow, slotId: string, outcome: SlotOutcome): Promise<Served> {
  const braked = await brake(tx, schedule);
  if (braked) return { outcome: "BRAKED", reason: braked, jobId: null };
  const asOwner = await contextOfOwner(tx, schedule.ownerId);
  const recipe = schedulable(tx, schedule.recipe);
  const config = configOf(recipe, schedule.config);
  const { submitted, recipe: name, ...work } = await prepareRecipe(asOwner, recipe, { input: schedule.input });
  const { webhookUrl } = recipe.runtime.job;
  const told = webhookUrl === null ? null : await endpointForSlot(asOwner, schedule.ownerId, webhookUrl);
  const { id } = await submitJob(asOwner, {
    ...work,
    recipe: name ?? undefined,
    timeoutSec: schedule.timeoutSec ?? recipe.runtime.schedule.timeoutSec,
    extras: { config, webhookUrl: told ?? undefined, scheduleRunId: slotId },
  });
  await submitted(asOwner, id);
  return { outcome, reason: null, jobId: id };
}

/** Why no more may be spent this month; null = go on. */
export async function brake(ctx: AppContext, schedule: ScheduleRow): Promise<string | null> {
  if (schedule.maxCostUsd === null) return null;
  const { from, to } = monthAround(ctx.now(), schedule.timezone);
  const spent = await costSince(ctx.db, schedule.id, from);
  if (!isSpent(spent, schedule.maxCostUsd.toNumber())) return null;
  return `This month has cost $${spent.toFixed(2)} of the $${schedule.maxCostUsd.toFixed(2)} it may. It goes on from ${dayOf(to, schedule.timezone)}, or once the budget is raised.`;
}

const dayOf = (at: Date, timeZone: string): string => new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "long", year: "numeric" }).format(at);

/** Scheduled work runs in its owner's name, with the rights they have then. */
export async function contextOfOwner(ctx: AppContext, ownerId: string): Promise<AppContext> {
  const owner = await actorById(ctx.db, ownerId);
  if (!owner) throw new AppError("FORBIDDEN", "The owner's account is not active any more.");
  return { ...ctx, actor: { ...owner, passwordDue: false } };
}
