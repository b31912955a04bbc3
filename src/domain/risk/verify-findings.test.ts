import { describe, expect, it } from "vitest";
import type { DocumentPage } from "../documents/document";
import { figure, stated } from "@/testing/risk-factories";
import type { VerifiedFinding } from "./finding";
import { verifyFindings } from "./verify-findings";

const page = (index: number, text: string, segments: DocumentPage["segments"] = []): DocumentPage => ({
  index, label: `Page ${index}`, text, words: [], segments, tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null,
});
const claim = (quote: string, over: Partial<VerifiedFinding> = {}): VerifiedFinding => ({ ...figure("permanent_staff", 15), quote, ...over });
const verify = (text: string, finding: VerifiedFinding) => verifyFindings([finding], [{ id: "doc", pages: [page(1, text)] }]);
const marked = (text: string, quote: string): string | null => {
  const [found] = verify(text, claim(quote)).verified;
  return found ? text.slice(found.span.start, found.span.end) : null;
};

describe("a quotation that stands on its page", () => {
  it.each([
    ["The farm employs 15 people.", "employs 15 people", "employs 15 people"],
    ["The  farm\nemploys 15\u00a0people.", "farm employs 15 people", "farm\nemploys 15\u00a0people"],
    ["We use irri-\ngation on 15 ha", "irrigation on 15 ha", "irri-\ngation on 15 ha"],
    ["L’équipe compte 15 salariés", "L'equipe compte 15 salaries", "L’équipe compte 15 salariés"],
    ["(15 people)", "15 people", "15 people"],
  ])("in %j, %j marks exactly %j", (text, quote, span) => expect(marked(text, quote)).toBe(span));

  it("prefers the place the finding names", () => {
    const text = "Staff 15\nStaff 15";
    const pages = [page(1, text, [{ start: 0, end: 8, locator: "A1" }, { start: 9, end: 17, locator: "A2" }])];
    const [found] = verifyFindings([claim("Staff 15", { locator: { page: 1, place: "A2" } })], [{ id: "doc", pages }]).verified;
    expect(found?.span).toEqual({ start: 9, end: 17 });
  });
});

describe("is dropped when", () => {
  const reason = (text: string, finding: VerifiedFinding) => verify(text, finding).dropped[0]?.reason;
  it.each([
    ["the words are not there", "The farm employs 12 people.", claim("employs 15 people"), "QUOTE_NOT_ON_PAGE"],
    ["they only stand inside a longer number", "It covers 115 ha.", claim("15 ha"), "QUOTE_NOT_ON_PAGE"],
    ["they cut a number short", "Sales were KES 15,250,000", claim("Sales were KES 15"), "QUOTE_NOT_ON_PAGE"],
    ["they cut a word short", "fifteen peoples", claim("fifteen people"), "QUOTE_NOT_ON_PAGE"],
    ["the page does not exist", "15 people", claim("15 people", { locator: { page: 2, place: null } }), "NO_SUCH_PAGE"],
    ["the document does not exist", "15 people", claim("15 people", { documentId: "other" }), "NO_SUCH_DOCUMENT"],
    ["it is empty", "15 people", claim(" \n"), "EMPTY_QUOTE"],
    ["it is a blank to fill in", "Staff: ______", claim("______"), "PLACEHOLDER"],
    ["its value is not what it quotes", "The farm employs 12 people.", claim("employs 12 people"), "VALUE_NOT_IN_QUOTE"],
    ["its number is a placeholder", "Staff: [insert number]", claim("Staff: [insert number]"), "PLACEHOLDER"],
  ] as const)("%s", (_, text, finding, expected) => expect(reason(text, finding)).toBe(expected));

  it("keeps words that merely stand beside a bracket", () => {
    expect(verify("Owner: Jane [founder]", stated("ownership", { kind: "text", text: "Jane" }, { quote: "Owner: Jane [founder]" })).verified).toHaveLength(1);
  });
});
