import { describe, expect, it } from "vitest";
import { answer, assessInput, exposed, figure, flagWording, judged, money, stated, testRubric } from "@/testing/risk-factories";
import { assess, type AssessInput } from "./assess";
import type { Assessed, ComponentResult, IndicatorResult } from "./assessed";
import type { VerifiedFinding } from "./finding";

const indicator = (result: Assessed, id: string): IndicatorResult => {
  const found = result.categories.flatMap((c) => c.indicators).find((i) => i.id === id);
  if (!found) throw new Error(id);
  return found;
};
const component = (result: Assessed, id: string, part: string): ComponentResult => {
  const found = indicator(result, id).components.find((c) => c.id === part);
  if (!found) throw new Error(part);
  return found;
};
const run = (findings: VerifiedFinding[] = [], over: Partial<AssessInput> = {}): Assessed => assess(assessInput(findings, over));
const fact = (result: Assessed, key: string) => result.facts.find((f) => f.dataPoint === key);

const debt = (cashFlow: number): VerifiedFinding[] => [
  money("operating_cash_flow", cashFlow), money("annual_debt_service", 1_340_000), figure("arrears_days", 0),
  money("interest_expense", 1_710_000), money("revenue_latest_year", 14_250_000),
];

describe("the worked examples, from findings to figures", () => {
  it("debt and repayment record: 43 Moderate of 75 %, provisional 50, range 36 to 61", () => {
    const result = indicator(run(debt(1_876_000)), "financial.debt-service");
    expect(result).toMatchObject({ evidenced: 43, provisional: 50, low: 36, high: 61, coverage: 0.75, level: "MODERATE", sufficient: true });
    expect(result.finding).toBe(
      "Debt service coverage ratio 1.4 for 2025 (moderate); longest delay on a loan payment 0 days (low); interest as a share of sales 12 % for 2025 (high). Not known: customer debts older than 90 days.");
  });

  it("coverage of 0.9: lifted to 61, the flag is proposed, and 81 once a person confirms it", () => {
    const proposed = run(debt(1_206_000));
    expect(indicator(proposed, "financial.debt-service")).toMatchObject({ evidenced: 61, guards: [{ rule: "WORST_OF", from: 58, to: 61 }] });
    expect(proposed.flags).toMatchObject([{ id: "dscr-below-one", state: "PROPOSED", because: "Debt service coverage ratio is 0.9; the line is < 1" }]);
    const confirmed = run(debt(1_206_000), { flagDecisions: [{ flag: "dscr-below-one", state: "CONFIRMED", by: "reviewer", reason: "seen" }] });
    expect(indicator(confirmed, "financial.debt-service")).toMatchObject({ evidenced: 81, level: "CRITICAL", low: 81, high: 81 });
    const dismissed = run(debt(1_206_000), { flagDecisions: [{ flag: "dscr-below-one", state: "DISMISSED", by: "reviewer", reason: "restructured" }] });
    expect(indicator(dismissed, "financial.debt-service").evidenced).toBe(61);
  });

  it.each([["B", 15, 2], ["C", 45, 1], ["D", 70, 0]] as const)("weather exposure with mitigation of grade %s: %d after %d steps", (grade, residual, steps) => {
    const result = run([
      exposed("climate.weather-exposure", 4, 3), figure("rainfed_share_pct", 90), figure("climate_loss_events_5y", 2),
      judged("climate.weather-exposure", "judgement", "LOW", grade),
    ]);
    expect(indicator(result, "climate.weather-exposure")).toMatchObject({ evidenced: residual, exposure: { inherent: 70, residual, steps } });
  });
});

describe("nothing known", () => {
  it("is no score: everything provisional at 70, the range wide open", () => {
    const { overall, flags, facts } = run();
    expect(overall).toMatchObject({ evidenced: null, provisional: 70, low: 15, high: 90, coverage: 0, level: null, sufficient: false });
    expect([flags, facts]).toEqual([[], []]);
  });
});

