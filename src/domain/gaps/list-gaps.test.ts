import { describe, expect, it } from "vitest";
import { answer, assessInput, figure, money, stated, testRubric } from "@/testing/risk-factories";
import { assess, type AssessInput } from "../risk/assess";
import type { VerifiedFinding } from "../risk/finding";
import type { Gap } from "./gap";
import { listGaps } from "./list-gaps";

const list = (findings: VerifiedFinding[] = [], over: Partial<AssessInput> = {}): Gap[] => {
  const input = assessInput(findings, over);
  return listGaps({ ...input, assessed: assess(input) });
};
const gap = (key: string, findings: VerifiedFinding[] = [], over: Partial<AssessInput> = {}): Gap => {
  const found = list(findings, over).find((g) => g.dataPoint === key);
  if (!found) throw new Error(key);
  return found;
};

describe("the list", () => {
  it("has every row of the catalogue once, companions inside their row", () => {
    const rows = testRubric().dataPoints.filter((d) => d.parent === null).map((d) => d.key);
    const gaps = list();
    expect(gaps.map((g) => g.dataPoint).sort()).toEqual([...rows].sort());
    expect(gaps.every((g) => g.status === "MISSING")).toBe(true);
    expect(gap("storage_capacity").companions.map((c) => c.dataPoint)).toEqual(["stock_days"]);
  });
  it("puts first what moves the overall band, then flags, then a category's band, and what is done last", () => {
    const gaps = list([money("total_assets", 100), figure("arrears_days", 0)]);
    const rank = (g: Gap): number => (g.status === "VERIFIED" || g.status === "NOT_APPLICABLE" ? 4
      : g.effect.canMoveOverallBand ? 0 : g.effect.flags.length > 0 ? 1 : g.effect.canMoveCategoryBand.length > 0 ? 2 : 3);
    const ranks = gaps.map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(gaps.at(-1)?.status).toBe("VERIFIED");
  });
  it("does not depend on the order of the findings", () => {
    const findings = [money("total_assets", 100), money("total_assets", 150), figure("arrears_days", 0), money("total_liabilities", 50)];
    expect(JSON.stringify(list([...findings].reverse()))).toBe(JSON.stringify(list(findings)));
  });
});

describe("VERIFIED", () => {
  it("needs the grade the rubric expects", () => {
    expect(gap("total_assets", [money("total_assets", 100)])).toMatchObject({ status: "VERIFIED", reason: "" });
    expect(gap("total_assets", [money("total_assets", 100, { grade: "C" })])).toMatchObject({
      status: "PARTIAL", reason: "The evidence is grade C, internal; grade A, independent, is expected" });
  });
  it("or a person who accepted the finding", () => {
    const finding = money("total_assets", 100, { id: "x", grade: "C" });
    expect(gap("total_assets", [finding], { answers: [answer({ dataPoint: "total_assets", kind: "ACCEPTED", findingId: "x" })] }).status).toBe("VERIFIED");
  });
  it("never comes from a forecast, even accepted", () => {
    const finding = money("revenue_latest_year", 100, { id: "x", projected: true });
    const accepted = gap("revenue_latest_year", [finding], { answers: [answer({ dataPoint: "revenue_latest_year", kind: "ACCEPTED", findingId: "x" })] });
    expect(accepted).toMatchObject({ status: "PARTIAL", reason: "Only a forecast was found; the actual figure is asked for", projected: true });
  });
  it("never comes from a part of a year where a year is asked for", () => {
    expect(gap("cost_of_sales", [money("cost_of_sales", 5, { period: "2025-07/2025-09" })])).toMatchObject({
      status: "PARTIAL", reason: "The figure is for 2025-07/2025-09, not for a full year" });
  });
  it("but a plan may be about the future", () => {
    expect(gap("funding_request", [money("funding_request", 100, { projected: true, grade: "D" })]).status).toBe("VERIFIED");
  });
  it("never comes from any text a person types", () => {
    const typed = (value: VerifiedFinding["value"], key: string) => gap(key, [], { answers: [answer({ dataPoint: key, kind: "CORRECTED", value })] });
    expect(typed({ kind: "text", text: "We keep everything in good order, see the office" }, "tax_compliance")).toMatchObject({
      status: "PARTIAL", reason: "The evidence is grade D, statement (typed in without a document); grade A, independent, is expected" });
    expect(typed({ kind: "text", text: "Drought, and the price of feed in the dry season" }, "key_challenges").status).toBe("VERIFIED");
  });
  it("needs as many values as the rubric asks", () => {
    const year = (period: string) => money("revenue_previous_years", 10, { period, id: period });
    expect(gap("revenue_previous_years", [year("2024")])).toMatchObject({ status: "PARTIAL", reason: "1 of 2 values is known" });
    expect(gap("revenue_previous_years", [year("2024"), year("2023")]).status).toBe("VERIFIED");
  });
});

