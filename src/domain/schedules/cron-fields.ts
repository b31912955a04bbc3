/** A five-field cron line, read: which minutes, hours, days of the month, months and weekdays (0 = Sunday) it names. */
export interface CronFields {
  minutes: readonly number[];
  hours: readonly number[];
  days: readonly number[];
  months: readonly number[];
  weekdays: readonly number[];
  /** Cron's old rule: when both are narrowed, a day that fits either one counts. */
  dayNarrowed: boolean;
  weekdayNarrowed: boolean;
  /** The hour field is a star, with or without a step: the line follows elapsed time and not the wall clock. */
  everyHour: boolean;
}

/** Why a cadence cannot be read. Seconds as a sixth field are the fault that other crons invite, so it is told apart. */
export type CadenceFault = "CADENCE" | "CRON_SIX_FIELDS" | "TIME_ZONE";

export interface Unread {
  ok: false;
  code: CadenceFault;
  reason: string;
}
export type Parsed<T> = { ok: true; value: T } | Unread;

interface Field {
  what: string;
  least: number;
  most: number;
  names: readonly string[];
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const FIELDS = [
  { what: "minute", least: 0, most: 59, names: [] },
  { what: "hour", least: 0, most: 23, names: [] },
  { what: "day of the month", least: 1, most: 31, names: [] },
  { what: "month", least: 1, most: 12, names: MONTHS },
  // 7 is Sunday too.
  { what: "weekday", least: 0, most: 7, names: WEEKDAYS },
] as const satisfies readonly Field[];

const LONGEST_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Reads a cron line, or says in one sentence which part does not fit. */
export function parseCron(line: string): Parsed<CronFields> {
  const parts = line.trim().toLowerCase().split(/\s+/);
  if (parts.length === 6) return refuse(`"${line}" has six fields; seconds are not part of a cron line here. Leave the first one out, or write an interval such as 90s.`, "CRON_SIX_FIELDS");
  if (parts.length !== 5) return refuse(`"${line}" has ${parts.length} ${parts.length === 1 ? "field" : "fields"}; a cron line has five: minute, hour, day of the month, month, weekday.`);
  const read: number[][] = [];
  for (const [index, field] of FIELDS.entries()) {
    const values = parseField(parts[index] ?? "", field);
    if (!values.ok) return values;
    read.push(values.value);
  }
  const [minutes = [], hours = [], days = [], months = [], weekdays = []] = read;
  const [, hour = "", day = "", , weekday = ""] = parts;
  const fields: CronFields = {
    minutes, hours, days, months,
    weekdays: [...new Set(weekdays.map((value) => value % 7))].sort((a, b) => a - b),
    dayNarrowed: !day.startsWith("*"),
    weekdayNarrowed: !weekday.startsWith("*"),
    everyHour: hour.startsWith("*"),
  };
  if (neverComes(fields)) return refuse(`"${line}" never comes: no month it names has such a day.`);
  return { ok: true, value: fields };
}

export const refuse = (reason: string, code: CadenceFault = "CADENCE"): Unread => ({ ok: false, code, reason });

function parseField(text: string, field: Field): Parsed<number[]> {
  const values = new Set<number>();
  for (const part of text.split(",")) {
    const range = parseRange(part, field);
    if (!range.ok) return range;
    const { from, to, step } = range.value;
    for (let value = from; value <= to; value += step) values.add(value);
  }
  return { ok: true, value: [...values].sort((a, b) => a - b) };
}

const PART = /^(\*|[0-9a-z]+)(?:-([0-9a-z]+))?(?:\/(\d+))?$/;

function parseRange(part: string, field: Field): Parsed<{ from: number; to: number; step: number }> {
  const { what, least, most } = field;
  const allowed = `${least}–${field.names.length === 0 ? most : `${most} or ${field.names.slice(0, 2).join(", ")} …`}`;
  const unreadable = refuse(`The ${what} "${part}" cannot be read; write ${allowed}, a range such as ${least}-${least + 2}, a list, or a step such as */2.`);
  const [whole, first, last, by] = PART.exec(part) ?? [];
  if (whole === undefined || first === undefined || (first === "*" && last !== undefined)) return unreadable;
  const step = by === undefined ? 1 : Number(by);
  if (step < 1) return refuse(`The ${what} "${part}" has a step of 0; the smallest step is 1.`);
  // "5/10" is read as "from 5 on, every 10", as most crons do.
  const from = first === "*" ? least : valueOf(first, field);
  const to = first === "*" ? (field.names === WEEKDAYS ? 6 : most) : last !== undefined ? valueOf(last, field) : by === undefined ? from : most;
  if (from === null || to === null) return unreadable;
  if (from < least || to > most) return refuse(`The ${what} "${part}" is out of range; it goes from ${least} to ${most}.`);
  if (from > to) return refuse(`The ${what} "${part}" runs backwards; write the smaller one first.`);
  return { ok: true, value: { from, to, step } };
}

function valueOf(text: string, field: Field): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const at = field.names.indexOf(text);
  return at < 0 ? null : at + (field.names === MONTHS ? 1 : 0);
}

function neverComes({ days, months, dayNarrowed, weekdayNarrowed }: CronFields): boolean {
  if (!dayNarrowed || weekdayNarrowed) return false;
  return months.every((month) => days.every((day) => day > (LONGEST_MONTH[month - 1] ?? 31)));
}
