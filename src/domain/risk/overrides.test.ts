import { describe, expect, it } from "vitest";
import { judged, money, assessInput } from "@/testing/risk-factories";
import { listGaps } from "../gaps/list-gaps";
import { assess, type AssessInput } from "./assess";
import type { Assessed, IndicatorResult } from "./assessed";
import type { Override } from "./overrides";

const DEBT = "financial.debt-service";
const covering = (cash: number) => [
  money("operating_cash_flow", cash), money("net_profit_latest", 0), money("interest_expense", 0), money("annual_debt_service", 1_340_000),
];
const set = (over: Partial<Override> = {}): Override => ({
  indicator: DEBT, level: "LOW", reason: "The lender confirmed it", evidence: "Letter of 3 May", by: "person", at: "2026-05-20T10:00:00.000Z",
  computed: { level: null, score: 90 }, ...over,
});
const run = (findings: AssessInput["findings"], over: Partial<AssessInput> = {}): Assessed => assess(assessInput(findings, over));
const indicator = (assessed: Assessed, id = DEBT): IndicatorResult => {
  const found = assessed.categories.flatMap((category) => category.indicators).find((each) => each.id === id);
  if (!found) throw new Error(`no indicator ${id}`);
  return found;
};
const category = (assessed: Assessed) => assessed.categories.find((each) => each.indicators.some((own) => own.id === DEBT));

describe("a level set by a person", () => {
  const findings = [...covering(1_206_000), judged("market.demand", "judgement", "HIGH")];
  const before = run(findings);

  it("counts as its anchor upwards, closes its range, and keeps the calculated value beside it", () => {
    const after = run(findings, { overrides: [set()] });
    expect(indicator(after)).toMatchObject({ evidenced: 15, provisional: 15, low: 15, high: 15, level: "LOW", coverage: indicator(before).coverage });
    expect(indicator(after).override?.computed).toMatchObject({ evidenced: indicator(before).evidenced, low: indicator(before).low, high: indicator(before).high });
    expect(category(after)?.evidenced).toBe(15);
    expect(category(after)?.coverage).toBe(category(before)?.coverage);
    expect(indicator(after).components).toEqual(indicator(before).components);
  });

  it("leaves what it is made without untouched: taking it back gives the first result again", () => {
    expect(run(findings, { overrides: [] })).toEqual(before);
    expect(indicator(before).override).toBeNull();
  });

  it("is stale once the rules give another level or score than when it was set", () => {
    const now = indicator(before);
    const fresh = set({ computed: { level: now.level, score: now.evidenced } });
    expect(indicator(run(findings, { overrides: [fresh] })).override?.staleSince).toBeNull();
    const moved = indicator(run(covering(4_000_000), { overrides: [fresh] }));
    expect(moved).toMatchObject({ evidenced: 15, override: { staleSince: { score: now.evidenced, level: now.level } } });
  });

  it("never hides a confirmed flag", () => {
    const flagDecisions = [{ flag: "dscr-below-one", state: "CONFIRMED" as const, by: "person", reason: "seen" }];
    const both = indicator(run(findings, { overrides: [set()], flagDecisions }));
    expect(both).toMatchObject({ evidenced: 81, low: 81, level: "CRITICAL", guards: [{ rule: "HARD_FLAG", from: 15, to: 81 }] });
  });

  it("gives a level where there is no evidence, without adding coverage", () => {
    const after = indicator(run([], { overrides: [set({ level: "HIGH", computed: { level: null, score: null } })] }));
    expect(after).toMatchObject({ evidenced: 70, level: "HIGH", coverage: 0, override: { staleSince: null, computed: { evidenced: null } } });
  });

  it("is left aside while the indicator does not apply", () => {
    const conditions = { "sells-food-or-feed": false, exports: false };
    expect(indicator(run([], { conditions, overrides: [set({ indicator: "operational.quality" })] }), "operational.quality")).toMatchObject({ applicable: false, override: null });
  });

  it("is said in the recommendations, and its gaps no longer move the result", () => {
    const input = assessInput(findings, { overrides: [set({ level: "CRITICAL" })] });
    const assessed = assess(input);
    expect(assessed.recommendations.find((each) => each.indicator === DEBT)?.why).toContain("was set to critical by a person: The lender confirmed it");
    const arrears = listGaps({ ...input, assessed }).find((gap) => gap.dataPoint === "arrears_days");
    expect(arrears?.effect.categoryRangeClosed).toBe(0);
  });
});
