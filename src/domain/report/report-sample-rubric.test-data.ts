import type { CategoryDef, DataPointDef, IndicatorDef, LevelId, MetricDef, Rubric, Translated } from "../risk/rubric";

/** A small invented rubric with the real one's shape, so the report's tests do not move when thresholds do. */
const same = (text: string): Translated => ({ en: text, fr: text, es: text, pt: text, sw: text });

const CATEGORIES: readonly [id: string, slug: string, name: string, indicators: readonly string[]][] = [
  ["FIN", "financial", "Financial", ["Sales and their stability", "Cost structure", "Debt and repayment record", "Cash at hand", "Capital structure"]],
  ["CLI", "climate", "Climate and environment", ["Exposure to weather", "Adaptation measures", "Water", "Land and living nature", "Energy and emissions"]],
  ["BEH", "behavioral", "People and conduct", ["Management competence", "Decisions and risk awareness", "Fair work and integrity", "Willingness to change", "Relations with suppliers"]],
  ["OPE", "operational", "Operations", ["Supply chain", "Production process", "Machines and equipment", "Staff", "Quality control"]],
  ["MAR", "market", "Market", ["Demand under contract", "Competition", "Power over prices", "Ways to the buyer", "Rules of the market"]],
  ["GOV", "governance", "Governance and legal", ["Legal structure", "Contracts", "Names and rights", "Licences and taxes", "Accounts and reports"]],
  ["TEC", "technology", "Technology and data", ["Systems and power", "Records kept", "Safety of data", "Digital tools in use", "Use of figures"]],
];

const indicatorId = (slug: string, order: number): string => `${slug}.part-${order}`;
const criterion = (level: string): { criterion: string; tests: [] } => ({ criterion: `Written criterion for ${level}.`, tests: [] });

function indicator(category: string, slug: string, name: string, order: number): IndicatorDef {
  return {
    id: indicatorId(slug, order), category, order, weight: 1, name: same(name), question: `How is ${name.toLowerCase()}?`, why: "It decides whether the plan holds.",
    mandatory: order <= 3, mandatoryIf: [], appliesWhen: "to firms that own land", appliesIf: [], lookFor: [], dataPoints: [`${slug}_point_${order}`], exposure: null,
    components: [
      { id: `${slug}_metric_${order}`, kind: "metric", side: null, weight: 1, mandatory: true },
      { id: "judgement", kind: "judgement", side: null, weight: 1, mandatory: false },
    ],
    levels: { LOW: criterion("Low"), MODERATE: criterion("Moderate"), HIGH: criterion("High"), CRITICAL: criterion("Critical") }, hardFlags: [], actions: [],
  };
}

function dataPoint(category: string, slug: string, name: string, order: number): DataPointDef {
  return {
    key: `${slug}_point_${order}`, parent: null, category, indicators: [indicatorId(slug, order)], label: `${name}: the latest figure`, help: `The figure for the last full year, with period and unit.`,
    plan: false, partOf: null, near: [], variesByProduct: false, atLeast: 1, units: null, type: order === 1 ? "money" : order === 2 ? "percent" : "number", unit: "", unitKind: null, choices: [], multiple: false, mandatory: order <= 3, mandatoryIf: [], grade: "B",
    documents: ["accounts", "register"], plausible: { min: null, max: null, usualMin: null, usualMax: null, minChars: null, maxChars: null, minYear: null },
    example: "", ask: "What is it?", interview: "full", entryGroup: "all", valuePattern: "", valuePatternAlt: null, extra: [], signals: { en: [], fr: [], es: [], pt: [], sw: [] },
  };
}

const metric = (slug: string, name: string, order: number): MetricDef => ({
  id: `${slug}_metric_${order}`, label: `${name}, share of sales`, formula: `${slug}_point_${order} / sales * 100`, unit: "percent", direction: "lower_is_better",
  leftOutIfNo: [], guard: { require: [], otherwise: "not_computable", flag: null, whenZero: null }, usNorm: false, note: null, notFor: [], example: { inputs: {}, result: null, assessedOn: null },
});

const band = (id: LevelId, order: number, from: number, to: number, anchor: number, name: string, mark: Rubric["bands"][number]["mark"], decision: string): Rubric["bands"][number] =>
  ({ id, order, from, to, anchor, name: same(name), mark, decision });

