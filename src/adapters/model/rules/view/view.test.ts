import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { CueIndex } from "../cues/cue-index";
import { lineAt, viewPage } from "./page-view";
import { readRows } from "./rows";
import { growForward, sentenceAt } from "./sentences";

const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });
const view = (text: string) => viewPage(page(text), { group: ",", decimal: "." });
const rows = (text: string) => readRows(view(text)).map((row) => [row.label, row.quantities.map((quantity) => quantity.value)]);

describe("rows", () => {
  it.each([
    ["Total assets 1,000 2,000", [["total assets", [1000, 2000]]]],
    ["• Total Current Assets 6,65,000", [["total current assets", [665000]]]],
    ["Receivables 90,000 • Total Current Liabilities 35,000", [["receivables", [90000]], ["total current liabilities", [35000]]]],
    ["Cost of sales 22 (62,461) (55,125)", [["cost of sales", [22, -62461, -55125]]]],
    ["Revenue: KES 500,000", [["revenue", [500000]]]],
    ["Cash ........ 1,200", [["cash", [1200]]]],
    ["1,200 3,400", []],
  ])("%s", (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });
  it("reads a sheet's cells without their addresses and formulas", () => {
    expect(rows("A12: Total | D12: 372,000\nA17: Prudent | B17: 2,500 | C17: 550,000 [=220*B17]")).toEqual([["total", [372000]], ["prudent", [2500, 550000]]]);
  });
});

describe("lines and sentences", () => {
  it("knows headings", () => {
    const lines = view("1. Executive Summary\nThe farm is small. It grows maize.\nTarget Customers\nTotal 4,500").lines;
    expect(lines.map((line) => line.heading)).toEqual([true, false, true, false]);
  });
  it("ends a sentence at its stop, not at an abbreviation or a decimal", () => {
    const text = "We paid Rs. 5.5 million to Mr. Shah. He left.";
    const found = sentenceAt(view(text), 3);
    expect(text.slice(found.start, found.end)).toBe("We paid Rs. 5.5 million to Mr. Shah.");
  });
  it("joins a sentence over a line break and stops at a list item", () => {
    const text = "The company is located in the long valley of the great river near the old town\nof Kisumu and sells fish.\n• Tilapia\n• Perch";
    const found = sentenceAt(view(text), 10);
    expect(text.slice(found.start, found.end)).toContain("of Kisumu and sells fish.");
    expect(text.slice(found.start, found.end)).not.toContain("Tilapia");
    const grown = growForward(view("One is here. Two is there. Three."), { start: 0, end: 12 }, 26);
    expect(grown.end).toBe(26);
  });
  it("finds the line of an offset", () => {
    expect(lineAt(view("a\nbb\nccc"), 3).index).toBe(1);
  });
});

describe("cues", () => {
  it("finds cues at word starts only, over line breaks, and whole", () => {
    const index = new CueIndex([{ pattern: "drip irrigation", rule: "drip", kind: "say" }, { pattern: "rent", rule: "rent", kind: "say" }]);
    expect(index.find("uses drip\nirrigation; parents rental").map((hit) => hit.rule)).toEqual(["drip"]);
  });
});