describe("evidence grades", () => {
  const turnover = (over: Partial<Omit<VerifiedFinding, "subject" | "value">>) => component(run([figure("staff_turnover_pct", 5, over)]), "operational.workforce", "staff_turnover");
  it("a statement alone is never low", () => {
    expect(turnover({ grade: "D" })).toMatchObject({ level: "MODERATE", uncapped: "LOW", grade: "D", notes: ["Grade D alone supports moderate at best"] });
    expect(turnover({ grade: "C" })).toMatchObject({ level: "LOW", uncapped: null });
  });
  it("a forecast, or a period that has not ended, is a statement whatever the paper", () => {
    expect(turnover({ grade: "A", projected: true }).grade).toBe("D");
    expect(turnover({ grade: "A", period: "2026" }).grade).toBe("D");
    expect(turnover({ grade: "A", period: "2025" }).grade).toBe("A");
  });
  it("a metric is as good as its weakest fact; a plan beside facts does not pull it down", () => {
    const sales = [money("revenue_latest_year", 10), money("projected_revenue_next_year", 11, { period: "2026", projected: true, grade: "D" })];
    expect(component(run(sales), "market.demand", "planned_sales_multiple")).toMatchObject({ level: "LOW", grade: "A" });
    const mixed = [money("cost_of_sales", 5, { grade: "D" }), money("revenue_latest_year", 10)];
    expect(component(run(mixed), "financial.cost-structure", "gross_margin")).toMatchObject({ level: "MODERATE", uncapped: "LOW", grade: "D" });
  });
  const appraisal = { documentId: "doc", documentType: "annual-accounts", template: false, dated: null, firm: null };
  it("old accounts drop one grade, a stale statement is no evidence", () => {
    const old = [money("total_assets", 100, { period: "2023" })];
    expect(fact(run(old, { appraisals: [appraisal] }), "total_assets")?.grade).toBe("B");
    expect(fact(run(old, { appraisals: [{ ...appraisal, dated: "2025-06-30" }] }), "total_assets")?.grade).toBe("A");
    expect(run([money("total_assets", 100, { period: "2023", grade: "D" })], { appraisals: [appraisal] }).facts).toEqual([]);
  });
  it("a template is no evidence and proposes its flag", () => {
    const result = run([money("total_assets", 100), judged("governance.reporting", "judgement", "LOW")], { appraisals: [{ ...appraisal, template: true }] });
    expect(result.facts).toEqual([]);
    expect(component(result, "governance.reporting", "judgement").level).toBeNull();
    expect(result.flags.map((f) => f.id)).toEqual(["template-or-empty-document"]);
  });
});

describe("which value counts", () => {
  it.each([
    ["the better grade", [money("total_assets", 100, { grade: "C" }), money("total_assets", 300, { grade: "A" })], 300],
    ["on a tie the worse value: less of an asset", [money("total_assets", 100), money("total_assets", 300)], 100],
    ["on a tie the worse value: more of a debt", [money("total_liabilities", 100), money("total_liabilities", 300)], 300],
    ["the later period", [money("total_assets", 300, { period: "2024" }), money("total_assets", 500, { period: "2025" })], 500],
    ["the actual one, however much later and better the forecast", [money("total_assets", 100, { grade: "D" }), money("total_assets", 500, { projected: true, period: "2027" })], 100],
  ] as const)("%s", (_, findings, value) => {
    for (const list of [[...findings], [...findings].reverse()]) expect(fact(run(list), keyOf(list))?.value).toMatchObject({ number: value });
  });
  const keyOf = (list: readonly VerifiedFinding[]): string => (list[0]?.subject.kind === "dataPoint" ? list[0].subject.key : "");

  it("of a range, the worse end", () => {
    const range = stated("staff_turnover_pct", { kind: "number", number: 8, high: 12 });
    expect(component(run([range]), "operational.workforce", "staff_turnover")).toMatchObject({ level: "MODERATE", computed: { value: 12 } });
  });

  it("a person's answer before any finding; typed without a document it is a statement", () => {
    const typed = answer({ dataPoint: "staff_turnover_pct", kind: "CORRECTED", value: { kind: "number", number: 50, high: null } });
    const result = run([figure("staff_turnover_pct", 5)], { answers: [typed] });
    expect(component(result, "operational.workforce", "staff_turnover")).toMatchObject({ level: "CRITICAL", grade: "D", evidence: [{ answeredBy: "person" }] });
    const withPaper = { ...typed, documentId: "payroll" };
    const appraisals = [{ documentId: "payroll", documentType: "hr-contracts-and-policies", template: false, dated: null, firm: null }];
    expect(fact(run([], { answers: [withPaper], appraisals }), "staff_turnover_pct")?.grade).toBe("B");
    expect(fact(run([], { answers: [withPaper] }), "staff_turnover_pct")?.grade).toBe("C");
  });

  it("an accepted finding settles, a rejected one is out, and taking the answer back brings it in again", () => {
    const findings = [figure("staff_turnover_pct", 5, { id: "a", grade: "C" }), figure("staff_turnover_pct", 50, { id: "b", grade: "A" })];
    expect(fact(run(findings), "staff_turnover_pct")).toMatchObject({ value: { number: 50 }, contradicted: true });
    const accepted = run(findings, { answers: [answer({ dataPoint: "staff_turnover_pct", kind: "ACCEPTED", findingId: "a" })] });
    expect(fact(accepted, "staff_turnover_pct")).toMatchObject({ value: { number: 5 }, contradicted: false, grade: "C" });
    const rejected = run(findings, { answers: [answer({ dataPoint: "staff_turnover_pct", kind: "REJECTED", findingId: "b" })] });
    expect(fact(rejected, "staff_turnover_pct")).toMatchObject({ value: { number: 5 }, contradicted: false });
  });
});

