const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Elapsed seconds for people: 1.4 -> "1.4 s", 192 -> "3 min 12 s", 3720 -> "1 h 02 min". */
export function durationOf(seconds: number): string {
  const span = Math.max(0, seconds);
  if (span > 0 && span < 0.05) return "under 0.1 s";
  if (span < 9.95) return `${(Math.round(span * 10) / 10).toString()} s`;
  const whole = Math.round(span);
  if (whole < MINUTE) return `${whole} s`;
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min ${String(whole % MINUTE).padStart(2, "0")} s`;
  return `${Math.floor(whole / HOUR)} h ${String(Math.floor((whole % HOUR) / MINUTE)).padStart(2, "0")} min`;
}

export const secondsBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000);

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"] as const;
const two = (value: number): string => String(value).padStart(2, "0");

/** "24 Sept 2026". */
export const dateOf = (at: Date): string => `${at.getDate()} ${MONTHS[at.getMonth()] ?? ""} ${at.getFullYear()}`;

/** "09:21". */
export const timeOf = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** "09:21:40". */
export const clockOf = (at: Date): string => `${timeOf(at)}:${two(at.getSeconds())}`;

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
const DAY_MS = 86_400_000;

/** For lists: "Today 09:21", "Yesterday", "26 Nov", "26 Nov 2025". In the reader's own time zone. */
export function whenOf(at: Date, now: Date): string {
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY_MS);
  if (days === 0) return `Today ${timeOf(at)}`;
  if (days === 1) return "Yesterday";
  const day = `${at.getDate()} ${MONTHS[at.getMonth()] ?? ""}`;
  return at.getFullYear() === now.getFullYear() ? day : `${day} ${at.getFullYear()}`;
}
