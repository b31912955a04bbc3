import { describe, expect, it } from "vitest";
import { filterOf, filterToQuery, isFiltered, listInput } from "./job-filter";

const read = (query: string) => filterOf(new URLSearchParams(query));

describe("the list's filter in the address", () => {
  it("reads what it writes", () => {
    const filter = { status: "FAILED", type: "RECIPE", recipe: "risk-assessment", session: "s 1", from: "2026-03-01", to: "2026-03-02", search: "a&b", cursor: "c1" } as const;
    expect(read(filterToQuery(filter))).toEqual(filter);
    expect(filterToQuery({})).toBe("");
  });

  it("leaves out what makes no sense", () => {
    expect(isFiltered(read("status=ODD&type=x&from=2026-13-45&to=tomorrow&q=%20&recipe="))).toBe(false);
  });

  it("does not count the page as a filter", () => {
    expect(isFiltered(read("cursor=c1"))).toBe(false);
    expect(isFiltered(read("session=s"))).toBe(true);
  });

  it("takes both days in, whole, in the reader's own zone", () => {
    const { from, to } = listInput({ from: "2026-03-01", to: "2026-03-29" });
    expect(from).toEqual(new Date(2026, 2, 1));
    expect(to).toEqual(new Date(2026, 2, 30));
  });
});
