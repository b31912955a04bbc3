import { describe, expect, it } from "vitest";
import { answer, assessInput, figure, judged, money } from "@/testing/risk-factories";
import { assess } from "./assess";
import type { VerifiedFinding } from "./finding";
import type { LevelId } from "./rubric";
import { compareOpinions, countOpinions } from "./second-opinion";

const ETHICS = "behavioral.ethics-compliance";
const ethics = (level: LevelId): VerifiedFinding => judged(ETHICS, "judgement", level, "A", { quote: `It reads as ${level}.` });
const compare = (used: VerifiedFinding[], other: VerifiedFinding[], answers: Parameters<typeof answer>[0][] = []) =>
  compareOpinions(...([used, other].map((findings) => assess(assessInput(findings, { answers: answers.map(answer) }))) as [ReturnType<typeof assess>, ReturnType<typeof assess>]));

describe("two analysts side by side", () => {
  it.each([
    ["LOW", "LOW", 0, false], ["LOW", "MODERATE", 1, false], ["CRITICAL", "HIGH", 1, false], ["LOW", "HIGH", 2, true], ["CRITICAL", "LOW", 3, true],
  ] as const)("%s beside %s is %d apart, for a person to look at: %s", (one, two, apart, review) => {
    const [row, ...more] = compare([ethics(one)], [ethics(two)]);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ indicator: ETHICS, apart, review, used: { level: one }, other: { level: two } });
    expect([row?.used.evidence[0]?.quote, row?.other.evidence[0]?.quote]).toEqual([`It reads as ${one}.`, `It reads as ${two}.`]);
  });

  it("shows what only one of them found and asks nobody about it", () => {
    const rows = compare([ethics("CRITICAL")], []);
    expect(rows).toMatchObject([{ apart: null, review: false, other: { level: null, score: null, evidence: [] } }]);
    expect(countOpinions(rows)).toEqual({ both: 0, same: 0, oneApart: 0, review: 0, onlyUsed: 1, onlyOther: 0 });
  });

  it("gives each one's figures, and never a mean of the two", () => {
    const debt = (cash: number): VerifiedFinding[] => [money("operating_cash_flow", cash), money("annual_debt_service", 1_000_000), figure("arrears_days", 0)];
    const row = compare(debt(900_000), debt(2_500_000)).find(({ indicator }) => indicator === "financial.debt-service");
    const cover = (side: "used" | "other"): number | null | undefined => row?.[side].figures.find(({ metric }) => metric === "dscr")?.value;
    expect([cover("used"), cover("other")]).toEqual([0.9, 2.5]);
    expect(row?.used.score).toBe(assess(assessInput(debt(900_000))).categories.flatMap(({ indicators }) => indicators).find(({ id }) => id === "financial.debt-service")?.evidenced);
  });

  it("counts a person's answer into both, so that it makes no disagreement", () => {
    const rows = compare([], [], [{ dataPoint: "arrears_days", kind: "CORRECTED", value: { kind: "number", number: 200, high: null } }]);
    const row = rows.find(({ indicator }) => indicator === "financial.debt-service");
    expect(row?.used).toEqual(row?.other);
    expect(countOpinions(rows).review).toBe(0);
  });
});
