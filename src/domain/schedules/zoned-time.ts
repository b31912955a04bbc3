/** A moment on the clocks of a place. `month` is 1–12. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric",
  });
  clocks.set(timeZone, made);
  return made;
}

/** Names from the time zone database, such as Africa/Nairobi; offsets such as +03:00 are not names of a place. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks there show, to the minute. */
export function wallTimeAt(at: Date, timeZone: string): WallTime {
  const { year, month, day, hour, minute } = partsAt(at.getTime(), timeZone);
  return { year, month, day, hour, minute };
}

function partsAt(ms: number, timeZone: string): WallTime & { second: number } {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of clockOf(timeZone).formatToParts(ms)) if (type in parts) parts[type as keyof typeof parts] = Number(value);
  return parts;
}

/** How far ahead of UTC the clocks there are at this moment, milliseconds. */
function offsetAt(ms: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsAt(ms, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

const DAY_MS = 86_400_000;

/**
 * The moments at which the clocks there show this: two in the hour that comes twice, none in the hour that is left out.
 * `movedOn` is where a left-out time falls when it is moved on by the length of the gap.
 */
export interface Moments {
  at: Date[];
  movedOn: Date;
}

export const momentsOf = (wall: WallTime, timeZone: string): Moments => clockOfDay(Date.UTC(wall.year, wall.month - 1, wall.day), timeZone)(wall);

/** The same for many times of one day (its midnight, as if it were UTC); a day on which no clock changes costs two look-ups. */
export function clockOfDay(day: number, timeZone: string): (wall: Pick<WallTime, "hour" | "minute">) => Moments {
  const before = offsetAt(day - DAY_MS, timeZone);
  const after = offsetAt(day + 2 * DAY_MS, timeZone);
  return ({ hour, minute }) => {
    const asUtc = day + (hour * 60 + minute) * 60_000;
    const movedOn = new Date(asUtc - before);
    if (before === after) return { at: [movedOn], movedOn };
    const at = [before, after].map((offset) => asUtc - offset).filter((ms) => asUtc - offsetAt(ms, timeZone) === ms);
    return { at: at.sort((a, b) => a - b).map((ms) => new Date(ms)), movedOn };
  };
}
