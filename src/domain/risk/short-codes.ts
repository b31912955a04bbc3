/** Short names shown in place of ids: a letter for a category, letter and number for an indicator ("F3"). */
export interface ShortCodes {
  category: ReadonlyMap<string, string>;
  indicator: ReadonlyMap<string, string>;
}

// Documents, gaps and recommendations are called D1, Q1 and R1 in print.
const TAKEN = ["D", "Q", "R"];

/** Both lists in the rubric's order. A letter is the first of the category's name that is still free. */
export function shortCodes(categories: readonly { id: string; slug: string }[], indicators: readonly { id: string; category: string }[]): ShortCodes {
  const used = new Set(TAKEN);
  const category = new Map<string, string>();
  for (const [index, { id, slug }] of categories.entries()) {
    const code = [...slug.toUpperCase().replace(/[^A-Z]/g, "")].find((letter) => !used.has(letter)) ?? `X${index + 1}`;
    used.add(code);
    category.set(id, code);
  }
  const counts = new Map<string, number>();
  const indicator = new Map<string, string>();
  for (const { id, category: owner } of indicators) {
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    indicator.set(id, `${category.get(owner) ?? ""}${count}`);
  }
  return { category, indicator };
}