describe("contradictions", () => {
  const pair = (a: number, b: number, over = {}) => run([money("revenue_latest_year", a, { id: "a" }), money("revenue_latest_year", b, { id: "b", ...over })]);
  it.each([[100, 95, 0], [100, 94, 1], [100, 106, 1]])("%d and %d: %d", (a, b, count) => expect(pair(a, b).contradictions).toHaveLength(count));
  it("names both, the difference, and which is used", () => {
    expect(pair(100, 90).contradictions).toMatchObject([{
      dataPoint: "revenue_latest_year", period: "2025", findingIds: ["a", "b"], differencePercent: 10, used: "Both are grade A: the worse value is used",
      statements: [{ value: { number: 90 }, used: true, evidence: { findingId: "b" } }, { value: { number: 100 }, used: false, evidence: { findingId: "a" } }],
    }]);
    expect(pair(100, 90, { grade: "C" }).contradictions[0]?.used).toBe("The figure of the better grade, A, is used");
  });
  it.each([["another period", { period: "2024" }], ["another currency", { currency: "USD" }], ["a forecast", { projected: true }]])("is none against %s", (_, over) => {
    expect(pair(100, 50, over).contradictions).toEqual([]);
  });
  it("is none between two products' prices", () => {
    expect(run([money("selling_price", 52), money("selling_price", 90)]).contradictions).toEqual([]);
  });
  it("on sales of one period wider than a fifth, the flag is proposed", () => {
    expect(pair(100, 79).flags).toMatchObject([{ id: "revenue-contradiction", state: "PROPOSED", because: "Two figures for sales in the latest full year of 2025 differ by 21 %" }]);
    expect(pair(100, 81).flags).toEqual([]);
  });
});

