import type { Gap } from "../gaps/gap";
import type { Assessed, CategoryResult, ComponentResult, EvidenceRef, Fact, Figures, IndicatorResult, Recommendation } from "../risk/assessed";
import type { GradeId, IndicatorDef, LevelId, Rubric } from "../risk/rubric";
import { compareOpinions, countOpinions } from "../risk/second-opinion";
import type { ReportInput, ReportSource, SecondOpinion } from "./report-input";
import type { ReportLabels } from "./report-labels";
import { sampleRubric } from "./report-sample-rubric.test-data";

/** An invented run of an invented orchard. `levels` sets the picture: one letter an indicator, "." for no evidence, "x" where it does not apply. */
export interface SampleOptions {
  levels?: string;
  documents?: number;
  gaps?: number;
  /** Levels a second analyst gives, written like `levels`; absent = one analyst read. */
  second?: string;
  /** The result in words, and the model that wrote them; null = the rules. */
  inWords?: { text: string; model: string | null };
  labels: ReportLabels;
  sha256: (text: string) => string;
}

export const SAMPLE_LEVELS = "MHMHM HHC.M ML.LH MMH.M LMHCL LM.HL MH.M.";
const LETTERS: Record<string, LevelId> = { L: "LOW", M: "MODERATE", H: "HIGH", C: "CRITICAL" };
const ANCHORS: Record<LevelId, number> = { LOW: 15, MODERATE: 45, HIGH: 70, CRITICAL: 90 };
const SENTENCES = [
  "Apple sales for the season came to 41.7 million on a crop of 1,310 tonnes.",
  "Two of five seasons since 2020 lost more than a fifth of the blossom to frost.",
  "The buyer shall take not less than 600 crates on each picking day.",
  "Loan instalments fell due on the fifth of each month and were met in full.",
  "Cold-store compressor 2 has run 48,900 hours against a rated life of 45,000.",
];
const GRADES: readonly GradeId[] = ["B", "C", "A", "D", "C"];

const levelOf = (figures: number, rubric: Rubric): LevelId | null => rubric.bands.find((band) => figures <= band.to)?.id ?? null;
const mean = (values: readonly number[]): number => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

function figuresOf(scores: readonly (number | null)[], rubric: Rubric): Figures {
  const known = scores.filter((score): score is number => score !== null);
  const coverage = scores.length === 0 ? 0 : known.length / scores.length;
  const evidenced = known.length === 0 ? null : mean(known);
  const filled = (unknown: number): number => (scores.length === 0 ? unknown : mean(scores.map((score) => score ?? unknown)));
  const sufficient = coverage >= rubric.scoring.minimumCoverage;
  return { evidenced, provisional: scores.length === 0 ? null : filled(70), low: filled(15), high: filled(90), coverage, sufficient, level: evidenced !== null && sufficient ? levelOf(evidenced, rubric) : null };
}

function evidence(index: number, documents: number): EvidenceRef[] {
  if (documents === 0) return [{ findingId: null, documentId: null, page: null, place: null, quote: null, grade: "D", answeredBy: "A. Okello" }];
  const at = index % documents;
  return [{
    findingId: `f${index}`, documentId: `doc-${at}`, page: (index % 12) + 1, place: at === 1 ? `Budget!D${index + 4}` : null,
    quote: SENTENCES[index % SENTENCES.length] ?? "", grade: GRADES[index % GRADES.length] ?? "D", answeredBy: null,
  }];
}

function component(def: IndicatorDef, at: 0 | 1, level: LevelId | null, index: number, documents: number): ComponentResult {
  const part = def.components[at];
  const refs = level === null ? [] : evidence(index, documents);
  const key = def.dataPoints[0] ?? "";
  return {
    id: part?.id ?? "judgement", kind: at === 0 ? "metric" : "judgement", side: null, weight: 1, mandatory: at === 0, level, uncapped: null, grade: level === null ? null : refs[0]?.grade ?? null,
    computed: at === 1 ? null : {
      metric: part?.id ?? "", label: `${def.name.en}, share of sales`, value: level === null ? null : 12.5 + index, unit: "percent", formula: `${key} / sales * 100`,
      inputs: level === null ? [] : [{ key, value: 1_310_000 + index, evidence: refs }, { key: "ref_inflation", value: 4.5, evidence: [] }], why: level === null ? `Not computable: ${key} is unknown` : null, period: null, currency: null, projected: false, missing: [],
    },
    evidence: refs, notes: level === "MODERATE" && at === 1 ? ["Capped at Moderate: only a statement supports it."] : [], applicable: true,
  };
}

