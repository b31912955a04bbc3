import { describe, expect, it } from "vitest";
import { compileCue, CueIndex } from "./cue-index";

const CUES = [
  "sales", "(?:net |gross )?[a-z]{3,12} sales", "(?:[a-z]+ )?(?:payables|creditors) due", "\\d+ bags", "(?:7\\d|100)(?:[.,]\\d{1,2})? ?(?:%|per cent) of", "net", "[a-z]+ of sales", "[^.;]{2,9} sales", "main-d'oeuvre", "(?:the )?[a-z]+ bags", "most (?:[a-z]+ ){0,2}were", "(?:(?:[a-z]+ )?of )?sales, 1\\d",
];
const TEXT = "net maize sales of 1,450 bags. trade  payables due; creditors due\nsales: 72,5 % of sales, 100% of net egg\nsales. main-d'\u0153uvre, the 30 bags 9sales x sales. a very-long sales, most of sales were in small bags";

/** Every cue tried at every word's start. */
function byHand(text: string): unknown[] {
  const hits: unknown[] = [];
  for (let start = 0; start < text.length; start++) {
    if (!/[a-z0-9$\u00c0-\uffff]/.test(text.charAt(start)) || (start > 0 && /[a-z0-9$\u00c0-\uffff]/.test(text.charAt(start - 1)))) continue;
    for (const pattern of CUES) {
      const regex = compileCue(pattern);
      regex.lastIndex = start;
      if (regex.test(text)) hits.push({ rule: pattern, kind: "k", start, end: regex.lastIndex });
    }
  }
  return hits;
}

describe("an index of cues", () => {
  it("finds at words' starts what each cue finds by itself, in the same order", () => {
    const found = new CueIndex(CUES.map((pattern) => ({ pattern, rule: pattern, kind: "k" }))).find(TEXT);
    expect(found).toEqual(byHand(TEXT));
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(CUES));
  });
});