describe("a derived figure never mixes", () => {
  const ratio = (...findings: VerifiedFinding[]) => component(run(findings), "financial.liquidity", "current_ratio");
  it("periods: it takes the latest both share", () => {
    const both = ratio(
      money("current_assets", 100, { period: "2025" }), money("current_assets", 60, { period: "2024" }), money("current_liabilities", 50, { period: "2024" }));
    expect(both.computed).toMatchObject({ value: 1.2, period: "2024", why: null });
    const none = ratio(money("current_assets", 100, { period: "2025" }), money("current_liabilities", 50, { period: "2024" }));
    expect([none.level, none.computed?.value, none.computed?.why]).toEqual([null, null, "Not computable: its figures are of different periods (2024, 2025)"]);
  });
  it("currencies", () => {
    expect(ratio(money("current_assets", 100), money("current_liabilities", 50, { currency: "USD" })).computed?.why)
      .toBe("Not computable: its figures are in different currencies (KES, USD)");
  });
  it("plans and facts", () => {
    expect(ratio(money("current_assets", 100), money("current_liabilities", 50, { projected: true })).computed?.why)
      .toBe("Not computable: it would mix a forecast with actual figures");
  });
  it("but of forecasts alone it is made, as a statement and labelled", () => {
    const planned = ratio(money("current_assets", 300, { projected: true, period: "2027" }), money("current_liabilities", 100, { projected: true, period: "2027" }));
    expect(planned).toMatchObject({ level: "MODERATE", uncapped: "LOW", grade: "D", computed: { projected: true } });
    expect(planned.notes[0]).toBe("Based on projections: no actual figures were found");
  });
  it("quarters and years: a part of a year is shown and not reckoned with", () => {
    const quarter = { period: "2025-07/2025-09" };
    const result = run([money("cash_balance", 30, { period: "2025" }), money("operating_costs_latest", 25, quarter)]);
    expect(component(result, "financial.liquidity", "cash_days").computed).toMatchObject({
      value: null, why: "Not computable: running costs in the latest full year is stated for 2025-07/2025-09, not for a full year" });
    const full = run([money("operating_costs_latest", 25, quarter), money("operating_costs_latest", 90, { period: "2024", grade: "C" })]);
    expect(fact(full, "operating_costs_latest")).toMatchObject({ value: { number: 90 }, period: "2024" });
  });
  it("product units", () => {
    const headroom = (unit: string) => component(
      run([money("selling_price", 52, { unit: "kg" }), money("unit_cost", 41, { unit })]), "market.pricing", "price_headroom").computed;
    expect(headroom("kg")?.value).toBeCloseTo(21.15, 2);
    expect(headroom("bag")?.value).toBeNull();
  });
  it("and takes no other unit for its own", () => {
    const gap = (unit: string) => component(run([figure("yield_per_hectare", 20, { unit })], { references: { ref_yield_norm: 3 } }), "operational.production", "yield_gap").computed;
    expect(gap("t/ha")?.value).toBeCloseTo(-566.67, 2);
    expect(gap("bags/acre")?.value).toBeNull();
  });
  it("says what is missing, the deployer's reference inputs too", () => {
    const growth = component(run([money("revenue_latest_year", 100)]), "financial.revenue-stability", "real_revenue_growth").computed;
    expect(growth).toMatchObject({ missing: ["revenue_previous_years", "ref_inflation_pct"] });
    expect(growth?.why).toBe("Not computable: sales in earlier years is unknown; the reference input yearly consumer inflation has not been set by whoever runs this service");
  });
});

describe("several years", () => {
  const years = [money("revenue_previous_years", 12.9, { period: "2024" }), money("revenue_previous_years", 13.4, { period: "2023" })];
  const sales = money("revenue_latest_year", 14.25);
  const growth = (findings: VerifiedFinding[]) => component(run(findings, { references: { ref_inflation_pct: 5 } }), "financial.revenue-stability", "real_revenue_growth").computed;
  it("are read newest first, whatever their order", () => {
    expect(growth([sales, ...years])?.value).toBeCloseTo(5.47, 2);
    expect(growth([...years].reverse().concat(sales))?.value).toBeCloseTo(5.47, 2);
    expect(fact(run(years), "revenue_previous_years")?.series).toEqual([12.9, 13.4]);
  });
  it("do not make a year's growth across a missing year", () => expect(growth([sales, money("revenue_previous_years", 13.4, { period: "2023" })])?.value).toBeNull());
  it("do not include the latest year itself", () => expect(growth([sales, money("revenue_previous_years", 14.25, { period: "2025" }), ...years])?.value).toBeCloseTo(5.47, 2));
  it("can be typed", () => {
    const typed = answer({ dataPoint: "revenue_previous_years", kind: "CORRECTED", currency: "KES", value: { kind: "number", number: 12.9, high: null, earlier: [{ number: 13.4, period: "2023" }] } });
    expect(component(run([sales], { answers: [typed] }), "financial.revenue-stability", "revenue_variation").computed?.value).toBeCloseTo(5.05, 2);
  });
});

describe("guards of metrics", () => {
  it("equity of nothing or less is critical and proposes its flag", () => {
    const result = run([money("total_assets", 100), money("total_liabilities", 140)]);
    expect(component(result, "financial.capital-structure", "debt_to_equity")).toMatchObject({ level: "CRITICAL", computed: { value: null } });
    expect(result.flags.map((f) => f.id)).toContain("negative-equity");
  });
  it("no payments at all are low, once the credit record is known", () => {
    const none = money("annual_debt_service", 0);
    expect(component(run([none]), "financial.debt-service", "dscr").level).toBeNull();
    const record = stated("credit_history", { kind: "text", text: "No listing" }, { grade: "B" });
    expect(component(run([none, money("operating_cash_flow", 5), record]), "financial.debt-service", "dscr")).toMatchObject({ level: "LOW", grade: "B" });
  });
});