function each<T>(make: (category: string, slug: string, name: string, order: number) => T): T[] {
  return CATEGORIES.flatMap(([id, slug, , names]) => names.map((name, index) => make(id, slug, name, index + 1)));
}

export function sampleRubric(): Rubric {
  const categories: CategoryDef[] = CATEGORIES.map(([id, slug, name], index) => ({ id, slug, order: index + 1, weight: 1, name: same(name), meaning: same(`What the papers say about ${name.toLowerCase()}.`) }));
  return {
    version: "9.1.0", hash: "b7".repeat(32), categories, indicators: each(indicator), dataPoints: each(dataPoint), metrics: each((_id, slug, name, order) => metric(slug, name, order)),
    bands: [
      band("LOW", 1, 0, 30, 15, "Low", "circle", "Normal monitoring."), band("MODERATE", 2, 31, 60, 45, "Moderate", "diamond", "Acceptable with closer follow-up of the named weak points."),
      band("HIGH", 3, 61, 80, 70, "High", "triangle", "Only with an agreed plan, owner and dates."), band("CRITICAL", 4, 81, 100, 90, "Critical", "octagon", "Not acceptable as it stands; fix or decline."),
    ],
    scoring: {
      mandatoryUnknownScore: 70, rangeBestAnchor: 15, rangeWorstAnchor: 90, minimumCoverage: 0.5, insufficientLabel: same("Insufficient evidence"), guardBands: { indicator: 1, category: 1, overall: 1 },
      hardFlagFloor: 81, exposureBands: [], mitigationSteps: { full: 2, part: 1, none: 0 }, mitigationCapByGrade: { A: 2, B: 2, C: 1, D: 0 }, mitigationFloor: "LOW",
      startup: { categories: ["FIN"], bestLevel: "MODERATE", label: same("Based on projections"), minimumYears: 2, definition: "" }, contradictionTolerancePercent: 5, contradictionFlagPercent: 20, contradictionFlag: { flag: "", dataPoints: [] },
    },
    horizons: ["0-3 months", "3-6 months", "6-12 months", "12+ months"].map((id, index) => ({ id, order: index + 1 })),
    costClasses: [{ id: "low", meaning: "mostly own time" }, { id: "medium", meaning: "about one month of running cost" }, { id: "high", meaning: "needs outside finance" }],
    infoMetrics: [], entryGroups: [], unitKinds: {}, references: [{ key: "ref_inflation", label: "Yearly inflation", unit: "percent", value: null }],
    hardFlags: [{
      id: "permit-lapsed", label: "A permit the firm needs has lapsed", effect: "floor", basis: "rule", indicators: ["climate.part-3"], trigger: "", tests: [], dataPoints: [], confirmBy: "analyst", evidenceNeeded: "", clearedBy: "", watch: {}, appliesTo: null, detect: null, floorIf: [],
    }],
    documents: [
      { id: "accounts", label: "Annual accounts", required: "always", requiredIf: [], grade: "A", fresh: "", indicators: [], dataPoints: [], mustShow: [], suppliedBy: "accountant", localNames: {}, detect: {} },
      { id: "register", label: "Register or ledger extract", required: "always", requiredIf: [], grade: "C", fresh: "", indicators: [], dataPoints: [], mustShow: [], suppliedBy: "manager", localNames: {}, detect: {} },
    ],
    documentDetection: { minHits: 2, pages: 3 }, conditions: [],
    grades: [
      { id: "A", order: 1, name: "Independent", meaning: "Audited or issued by an outsider.", examples: ["audited accounts", "licence with number and expiry date"], bestLevel: "LOW", mitigationSteps: 2 },
      { id: "B", order: 2, name: "Transaction", meaning: "Made by an exchange with another party.", examples: ["bank statement", "contract signed by both sides"], bestLevel: "LOW", mitigationSteps: 2 },
      { id: "C", order: 3, name: "Internal", meaning: "Kept by the firm in the ordinary course.", examples: ["management accounts", "registers"], bestLevel: "LOW", mitigationSteps: 1 },
      { id: "D", order: 4, name: "Statement", meaning: "A promise, an estimate or a projection.", examples: ["sentence in a plan"], bestLevel: "MODERATE", mitigationSteps: 0 },
    ],
    evidenceRules: [], staleness: [], sources: [],
    matching: { valuePatterns: {}, ignoreValuesLike: [], passageBefore: 0, passageAfter: 0, lookAfter: 0, lookBefore: 0 },
  };
}
