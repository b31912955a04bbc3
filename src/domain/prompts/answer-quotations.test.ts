import { describe, expect, it } from "vitest";
import type { AnalystDocument } from "../ports/analyst";
import { checkQuotations, quotationsIn } from "./answer-quotations";

const paper = (id: string, ...texts: string[]): AnalystDocument => ({
  id, name: id, language: "en",
  pages: texts.map((text, at) => ({ index: at + 1, label: String(at + 1), text, words: [], segments: [], tables: [], width: 1, height: 1, hidden: false, ocrConfidence: null })),
});
const PAPERS = [paper("plan", "We sell at the roadside.", "Sales were KES 14,250,000 in 2024."), paper("letter", "The buyer takes 15 ha of maize.")];

describe("quotations of an answer", () => {
  it.each([
    ["its own place", '{"judgements":[{"quote":"We sell at the roadside.","document":1,"page":1}]}', "ON_PAGE", 1],
    ["another page", '{"quote":"Sales were KES 14,250,000","document":1,"page":1}', "ELSEWHERE", 2],
    ["another document", '[{"quotation":"We sell at the roadside","document":"document 2","page":1}]', "ELSEWHERE", 1],
    ["part of a number", '{"quote":"5 ha of maize","document":2,"page":1}', "NOWHERE", undefined],
    ["words nobody wrote", '{"quote":"We sell to supermarkets","document":1,"page":1}', "NOWHERE", undefined],
    ["a nested one with the place around it", '{"contradictedBy":{"quotation":"Sales were KES 14,250,000","page":2}}', "ON_PAGE", 2],
    ["fenced JSON", '```json\n{"quote":"the buyer takes 15 ha","document":2,"page":1}\n```', "ON_PAGE", 1],
    ["prose with its page", "They say “We sell at the roadside” (document 1, page 1).", "ON_PAGE", 1],
    ["prose without a page", 'It reads "Sales were KES 14,250,000 in 2024", which is little.', "UNPLACED", 2],
  ])("%s", (_name, answer, state, page) => {
    expect(checkQuotations(answer, PAPERS).map((each) => [each.state, each.found?.page])).toEqual([[state, page]]);
  });

  it("takes no single word in marks for a quotation, gives each once, and finds none in an answer without", () => {
    expect(quotationsIn("The so-called “plan” is “good”.")).toEqual([]);
    expect(quotationsIn("“one two three” p. 4 and again “one two three” p. 4")).toEqual([{ quote: "one two three", document: null, page: 4 }]);
    expect(quotationsIn('{"quote":"","page":1}')).toEqual([]);
    expect(quotationsIn("{ half of an answer")).toEqual([]);
  });

  it("does not read the page of the next quotation for this one's", () => {
    expect(quotationsIn("“one two three” and “four five six” (page 7)").map(({ page }) => page)).toEqual([null, 7]);
  });
});
