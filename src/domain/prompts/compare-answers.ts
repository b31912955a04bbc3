import { jsonBody } from "../model/json-body";
import { type DiffPiece, diffText } from "./diff/diff-text";

/** What one answer says about one thing, beside what the other says of it. */
export interface AnswerRow {
  /** The list it stands in: "judgements", "facts"; "" where the answer has no lists. */
  list: string;
  /** Id of an indicator, key of a data point or a flag; else the field's own name. */
  subject: string;
  change: "SAME" | "CHANGED" | "ONLY_FIRST" | "ONLY_SECOND";
  /** Levels, ratings or values alone, as written; "" where it is not there. */
  head: { first: string; second: string };
  /** All of it, word by word. */
  pieces: DiffPiece[];
}

export type AnswerComparison = { kind: "rows"; rows: AnswerRow[] } | { kind: "text"; pieces: DiffPiece[] };

type Entry = Record<string, unknown>;
type Told = { list: string; subject: string; entries: Entry[] };

/** Two answers to one question: JSON of lists thing by thing, anything else as text, both word by word. */
export function compareAnswers(first: string, second: string): AnswerComparison {
  const [one, two] = [toldIn(first), toldIn(second)];
  if (!one || !two) return { kind: "text", pieces: diffText(first, second) };
  const keys = [...new Set([...one.keys(), ...two.keys()])].sort();
  const rows = keys.map((key) => rowOf(one.get(key), two.get(key)));
  return { kind: "rows", rows: rows.sort((a, b) => Number(a.change === "SAME") - Number(b.change === "SAME")) };
}

function rowOf(first: Told | undefined, second: Told | undefined): AnswerRow {
  const { list, subject } = first ?? second ?? { list: "", subject: "" };
  const [before, after] = [textOf(first), textOf(second)];
  const change = before === after ? "SAME" : !first ? "ONLY_SECOND" : !second ? "ONLY_FIRST" : "CHANGED";
  return { list, subject, change, head: { first: headOf(first), second: headOf(second) }, pieces: diffText(before, after) };
}

const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);

/** null = no JSON object. Entries about one thing go together, in an order of their own. */
function toldIn(answer: string): Map<string, Told> | null {
  let json: unknown;
  try {
    json = JSON.parse(jsonBody(answer));
  } catch {
    return null;
  }
  if (!isEntry(json)) return null;
  const told = new Map<string, Told>();
  const add = (list: string, subject: string, entry: Entry): void => {
    const key = JSON.stringify([list, subject]);
    const known = told.get(key);
    if (known) known.entries.push(entry);
    else told.set(key, { list, subject, entries: [entry] });
  };
  for (const [name, value] of Object.entries(json)) {
    if (!Array.isArray(value)) add("", name, isEntry(value) ? value : { value });
    else for (const each of value as unknown[]) add(name, isEntry(each) ? nameOf(each) : "", isEntry(each) ? each : { value: each });
  }
  return told;
}

/** Fields that say what an entry is about, not what it says. */
const NAMES = ["indicator", "key", "flag"];
const nameOf = (entry: Entry): string => String(NAMES.map((name) => entry[name]).find((name) => typeof name === "string") ?? "");

function textOf(told: Told | undefined): string {
  return (told?.entries ?? []).map(lineOf).sort().join("\n");
}

function lineOf(entry: Entry): string {
  const fields = Object.entries(entry).filter(([name, value]) => !NAMES.includes(name) && value !== "" && value !== null);
  const said = fields.filter(([name]) => name !== "quote").map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
  return [said.join(", "), ...(typeof entry.quote === "string" && entry.quote !== "" ? [`“${entry.quote}”`] : [])].filter((part) => part !== "").join(" ");
}

const HEADS = ["level", "value", "id", "name"];
function headOf(told: Told | undefined): string {
  const heads = (told?.entries ?? []).map((entry) => (typeof entry.likelihood === "number" && typeof entry.impact === "number" ? `${entry.likelihood} × ${entry.impact}` : (HEADS.map((name) => entry[name]).find((value) => typeof value === "string" && value !== "") ?? "")));
  return [...new Set(heads.map(String))].filter((head) => head !== "").sort().join(", ");
}