function indicatorResult(def: IndicatorDef, letter: string, index: number, documents: number, rubric: Rubric): IndicatorResult {
  const level = LETTERS[letter] ?? null;
  const figures = figuresOf(level === null ? [null, null] : [ANCHORS[level], ANCHORS[level]], rubric);
  return {
    ...figures, id: def.id, category: def.category, applicable: letter !== "x", mandatory: def.mandatory, components: [component(def, 0, level, index, documents), component(def, 1, level, index + 2, documents)],
    exposure: def.id === "climate.part-1" && level !== null ? { inherent: 90, residual: 70, steps: 1 } : null,
    finding: level === null ? "Nothing in the papers read supports this indicator." : `The papers put ${def.name.en.toLowerCase()} at ${12.5 + index} percent of sales.`,
    notApplicable: letter === "x" ? "The firm owns no land." : null, guards: [], flags: def.id === "climate.part-3" ? ["permit-lapsed"] : [], override: null,
  };
}

function categoriesOf(rubric: Rubric, levels: string, documents: number): CategoryResult[] {
  const letters = levels.replace(/\s/g, "");
  const results = rubric.indicators.map((def, index) => indicatorResult(def, letters[index] ?? ".", index, documents, rubric));
  return rubric.categories.map((def) => {
    const indicators = results.filter((item) => item.category === def.id);
    const figures = figuresOf(indicators.filter((item) => item.applicable).map((item) => item.evidenced), rubric);
    return { ...figures, id: def.id, weight: def.weight, indicators, startup: false, guards: def.id === "MAR" ? [{ rule: "WORST_OF" as const, from: 49, to: 61, because: "Ways to the buyer is Critical." }] : [] };
  });
}

function factsOf(rubric: Rubric, documents: number): Fact[] {
  return rubric.dataPoints.slice(0, documents === 0 ? 0 : 24).map((def, index) => ({
    dataPoint: def.key, value: { kind: "number", number: 1_310_000 + index * 1117.5, high: null }, series: index === 0 ? [1_310_000, 1_250_000] : [], unit: def.type === "percent" ? "%" : null,
    currency: def.type === "money" ? "KES" : null, period: "2025", projected: index % 4 === 3 ? true : false, grade: GRADES[index % 5] ?? "D", evidence: evidence(index, documents), contradicted: index === 0,
  }));
}

function gapsOf(rubric: Rubric, count: number): Gap[] {
  const status = ["MISSING", "PARTIAL", "CONFLICTING"] as const;
  return rubric.dataPoints.slice(-count || rubric.dataPoints.length, count === 0 ? 0 : undefined).map((def, index) => ({
    dataPoint: def.key, category: def.category, status: status[index % 3] ?? "MISSING", mandatory: def.mandatory, value: null, unit: null, currency: null, period: null, projected: null, grade: null,
    reason: index % 3 === 1 ? "Only a forecast was found." : "", answer: null,
    candidates: index === 2 ? [
      { findingId: "a", documentId: "doc-0", page: 3, place: null, quote: "The orchard covers 88 hectares.", value: { kind: "number", number: 88, high: null }, unit: "ha", currency: null, period: "2025", projected: false, grade: "B" },
      { findingId: "b", documentId: "doc-1", page: 9, place: "Land!B4", quote: "Total area 96 ha", value: { kind: "number", number: 96, high: null }, unit: "ha", currency: null, period: "2025", projected: false, grade: "C" },
    ] : [],
    effect: { rangeClosed: Math.max(0, 4 - index * 0.5), categoryRangeClosed: Math.max(0, 15 - index), canMoveOverallBand: index === 0, canMoveCategoryBand: index === 1 ? [def.category] : [], flags: index === 2 ? ["permit-lapsed"] : [], needs: [] }, companions: [],
  }));
}

function recommendationsOf(categories: readonly CategoryResult[]): Recommendation[] {
  const wanting = categories.flatMap((category) => category.indicators).filter((item) => item.applicable && (item.level === "HIGH" || item.level === "CRITICAL" || item.level === null));
  return wanting.map((item, index) => ({
    id: `rec-${index}`, indicator: item.id, action: `Agree in writing who keeps ${item.id.replace(/[.-]/g, " ")} in hand`, why: "It is the weakest point of its category.", owner: ["managing director", "board chair", "accountant"][index % 3] ?? "", from: item.level,
    horizon: ["0-3 months", "3-6 months", "6-12 months", "12+ months"][index % 4] ?? "", cost: ["low", "medium", "high"][index % 3] ?? "", priority: item.level === "CRITICAL" ? "high" : item.level === "HIGH" ? "medium" : "low", evidenceOfDone: "A signed note with a date",
  }));
}

