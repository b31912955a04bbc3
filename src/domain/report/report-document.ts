/**
 * Everything the report prints. TypeScript computes and words it; the template only draws it.
 * Numbers draw a chart, `…Text` fields print: Typst has no locale-aware numbers, and so no rule of the
 * rubric can be repeated there. Ids are the short codes printed ("F1", "D2", "Q3", "R4").
 */
import type { ReportLabels } from "./report-labels";

export type Level = "low" | "moderate" | "high" | "critical";
export type ShownLevel = Level | "none";
export type Grade = "A" | "B" | "C" | "D";
export type Priority = "high" | "medium" | "low";
export type Locale = "en" | "fr" | "es" | "sw" | "pt";
/** A string in the report's language, or words in another one (BCP 47). */
export type Words = string | { text: string; lang: string };
export type Pair = [name: string, value: Words];

/** One band of the scale, lowest first; the printed edges come from here. */
export interface ScaleBand { level: Level; name: string; from: number; to: number; mark: "circle" | "diamond" | "triangle" | "octagon" }

/** What a chip shows: a level with its name, or the words for its absence ("No evidence", "Insufficient evidence"). */
export interface Chip { level: ShownLevel; word: string }

/** The three figures that go together. `score` is what is proved, and is printed large only when `sufficient`. */
export interface Figures {
  score: number | null;
  scoreText: string;
  low: number;
  high: number;
  rangeText: string;
  /** Share 0..1. */
  coverage: number;
  coverageText: string;
  provisionalText: string;
  sufficient: boolean;
  chip: Chip;
}

export interface Evidence {
  /** Null for a person's answer, which quotes nothing. */
  quote: Words | null;
  /** Printed as the place: "D2, Audited accounts, p. 14" or "Answer by A. Okello, no document". */
  source: Words;
  /** Code of an entry of appendix.sources; null when no document stands behind it. */
  sourceId: string | null;
  grade: Grade;
  shortened: boolean;
}

/** One part of an indicator that has evidence: a computed figure, a judgement or a rated exposure. */
export interface Component {
  name: string;
  valueText: string;
  /** Inputs and formula; "" for what is judged. */
  working: string;
  chip: Chip;
  grade: Grade | null;
  notes: string[];
}

export interface Indicator {
  id: string;
  name: string;
  mandatory: boolean;
  applicable: boolean;
  figures: Figures;
  finding: string;
  flagged: boolean;
  components: Component[];
  evidence: Evidence[];
  /** "2 more passages in the assessment"; "" when all are printed. */
  moreEvidence: string;
  notes: string[];
  gapIds: string[];
}

export interface Category {
  id: string;
  name: string;
  meaning: string;
  figures: Figures;
  weightText: string;
  gradesText: string;
  startup: string | null;
  narrative: string[];
  notes: string[];
  scaleAlt: string;
  indicators: Indicator[];
  gapIds: string[];
  recommendationIds: string[];
}

export interface Flag { name: string; state: string; text: string; indicators: string; confirmed: boolean; evidence: Evidence | null }

export interface Gap {
  id: string;
  title: string;
  status: string;
  why: string;
  satisfiedBy: string;
  supplier: string;
  /** Codes of indicators, joined; "" when it feeds none. */
  indicators: string;
  need: string;
  effect: string;
  /** "can change the overall level"; "" when it moves none. */
  moves: string;
}
/** A gap that changes little: named, not explained. */
export interface MinorGap { id: string; title: string; status: string; indicators: string }

export interface Recommendation {
  id: string;
  priority: Priority;
  action: string;
  why: string;
  owner: string;
  time: string;
  /** Index into plan.periods; null when the horizon is not one of them. */
  period: number | null;
  cost: string;
  proof: string;
  indicatorId: string;
  indicatorName: string;
  from: Chip;
}

export interface Fact { name: string; value: Words; period: string; basis: string; grade: Grade; source: Words; sourceId: string | null; contradicted: boolean }
export interface Contradiction { name: string; period: string; statements: Evidence[]; text: string }

/** One indicator by both analysts of a run; the levels are those they made, before any person's. */
export interface OpinionRow {
  id: string;
  name: string;
  used: Chip;
  other: Chip;
  /** "2 levels apart", in words. */
  apart: string;
  /** Too far apart: a person has to look, or has settled it by setting the level. */
  mark: "review" | "settled" | null;
}
export interface OpinionItem extends Omit<OpinionRow, "used" | "other"> { passages: { by: string; chip: Chip; evidence: Evidence | null }[] }

export interface Source {
  id: string;
  name: string;
  kind: string;
  pagesText: string;
  datedText: string;
  citedText: string;
  sha256: string;
  /** Why it was not read, or ""; an unread document is listed all the same. */
  problem: string;
}

export const SECTIONS = ["profile", "method", "heatmap", "categories", "gaps", "recommendations", "plan", "facts"] as const;
export type Section = (typeof SECTIONS)[number];

export interface ReportDocument {
  contract: "report/1";
  locale: Locale;
  labels: ReportLabels;
  scale: ScaleBand[];
  document: {
    title: string; kind: string; reference: string; status: string; confidentiality: string;
    /** yyyy-mm-dd: fixes every date inside the file, so the same run gives the same bytes. */
    issuedIso: string; issuedText: string; preparedBy: string; keywords: string[];
    issuer: { name: string; line: string };
    /** "Rules analyst 1.0, no language model was used": printed at the head of every page. */
    analystLine: string;
  };
  company: { name: string; shortName: string; place: string; facts: Pair[]; headline: { value: string; unit: string; name: string; basis: string }[]; papers: string[] };
  summary: { headline: string; paragraphs: string[]; strengths: string[]; concerns: string[]; wouldChange: string[]; firstActions: string[]; decision: string };
  /** null = nobody has had this result put in words. */
  inWords: { title: string; paragraphs: string[]; by: string } | null;
  method: {
    intro: string[];
    bands: { chip: Chip; range: string; anchor: string; response: string }[];
    grades: { grade: Grade; name: string; meaning: string; examples: string; limit: string }[];
    rules: Pair[];
  };
  overall: { figures: Figures; reading: string[]; notes: string[]; startup: string | null; flags: Flag[]; radarAlt: string; scaleAlt: string };
  categories: Category[];
  /** null = one analyst read this run. */
  secondOpinion: {
    intro: string[];
    counts: { name: string; value: string; meaning: string }[];
    items: OpinionItem[];
    categories: { id: string; name: string; rows: OpinionRow[] }[];
  } | null;
  gaps: { intro: string; major: Gap[]; minor: MinorGap[] };
  recommendations: Recommendation[];
  plan: { periods: string[] };
  facts: { rows: Fact[]; contradictions: Contradiction[] };
  appendix: { sources: Source[]; provenance: Pair[]; contentHash: string };
  disclaimer: string[];
  sections: Record<Section, boolean>;
}