describe("start-ups", () => {
  const sound = [money("current_assets", 300), money("current_liabilities", 100)];
  const startup = run(sound, { conditions: { "is-startup": true } });
  it("are moderate at best in the named category only, and labelled", () => {
    expect(component(startup, "financial.liquidity", "current_ratio")).toMatchObject({ level: "MODERATE", uncapped: "LOW" });
    expect(startup.categories[0]).toMatchObject({ startup: true, low: 45 });
    expect(startup.categories[1]).toMatchObject({ startup: false, low: 15 });
    expect(indicator(startup, "financial.liquidity").guards).toMatchObject([{ rule: "STARTUP", from: 15, to: 45 }]);
  });
  it.each([
    ["founded lately", [stated("registration_date", { kind: "date", date: "2025-01-10" })], true],
    ["two years of sales", [money("revenue_latest_year", 5), money("revenue_previous_years", 4, { period: "2024" })], false],
    ["one audited year", [figure("audited_years_count", 1)], true],
    ["three audited years", [figure("audited_years_count", 3)], false],
    ["nothing known", [], false],
  ])("%s", (_, findings, is) => expect(run(findings).startup).toBe(is));
});

describe("what applies", () => {
  it("only a person's no to every condition takes an indicator out", () => {
    const one = run([], { conditions: { "sells-food-or-feed": false } });
    expect(indicator(one, "operational.quality").applicable).toBe(true);
    const both = run([], { conditions: { "sells-food-or-feed": false, exports: false } });
    expect(indicator(both, "operational.quality")).toMatchObject({ applicable: false });
    expect(indicator(both, "operational.quality").notApplicable).toContain("Does it sell food or feed?");
  });
  it("what does not apply leaves the mean and the coverage", () => {
    const known = [judged("technology.data-management", "judgement", "HIGH"), judged("technology.analytics", "judgement", "HIGH")];
    const no = { "depends-on-devices": false, "holds-personal-data": false, "pays-electronically": false, "records-expected": false };
    const [all, fewer] = [run(known), run(known, { conditions: no })].map((r) => r.categories[6]);
    expect(fewer?.coverage).toBeGreaterThan(all?.coverage ?? 1);
    expect(fewer?.high).toBeLessThan(all?.high ?? 0);
  });
  it("a confirmed flag shows that it applies after all", () => {
    const over = { conditions: { "sells-food-or-feed": false, exports: false }, flagDecisions: [{ flag: "banned-pesticide", state: "CONFIRMED" as const, by: "r", reason: "seen" }] };
    expect(indicator(run([], over), "operational.quality")).toMatchObject({ applicable: true, evidenced: 81, level: "CRITICAL" });
  });
  it("a figure that does not apply carries no weight, unless nothing else would be left", () => {
    const no = (dataPoint: string) => answer({ dataPoint, kind: "NOT_APPLICABLE", note: "No loans" });
    expect(component(run([], { answers: [no("arrears_days")] }), "financial.debt-service", "arrears").applicable).toBe(false);
    expect(indicator(run([judged("operational.workforce", "judgement", "LOW")], { answers: [no("staff_turnover_pct")] }), "operational.workforce").coverage).toBe(0.5);
  });
  it("farm cost lines are left out for who produces nothing", () => {
    const costs = [money("operating_costs_latest", 95), money("revenue_latest_year", 100)];
    expect(component(run(costs), "financial.cost-structure", "operating_expense_ratio").level).toBe("HIGH");
    const trader = run(costs, { conditions: { "grows-crops": false, "keeps-livestock": false } });
    expect(component(trader, "financial.cost-structure", "operating_expense_ratio")).toMatchObject({ applicable: false, level: null });
  });
});

