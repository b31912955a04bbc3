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

  it("breaks the line at an axis without evidence and joins what passes the first axis", () => {
    const drawn = radarGeometry([axis(1), axis(2), axis(null), axis(4), axis(5)], [100], centre, 100);
    expect(drawn.lines).toHaveLength(1);
    expect(drawn.lines[0]).toMatchObject({ closed: false });
    expect(drawn.lines[0]?.points).toEqual([drawn.scores[3], drawn.scores[4], drawn.scores[0], drawn.scores[1]]);
    expect(drawn.scores[2]).toBeNull();
  });

  it("draws no line through a single point, and a closed one when all are known", () => {
    expect(radarGeometry([axis(null), axis(5), axis(null)], [100], centre, 10).lines).toEqual([]);
    expect(radarGeometry([axis(3), axis(5), axis(9)], [100], centre, 10).lines[0]?.closed).toBe(true);
    expect(radarGeometry([axis(null), axis(null), axis(null)], [100], centre, 10).lines).toEqual([]);
  });

  it("writes paths with one decimal", () => {
    expect(pathOf([{ x: 1.26, y: 2 }, { x: 3, y: 4.04 }], true)).toBe("M1.3,2.0L3.0,4.0Z");
    expect(pathOf([], true)).toBe("");
  });
});
