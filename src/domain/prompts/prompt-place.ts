import type { PromptFields } from "./prompt";

/** Where a prompt is in force. Only one version may be in production at each place. `category` "" = every category. */
export interface PromptPlace {
  section: string;
  subSection: string;
  category: string;
}

/**
 * The places a prompt takes when it goes into production: one for each category it names, or the one for all.
 * A free prompt without a sub-section has a place of its own, since free prompts do not stand in for each other.
 */
export function placesOf({ section, subSection, categories }: Pick<PromptFields, "section" | "subSection" | "categories">, slug: string): PromptPlace[] {
  const part = section === "FREE" && subSection === "" ? slug : subSection;
  return (categories.length === 0 ? [""] : categories).map((category) => ({ section, subSection: part, category }));
}

/** Where to look for the prompt of a piece of work, nearest first: its own category, then the part, then the whole section. */
export function placesFor({ section, subSection, category }: PromptPlace): PromptPlace[] {
  const all = [
    { section, subSection, category },
    { section, subSection, category: "" },
    { section, subSection: "", category },
    { section, subSection: "", category: "" },
  ];
  return all.filter((place, index) => all.findIndex((other) => isSamePlace(other, place)) === index);
}

export const isSamePlace = (a: PromptPlace, b: PromptPlace): boolean => a.section === b.section && a.subSection === b.subSection && a.category === b.category;
