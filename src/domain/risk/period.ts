/** What a figure is about. `start` and `end` count months from year 0; null for a label such as "Y1" that has no date. */
export interface Period {
  text: string;
  start: number | null;
  end: number | null;
}

/** "2024", "2024-12", "2024-12-31", "2024-07/2025-06"; anything else stays a label. null = not stated. */
export function parsePeriod(text: string | null): Period | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return null;
  const parts = trimmed.split("/").map((part) => /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(part.trim()));
  const [first, last] = [parts[0], parts.at(-1)];
  // "2023/2024" alone does not say in which month the year begins.
  const dated = parts.length === 1 || (parts.length === 2 && first?.[2] !== undefined && last?.[2] !== undefined);
  if (!first || !last || !dated) return { text: trimmed, start: null, end: null };
  return { text: trimmed, start: monthIndex(first, 1), end: monthIndex(last, 12) };
}

const monthIndex = (match: RegExpExecArray, otherwise: number): number =>
  Number(match[1]) * 12 + (match[2] === undefined ? otherwise : Number(match[2])) - 1;

/** May two figures stand in one ratio? Unstated fits all; otherwise one must lie inside the other. */
export function samePeriod(a: Period | null, b: Period | null): boolean {
  if (a === null || b === null || a.text === b.text) return true;
  if (a.start === null || a.end === null || b.start === null || b.end === null) return false;
  return (a.start <= b.start && a.end >= b.end) || (b.start <= a.start && b.end >= a.end);
}

/** Latest first; labels after dates, unstated last. */
export function latestFirst(a: Period | null, b: Period | null): number {
  const rank = (p: Period | null): number => (p === null ? -2 : (p.end ?? -1));
  return rank(b) - rank(a) || (a?.text ?? "").localeCompare(b?.text ?? "", "en");
}

/** true when the period ends after the assessment date. */
export function notOver(period: Period | null, asOf: string): boolean {
  const today = parsePeriod(asOf.slice(0, 7))?.end ?? null;
  return period?.end != null && today !== null && period.end > today;
}

/** How many months it covers; null for a single day, which names the end of something, and for a label. */
export function monthsCovered(period: Period | null): number | null {
  if (period?.start == null || period.end === null || /^\d{4}-\d{2}-\d{2}$/.test(period.text)) return null;
  return period.end - period.start + 1;
}

/** Last day of the period, yyyy-mm-dd; null without dates. */
export function lastDay(period: Period | null): string | null {
  if (period?.end == null) return null;
  const full = /(\d{4}-\d{2}-\d{2})$/.exec(period.text);
  if (full?.[1]) return full[1];
  return new Date(Date.UTC(Math.floor(period.end / 12), (period.end % 12) + 1, 0)).toISOString().slice(0, 10);
}
