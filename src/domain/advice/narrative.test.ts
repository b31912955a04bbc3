import { describe, expect, it } from "vitest";
import { assessInput, figure, judged, money, testRubric } from "@/testing/risk-factories";
import { assess } from "../risk/assess";
import { narrativeByRules, narrativeFaults, narrativeGround, type NarrativeGround } from "./narrative";

const GROUND: NarrativeGround = {
  overall: [53, 47, 60, 81, 100, 7], bands: ["Low", "Moderate", "High", "Critical"],
  categories: [{ name: "Market", level: "High", figures: [66, 60, 70, 90, 12] }, { name: "Financial", level: "Moderate", figures: [40, 35, 45, 1.4, 2025, 14_250_000] }],
};
const faults = (text: string): string[] => narrativeFaults(GROUND, "Moderate", text);

describe("figures of a narrative", () => {
  it.each([
    "The firm stands at 53 of 100, between 47 and 60, with 81 % of the weight evidenced.",
    "Market weighs most: High, 66. Two of seven categories matter.",
    "Financial: debt cover was 1.4 in 2025 on sales of KES 14,250,000.",
    "Market at 66 pulls the overall Moderate result up.",
    "Both Market (66) and Financial (40) count.",
    "Of the parts, 66 and 40 stand out.",
  ])("may say: %s", (text) => expect(faults(text)).toEqual([]));

  it.each([
    ["The firm stands at 54 of 100.", "54 in “The firm stands at 54 of 100.” is not a figure of the results."],
    ["Market is at 40.", "40 in “Market is at 40.” is not a figure of Market."],
    ["Sales of KES 14.2 million are enough.", "14.2 in “Sales of KES 14.2 million are enough.” is not a figure of the results."],
    ["Fifty-five growers sell to it.", "55 in “Fifty-five growers sell to it.” is not a figure of the results."],
    ["Market is Low.", "“Market is Low.”: Market is High."],
  ])("may not say: %s", (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });
});

describe("a narrative by rules", () => {
  const rubric = testRubric();
  const all = [money("operating_cash_flow", 1_876_000), money("annual_debt_service", 1_340_000), figure("arrears_days", 0), judged("behavioral.ethics-compliance", "judgement", "CRITICAL")];

  it.each([["nothing", []], ["a few papers", all]])("passes its own check on %s", (_name, findings) => {
    const assessed = assess(assessInput(findings));
    const text = narrativeByRules(rubric, assessed);
    expect(narrativeFaults(narrativeGround(rubric, assessed), null, text)).toEqual([]);
    expect(text.split("\n\n")).toHaveLength(3);
    expect(text).toContain(String(assessed.overall.high));
  });
});
