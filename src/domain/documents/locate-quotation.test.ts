import { describe, expect, it } from "vitest";
import type { WordBox } from "./document";
import { locateQuotation } from "./locate-quotation";

const TEXT = [
  "Total sales rose to 15,000.50 USD in 2023 – a “good” year.",
  "The co-operative owns 15 ha of irri-",
  "gated land; l’eau vient de la rivière.",
  "Sales fell to 5,000 USD in 2024.",
].join("\n");

/** Every word in a box; a line is a tenth of the page, a letter a hundredth. */
function boxes(text: string): WordBox[] {
  const words: WordBox[] = [];
  let offset = 0;
  for (const [line, content] of text.split("\n").entries()) {
    for (const found of content.matchAll(/\S+/g)) {
      const start = offset + found.index;
      words.push({ start, end: start + found[0].length, x: found.index / 100, y: line / 10, width: found[0].length / 100, height: 0.05 });
    }
    offset += content.length + 1;
  }
  return words;
}
const page = { text: TEXT, words: boxes(TEXT) };

describe("locateQuotation", () => {
  it.each([
    ["verbatim", "Total sales rose to 15,000.50 USD", "exact", "Total sales rose to 15,000.50 USD"],
    ["case, dash and quotes", 'in 2023 - A "GOOD" year', "exact", "in 2023 – a “good” year"],
    ["over a line-end hyphen", "15 ha of irrigated land", "exact", "15 ha of irri-\ngated land"],
    ["hyphen left out", "cooperative owns", "exact", "co-operative owns"],
    ["straight apostrophe", "l'eau vient", "exact", "l’eau vient"],
    ["accents forgotten", "de la riviere", "approximate", "de la rivière"],
    ["not inside a larger figure", "5,000 USD", "exact", "5,000 USD"],
    ["a word missing", "The cooperative now owns 15 ha of irrigated land", "approximate", "The co-operative owns 15 ha of irri-\ngated land"],
    ["a wrong figure", "The cooperative owns 16 ha of irrigated land", "none", ""],
    ["words in another order", "land irrigated of ha 15 owns cooperative the", "none", ""],
    ["part of a word", "perative own", "none", ""],
    ["part of a figure", "15,000", "none", ""],
    ["not there", "The farm has three tractors and a barn", "none", ""],
    ["empty", "  ", "none", ""],
  ])("%s", (_name, quote, match, passage) => {
    const found = locateQuotation(page, quote);
    expect(found.match).toBe(match);
    expect(TEXT.slice(found.start, found.end)).toBe(passage);
    expect(found.boxes.length > 0).toBe(match !== "none");
  });

  it("marks one box a line", () => {
    const found = locateQuotation(page, "15 ha of irrigated land");
    expect(found.boxes).toHaveLength(2);
    expect(found.boxes[0]?.y).toBeCloseTo(0.1);
    expect(found.boxes[1]?.height).toBeCloseTo(0.05);
    expect(found.boxes[1]?.y).toBeCloseTo(0.2);
  });

  it("has no boxes where the format has no geometry", () => {
    expect(locateQuotation({ text: TEXT, words: [] }, "a good year")).toMatchObject({ match: "none" });
    expect(locateQuotation({ text: TEXT, words: [] }, "Total sales").boxes).toEqual([]);
  });
});
