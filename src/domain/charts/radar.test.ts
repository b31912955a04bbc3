import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pathOf, radarGeometry } from "./radar";

describe("radar", () => {
  const axis = (score: number | null) => ({ score, low: 15, high: 90 });
  const centre = { x: 0, y: 0 };

  it("starts at the top and goes clockwise", () => {
    const drawn = radarGeometry([axis(100), axis(50), axis(100), axis(100)], [0, 30, 60, 80, 100], centre, 100);
    expect(drawn.scores[0]?.y).toBeCloseTo(-100);
    expect(drawn.scores[1]?.x).toBeCloseTo(50);
    expect(drawn.rings.map((ring) => ring.value)).toEqual([30, 60, 80, 100]);
    expect(drawn.labels.map((label) => label.anchor)).toEqual(["middle", "start", "middle", "end"]);
  });

  it("passes an axis without a score by and never draws it as a number", () => {
    const drawn = radarGeometry([axis(1), axis(2), axis(null), axis(4)], [100], centre, 100);
    expect(drawn.scores[2]).toBeNull();
    expect(drawn.line).toEqual([drawn.scores[0], drawn.scores[1], drawn.scores[3]]);
    expect(drawn.outer).toHaveLength(4);
  });

  it("draws no line through fewer than three scores", () => {
    expect(radarGeometry([axis(3), axis(5), axis(null)], [100], centre, 10).line).toEqual([]);
    expect(radarGeometry([axis(null), axis(null), axis(null)], [100], centre, 10).line).toEqual([]);
  });

  it("writes paths with one decimal", () => {
    expect(pathOf([{ x: 1.26, y: 2 }, { x: 3, y: 4.04 }], true)).toBe("M1.3,2.0L3.0,4.0Z");
    expect(pathOf([], true)).toBe("");
  });
});

describe("screen and paper", () => {
  const printed = readFileSync("report/lib/charts.typ", "utf8");

  it("turn the radar the same way", () => expect(printed).toContain("360deg * i / n - 90deg"));
  it("pass the same axes by and want the same number of scores for a shape", () => {
    expect(printed).toContain("filter(((_, c)) => c.figures.sufficient)");
    expect(printed).toContain("rated.len() > 2");
  });
  it("shade the range between the same two loops", () => expect(printed).toMatch(/fill-rule: "even-odd", \.\.loop\(outer\), \.\.loop\(inner\)/));
});
