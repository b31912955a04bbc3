import { describe, expect, it } from "vitest";
import { answer, testRubric } from "@/testing/risk-factories";
import { besideQuestion, nextQuestion, planInterview, progressOf, type QuestionDef, type QuestionGround } from "./interview";

const def = (key: string, over: Partial<QuestionDef> = {}): QuestionDef => ({ key, parent: null, category: "MARKET", interview: "short", mandatoryIf: [], ...over });
const defs = [
  def("sales"), def("sales_next", { parent: "sales" }), def("late_days", { mandatoryIf: ["had-debt", "asks-for-finance"] }),
  def("water"), def("water_days", { parent: "water" }), def("rules", { interview: "full" }),
];
const open: QuestionGround = { status: "MISSING", answer: null, skipped: false };
const said: QuestionGround = { status: "PARTIAL", answer: answer({ dataPoint: "x", kind: "CORRECTED" }), skipped: false };
const declined: QuestionGround = { status: "NOT_APPLICABLE", answer: answer({ dataPoint: "x", kind: "NOT_APPLICABLE" }), skipped: false };
const plan = (known: Record<string, Partial<QuestionGround>> = {}, conditions: Record<string, boolean> = {}, length: "short" | "full" = "full") =>
  planInterview(defs, (key) => ({ ...open, ...known[key] }), conditions, length);
const keys = (...args: Parameters<typeof plan>): string[] => plan(...args).map((q) => q.dataPoint);

describe("which questions are put", () => {
  it("every one in the rubric's order, the short interview only its own", () => {
    expect(keys()).toEqual(["sales", "sales_next", "late_days", "water", "water_days", "rules"]);
    expect(keys({}, {}, "short")).toEqual(["sales", "sales_next", "late_days", "water", "water_days"]);
  });
  it("none that the conditions exclude: one no is not enough, and silence excludes nothing", () => {
    expect(keys({}, { "had-debt": false })).toContain("late_days");
    expect(keys({}, { "had-debt": false, "asks-for-finance": false })).not.toContain("late_days");
    expect(keys({ water: { status: "NOT_APPLICABLE" } })).toEqual(["sales", "sales_next", "late_days", "rules"]);
  });
  it("no follow-up of what does not apply or was passed over; what a person answered stays in sight", () => {
    expect(keys({ water: declined })).toContain("water");
    expect(keys({ water: declined })).not.toContain("water_days");
    expect(keys({ sales: { skipped: true } })).not.toContain("sales_next");
    expect(keys({ late_days: said }, { "had-debt": false, "asks-for-finance": false })).toContain("late_days");
  });
  it("covers the rubric: each data point has a question of its own in plain words", () => {
    const { dataPoints } = testRubric();
    const all = planInterview(dataPoints, () => open, {}, "full");
    expect(all).toHaveLength(dataPoints.length);
    expect(dataPoints.filter(({ ask, label }) => !ask.trim().endsWith("?") && !/[.?]$/.test(ask) || ask === label).map(({ key }) => key)).toEqual([]);
    expect(new Set(dataPoints.map(({ ask }) => ask)).size).toBe(dataPoints.length);
  });
});

describe("how far it is", () => {
  const questions = plan({ sales: said, sales_next: { skipped: true }, late_days: { status: "VERIFIED" } });
  it("counts answers and what the documents settle; skipped ones stay open", () => {
    expect(questions.map((q) => q.state)).toEqual(["ANSWERED", "SKIPPED", "FOUND", "OPEN", "OPEN", "OPEN"]);
    expect(progressOf(questions)).toEqual({ done: 2, total: 6, skipped: 1 });
  });
  it("a rejected passage answers nothing", () => {
    expect(plan({ sales: { answer: answer({ dataPoint: "sales", kind: "REJECTED" }) } })[0]?.state).toBe("OPEN");
  });
  it("goes on with the next open question, round the end, and to skipped ones when told to", () => {
    expect(nextQuestion(questions, null)).toBe("water");
    expect(nextQuestion(questions, "water")).toBe("water_days");
    expect(nextQuestion(questions, "rules")).toBe("water");
    expect(nextQuestion(questions, "rules", true)).toBe("sales_next");
    expect(nextQuestion(plan({ sales: said, sales_next: said, late_days: said, water: said, water_days: said, rules: said }), "sales")).toBeNull();
  });
  it("steps to the neighbours and stops at the ends", () => {
    expect([besideQuestion(questions, "sales", -1), besideQuestion(questions, "sales", 1), besideQuestion(questions, "nothing", 1)]).toEqual([null, "sales_next", null]);
  });
});
