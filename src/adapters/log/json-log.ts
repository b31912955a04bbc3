import type { Log } from "@/domain/ports/log";

const LEVELS = ["info", "warn", "error"] as const;
export type LogLevel = (typeof LEVELS)[number];

/** Field names whose value never reaches a log, wherever they are nested. */
const SECRET = /pass(word|phrase)?$|secret|token|cookie|authorization|api[-_]?key|signing[-_]?key|event[-_]?key|session$/i;
/** Credentials inside an address, and what looks like a bearer token, in any text. */
const IN_TEXT: [RegExp, string][] = [
  [/\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@]+):[^\s@/]+@/gi, "$1:[hidden]@"],
  [/\bBearer\s+[\w.~+/=-]+/gi, "Bearer [hidden]"],
];
const LONGEST_TEXT = 2_000;
const DEEPEST = 5;

export interface LogOptions {
  /** Lines less serious than this are dropped. */
  level: LogLevel;
  write?: (line: string) => void;
}

/** One JSON object a line, on stderr unless `write` is given. */
export function createLog({ level, write = (line) => void process.stderr.write(line) }: LogOptions): Log {
  const least = LEVELS.indexOf(level);
  const at = (name: LogLevel) => (message: string, fields: Record<string, unknown> = {}) => {
    if (LEVELS.indexOf(name) < least) return;
    const line = { at: new Date().toISOString(), level: name, message: cleanText(message), ...(clean(fields, 0) as object) };
    write(`${JSON.stringify(line)}\n`);
  };
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value === "bigint") return String(value);
  if (value === null || typeof value !== "object") return value;
  if (depth >= DEEPEST) return "[deeper]";
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return { name: value.name, message: cleanText(value.message), stack: cleanText(value.stack ?? "") };
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => clean(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? "[hidden]" : clean(item, depth + 1)]));
}

function cleanText(text: string): string {
  const hidden = IN_TEXT.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
  return hidden.length > LONGEST_TEXT ? `${hidden.slice(0, LONGEST_TEXT)}…` : hidden;
}