describe("the other states", () => {
  it("CONFLICTING tells both figures and which counts", () => {
    const g = gap("total_assets", [money("total_assets", 100, { id: "a" }), money("total_assets", 150, { id: "b" })]);
    expect(g).toMatchObject({
      status: "CONFLICTING", value: { number: 100 },
      reason: "Statements on total assets of 2025 differ by 33.3 %. Both are grade A: the worse value is used" });
    expect(g.candidates.map((c) => c.findingId)).toEqual(["a", "b"]);
  });
  it("PARTIAL when only a companion is known", () => {
    expect(gap("storage_capacity", [figure("stock_days", 14)])).toMatchObject({ status: "PARTIAL", reason: "Only days of vital stock on hand is known", value: null });
  });
  it("NOT_APPLICABLE by answer or because nothing it serves applies", () => {
    const note = "No loans were ever taken";
    expect(gap("arrears_days", [], { answers: [answer({ dataPoint: "arrears_days", kind: "NOT_APPLICABLE", note })] })).toMatchObject({
      status: "NOT_APPLICABLE", reason: `A person answered that it does not apply: ${note}` });
    expect(gap("internet_connectivity", [], { conditions: { "depends-on-devices": false } }).status).toBe("NOT_APPLICABLE");
  });
  it("MISSING again when what was found is rejected, and the finding stays to be taken back", () => {
    const g = gap("total_assets", [money("total_assets", 100, { id: "x" })], { answers: [answer({ dataPoint: "total_assets", kind: "REJECTED", findingId: "x" })] });
    expect(g).toMatchObject({ status: "MISSING", value: null, reason: "What was found was rejected, and nothing else is known", answer: { kind: "REJECTED" } });
    expect(g.candidates.map((c) => c.findingId)).toEqual(["x"]);
  });
  it("mandatory follows the conditions", () => {
    expect(gap("arrears_days").mandatory).toBe(true);
    expect(gap("arrears_days", [], { conditions: { "had-debt": false } }).mandatory).toBe(false);
    expect(gap("unit_cost").mandatory).toBe(false);
  });
});

describe("the effect of an answer", () => {
  const debt = [
    money("operating_cash_flow", 1_876_000), money("annual_debt_service", 1_340_000), figure("arrears_days", 0),
    money("interest_expense", 1_710_000), money("revenue_latest_year", 14_250_000),
  ];
  it("closes the indicator's width as the worked example says: 36 to 61 in one of five indicators of one of seven categories", () => {
    const { effect } = gap("overdue_debtors_share_pct", debt);
    expect(effect.categoryRangeClosed).toBe(5); // (61 - 36.25) / 5 = 4.95
    expect(effect.rangeClosed).toBe(0.7);
    expect(effect.canMoveCategoryBand).toContain("FINANCIAL");
    expect(effect.needs).toEqual([]);
  });
  it("is nothing for what is verified", () => {
    expect(gap("arrears_days", debt).effect).toEqual({ rangeClosed: 0, categoryRangeClosed: 0, canMoveOverallBand: false, canMoveCategoryBand: [], flags: [], needs: [] });
  });
  it("is shared with what else its figure needs", () => {
    const alone = gap("current_assets", [money("current_liabilities", 50)]).effect;
    const both = gap("current_assets").effect;
    expect(alone.needs).toEqual(["revenue_latest_year"]);
    expect(both.needs).toEqual(["current_liabilities", "revenue_latest_year"]);
    expect(both.rangeClosed).toBeLessThan(alone.rangeClosed);
  });
  it("is nothing where only the deployer can open the figure", () => {
    const yields = stated("yield_per_hectare", { kind: "number", number: 3, high: null }, { grade: "D" });
    expect(gap("yield_per_hectare", [yields]).effect.rangeClosed).toBe(0);
    expect(gap("yield_per_hectare", [], { references: { ref_yield_norm: 3 } }).effect.rangeClosed).toBeGreaterThan(0);
  });
  it("names the flags an answer can raise or clear", () => {
    expect(gap("arrears_days").effect.flags).toEqual(["serious-arrears-or-default"]);
    expect(gap("annual_debt_service", [money("operating_cash_flow", 1)]).effect.flags).toEqual(["dscr-below-one"]);
  });
  it("of better evidence is what the grade holds back", () => {
    const turnover = figure("staff_turnover_pct", 5, { grade: "D" });
    expect(gap("staff_turnover_pct", [turnover]).effect.categoryRangeClosed).toBe(0);
    expect(gap("staff_turnover_pct", [turnover]).status).toBe("PARTIAL");
  });
});
