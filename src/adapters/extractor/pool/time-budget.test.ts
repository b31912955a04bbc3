import { describe, expect, it } from "vitest";
import { TimeBudget } from "./time-budget";

describe("TimeBudget", () => {
  it.each([
    ["busy machine, little work", 20_000, 4_000, false],
    ["work up to the limit", 12_000, 10_000, false],
    ["more work than the limit", 12_000, 10_010, true],
    ["waiting for ever", 200_001, 10, true],
    ["unknown processor time, in time", 9_999, null, false],
    ["unknown processor time, late", 10_001, null, true],
  ])("%s", (_name, wall, processor, spent) => {
    const start = 5_000;
    const budget = new TimeBudget(10_000, start, processor === null ? null : 700);
    expect(budget.isSpent(start + wall, processor === null ? null : 700 + processor)).toBe(spent);
  });

  it("begins anew when renewed", () => {
    const budget = new TimeBudget(1_000, 0, 0);
    budget.renew(500, 4_000, 900);
    expect(budget.isSpent(4_400, 1_300)).toBe(false);
    expect(budget.isSpent(4_600, 1_401)).toBe(true);
  });
});
