import type { Cadence } from "./cadence";
import type { CronFields } from "./cron-fields";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const WORKING_DAYS = "1,2,3,4,5";

/** For people: "every day at 06:00, Africa/Nairobi". A line that would make a riddle of a sentence is quoted instead. */
export function cadenceWords(cadence: Cadence): string {
  if (cadence.kind === "every") return `every ${span(cadence.seconds)}`;
  const { fields, line, timeZone } = cadence;
  const often = oftenWords(fields, line);
  if (often) return often;
  const [hour, ...moreHours] = fields.hours;
  const [minute, ...moreMinutes] = fields.minutes;
  const days = dayWords(fields);
  if (hour === undefined || minute === undefined || days === null || moreMinutes.length > 0 || moreHours.length > 3) return `by the cron line "${line}", ${timeZone}`;
  const times = fields.hours.map((each) => `${two(each)}:${two(minute)}`);
  return `${days} at ${list(times)}, ${timeZone}`;
}

/** Several times a day, all days alike. */
function oftenWords(fields: CronFields, line: string): string | null {
  if (fields.dayNarrowed || fields.weekdayNarrowed || fields.months.length < 12) return null;
  const [minutes = "", hours = ""] = line.split(/\s+/);
  const [minute] = fields.minutes;
  if (hours === "*" && minutes === "*") return "every minute";
  if (hours === "*" && minutes.startsWith("*/") && 60 % fields.minutes.length === 0) return `every ${span((60 / fields.minutes.length) * 60)}`;
  if (hours === "*" && fields.minutes.length === 1 && minute !== undefined) return minute === 0 ? "every hour" : `every hour at ${minute} minutes past`;
  if (hours.startsWith("*/") && 24 % fields.hours.length === 0 && minutes === "0") return `every ${span((24 / fields.hours.length) * 3600)} from midnight`;
  return null;
}

function dayWords({ days, months, weekdays, dayNarrowed, weekdayNarrowed }: CronFields): string | null {
  if (months.length < 12 || (dayNarrowed && weekdayNarrowed)) return null;
  if (weekdayNarrowed) return weekdays.join() === WORKING_DAYS ? "Monday to Friday" : `every ${list(weekdays.map((day) => WEEKDAYS[day] ?? ""))}`;
  if (!dayNarrowed) return "every day";
  return days.length > 4 ? null : `on ${days.length === 1 ? "day" : "days"} ${list(days.map(String))} of every month`;
}

const two = (value: number): string => String(value).padStart(2, "0");
const list = (items: readonly string[]): string => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`);

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]] as const;

/** "90 seconds", "6 hours", "day": the largest unit that comes out even. */
function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds % each === 0) ?? ["second", 1];
  const count = seconds / size;
  return count === 1 ? unit : `${count} ${unit}s`;
}
