import { describe, expect, it } from "vitest";
import { compareAnswers } from "./compare-answers";

const answer = (...judgements: [string, string, string][]): string =>
  JSON.stringify({ facts: [{ key: "revenue", value: "14", quote: "Sales were 14.", page: 1 }], judgements: judgements.map(([indicator, level, quote]) => ({ indicator, level, metric: "", quote, page: 3 })), exposures: [], flags: [] });
const rowsOf = (first: string, second: string) => {
  const compared = compareAnswers(first, second);
  return compared.kind === "rows" ? compared.rows : expect.fail("no rows");
};

describe("two answers to one question", () => {
  it("are compared thing by thing: another level, another word, only in one, the same", () => {
    const rows = rowsOf(
      answer(["market.buyers", "LOW", "One contract."], ["market.price", "HIGH", "No price is agreed."], ["market.demand", "LOW", "All is sold."]),
      answer(["market.buyers", "HIGH", "One contract."], ["market.price", "HIGH", "No price is fixed."], ["market.rivals", "LOW", "None."]),
    );
    expect(rows.map(({ list, subject, change, head }) => [list, subject, change, head.first, head.second])).toEqual([
      ["judgements", "market.buyers", "CHANGED", "LOW", "HIGH"],
      ["judgements", "market.demand", "ONLY_FIRST", "LOW", ""],
      ["judgements", "market.price", "CHANGED", "HIGH", "HIGH"],
      ["judgements", "market.rivals", "ONLY_SECOND", "", "LOW"],
      ["facts", "revenue", "SAME", "14", "14"],
    ]);
    expect(rows.find(({ subject }) => subject === "market.price")?.pieces.filter(({ kind }) => kind !== "same")).toEqual([{ kind: "removed", text: "agreed" }, { kind: "added", text: "fixed" }]);
  });

  it("take the order of entries and of fields for nothing", () => {
    const [a, b] = [{ indicator: "x", level: "LOW", quote: "A." }, { indicator: "x", quote: "B.", level: "HIGH" }];
    expect(rowsOf(JSON.stringify({ judgements: [a, b] }), JSON.stringify({ judgements: [b, a] })).map(({ change, head }) => [change, head.first])).toEqual([["SAME", "HIGH, LOW"]]);
  });

  it("show ratings, and parts that are no lists", () => {
    const rows = rowsOf('{"exposures":[{"indicator":"c","likelihood":2,"impact":3,"quote":"q"}],"kind":{"id":"plan","quote":"q"}}', '```json\n{"exposures":[{"indicator":"c","likelihood":4,"impact":3,"quote":"q"}],"kind":{"id":"accounts","quote":"q"}}\n```');
    expect(rows.map(({ subject, head }) => [subject, head.first, head.second])).toEqual([["kind", "plan", "accounts"], ["c", "2 × 3", "4 × 3"]]);
  });

  it("are compared as texts where one is no JSON object", () => {
    expect(compareAnswers("All is well.", "All is sold.")).toEqual({ kind: "text", pieces: [{ kind: "same", text: "All is " }, { kind: "removed", text: "well" }, { kind: "added", text: "sold" }, { kind: "same", text: "." }] });
    expect(compareAnswers("[]", "{}").kind).toBe("text");
  });
});
