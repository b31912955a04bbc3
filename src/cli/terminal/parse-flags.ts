import { UsageError } from "./exit-code";
import type { Flag, Flags, Given } from "./flags";
import { nearestName } from "./nearest-name";

/** The command line by a command's own table. @throws UsageError that names the flag */
export function parseFlags<F extends Flags>(args: readonly string[], flags: F): { given: Given<F>; words: string[] } {
  const words: string[] = [];
  const found = new Map<string, string[]>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? "";
    if (arg === "--") {
      words.push(...args.slice(at + 1));
      break;
    }
    if (!arg.startsWith("--")) {
      words.push(arg);
      continue;
    }
    const [name, inline] = split(arg);
    const flag = flagOf(flags, name);
    if (flag.kind === "switch" && inline !== null) throw new UsageError(`--${name} takes no value.`);
    const value = flag.kind === "switch" ? "" : (inline ?? args[++at]);
    if (value === undefined || (inline === null && value.startsWith("--"))) throw new UsageError(`--${name} needs a value: --${name} ${"value" in flag ? flag.value : ""}`);
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  const given = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, read(name, flag, found.get(name) ?? [])]));
  return { given: given as Given<F>, words };
}

function split(arg: string): [name: string, inline: string | null] {
  const equals = arg.indexOf("=");
  return equals === -1 ? [arg.slice(2), null] : [arg.slice(2, equals), arg.slice(equals + 1)];
}

function flagOf(flags: Flags, name: string): Flag {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag) return flag;
  const near = nearestName(name, Object.keys(flags));
  throw new UsageError(`There is no flag --${name} here.${near === null ? "" : ` Did you mean --${near}?`}`);
}

function read(name: string, flag: Flag, values: string[]): unknown {
  if (flag.kind === "switch") return values.length > 0;
  if (flag.kind === "pairs") return Object.fromEntries(values.map((value) => pair(name, value)));
  if (values.length > 1) throw new UsageError(`--${name} is given twice.`);
  const [value] = values;
  if (value === undefined) return undefined;
  if (flag.kind === "number") return number(name, flag, value);
  if (flag.choices && !flag.choices.includes(value)) throw new UsageError(`--${name} is one of ${flag.choices.join(", ")}, not "${value}".`);
  return value;
}

function pair(name: string, value: string): [string, string] {
  const equals = value.indexOf("=");
  if (equals < 1) throw new UsageError(`--${name} takes a name and a value, as --${name} order=7, not "${value}".`);
  return [value.slice(0, equals), value.slice(equals + 1)];
}

function number(name: string, { min, max, whole }: Flag & { kind: "number" }, text: string): number {
  const value = Number(text);
  if (text.trim() !== "" && value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER) && (!whole || Number.isInteger(value))) return value;
  const range = max === undefined ? `from ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${name} takes a ${whole ? "whole number" : "number"} ${range}, not "${text}".`);
}
