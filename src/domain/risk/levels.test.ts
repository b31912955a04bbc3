import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import { bandOf, levelOfExposure, levelOfFigure, roundScore, stepsBetter, testHolds } from "./levels";
import type { TestOperator } from "./rubric";

const rubric = testRubric();

describe("bands", () => {
  it.each([[0, "LOW"], [30, "LOW"], [30.49, "LOW"], [30.5, "MODERATE"], [60.4, "MODERATE"], [60.5, "HIGH"], [80.49, "HIGH"], [80.5, "CRITICAL"], [100, "CRITICAL"]] as const)(
    "%d is %s: rounded half up first, so no score falls between bands", (score, level) => expect(bandOf(rubric, score)).toBe(level));

  it("rounds half up", () => expect([0.5, 1.49, 36.25, 43.5].map(roundScore)).toEqual([1, 1, 36, 44]));
  it("never steps beyond the best level", () => expect(stepsBetter("MODERATE", 5)).toBe("LOW"));
});

describe("tests of levels", () => {
  const cases: [TestOperator, number | [number, number], number, boolean][] = [
    ["<", 5, 5, false], ["<=", 5, 5, true], [">", 5, 5, false], [">=", 5, 5, true], ["=", 5, 5, true],
    ["[)", [1, 5], 1, true], ["[)", [1, 5], 5, false], ["(]", [1, 5], 1, false], ["(]", [1, 5], 5, true],
    ["[]", [1, 5], 5, true], ["()", [1, 5], 1, false], ["()", [1, 5], 3, true],
  ];
  it.each(cases)("%s %j holds for %d: %s", (op, value, figure, holds) => expect(testHolds({ op, value }, figure)).toBe(holds));

  it("gives every figure of every metric exactly one level", () => {
    for (const indicator of rubric.indicators) {
      for (const component of indicator.components.filter((c) => c.kind === "metric")) {
        for (const x of [-1e9, -6, -0.001, 0, 0.43, 1, 1.25, 1.75, 10, 20, 20.0001, 30, 60, 90, 100, 1e9]) {
          expect(levelOfFigure(indicator, component.id, x), `${component.id} at ${x}`).not.toBeNull();
        }
      }
    }
  });
});

it("rates exposure by the product of likelihood and impact", () => {
  expect([[1, 1], [2, 2], [1, 5], [3, 3], [2, 5], [4, 3], [3, 5], [5, 5]].map(([l = 0, i = 0]) => levelOfExposure(rubric, l, i)))
    .toEqual(["LOW", "LOW", "MODERATE", "MODERATE", "HIGH", "HIGH", "CRITICAL", "CRITICAL"]);
});
