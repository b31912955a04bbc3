import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { markGeometry } from "./marks";
import { pathOf, radarGeometry } from "./radar";
import { bandEdges, scaleGeometry } from "./scale-bar";

const bands = [
  { id: "LOW", from: 0, to: 30 },
  { id: "MODERATE", from: 31, to: 60 },
  { id: "HIGH", from: 61, to: 80 },
  { id: "CRITICAL", from: 81, to: 100 },
] as const;

describe("scale", () => {
  it("puts the edges where one band ends, so that no score falls between two", () => {
    expect(bandEdges(bands)).toEqual([0, 30, 60, 80, 100]);
    expect(bandEdges([])).toEqual([]);
  });

  it("draws the own band full, the range as a bracket and the score as a tick", () => {
    const drawn = scaleGeometry({ score: 50, low: 40, high: 60, level: "MODERATE" }, bands, 108, "small");
    expect(drawn.segments.map((segment) => segment.own)).toEqual([false, true, false, false]);
    expect(drawn.segments.map((segment) => segment.x)).toEqual([4, 34, 64, 84]);
    expect(drawn.tick).toBe(54);
    expect(drawn.bracket).toMatchObject({ low: 44, high: 64 });
    expect(drawn.names.map((name) => name.x)).toEqual([19, 49, 74, 94]);
  });

  it("draws no bracket without unknowns and no tick without a score", () => {
    expect(scaleGeometry({ score: 61, low: 61, high: 61, level: "HIGH" }, bands, 150, "small").bracket).toBeNull();
    const unproved = scaleGeometry({ score: null, low: 15, high: 90, level: null }, bands, 150, "tall");
    expect(unproved.tick).toBeNull();
    expect(unproved.segments.some((segment) => segment.own)).toBe(false);
  });

  it("keeps a figure outside 0 to 100 inside the drawing", () => {
    expect(scaleGeometry({ score: 140, low: 0, high: 100, level: "CRITICAL" }, bands, 108, "small").tick).toBe(104);
  });
});

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

const PRINTED = "report/lib";
describe.runIf(existsSync(`${PRINTED}/marks.typ`))("screen and paper", () => {
  const marks = existsSync(`${PRINTED}/marks.typ`) ? readFileSync(`${PRINTED}/marks.typ`, "utf8") : "";
  const charts = existsSync(`${PRINTED}/charts.typ`) ? readFileSync(`${PRINTED}/charts.typ`, "utf8") : "";

  it("draw the same marks", () => {
    const disc = markGeometry("circle");
    const ring = markGeometry("ring");
    if (disc.kind !== "disc" || ring.kind !== "ring") throw new Error("The mark of Low is a disc and that of no evidence a ring");
    expect(marks).toContain(`radius: s * ${disc.r}`);
    expect(marks).toContain(`radius: s * ${ring.r}`);
    expect(marks).toContain(`(s * ${ring.dash[0]}, s * ${ring.dash[1]})`);
    expect(marks).toMatch(/regular\(8, .*22\.5deg\)/);
  });

  it("turn the radar the same way", () => {
    expect(charts).toMatch(/360deg \* i \/ n - 90deg/);
  });
});
