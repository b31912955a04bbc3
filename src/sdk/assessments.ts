import type { Json } from "./run";

export type Level = "LOW" | "MODERATE" | "HIGH" | "CRITICAL";
export type AssessmentState = "DRAFT" | "ANALYZING" | "ACTION_REQUIRED" | "COMPLETE" | "FAILED" | "ARCHIVED";

export interface NewAssessment {
  name: string;
  firm: string;
  enterpriseType?: string | null;
  /** Two letters, ISO 3166. */
  country?: string | null;
  sector?: string | null;
  /** Three letters, ISO 4217. */
  currency?: string | null;
}

/** One line of the list. Scores are whole numbers 0..100, higher means more risk; times are ISO 8601 in UTC. */
export interface AssessmentSummary {
  id: string;
  name: string;
  firm: string;
  country: string | null;
  sector: string | null;
  state: AssessmentState;
  /** What is proved; null before the first run. */
  score: number | null;
  /** The score if every unknown turned out Low, and Critical. */
  low: number | null;
  high: number | null;
  /** Share of the weight with evidence, 0..1. */
  coverage: number | null;
  /** null below the rubric's least coverage. */
  level: Level | null;
  /** Documents, answers or decisions changed after the run. */
  stale: boolean;
  updatedAt: string;
}

export interface Assessment extends AssessmentSummary {
  enterpriseType: string | null;
  currency: string | null;
  createdAt: string;
  createdBy: string;
  documents: number;
  run: { id: string; number: number; startedAt: string; scored: boolean } | null;
  /** The newest risk-assessment job. */
  job: { id: string; active: boolean } | null;
}

export interface AssessmentDocument {
  id: string;
  name: string;
  bytes: number;
  state: "UPLOADED" | "READING" | "READ" | "FAILED";
  format: string | null;
  pages: number | null;
  language: string | null;
  /** Why it could not be read: what happened and what to do. */
  failure: { code: string; sentence: string; advice: string; page: number | null } | null;
  warnings: { code: string; text: string; page: number | null }[];
  ocrPages: number;
  jobId: string | null;
  createdAt: string;
}

export interface AssessmentFilter {
  /** In the name and the firm. */
  search?: string;
  state?: AssessmentState;
  /** 1 to 100 */
  pageSize?: number;
}

/** The three figures that always go together, and the level they give. */
export interface ScorecardFigures {
  evidenced: number | null;
  provisional: number | null;
  low: number;
  high: number;
  coverage: number;
  level: Level | null;
  sufficient: boolean;
}

export interface Evidence {
  findingId: string | null;
  documentId: string | null;
  page: number | null;
  /** Where there are no pages: sheet and cell, heading and paragraph, slide. */
  place: string | null;
  quote: string | null;
  grade: "A" | "B" | "C" | "D";
  answeredBy: string | null;
  /** What was said, in words, when it is a person's answer. */
  said?: string;
  /** Who said it, where the person who answered named somebody. */
  toldBy?: string;
}

export interface ScorecardIndicator extends ScorecardFigures {
  id: string;
  category: string;
  applicable: boolean;
  mandatory: boolean;
  /** One sentence: what was found, or that nothing was. */
  finding: string;
  notApplicable: string | null;
  flags: string[];
}

export interface ScorecardFact {
  dataPoint: string;
  value: Json;
  unit: string | null;
  currency: string | null;
  period: string | null;
  projected: boolean | null;
  grade: Evidence["grade"];
  evidence: Evidence[];
  contradicted: boolean;
}

/** The newest scored run, line by line. The server tells more than is named here: docs/api.md has every field. */
export interface Scorecard {
  stale: boolean;
  rubricVersion: string;
  rubricHash: string;
  /** Names of the documents that evidence points to. */
  documents: Record<string, string>;
  overall: ScorecardFigures;
  categories: (ScorecardFigures & { id: string; weight: number; indicators: ScorecardIndicator[] })[];
  facts: ScorecardFact[];
}
