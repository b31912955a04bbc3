import { jsonBody } from "../model/json-body";

/** One thing an answer of the analyst's form says. */
export interface AnswerLine {
  list: AnswerList;
  /** Id of an indicator or a flag, key of a data point. */
  subject: string;
  /** The level, the rating or the value with its unit and period; "" where the list has none. */
  says: string;
  quote: string;
  document: number | null;
  page: number | null;
}

/** The lists of the form, in the order a person reads them. */
export const ANSWER_LISTS = ["judgements", "exposures", "facts", "flags"] as const;
export type AnswerList = (typeof ANSWER_LISTS)[number];

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);
const textAt = (entry: Entry, name: string): string => (typeof entry[name] === "string" ? entry[name] : "");
const numberAt = (entry: Entry, name: string): number | null => (typeof entry[name] === "number" ? entry[name] : null);

/** What an answer of that form says, line by line; null = it has another form, also where an entry of it is none. */
export function answerLines(answer: string): AnswerLine[] | null {
  const json = parsed(answer);
  if (!isEntry(json) || Object.keys(json).some((name) => !(ANSWER_LISTS as readonly string[]).includes(name))) return null;
  const lists = ANSWER_LISTS.flatMap((list) => (list in json ? [{ list, entries: json[list] }] : []));
  if (lists.length === 0) return null;
  const lines: AnswerLine[] = [];
  for (const { list, entries } of lists) {
    if (!Array.isArray(entries) || !entries.every(isEntry)) return null;
    lines.push(...entries.map((entry) => lineOf(list, entry)));
  }
  return lines;
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(jsonBody(answer));
  } catch {
    return null;
  }
}

const lineOf = (list: AnswerList, entry: Entry): AnswerLine => ({
  list, subject: textAt(entry, SUBJECT[list]), says: SAYS[list](entry), quote: textAt(entry, "quote"), document: numberAt(entry, "document"), page: numberAt(entry, "page"),
});

const SUBJECT: Record<AnswerList, string> = { judgements: "indicator", exposures: "indicator", facts: "key", flags: "flag" };

const words = (...parts: string[]): string => parts.filter((part) => part !== "").join(" ");
const SAYS: Record<AnswerList, (entry: Entry) => string> = {
  judgements: (entry) => words(textAt(entry, "level"), textAt(entry, "figure") === "" ? "" : `(${words(textAt(entry, "metric"), textAt(entry, "figure"))})`),
  exposures: (entry) => `${numberAt(entry, "likelihood") ?? "?"} × ${numberAt(entry, "impact") ?? "?"}`,
  facts: (entry) => words(
    textAt(entry, "currency"), [textAt(entry, "value"), textAt(entry, "high")].filter((part) => part !== "").join(" to "), textAt(entry, "unit"),
    textAt(entry, "period") === "" ? "" : `(${textAt(entry, "period")})`, textAt(entry, "tense") === "planned" ? "planned" : "",
  ),
  flags: () => "",
};
