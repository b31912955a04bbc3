import type { Section } from "@/domain/risk/methodology-blocks";

export interface OutlineEntry {
  id: string;
  title: string;
  below: { id: string; title: string }[];
}

/** Contents of the page: each second-level section with the third-level ones under it. */
export function outlineOf(sections: readonly Section[]): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  for (const { id, depth, title } of sections) {
    if (depth === 2) entries.push({ id, title, below: [] });
    else if (depth === 3) entries.at(-1)?.below.push({ id, title });
  }
  return entries;
}

/** Text with `code` in back-ticks, cut into what is and what is not code. */
export const codeParts = (text: string): { text: string; code: boolean }[] =>
  text.split("`").map((part, index) => ({ text: part, code: index % 2 === 1 })).filter((part) => part.text !== "");
