import { PROMPT_SECTIONS, type PromptSection } from "@/domain/prompts/prompt";
import { PROMPT_SORTS, type ListPromptsInput } from "../contract";

const LABEL_FILTERS = ["staging", "production", "none"] as const;

/** What the list is chosen by; it lives in the address. */
export interface PromptFilter {
  search?: string;
  section?: PromptSection;
  category?: string;
  label?: (typeof LABEL_FILTERS)[number];
  archived?: true;
  sort?: (typeof PROMPT_SORTS)[number];
}

const textOf = (value: string | null): string | undefined => value?.trim().slice(0, 100) || undefined;

/** Whatever stands in the address; what makes no sense is left out. */
export const filterOf = (params: { get(name: string): string | null }): PromptFilter => ({
  search: textOf(params.get("q")),
  section: PROMPT_SECTIONS.find((section) => section === params.get("section")),
  category: textOf(params.get("category"))?.slice(0, 60),
  label: LABEL_FILTERS.find((label) => label === params.get("label")),
  archived: params.get("archived") === "yes" ? true : undefined,
  sort: PROMPT_SORTS.find((sort) => sort === params.get("sort")),
});

export function filterToQuery({ search, archived, ...rest }: PromptFilter): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: search, archived: archived ? "yes" : undefined, ...rest })) if (value !== undefined && value !== "") params.set(name, value);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Chosen by something else than order and archive. */
export const isFiltered = ({ search, section, category, label }: PromptFilter): boolean => [search, section, category, label].some((value) => value !== undefined);

export const listInput = ({ archived, sort, ...rest }: PromptFilter): ListPromptsInput => ({ ...rest, archived: archived ?? false, sort: sort ?? "updated" });
