/** What is wrong with a template, and where. */
export interface TemplateFault {
  kind: "syntax" | "missing" | "unknown" | "include";
  /** The variable or the included prompt; empty for a fault of the writing itself. */
  name: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** The included prompt it stands in; null = the text itself. */
  within: string | null;
  /** The nearest name that would do. */
  suggestion: string | null;
  /** For people. */
  message: string;
}

/** Line and column, from 1, of a place in a text. */
export function placeOf(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
