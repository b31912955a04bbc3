import { expect, it } from "vitest";
import { lastDay, latestFirst, notOver, parsePeriod, samePeriod } from "./period";

it.each([
  ["2024", "2024-12-31"], ["2024-02", "2024-02-29"], ["2024-03-15", "2024-03-15"], ["2024-07/2025-06", "2025-06-30"],
])("%s ends on %s", (text, day) => expect(lastDay(parsePeriod(text))).toBe(day));

it.each(["Y1", "2023/2024", "first season"])("keeps %s as a label without a date", (text) => expect(lastDay(parsePeriod(text))).toBeNull());

it.each([
  ["2024", "2024", true], ["2024", "2024-12-31", true], ["2024", "2025", false], ["2024", "2024-07/2025-06", false],
  ["Y1", "Y1", true], ["Y1", "2024", false], [null, "2024", true],
])("%s and %s may stand in one ratio: %s", (a, b, same) => expect(samePeriod(parsePeriod(a), parsePeriod(b))).toBe(same));

it("puts the latest first, labels after dates, what is not stated last", () => {
  const periods = [null, parsePeriod("2023"), parsePeriod("Y1"), parsePeriod("2024-07/2025-06"), parsePeriod("2024")];
  expect(periods.sort(latestFirst).map((p) => p?.text ?? null)).toEqual(["2024-07/2025-06", "2024", "2023", "Y1", null]);
});

it("knows a period that has not ended", () => {
  expect(notOver(parsePeriod("2026"), "2026-05-20")).toBe(true);
  expect(notOver(parsePeriod("2025"), "2026-05-20")).toBe(false);
  expect(notOver(parsePeriod("Y1"), "2026-05-20")).toBe(false);
});
