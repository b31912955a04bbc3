import { describe, expect, it } from "vitest";
import type { CategoryResult, ComponentResult, EvidenceRef, Figures, IndicatorResult, ProposedFlag } from "@/domain/risk/assessed";
import type { Band } from "@/domain/risk/rubric";
import { distinctPassages, placeWords, scriptOf } from "./evidence-place";
import { formulaWords, inputWords } from "./metric-words";
import { bandOf, countEvidence, guardSentence, indicatorScore, insufficientSentence, rangeSentence, rowRemarks } from "./result-words";

const named = (en: string) => ({ en, fr: en, es: en, pt: en, sw: en });
const bands: Pick<Band, "id" | "from" | "to" | "name">[] = [
  { id: "LOW", from: 0, to: 30, name: named("Low") },
  { id: "MODERATE", from: 31, to: 60, name: named("Moderate") },
  { id: "HIGH", from: 61, to: 80, name: named("High") },
  { id: "CRITICAL", from: 81, to: 100, name: named("Critical") },
];
const figures = (part: Partial<Figures>): Figures => ({ evidenced: 50, provisional: 53, low: 47, high: 60, coverage: 0.8, level: "MODERATE", sufficient: true, ...part });
const indicator = (id: string, part: Partial<IndicatorResult>): IndicatorResult => ({ ...figures({}), id, category: "m", applicable: true, mandatory: true, components: [], exposure: null, finding: "", notApplicable: null, guards: [], flags: [], override: null, ...part });
const category = (part: Partial<CategoryResult>): CategoryResult => ({ ...figures({}), id: "m", weight: 1, indicators: [], guards: [], startup: false, ...part });

describe("range", () => {
  it("says whether answers can still change the level", () => {
    expect(rangeSentence(figures({}), bands)).toContain("13 points wide and stays inside Moderate");
    expect(rangeSentence(figures({ high: 61 }), bands)).toContain("from Moderate to High");
    expect(rangeSentence(figures({ low: 50, high: 50 }), bands)).toContain("Nothing is unknown");
    expect(rangeSentence(figures({ low: 50, high: 51 }), bands)).toContain("1 point wide");
  });
  it("puts an edge score into the band below it", () => {
    expect([30, 31, 60, 61, 100].map((score) => bandOf(bands, score)?.id)).toEqual(["LOW", "MODERATE", "MODERATE", "HIGH", "CRITICAL"]);
    expect(bandOf(bands, 101)).toBeNull();
  });
});

describe("insufficient evidence", () => {
  it("is told apart from no evidence and from enough", () => {
    expect(insufficientSentence(figures({}), 0.5)).toBeNull();
    expect(insufficientSentence(figures({ sufficient: false, level: null }), 0.5)).toContain("Less than 50\u202f%");
    expect(insufficientSentence(figures({ evidenced: null, sufficient: false, level: null }), 0.5)).toContain("no score");
  });
});

describe("closed row", () => {
  const flag = (state: ProposedFlag["state"]): ProposedFlag => ({ id: "f", effect: "floor", indicators: ["a"], because: "", evidence: [], state, decidedBy: null, decidedAt: null, reason: null });
  const row = category({ indicators: [indicator("a", {}), indicator("b", { coverage: 0, evidenced: null }), indicator("c", { applicable: false, coverage: 0 })], startup: true, guards: [{ rule: "WORST_OF", from: 47, to: 61, because: "M4 is Critical." }] });
  it("names guard, flags, unknowns and projections", () => {
    expect(rowRemarks(row, [flag("PROPOSED")], bands)).toEqual(["Held at High by guard", "1 flag", "1 unknown", "Based on projections"]);
  });
  it("leaves out dismissed flags and what does not apply", () => {
    expect(rowRemarks(category({ indicators: row.indicators.slice(2) }), [flag("DISMISSED")], bands)).toEqual([]);
  });
  it("counts evidence over what applies", () => {
    expect(countEvidence([row])).toEqual({ known: 1, total: 2, unknown: 1 });
  });
  it("words a guard with both scores, and a cap that moved nothing as it is", () => {
    expect(guardSentence({ rule: "WORST_OF", from: 47, to: 61, because: "M4 is Critical." }, bands)).toBe("M4 is Critical. The score moves from 47 (Moderate) to 61 (High).");
    expect(guardSentence({ rule: "GRADE_D", from: 45, to: 45, because: "A statement only." }, bands)).toBe("A statement only.");
  });
  it("never gives a number to what has none", () => {
    expect(indicatorScore(indicator("a", { evidenced: null }))).toBe("No score");
    expect(indicatorScore(indicator("a", { applicable: false }))).toBe("Does not apply");
    expect(indicatorScore(indicator("a", { evidenced: 45 }))).toBe("Score 45");
  });
});

describe("figures", () => {
  it("writes a formula the way people read it", () => {
    const names: Record<string, string> = { gross_profit: "Gross profit", sales_total: "Sales" };
    expect(formulaWords("(gross_profit - other_cost) / sales_total * 100", (key) => names[key] ?? key.replace(/_/g, " "))).toBe("(gross profit − other cost) ÷ sales × 100");
  });
  it("says functions in words and leaves short forms in capitals", () => {
    const names: Record<string, string> = { tax_id: "VAT number", sales_total: "Sales" };
    expect(formulaWords("coalesce(tax_id, cv(sales_total))", (key) => names[key] ?? key)).toBe("first known of (VAT number, variation of (sales))");
  });
  it("lists the first figures of a long series and says unknown for none", () => {
    expect(inputWords([1, 2.5, 3000, 4, 5, 6])).toBe("1, 2.5, 3,000, 4 and 2 more");
    expect(inputWords(null)).toBe("unknown");
    expect(inputWords("2024-06")).toBe("2024-06");
  });
});

describe("evidence", () => {
  const ref = (part: Partial<EvidenceRef>): EvidenceRef => ({ findingId: null, documentId: "d", page: 3, place: null, quote: "q", grade: "C", answeredBy: null, ...part });
  const component = (evidence: EvidenceRef[]): ComponentResult => ({ id: "c", kind: "judgement", side: null, weight: 1, mandatory: true, level: null, uncapped: null, grade: null, computed: null, evidence, notes: [], applicable: true });
  it("shows each passage once, the best grade first", () => {
    const passages = distinctPassages([component([ref({}), ref({ findingId: "again" })]), component([ref({ grade: "A", page: 9 })])]);
    expect(passages.map((passage) => passage.grade)).toEqual(["A", "C"]);
  });
  it("gives the finest place known", () => {
    expect(placeWords(ref({}))).toBe("p. 3");
    expect(placeWords(ref({ place: "Budget!D12" }))).toBe("Budget!D12");
    expect(placeWords(ref({ page: null }))).toBe("");
  });
  it("tells direction and language by the script", () => {
    expect(scriptOf("حليب")).toEqual({ lang: "ar", dir: "rtl" });
    expect(scriptOf("ወተት")).toMatchObject({ lang: "am" });
    expect(scriptOf("milk")).toBeNull();
  });
});
