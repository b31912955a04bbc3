/** Month names and their usual short forms, without accents, in the five languages. */
const MONTHS: readonly string[] = [
  "january|jan|janvier|janv|enero|ene|janeiro|januari", "february|feb|fevrier|fevr|fev|febrero|fevereiro|februari", "march|mar|mars|marzo|marco|machi",
  "april|apr|avril|avr|abril|abr|aprili", "may|mai|mayo|maio|mei", "june|jun|juin|junio|junho|juni", "july|jul|juillet|juil|julio|julho|julai",
  "august|aug|aout|agosto|ago|agosti", "september|sept|sep|septembre|septiembre|setiembre|set|setembro|septemba", "october|oct|octobre|octubre|outubro|out|okt|oktoba",
  "november|nov|novembre|noviembre|novembro|novemba", "december|dec|decembre|diciembre|dic|dezembro|dez|desemba|disemba",
];
const MONTH = `(?:${MONTHS.join("|")})`;
const YEAR = "(?:19|20)\\d{2}";
const FORMS: readonly { pattern: RegExp; read: (m: RegExpExecArray) => string | null }[] = [
  { pattern: new RegExp(`(?<![\\d.,/-])(${YEAR})-(\\d{2})-(\\d{2})(?!\\d)`, "g"), read: (m) => iso(m[1], m[2], m[3]) },
  {
    pattern: new RegExp(`(?<![\\d.,/-])(\\d{1,2})(?: ?(?:st|nd|rd|th|er|o|º))?(?: days? of| de| of|,| d'| dias? del mes de| dias? de)? ?[- ]?(${MONTH})\\.?,?(?: de| del| of|-)? ?(${YEAR})(?!\\d)`, "g"),
    read: (m) => iso(m[3], monthOf(m[2]), m[1]),
  },
  { pattern: new RegExp(`(?<![a-z])(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (?:de |of )?(${YEAR})(?!\\d)`, "g"), read: (m) => iso(m[3], monthOf(m[1]), m[2]) },
  { pattern: new RegExp(`(?<![\\d.,/-])(\\d{1,2})([/.-])(\\d{1,2})\\2(${YEAR})(?![\\d/-]|\\.\\d)`, "g"), read: (m) => iso(m[4], m[3], m[1]) ?? iso(m[4], m[1], m[3]) },
  { pattern: new RegExp(`(?<![a-z])(${MONTH})\\.?,?(?: de| del| of| -|-)? ?(${YEAR})(?!\\d)`, "g"), read: (m) => iso(m[2], monthOf(m[1]), undefined) },
];

const SLASHED = /^\d{1,2}\/\d{1,2}\/\d{4}$/;

export interface FoundDate {
  start: number;
  end: number;
  /** yyyy-mm-dd, or yyyy-mm when only the month is given. */
  iso: string;
}

function monthOf(name: string | undefined): string | undefined {
  const index = MONTHS.findIndex((names) => names.split("|").includes(name ?? ""));
  return index < 0 ? undefined : String(index + 1).padStart(2, "0");
}

function iso(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (year === undefined || month === undefined || Number(month) < 1 || Number(month) > 12) return null;
  const head = `${year}-${month.padStart(2, "0")}`;
  if (day === undefined) return head;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= last ? `${head}-${day.padStart(2, "0")}` : null;
}

/** Figures that can only be month before day, and those that can only be day before month. */
const MONTH_FIRST = /(?<![\d./-])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d\d(?!\d)/;
const DAY_FIRST = /(?<![\d./-])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?!\d)/;

/** Whether a text writes its dates as the United States do: one of them can be read no other way, and none the other way round. */
export function writesMonthFirst(plain: string): boolean {
  return MONTH_FIRST.test(plain) && !DAY_FIRST.test(plain);
}

/** Dates in plain text, in reading order; day before month where figures leave it open (the five languages' habit) unless told otherwise. */
export function findDates(source: string, monthFirst = false): FoundDate[] {
  const text = source.replace(/\n/g, " ");
  const found: FoundDate[] = [];
  for (const { pattern, read } of FORMS) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const start = match.index;
      const end = start + match[0].length;
      const value = monthFirst && SLASHED.test(match[0]) ? (iso(match[4], match[1], match[3]) ?? read(match)) : read(match);
      if (value && !found.some((other) => start < other.end && other.start < end)) found.push({ start, end, iso: value });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
