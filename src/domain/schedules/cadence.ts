import { type CronFields, parseCron, type Parsed, refuse } from "./cron-fields";
import { isTimeZone } from "./zoned-time";

/** How often a schedule comes due. A slot is one moment at which it does. */
export type Cadence =
  /** Elapsed time, counted from 1970 so that every server finds the same slots. */
  | { kind: "every"; seconds: number }
  /** By the clocks of a place. */
  | { kind: "cron"; fields: CronFields; line: string; timeZone: string };

const WORDS: Readonly<Record<string, string>> = { hourly: "0 * * * *", daily: "0 0 * * *", weekly: "0 0 * * 1" };
const STEP = /^\*\/(\d{1,5})(m|h)$/;
const SECONDS = /^(\d{1,6})s$/;
const DAY_SEC = 86_400;
/** Longest interval that may be written in seconds, minutes or hours. */
const LONGEST_SEC = 31 * DAY_SEC;

/**
 * Reads "hourly", "daily", "weekly", "*\/30m", "*\/6h", "90s" or a five-field cron line, or says in one sentence why not.
 * A step that divides its hour or day evenly is put on the clock (half past, six o'clock); any other is elapsed time.
 */
export function parseCadence(text: string, timeZone: string): Parsed<Cadence> {
  if (!isTimeZone(timeZone)) return refuse(`"${timeZone}" is not a time zone; write one by its place, such as Africa/Nairobi, or UTC.`, "TIME_ZONE");
  const written = text.trim().toLowerCase();
  const line = Object.hasOwn(WORDS, written) ? WORDS[written] : evenStep(written);
  if (line !== undefined) return cron(line, timeZone);
  const seconds = secondsOf(written);
  if (seconds !== null) {
    if (seconds < 1 || seconds > LONGEST_SEC) return refuse(`"${text}" is out of range; an interval is between 1 second and 31 days.`);
    return { ok: true, value: { kind: "every", seconds } };
  }
  if (!/\s/.test(written)) return refuse(`"${text}" cannot be read. Write hourly, daily, weekly, */30m, */6h, 90s, or a cron line such as 0 6 * * 1-5.`);
  return cron(text.trim(), timeZone);
}

function cron(line: string, timeZone: string): Parsed<Cadence> {
  const fields = parseCron(line);
  return fields.ok ? { ok: true, value: { kind: "cron", fields: fields.value, line, timeZone } } : fields;
}

function evenStep(written: string): string | undefined {
  const [, amount, unit] = STEP.exec(written) ?? [];
  const step = Number(amount);
  if (unit === "m" && step >= 1 && 60 % step === 0) return step === 60 ? "0 * * * *" : `*/${step} * * * *`;
  if (unit === "h" && step >= 1 && 24 % step === 0) return step === 24 ? "0 0 * * *" : `0 */${step} * * *`;
  return undefined;
}

function secondsOf(written: string): number | null {
  const [, seconds] = SECONDS.exec(written) ?? [];
  if (seconds !== undefined) return Number(seconds);
  const [, amount, unit] = STEP.exec(written) ?? [];
  return amount === undefined ? null : Number(amount) * (unit === "h" ? 3600 : 60);
}
