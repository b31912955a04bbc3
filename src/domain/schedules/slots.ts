import type { Cadence } from "./cadence";
import type { CronFields } from "./cron-fields";
import { clockOfDay, wallTimeAt } from "./zoned-time";

type CronCadence = Extract<Cadence, { kind: "cron" }>;

/** 29 February may be eight years away (2096 to 2104). */
const FARTHEST_DAYS = 8 * 366 + 2;
const DAY_MS = 86_400_000;

/** The first slot after this moment. */
export function nextSlot(cadence: Cadence, after: Date): Date {
  if (cadence.kind === "every") return everySlot(cadence.seconds, after, 1);
  return cronSlot(cadence, after, 1);
}

/** The last slot at or before this moment. */
export function lastSlot(cadence: Cadence, at: Date): Date {
  if (cadence.kind === "every") return everySlot(cadence.seconds, at, 0);
  return cronSlot(cadence, new Date(at.getTime() + 1), -1);
}

/** The next slots, in order. */
export function nextSlots(cadence: Cadence, after: Date, count: number): Date[] {
  const slots: Date[] = [];
  for (let from = after; slots.length < count; ) {
    from = nextSlot(cadence, from);
    slots.push(from);
  }
  return slots;
}

const everySlot = (seconds: number, at: Date, further: 0 | 1): Date => new Date((Math.floor(at.getTime() / (seconds * 1000)) + further) * seconds * 1000);

/** Walks days, forwards or backwards, from the one that holds `from` there; a changed clock can move a slot over midnight, so it begins a day early. */
function cronSlot(cadence: CronCadence, from: Date, direction: 1 | -1): Date {
  const today = wallTimeAt(from, cadence.timeZone);
  const first = Date.UTC(today.year, today.month - 1, today.day) - direction * DAY_MS;
  for (let step = 0; step < FARTHEST_DAYS; step += 1) {
    const day = new Date(first + direction * step * DAY_MS);
    if (!dayFits(cadence.fields, day)) continue;
    const slots = slotsOn(cadence, day);
    const found = direction === 1 ? slots.find((slot) => slot > from) : slots.findLast((slot) => slot < from);
    if (found) return found;
  }
  throw new Error(`No slot of "${cadence.line}" within eight years.`);
}

function dayFits({ days, months, weekdays, dayNarrowed, weekdayNarrowed }: CronFields, day: Date): boolean {
  if (!months.includes(day.getUTCMonth() + 1)) return false;
  const byDay = days.includes(day.getUTCDate());
  const byWeekday = weekdays.includes(day.getUTCDay());
  return dayNarrowed && weekdayNarrowed ? byDay || byWeekday : byDay && byWeekday;
}

/**
 * In order, each once. When the clocks change, a line that names its hours comes once on that day: moved on past the hour
 * that is left out, at the first of two equal hours. A line of every hour follows elapsed time: both, and none left out.
 */
function slotsOn({ fields, timeZone }: CronCadence, day: Date): Date[] {
  const clock = clockOfDay(day.getTime(), timeZone);
  const moments = fields.hours.flatMap((hour) =>
    fields.minutes.flatMap((minute) => {
      const { at, movedOn } = clock({ hour, minute });
      if (fields.everyHour) return at;
      return [at[0] ?? movedOn];
    }),
  );
  return [...new Set(moments.map((moment) => moment.getTime()))].sort((a, b) => a - b).map((ms) => new Date(ms));
}
