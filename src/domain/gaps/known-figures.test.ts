import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import type { FindingValue } from "../risk/finding";
import { type AnswerShape, shapeOf } from "./answer-shape";
import { clashOf, type KnownFigure, knownFigures } from "./known-figures";

const shapes = new Map(testRubric().dataPoints.map((def) => [def.key, shapeOf(def)]));
const shape = (key: string): AnswerShape => {
  const found = shapes.get(key);
  if (!found) throw new Error(key);
  return found;
};
const number = (n: number, high: number | null = null): FindingValue => ({ kind: "number", number: n, high });
const known = (key: string, n: number, currency: string | null = "KES"): KnownFigure => ({ shape: shape(key), number: n, currency });
const clash = (key: string, n: number, others: KnownFigure[], currency: string | null = "KES") => clashOf(shape(key), number(n), currency, others);

describe("a typed figure against known ones", () => {
  it.each([
    // typed, against, what is said, what is offered
    ["revenue_latest_year", 4_126_000, [known("revenue_latest_year", 412_600)], /10 times more than a document says/, 412_600],
    ["revenue_latest_year", 412.6, [known("revenue_latest_year", 412_600_000)], /1,000,000 times less/, 412_600_000],
    ["cash_balance", 3_296, [known("current_assets", 412)], /more than cash, stock and debtors|more than .*which it is part of/, 329.6],
    ["total_assets", 100, [known("current_assets", 412)], /less than .*which is part of it/, 1000],
    ["bank_inflows_12m", 900, [known("revenue_latest_year", 9_000)], /10 times less/, 9_000],
    ["net_profit_latest", 500, [known("revenue_latest_year", 400)], /more than/, 50],
  ])("%s %d is questioned", (key, typed, others, reason, repair) => {
    const found = clash(key, typed, others);
    expect(found?.reason).toMatch(reason);
    expect(found?.repair).toBe(repair);
  });

  it.each([
    ["a figure that fits", "cash_balance", 300, [known("current_assets", 412)], "KES"],
    ["another currency", "cash_balance", 3_296, [known("current_assets", 412, "USD")], "KES"],
    ["a plain difference, which the conflict check shows", "revenue_latest_year", 500, [known("revenue_latest_year", 412)], "KES"],
    ["a share", "gross_margin_pct", 300, [known("gross_margin_pct", 30, null)], null],
    ["nothing known", "total_assets", 1, [], "KES"],
    ["a loss", "net_profit_latest", -500, [known("revenue_latest_year", 400)], "KES"],
  ])("%s is let through", (_what, key, typed, others, currency) => expect(clash(key, typed, others, currency)).toBeNull());

  it("a range is not held against one figure", () => expect(clashOf(shape("cash_balance"), number(1, 9_999), "KES", [known("current_assets", 5)])).toBeNull());

  it("offers nothing where no magnitude repairs it", () => expect(clash("cash_balance", 413, [known("current_assets", 412)])?.repair).toBe(41.3));
});

describe("what is known beside the answer itself", () => {
  const candidate = { findingId: "f", documentId: "d", page: 1, place: null, quote: "q", value: number(412), unit: null, currency: "KES", period: null, projected: null, grade: "A" as const };
  const gaps = [
    { dataPoint: "cash_balance", value: number(9), currency: "KES", candidates: [] },
    { dataPoint: "current_assets", value: number(5), currency: "KES", candidates: [candidate] },
  ];
  it("a person may correct their own answer: only a document's figure stands against it", () => {
    expect(knownFigures("cash_balance", gaps, shapes).map((f) => [f.shape.key, f.number])).toEqual([["current_assets", 5]]);
    expect(knownFigures("current_assets", gaps, shapes).map((f) => [f.shape.key, f.number])).toEqual([["cash_balance", 9], ["current_assets", 412]]);
  });
});
