import { momentsOf, wallTimeAt } from "./zoned-time";

/** The calendar month that holds `now` there: its first moment, and that of the month after. */
export function monthAround(now: Date, timeZone: string): { from: Date; to: Date } {
  const { year, month } = wallTimeAt(now, timeZone);
  return { from: firstOf(year, month, timeZone), to: month === 12 ? firstOf(year + 1, 1, timeZone) : firstOf(year, month + 1, timeZone) };
}

function firstOf(year: number, month: number, timeZone: string): Date {
  const { at, movedOn } = momentsOf({ year, month, day: 1, hour: 0, minute: 0 }, timeZone);
  return at[0] ?? movedOn;
}

/** The brake: once a month has cost what it may, no more slots fire in it. US dollars; null = no limit. */
export const isSpent = (spentUsd: number, maxUsd: number | null): boolean => maxUsd !== null && spentUsd >= maxUsd;
