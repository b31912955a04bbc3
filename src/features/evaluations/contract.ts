import { z } from "zod";
import type { EvaluationFigures, JudgedCase } from "@/domain/evaluation/judge-reading";
import { EVALUATED_SECTIONS, type EvaluatedSection } from "@/domain/evaluation/expectation";
import type { LevelId } from "@/domain/risk/rubric";

const SET_NAME_MAX = 100;
const FACT_TEXT_MAX = 500;
/** Assessments in one set: a call of a model for each category of each. */
export const MOST_CASES = 50;

const name = z.string().trim().min(1, "Give the set a name.").max(SET_NAME_MAX, `A name holds ${SET_NAME_MAX} characters.`);
const LEVEL = z.enum(["LOW", "MODERATE", "HIGH", "CRITICAL"]);

export const setInput = z.object({ id: z.uuid() });
export const listSetsInput = z.object({ archived: z.boolean().default(false) });
export const createSetInput = z.strictObject({ name, section: z.enum(EVALUATED_SECTIONS).default("RISK_CATEGORY") });
export const changeSetInput = z.strictObject({ id: z.uuid(), name: name.optional(), archived: z.boolean().optional() });
export const addCaseInput = z.strictObject({ setId: z.uuid(), assessmentId: z.uuid() });
export const caseInput = z.object({ caseId: z.uuid() });
export const saveCaseInput = z.strictObject({
  caseId: z.uuid(),
  /** Version the form showed; an older one is told. */
  expectedVersion: z.int().min(1),
  /** By indicator; null = the papers give no level. Absent = not asked about. */
  levels: z.record(z.string().max(80), LEVEL.nullable()),
  facts: z.array(z.strictObject({
    dataPoint: z.string().min(1).max(80),
    /** As typed, "KES 14,250,000"; null = the papers do not state it. */
    text: z.string().trim().min(1, "Type a value, or say that the papers do not state it.").max(FACT_TEXT_MAX, `A value holds ${FACT_TEXT_MAX} characters.`).nullable(),
  })).max(500),
});
export const runSetInput = z.strictObject({
  setId: z.uuid(),
  slug: z.string().min(1).max(100),
  number: z.int().min(1).max(1_000_000),
});
export const versionStandingInput = runSetInput.omit({ setId: true });
export const evaluationInput = z.object({ id: z.uuid() });

export interface SetRow {
  id: string;
  name: string;
  /** Whose prompts it judges. */
  section: EvaluatedSection;
  cases: number;
  /** Cases nobody has looked over since they were taken from a run. */
  unchecked: number;
  archivedAt: Date | null;
  updatedAt: Date;
}

/** A value as the form shows it and as a person may type it again. */
export interface ExpectedFactView {
  dataPoint: string;
  /** null = the papers do not state it. */
  text: string | null;
}

export interface CaseView {
  id: string;
  assessmentId: string;
  /** "Firm, name of the assessment". */
  title: string;
  fromRun: number;
  checked: { at: Date; by: string } | null;
  /** The assessment's documents are others now than when the expectations were written. */
  outdated: boolean;
  version: number;
  levels: Record<string, LevelId | null>;
  facts: ExpectedFactView[];
}

export interface EvaluationSpent {
  calls: number;
  failed: number;
  tokensIn: number;
  tokensOut: number;
  cached: number;
  costUsd: number | null;
  modelMs: number;
}

/** One version over one set, as lists show it. */
export interface EvaluationRow {
  id: string;
  jobId: string | null;
  slug: string;
  number: number;
  model: string;
  startedAt: Date;
  finishedAt: Date | null;
  startedBy: string;
  /** null until it has ended well. */
  figures: EvaluationFigures | null;
  spent: EvaluationSpent | null;
  /** Run over the set, the papers and the rubric as they are now. */
  current: boolean;
}

export interface EvaluationDetail extends EvaluationRow {
  categories: string[];
  cases: (JudgedCase & { assessmentId: string; title: string })[];
}

export interface SetView extends SetRow {
  caseList: CaseView[];
  runs: EvaluationRow[];
  /** Most questions to the model that a run over it takes. */
  questions: number;
  /** Versions that may be run over it: the newest and the labelled ones of each prompt of its section. */
  versions: { slug: string; name: string; number: number; inProduction: boolean }[];
  /** Why nothing can be run now, in a sentence; null = it can. */
  blocked: string | null;
}

/** How a version stands towards its section's sets before a label moves. */
export interface VersionStanding {
  sets: {
    id: string;
    name: string;
    cases: number;
    unchecked: number;
    /** The version's newest finished run over the set as it is now. */
    own: EvaluationRow | null;
    /** A run of it that is going on. */
    running: string | null;
    /** The same of what is in production in its place; null = nothing is, or it is this version. */
    production: { slug: string; number: number; run: EvaluationRow | null } | null;
  }[];
  blocked: string | null;
}
