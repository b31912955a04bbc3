/** Everything the report prints. TypeScript computes and words it; Typst, docx and xlsx only draw it. */
export type Level = "low" | "moderate" | "high" | "critical";
export type ShownLevel = Level | "none";
export type Grade = "A" | "B" | "C" | "D";
export type Priority = "high" | "medium" | "low";
export type Locale = "en" | "fr" | "es" | "sw" | "pt";
/** A string in the report's content language, or words in another one (BCP 47). */
export type Words = string | { text: string; lang: string };
export type Pair = [name: string, value: string];
/** Numbers draw, `…Text` fields print: Intl formats them, Typst has no locale-aware numbers. */
export interface Score { value: number; text: string; level: Level; low: number; high: number; rangeText: string; coverage: number; coverageText: string }
export interface Evidence { quote: Words; translation: string | null; documentId: string; page: number; grade: Grade; shortened: boolean }
export interface Indicator { id: string; name: string; level: ShownLevel; score: number | null; mandatory: boolean; finding: string; flag: boolean; gapId: string | null; override: { from: ShownLevel; by: string; reason: string } | null; evidence: Evidence[] }
export interface Category { id: string; name: string; axis: string; score: Score; sufficient: boolean; weightText: string; gradeMix: Record<Grade, number>; guard: string | null; narrative: string[]; comment: { text: string; by: string } | null; indicators: Indicator[]; gapIds: string[]; recommendationIds: string[] }
export interface Gap { id: string; title: string; why: string; satisfiedBy: string; supplier: string; indicators: string[]; mandatory: boolean; partial: boolean; effect: string; canChangeLevel: boolean }
export interface Recommendation { id: string; priority: Priority; action: string; why: string; owner: string; time: string; period: { from: number; to: number }; cost: string; costClass: "none" | "low" | "medium" | "high"; indicator: string; from: ShownLevel; to: Level; proof: string }
export interface Source { id: string; name: string; kind: string; pages: number; dated: string; datedText: string; cited: number; sha256: string }
export interface ReportDocument {
  contract: "report/1";
  locale: Locale;
  contentLang: string;
  labels: Record<string, string>;
  document: { title: string; kind: string; reference: string; version: string; status: string; confidentiality: string; issuedIso: string; issuedText: string; preparedBy: string; reviewedBy: string; recipients: string; keywords: string[]; issuer: { name: string; line: string; contact: string } };
  company: { name: string; shortName: string; place: string; about: string[]; facts: Pair[]; ask: Pair[]; figures: [value: string, unit: string, name: string][]; financials: { columns: string[]; rows: string[][]; note: string } | null; intake: { title: string; months: string[]; values: number[]; alt: string } | null };
  summary: { headline: string; paragraphs: string[]; strengths: string[]; concerns: string[]; wouldChange: string[]; decision: string };
  method: { intro: string[]; bands: { level: Level; range: string; meaning: string; response: string }[]; grades: { grade: Grade; name: string; examples: string; limit: string }[]; rules: { name: string; text: string }[] };
  overall: { score: Score; sufficient: boolean; evidencedText: string; guard: string | null; reading: string[]; flags: { indicatorId: string; name: string; text: string; confirmedBy: string }[]; radarAlt: string; scaleAlt: string };
  categories: Category[];
  gaps: Gap[];
  recommendations: Recommendation[];
  plan: { periods: string[] };
  appendix: { sources: Source[]; prompts: { step: string; prompt: string; version: string; model: string }[]; provenance: Pair[]; contentHash: string };
  disclaimer: string[];
  sections: Record<"profile" | "method" | "heatmap" | "categories" | "gaps" | "recommendations" | "plan" | "appendix", boolean>;
}
