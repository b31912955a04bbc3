import { conflict, invalid } from "@/domain/errors";
import type { Recipe } from "@/domain/recipes/recipe";
import { type Cadence, parseCadence } from "@/domain/schedules/cadence";
import type { AppContext } from "@/kernel/context";
import type { ScheduleRow } from "./store";

/** Shortest pause between two slots that people may ask for, seconds; each slot is a job with rows of its own. */
const SHORTEST_SEC = 10;

/** @throws AppError INVALID, CADENCE, CRON_SIX_FIELDS or TIME_ZONE, with the sentence that says what to write instead */
export function checkedCadence(cadence: string, timezone: string): Cadence {
  const read = parseCadence(cadence, timezone);
  if (!read.ok) throw invalid(read.reason, { code: read.code, field: read.code === "TIME_ZONE" ? "timezone" : "cadence" });
  if (read.value.kind === "every" && read.value.seconds < SHORTEST_SEC)
    throw invalid(`"${cadence}" is too often; the shortest interval is ${SHORTEST_SEC} seconds.`, { code: "CADENCE", field: "cadence" });
  return read.value;
}

/** Of a stored schedule, which was checked when it was written. */
export function cadenceOf(schedule: Pick<ScheduleRow, "id" | "cadence" | "timezone">): Cadence {
  const read = parseCadence(schedule.cadence, schedule.timezone);
  if (!read.ok) throw new Error(`Schedule ${schedule.id}: ${read.reason}`);
  return read.value;
}

/** @throws AppError INVALID, UNKNOWN_RECIPE; CONFLICT, JOB_DISABLED or SCHEDULE_DISABLED */
export function schedulable(ctx: AppContext, name: string): Recipe {
  const recipe = ctx.ports.recipes.find(name);
  if (!recipe) {
    const names = ctx.ports.recipes.list().filter(isSchedulable).map((one) => one.name).join(", ");
    throw invalid(`There is no recipe "${name}". These may be scheduled: ${names}.`, { code: "UNKNOWN_RECIPE", field: "recipe" });
  }
  if (!recipe.runtime.job.enabled) throw conflict(`The recipe ${name} is switched off in its template (runtime.job.enabled).`, { code: "JOB_DISABLED" });
  if (!recipe.runtime.schedule.enabled) throw conflict(`The recipe ${name} may not be scheduled (runtime.schedule.enabled in its template).`, { code: "SCHEDULE_DISABLED" });
  return recipe;
}

export const isSchedulable = (recipe: Recipe): boolean => recipe.runtime.job.enabled && recipe.runtime.schedule.enabled;
