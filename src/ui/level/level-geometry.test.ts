import { describe, expect, it } from "vitest";
import { MARK_BOX, MARK_SHAPE, scaleGeometry, scaleX, type BandEdge } from "./level-geometry";

const BANDS: BandEdge[] = [
  { id: "LOW", from: 0, to: 30 },
  { id: "MODERATE", from: 31, to: 60 },
  { id: "HIGH", from: 61, to: 80 },
  { id: "CRITICAL", from: 81, to: 100 },
];

describe("scaleX", () => {
  it.each([
    [0, 4],
    [50, 46],
    [100, 88],
    [-5, 4],
    [140, 88],
  ])("puts score %d at %d on a bar of 92", (score, x) => expect(scaleX(score, 92)).toBeCloseTo(x));
});

describe("scaleGeometry", () => {
  const drawn = scaleGeometry({ score: 51, low: 42, high: 61 }, BANDS, 92);

  it("leaves no hole between bands other than the gap", () => {
    for (const [i, band] of drawn.bands.entries()) {
      const next = drawn.bands[i + 1];
      if (next) expect(next.x - (band.x + band.width)).toBeCloseTo(1.5);
    }
    expect(drawn.bands.at(0)?.x).toBe(4);
    expect((drawn.bands.at(3)?.x ?? 0) + (drawn.bands.at(3)?.width ?? 0)).toBeCloseTo(88);
  });

  it("keeps the tick inside the bracket", () => {
    expect(drawn.range).not.toBeNull();
    expect(drawn.range?.low).toBeLessThan(drawn.score);
    expect(drawn.range?.high).toBeGreaterThan(drawn.score);
  });

  it("draws no bracket when nothing is unknown", () =>
    expect(scaleGeometry({ score: 55, low: 55, high: 55 }, BANDS, 92).range).toBeNull());
});

describe("marks", () => {
  it("gain corners with risk", () => {
    const corners = (["LOW", "HIGH", "MODERATE", "CRITICAL"] as const).map((level) => {
      const shape = MARK_SHAPE[level];
      return shape.kind === "circle" ? 0 : shape.points.length;
    });
    expect(corners).toEqual([0, 3, 4, 8]);
  });

  it("stay within six hundredths of their box", () => {
    for (const shape of Object.values(MARK_SHAPE)) {
      if (shape.kind !== "polygon") continue;
      for (const [x, y] of shape.points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-MARK_BOX * 0.06);
        expect(Math.max(x, y)).toBeLessThanOrEqual(MARK_BOX * 1.06);
      }
    }
  });
});
