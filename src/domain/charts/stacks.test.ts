import { describe, expect, it } from "vitest";
import { roundTop, stackGeometry } from "./stacks";

describe("stacked bars", () => {
  it.each([[0, 1], [1, 1], [2, 2], [3, 5], [7, 10], [10, 10], [11, 20], [64, 100], [501, 1000]])("an axis for %d ends at %d", (most, top) => expect(roundTop(most)).toBe(top));

  it("stands on the ground, one kind on the other, in its slice", () => {
    const { bars, ticks, middles } = stackGeometry([{ a: 1, b: 3 }, {}], ["a", "b"], { width: 200, height: 100 });
    expect(bars).toEqual([
      { kind: "a", count: 1, x: 12.5, y: 80, width: 75, height: 20 },
      { kind: "b", count: 3, x: 12.5, y: 20, width: 75, height: 60 },
    ]);
    expect(ticks).toEqual([{ value: 0, y: 100 }, { value: 5, y: 0 }]);
    expect(middles).toEqual([50, 150]);
  });

  it("draws nothing where nothing happened", () => {
    expect(stackGeometry([{}, {}], ["a"], { width: 10, height: 10 }).bars).toEqual([]);
    expect(stackGeometry([], ["a"], { width: 10, height: 10 }).middles).toEqual([]);
  });
});
