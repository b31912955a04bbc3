import { expect, it } from "vitest";
import { filterOf, filterToQuery, isFiltered } from "./prompt-filter";

it.each([
  ["", {}, false],
  ["?q=rate&section=RISK_CATEGORY&category=MARKET&label=none", { search: "rate", section: "RISK_CATEGORY", category: "MARKET", label: "none" }, true],
  ["?archived=yes&sort=name", { archived: true, sort: "name" }, false],
])("reads and writes the address %s", (query, filter, filtered) => {
  const read = filterOf(new URLSearchParams(query));
  expect(read).toEqual(filter);
  expect(isFiltered(read)).toBe(filtered);
  expect([...new URLSearchParams(filterToQuery(read))].sort()).toEqual([...new URLSearchParams(query)].sort());
});
it("leaves out what makes no sense", () => expect(filterToQuery(filterOf(new URLSearchParams("?section=X&label=y&sort=z&q=%20")))).toBe(""));
