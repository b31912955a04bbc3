import { describe, expect, it } from "vitest";
import type { Figures as RiskFigures } from "../risk/assessed";
import { buildReport, hashedContent } from "./build-report";
import { checkReport } from "./check-report";
import type { Figures, ReportDocument } from "./report-document";
import { sampleLabels } from "./report-sample-labels.test-data";
import { sampleInput, type SampleOptions } from "./report-sample.test-data";

const sha256 = (text: string): string => `hash of ${text.length}`;
const input = (options: Partial<SampleOptions> = {}) => sampleInput({ labels: sampleLabels(), sha256, ...options });
const build = (options: Partial<SampleOptions> = {}): ReportDocument => buildReport(input(options));

/** The figures as a reader sees them must be those of the result, nothing else. */
function expectSame(printed: Figures, result: RiskFigures): void {
  expect(printed).toMatchObject({ score: result.evidenced, low: result.low, high: result.high, coverage: result.coverage });
  expect(printed.scoreText).toBe(result.evidenced === null ? "–" : String(result.evidenced));
  expect(printed.rangeText).toBe(result.low === result.high ? String(result.low) : `${result.low} to ${result.high}`);
  expect(printed.provisionalText).toBe(result.provisional === null ? "–" : String(result.provisional));
  expect(printed.chip.level).toBe(result.sufficient && result.level !== null ? result.level.toLowerCase() : "none");
}

describe("buildReport", () => {
  it("prints each score, range and level of the result and no other", () => {
    const given = input();
    const report = buildReport(given);
    expectSame(report.overall.figures, given.assessed.overall);
    given.assessed.categories.forEach((category, at) => {
      const printed = report.categories[at];
      expect(printed?.indicators).toHaveLength(category.indicators.length);
      if (printed !== undefined) expectSame(printed.figures, category);
      category.indicators.forEach((indicator, index) => {
        const own = printed?.indicators[index];
        if (own !== undefined) expectSame(own.figures, indicator);
        expect(own?.components.map((part) => part.chip.level)).toEqual(indicator.components.filter((part) => part.level !== null).map((part) => part.level?.toLowerCase()));
      });
    });
  });

  it("prints every fact with its figure, period, basis, grade and place", () => {
    const given = input();
    const { rows } = buildReport(given).facts;
    expect(rows).toHaveLength(given.assessed.facts.length);
    const [first] = rows;
    expect(first).toMatchObject({ value: "KES\u00A01,310,000; KES\u00A01,250,000", period: "2025", basis: "actual", grade: "B", sourceId: "D1", contradicted: true });
    expect(rows[3]?.basis).toBe("projected");
  });

  it("is the same for the same input, and its hash follows its content", () => {
    expect(build()).toEqual(build());
    expect(hashedContent(build({ levels: "L" }))).not.toBe(hashedContent(build()));
    expect(hashedContent(build())).not.toContain("hash of");
  });

  it("leaves its input alone", () => {
    const given = input();
    const before = JSON.stringify(given);
    buildReport(given);
    expect(JSON.stringify(given)).toBe(before);
  });

  it.each<[name: string, options: Partial<SampleOptions>]>([
    ["as usual", {}], ["no document", { documents: 0, levels: "" }], ["nothing found", { levels: "" }], ["no gap", { gaps: 0 }], ["every gap", { gaps: 35 }],
    ["thirty documents", { documents: 30 }], ["all critical", { levels: "C".repeat(35) }], ["nothing applies", { levels: "x".repeat(35) }],
  ])("is drawable: %s", (_name, options) => expect(checkReport(build(options))).toEqual([]));

  it("gives no level and no score of its own below the minimum coverage", () => {
    const report = build({ levels: "MM" });
    expect(report.overall.figures).toMatchObject({ sufficient: false, chip: { level: "none", word: "insufficient" } });
    expect(report.summary.headline).toBe("headlineInsufficient");
    expect(report.summary.decision).toBe("decisionNone");
  });

  it("says that nothing was found rather than scoring it", () => {
    const report = build({ levels: "", documents: 0 });
    expect(report.overall.figures).toMatchObject({ score: null, scoreText: "–", chip: { level: "none", word: "noEvidence" } });
    expect(report.summary.paragraphs[0]).toContain("papersNone");
    expect(report.facts.rows).toEqual([]);
  });

  it("marks what does not apply, with the reason", () => {
    const [indicator] = build({ levels: "x" }).categories.flatMap((category) => category.indicators);
    expect(indicator).toMatchObject({ applicable: false, finding: "The firm owns no land.", components: [], figures: { chip: { word: "notApplicable" } } });
  });

  it("names gaps Q, so that none is called like an indicator", () => {
    const report = build({ gaps: 35 });
    const indicators = new Set(report.categories.flatMap((category) => category.indicators).map((item) => item.id));
    const gaps = [...report.gaps.major, ...report.gaps.minor].map((gap) => gap.id);
    expect(gaps).toHaveLength(35);
    expect(gaps.filter((id) => indicators.has(id))).toEqual([]);
  });

  it("keeps closed gaps out", () => {
    const given = input({ gaps: 4 });
    const gaps = given.gaps.map((gap, index) => ({ ...gap, status: index === 0 ? ("VERIFIED" as const) : index === 1 ? ("NOT_APPLICABLE" as const) : gap.status }));
    const report = buildReport({ ...given, gaps });
    expect(report.gaps.major.length + report.gaps.minor.length).toBe(2);
  });

  it("shows both sides of a contradiction and the one used", () => {
    const [found] = build({ labels: { ...sampleLabels(), contradictionText: "they differ by {percent}; used: {used}" } }).facts.contradictions;
    expect(found?.statements.map((item) => item.quote)).toEqual(["The orchard covers 88 hectares.", "Total area 96 ha"]);
    expect(found?.text).toMatch(/8\.3.*; used: 88.ha$/);
    expect(found?.statements[1]?.source).toBe("D2, Budget.xlsx, Land!B4");
  });

  it("says who made a paper out, where a model found it", () => {
    const given = input({ labels: { ...sampleLabels(), kindFrom: "{kind} of {issuer}" } });
    const documents = given.documents.map((source, at) => (at === 0 ? { ...source, issuer: "#upper(Bank)\n of Kilimo" } : source));
    expect(buildReport({ ...given, documents }).appendix.sources.slice(0, 2).map(({ kind }) => kind)).toEqual(["Business plan of #upper(Bank) of Kilimo", "Budget"]);
  });

  it("marks a quotation's script and cuts a long one", () => {
    const given = input();
    const [fact] = given.assessed.facts;
    if (fact === undefined) throw new Error("the sample has facts");
    const quote = `القهوة ${"و".repeat(700)}`;
    const flags = given.assessed.flags.map((flag) => ({ ...flag, evidence: fact.evidence.map((ref) => ({ ...ref, quote })) }));
    const evidence = buildReport({ ...given, assessed: { ...given.assessed, flags } }).overall.flags[0]?.evidence;
    expect(evidence).toMatchObject({ shortened: true, quote: { lang: "ar" } });
  });

  it("fails by name when the result holds what the rubric does not", () => {
    const given = input();
    const rubric = { ...given.rubric, indicators: given.rubric.indicators.slice(1) };
    expect(() => buildReport({ ...given, rubric })).toThrow(/financial\.part-1/);
  });
});