describe("flags", () => {
  it("are proposed from wording with its quotation, never confirmed by the machine", () => {
    const result = run([flagWording("fraud-or-forgery", { quote: "an act of fraud" })]);
    expect(result.flags).toMatchObject([{ id: "fraud-or-forgery", state: "PROPOSED", because: "Wording to look at: “an act of fraud”", evidence: [{ quote: "an act of fraud" }] }]);
    expect(result.overall.evidenced).toBeNull();
  });
  it("an alert moves no score even when confirmed", () => {
    const decision = { flag: "land-or-owner-dispute", state: "CONFIRMED" as const, by: "r", reason: "court paper" };
    expect(indicator(run([], { flagDecisions: [decision] }), "operational.production").evidenced).toBeNull();
  });
  it("one that depends on a condition becomes an alert when a person denies it", () => {
    const over = { flagDecisions: [{ flag: "deforestation-after-cutoff", state: "CONFIRMED" as const, by: "r", reason: "map" }] };
    expect(indicator(run([], over), "climate.biodiversity-land").evidenced).toBe(81);
    expect(indicator(run([], { ...over, conditions: { "listed-commodity": false } }), "climate.biodiversity-land").evidenced).toBeNull();
  });
  it("may be confirmed for some of its indicators only", () => {
    const over = { flagDecisions: [{ flag: "missing-required-licence", state: "CONFIRMED" as const, by: "r", reason: "no water permit", indicators: ["climate.water"] }] };
    expect([indicator(run([], over), "climate.water").evidenced, indicator(run([], over), "market.market-rules").evidenced]).toEqual([81, null]);
  });
  it("notice figures outside the usual and a balance sheet that does not add up", () => {
    expect(run([figure("gross_margin_pct", 92)]).flags).toMatchObject([{ id: "implausible-figure", because: "Gross margin is 92 %, above the usual 80" }]);
    const sheet = (equity: number) => run([money("total_assets", 1000), money("total_liabilities", 400), money("equity", equity)]).flags.map((f) => f.id);
    expect([sheet(600), sheet(595), sheet(560)]).toEqual([[], [], ["balance-sheet-does-not-add-up"]]);
  });
  it("a forecast proposes none", () => {
    expect(run(debt(1_206_000).map((f) => ({ ...f, projected: true }))).flags).toEqual([]);
  });
});

describe("the result as a whole", () => {
  const many = [
    ...debt(1_206_000), figure("staff_turnover_pct", 5, { grade: "D" }), figure("staff_turnover_pct", 50, { grade: "D" }), exposed("climate.water", 4, 4),
    judged("market.competition", "judgement", "HIGH", "C"), judged("market.competition", "judgement", "LOW", "C"), flagWording("undisclosed-debt"),
    money("revenue_latest_year", 9_000_000, { grade: "C" }), stated("enterprise_type", { kind: "choice", choice: "cooperative" }),
  ];
  it("is the same bytes for the same input, in whatever order it comes", () => {
    const once = JSON.stringify(run(many));
    expect(JSON.stringify(run(many))).toBe(once);
    for (let i = 1; i < many.length; i++) expect(JSON.stringify(run([...many.slice(i), ...many.slice(0, i).reverse()]))).toBe(once);
  });
  it("has whole scores in order everywhere", () => {
    const { overall, categories } = run(many);
    for (const f of [overall, ...categories, ...categories.flatMap((c) => c.indicators)]) {
      for (const x of [f.evidenced, f.provisional]) {
        if (x === null) continue;
        expect(Number.isInteger(x) && x >= f.low && x <= f.high, JSON.stringify([x, f.low, f.high])).toBe(true);
      }
    }
  });
  it("carries the rubric it was made with and what was dropped", () => {
    const { version, hash } = testRubric();
    expect(run(many, { dropped: 3 })).toMatchObject({ rubricVersion: version, rubricHash: hash, asOf: "2026-05-20", quotations: { verified: many.length, dropped: 3 } });
  });
});

describe("recommendations", () => {
  it("come for what is high or critical, and for mandatory things nobody knows, with stable ids", () => {
    const list = run([judged("market.competition", "judgement", "HIGH"), judged("operational.workforce", "judgement", "LOW")]).recommendations;
    const of = (id: string) => list.filter((r) => r.indicator === id);
    expect(of("market.competition")[0]).toMatchObject({ id: "market.competition.1", from: "HIGH", priority: "medium" });
    expect(of("operational.workforce")).toEqual([]);
    expect(of("financial.debt-service")[0]).toMatchObject({ from: null, priority: "medium" });
    expect(of("governance.intellectual-property")).toEqual([]);
    expect(new Set(list.map((r) => r.id)).size).toBe(list.length);
  });
  it("are urgent for what is critical, and come first", () => {
    const list = run([judged("behavioral.ethics-compliance", "judgement", "CRITICAL")]).recommendations;
    expect(list[0]).toMatchObject({ indicator: "behavioral.ethics-compliance", priority: "high", from: "CRITICAL" });
  });
});
