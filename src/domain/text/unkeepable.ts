/** Deeper than anything that is asked here; what walks a value by recursion stays far from its end. */
export const DEEPEST = 64;

export interface Unkeepable {
  why: "TEXT" | "DEPTH";
  /** Names and places down to it, as "input.lines.3". */
  path: string;
}

/** NUL and half of a surrogate pair are texts to JavaScript and to no database. */
const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

/** The first part of a parsed JSON value that no database would keep, or that is nested too deep to be looked at; null = all is well. */
export function unkeepable(value: unknown): Unkeepable | null {
  const open: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { value: part, path } = at;
    if (typeof part === "string" && !isKeepable(part)) return { why: "TEXT", path: path.join(".") };
    if (typeof part !== "object" || part === null) continue;
    if (path.length >= DEEPEST) return { why: "DEPTH", path: path.slice(0, 3).join(".") };
    for (const [key, inner] of Object.entries(part).reverse()) {
      // The name itself cannot be said.
      if (!isKeepable(key)) return { why: "TEXT", path: path.join(".") };
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}
