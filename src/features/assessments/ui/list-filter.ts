import { ASSESSMENT_STATES } from "@/domain/assessment/assessment";
import { NAME_MAX, SORTS, type ListAssessmentsInput } from "../contract";

/** The filter lives in the address, so that a list can be bookmarked and the back button undoes a filter. */
export type ListFilter = Pick<ListAssessmentsInput, "search" | "state" | "sort" | "descending" | "page">;

export const DEFAULT_SORT = "updated";

const pageOf = (value: string | null): number | undefined => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
};

/** Whatever stands in the address; what makes no sense is left out. */
export function filterOf(params: { get(name: string): string | null }): ListFilter {
  const search = params.get("q")?.trim().slice(0, NAME_MAX);
  const order = params.get("order");
  return {
    search: search === "" ? undefined : search,
    state: ASSESSMENT_STATES.find((state) => state === params.get("state")),
    sort: SORTS.find((sort) => sort === params.get("sort")),
    descending: order === "asc" ? false : order === "desc" ? true : undefined,
    page: pageOf(params.get("page")),
  };
}

/** The address of a filter; defaults are not written. */
export function filterToQuery(filter: ListFilter): string {
  const params = new URLSearchParams();
  if (filter.search) params.set("q", filter.search);
  if (filter.state) params.set("state", filter.state);
  if (filter.sort && filter.sort !== DEFAULT_SORT) params.set("sort", filter.sort);
  if (filter.descending === false) params.set("order", "asc");
  if (filter.page && filter.page > 1) params.set("page", String(filter.page));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

export const isFiltered = (filter: ListFilter): boolean => filter.search !== undefined || filter.state !== undefined;

/** Pressing the head in force turns its order; another begins with the order that puts the interesting end first. */
export function sortBy(filter: ListFilter, sort: (typeof SORTS)[number]): ListFilter {
  const same = (filter.sort ?? DEFAULT_SORT) === sort;
  const descending = same ? !(filter.descending ?? true) : sort !== "firm";
  return { ...filter, sort, descending, page: undefined };
}