function overallOf(categories: readonly CategoryResult[], rubric: Rubric): Figures {
  const coverage = mean(categories.map((item) => Math.round(item.coverage * 100))) / 100;
  return { ...figuresOf(categories.map((item) => item.evidenced), rubric), coverage, low: mean(categories.map((item) => item.low)), high: mean(categories.map((item) => item.high)), provisional: mean(categories.map((item) => item.provisional ?? 0)) };
}

function contradictionIn(rubric: Rubric): Assessed["contradictions"][number] {
  const said = (number: number, used: boolean, place: { documentId: string; page: number; place: string | null; quote: string; grade: "B" | "C" }) => ({
    value: { kind: "number" as const, number, high: null }, unit: "ha", currency: null, used, evidence: { findingId: used ? "a" : "b", answeredBy: null, ...place },
  });
  return {
    dataPoint: rubric.dataPoints.at(-10)?.key ?? "", period: "2025", findingIds: ["a", "b"], differencePercent: 8.3, used: "The figure of the better grade, B, is used",
    statements: [
      said(88, true, { documentId: "doc-0", page: 3, place: null, quote: "The orchard covers 88 hectares.", grade: "B" }),
      said(96, false, { documentId: "doc-1", page: 9, place: "Land!B4", quote: "Total area 96 ha", grade: "C" }),
    ],
  };
}

export function sampleAssessed(rubric: Rubric, levels: string, documents: number): Assessed {
  const categories = categoriesOf(rubric, levels, documents);
  return {
    rubricVersion: rubric.version, rubricHash: rubric.hash, asOf: "2026-09-28", overall: { ...overallOf(categories, rubric), guards: [] }, categories,
    facts: factsOf(rubric, documents),
    flags: documents === 0 ? [] : [{ id: "permit-lapsed", effect: "floor", indicators: ["climate.part-3"], because: "The water permit ran out on 14 February.", evidence: evidence(7, documents), state: "PROPOSED", decidedBy: null, decidedAt: null, reason: null }],
    contradictions: documents === 0 ? [] : [contradictionIn(rubric)],
    recommendations: recommendationsOf(categories), quotations: { verified: 61, dropped: 2 }, startup: false, conditions: [], info: [],
  };
}

export function sampleDocuments(count: number): ReportSource[] {
  return Array.from({ length: count }, (_unused, index) => ({
    id: `doc-${index}`, name: ["Orchard plan 2026.pdf", "Budget.xlsx", "Audited accounts 2025.pdf", "Buyer agreement.docx"][index] ?? `Annex ${index + 1}.pdf`, kind: ["Business plan", "Budget", "Annual accounts", "Contract"][index % 4] ?? "", pages: 12,
    sha256: (index + 16).toString(16).repeat(32).slice(0, 64), dated: index % 3 === 0 ? "2026-06" : null, language: "en", problem: index === 5 ? "the file is locked with a password" : null,
  }));
}

/** What the second analyst makes of the same papers; the first disagreement is one a person has settled. */
function sampleSecond(used: Assessed, other: Assessed): SecondOpinion {
  const rows = compareOpinions(used, other);
  const first = rows.find(({ review }) => review);
  return { analyst: { kind: "rules", name: "Rules analyst", version: "1.0" }, rows: rows.map((row) => ({ ...row, settled: row === first })), counts: countOpinions(rows) };
}

export function sampleInput({ levels = SAMPLE_LEVELS, documents = 4, gaps = 12, second, inWords, labels, sha256 }: SampleOptions): ReportInput {
  const rubric = sampleRubric();
  const assessed = sampleAssessed(rubric, levels, documents);
  return {
    secondOpinion: second === undefined ? null : sampleSecond(assessed, sampleAssessed(rubric, second, documents)),
    inWords: inWords === undefined ? null : { ...inWords, prompts: inWords.model === null ? [] : [{ name: "Put the result in words", number: 4 }], at: "2026-09-28T10:00:00Z" },
    assessed, gaps: gapsOf(rubric, gaps), rubric, documents: sampleDocuments(documents), labels, sha256, locale: "en",
    firm: { name: "Hazel Ridge Fruit Growers Ltd", country: "KE", sector: "Fruit growing", enterpriseType: "Private company", currency: "KES" },
    analyst: { kind: "rules", name: "Rules analyst", version: "1.0" }, run: { id: "7f0c2a64-1b7e-4d19-9a38-0c4e5a7b1d22", number: 3, startedAt: "2026-09-28T08:15:00Z" },
    preparedBy: "A. Okello", issuedAt: "2026-09-28T09:00:00Z",
  };
}
