import type { Terminal } from "./terminal";

/** One JSON document for programs, or text for people. */
export function print(terminal: Terminal, json: boolean, document: unknown, text: string): void {
  terminal.out(json ? `${JSON.stringify(document)}\n` : text === "" ? "" : `${text.replace(/\n+$/, "")}\n`);
}

/** A result as text: itself, or its JSON over several lines. */
export const resultText = (result: unknown): string => (typeof result === "string" ? result : JSON.stringify(result, null, 2));

/** Columns as wide as they need to be; the last one may run on. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [head, ...rows].map((row) => row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd((widths[at] ?? 0) + 2))).join("")).join("\n");
}
