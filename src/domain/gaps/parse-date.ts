import type { TypingLocale } from "./parse-number";

const LANGUAGES: readonly TypingLocale[] = ["en", "fr", "es", "pt", "sw"];
const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/\./g, "").trim();

const monthNames = new Map<string, number>();
function monthOf(name: string): number | null {
  if (monthNames.size === 0) {
    for (const language of LANGUAGES) {
      for (const style of ["long", "short"] as const) {
        const format = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
        for (let month = 0; month < 12; month++) monthNames.set(fold(format.format(new Date(Date.UTC(2024, month, 15)))), month + 1);
      }
    }
  }
  return monthNames.get(fold(name)) ?? null;
}

export type ParsedDate = { ok: true; date: string } | { ok: false; reason: string };
const AS_WRITTEN = "Write the date as 2025-04-03 or 3 April 2025.";

/** yyyy-mm-dd, yyyy-mm or yyyy. A date like 03/04/2025 is refused: it means two days. */
export function parseDate(text: string): ParsedDate {
  const source = text.trim().replace(/,/g, " ").replace(/\s+/g, " ");
  const iso = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(source);
  if (iso) return build(Number(iso[1]), iso[2], iso[3]);
  const slashes = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(source);
  if (slashes) {
    const [a, b] = [Number(slashes[1]), Number(slashes[2])];
    if (a <= 12 && b <= 12 && a !== b) return { ok: false, reason: `“${text.trim()}” can mean two days. ${AS_WRITTEN}` };
    return a > 12 ? build(Number(slashes[3]), slashes[2], slashes[1]) : build(Number(slashes[3]), slashes[1], slashes[2]);
  }
  const named = /^(?:(\d{1,2})(?:st|nd|rd|th|er)? (?:of |de |ya )?)?(\p{L}+)\.? (?:(\d{1,2})(?:st|nd|rd|th)? )?(?:of |de |del )?(\d{4})$/u.exec(source);
  const month = named ? monthOf(named[2] ?? "") : null;
  if (named && month !== null) return build(Number(named[4]), String(month), named[1] ?? named[3]);
  return { ok: false, reason: `“${text.trim()}” is not a date that can be read. ${AS_WRITTEN}` };
}

function build(year: number, month: string | undefined, day: string | undefined): ParsedDate {
  if (month === undefined) return { ok: true, date: String(year) };
  const whole = `${year}-${month.padStart(2, "0")}`;
  const last = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12 || (day !== undefined && (Number(day) < 1 || Number(day) > last))) {
    return { ok: false, reason: `There is no such day as ${whole}${day === undefined ? "" : `-${day.padStart(2, "0")}`}. ${AS_WRITTEN}` };
  }
  return { ok: true, date: day === undefined ? whole : `${whole}-${day.padStart(2, "0")}` };
}
