import { readFile } from "node:fs/promises";
import type { Json } from "@/sdk/run";
import { UsageError } from "./exit-code";
import type { Terminal } from "./terminal";

/**
 * What a flag such as --input means: JSON, `@FILE` with JSON in it, or `-` for JSON on stdin. A text that does not look
 * like JSON is taken as it stands.
 * @throws UsageError when it looks like JSON and is not
 */
export async function readInput(flag: string, value: string, terminal: Terminal): Promise<Json> {
  if (value === "-") return parse(flag, await terminal.input(), "stdin", true);
  if (value.startsWith("@")) {
    const path = value.slice(1);
    const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`--${flag}: the file "${path}" cannot be read (${error.code ?? error.message}).`);
    });
    return parse(flag, text, path, true);
  }
  return parse(flag, value, "its value", /^\s*[[{"]/.test(value));
}

export async function readObject(flag: string, value: string, terminal: Terminal): Promise<Record<string, string | number | boolean | null>> {
  const read = await readInput(flag, value, terminal);
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new UsageError(`--${flag} takes a JSON object, as '{"format":"json"}'.`);
  for (const [key, one] of Object.entries(read)) if (typeof one === "object" && one !== null) throw new UsageError(`--${flag}: "${key}" must be a text, a number, true, false or null.`);
  return read as Record<string, string | number | boolean | null>;
}

function parse(flag: string, text: string, place: string, mustBeJson: boolean): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (mustBeJson) throw new UsageError(`--${flag}: ${place} is not valid JSON (${error instanceof Error ? error.message : "it ends too early"}).`);
    return text;
  }
}
