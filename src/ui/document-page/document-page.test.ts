import { describe, expect, it } from "vitest";
import { marginBars, placeOfMark, type ShownMark, type ShownPage } from "./shown-page";
import { layText, textLines } from "./text-layer";
import { clampZoom, zoomStep } from "./zoom";

const text = "Sold 120 t\nto one buyer";
const at = (word: string, x: number, y: number) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length, x, y, width: 0.1, height: 0.02 });
const words = [at("Sold", 0.1, 0.1), at("120", 0.25, 0.1), at("t", 0.4, 0.1), at("to", 0.1, 0.14), at("one", 0.25, 0.14), at("buyer", 0.4, 0.14)];
const mark = (start: number, end: number, match: ShownMark["match"] = "exact"): ShownMark => ({ match, start, end, boxes: [] });
const page = (shown: ShownMark | null): ShownPage => ({
  documentId: "d", documentName: "Plan", index: 1, pages: 1, label: "Page 1", text, words, segments: [{ start: 0, end: 10, locator: "Sales!B2" }],
  width: 600, height: 800, ocrConfidence: null, pictureUrl: null, mark: shown,
});

describe("text layer", () => {
  it("keeps the reading order, breaks where the text breaks and stretches words to their print", () => {
    const lines = layText(page(null), () => 2);
    expect(lines.map((line) => line.flatMap((run) => run.words.map((word) => word.text)))).toEqual([["Sold", "120", "t"], ["to", "one", "buyer"]]);
    // 0.1 of 600 points wide, drawn 2 em of 16 points.
    expect(lines[0]?.[0]?.words[0]?.stretch).toBeCloseTo(60 / 32);
  });

  it("cuts the passage out as runs of its own, across lines", () => {
    const lines = layText(page(mark(5, 13)), () => 1);
    expect(lines.map((line) => line.map((run) => [run.marked, run.words.map((word) => word.text).join(" ")]))).toEqual([
      [[false, "Sold"], [true, "120 t"]],
      [[true, "to"], [false, "one buyer"]],
    ]);
  });

  it("marks nothing when the passage was not found", () => {
    expect(layText(page(mark(0, 20, "none")), () => 1).flat().some((run) => run.marked)).toBe(false);
    expect(textLines(text, mark(0, 20, "none")).some((line) => line.marked)).toBe(false);
    expect(placeOfMark(page(mark(0, 5, "none")))).toBeNull();
  });

  it("leaves out blank and flat words, and survives a font without widths", () => {
    const odd = { ...page(null), words: [{ ...at("Sold", 0, 0), height: 0 }, { start: 4, end: 5, x: 0, y: 0, width: 1, height: 1 }, at("120", 0, 0)] };
    expect(layText(odd, () => 0)).toEqual([[{ marked: false, words: [{ text: "120", x: 0, y: 0, height: 0.02, stretch: 1 }] }]]);
  });
});

describe("plain text", () => {
  it("marks the exact letters on each line it covers", () => {
    expect(textLines(text, mark(5, 13)).map((line) => line.parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join(""))).toEqual(["Sold [120 t]", "[to] one buyer"]);
  });
  it("drops blank lines but keeps the offsets right", () => {
    expect(textLines("a\n\n\nbc", mark(4, 5)).map((line) => line.parts)).toEqual([[{ text: "a", marked: false }], [{ text: "b", marked: true }, { text: "c", marked: false }]]);
  });
  it("names the finer place", () => {
    expect(placeOfMark(page(mark(5, 8)))).toBe("Sales!B2");
    expect(placeOfMark(page(mark(12, 14)))).toBeNull();
  });
});

describe("margin bar", () => {
  it("joins the lines of a passage and starts anew in another column", () => {
    const boxes = [{ x: 0.3, y: 0.5, width: 0.1, height: 0.02 }, { x: 0.1, y: 0.53, width: 0.3, height: 0.02 }, { x: 0.6, y: 0.1, width: 0.2, height: 0.02 }];
    const bars = marginBars({ ...mark(0, 1), boxes });
    expect(bars).toHaveLength(2);
    expect(bars[0]).toMatchObject({ y: 0.5 });
    expect(bars[0]?.height).toBeCloseTo(0.05);
    expect(bars[0]?.x).toBeCloseTo(0.078);
    expect(marginBars({ ...mark(0, 1, "none"), boxes })).toEqual([]);
  });
});

describe("zoom", () => {
  it("moves by steps inside 50 to 300 percent", () => {
    expect(zoomStep(100, 1)).toBe(125);
    expect(zoomStep(110, -1)).toBe(100);
    expect(zoomStep(300, 1)).toBe(300);
    expect(zoomStep(50, -1)).toBe(50);
    expect(clampZoom(Number.NaN)).toBe(100);
  });
});
