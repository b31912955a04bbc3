import { describe, expect, it } from "vitest";
import { filterOf, filterToQuery, isFiltered, sortBy, type ListFilter } from "./list-filter";

const read = (query: string): ListFilter => filterOf(new URLSearchParams(query));

describe("filterOf and filterToQuery", () => {
  it.each(["", "?q=rice", "?state=FAILED&sort=score&order=asc&page=3", "?q=a%26b&order=asc"])("keep %s", (query) =>
    expect(filterToQuery(read(query))).toBe(query));

  it.each(["?state=GONE", "?page=0", "?page=-1", "?page=1.5", "?page=1e99", "?sort=colour", "?q=%20%20", "?order=up"])("leave out %s", (query) =>
    expect(filterToQuery(read(query))).toBe(""));

  it("cut a search that is too long", () => expect(read(`?q=${"x".repeat(500)}`).search).toHaveLength(200));
  it("know an unfiltered list", () => {
    expect(isFiltered(read("?sort=score&page=2"))).toBe(false);
    expect(isFiltered(read("?state=DRAFT"))).toBe(true);
  });
});

describe("sortBy", () => {
  it.each<[string, ListFilter, "updated" | "firm" | "score", boolean]>([
    ["turns the default order", {}, "updated", false],
    ["turns back", { sort: "updated", descending: false }, "updated", true],
    ["starts names at A", {}, "firm", false],
    ["starts scores at the worst", { sort: "firm", descending: false }, "score", true],
  ])("%s", (_name, filter, sort, descending) => expect(sortBy(filter, sort)).toMatchObject({ sort, descending }));

  it("goes back to the first page", () => expect(sortBy({ page: 4 }, "score").page).toBeUndefined());
});
