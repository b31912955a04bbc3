import { z } from "zod";
import { ASSESSMENT_STATES, type AssessmentState } from "@/domain/assessment/assessment";
import type { LevelId } from "@/domain/risk/rubric";

/** Limits told before and enforced after (product.md). */
export const NAME_MAX = 200;
export const PAGE_MAX = 100;

const name = (what: string) => z.string().trim().min(1, `Give the ${what}.`).max(NAME_MAX, `The ${what} is longer than ${NAME_MAX} characters.`);
const country = z.string().trim().toUpperCase().regex(/^[A-Z]{2}$/, "Choose a country from the list.").nullish();
const currency = z.string().trim().toUpperCase().regex(/^[A-Z]{3}$/, "A currency is three letters, such as KES.").nullish();

export const createAssessmentInput = z.strictObject({
  name: name("name of the assessment"),
  firm: name("name of the firm"),
  enterpriseType: z.string().trim().max(NAME_MAX).nullish(),
  country,
  sector: z.string().trim().max(NAME_MAX).nullish(),
  currency,
});
export type CreateAssessmentInput = z.input<typeof createAssessmentInput>;

export const updateAssessmentInput = createAssessmentInput.partial().extend({
  id: z.uuid(),
  /** The version the form was opened with; an older one is told who changed it. */
  expectedVersion: z.number().int().min(1),
});
export type UpdateAssessmentInput = z.input<typeof updateAssessmentInput>;

export const SORTS = ["updated", "firm", "score", "coverage"] as const;
export const listAssessmentsInput = z.object({
  search: z.string().trim().max(NAME_MAX).optional(),
  state: z.enum(ASSESSMENT_STATES).optional(),
  sort: z.enum(SORTS).default("updated"),
  descending: z.boolean().default(true),
  page: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(PAGE_MAX).default(50),
});
/** What a program may choose a page of assessments by. */
export const pageOfAssessmentsInput = z.strictObject({
  search: z.string().trim().max(NAME_MAX).optional(),
  state: z.enum(ASSESSMENT_STATES).optional(),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_MAX).default(50),
});
export type ListAssessmentsInput = z.input<typeof listAssessmentsInput>;

export const setConditionsInput = z.object({
  id: z.uuid(),
  /** true/false as a person answered; null takes the answer back. */
  conditions: z.record(z.string().max(60), z.boolean().nullable()),
});

export const startRunInput = z.object({
  id: z.uuid(),
  /** true stops after reading and gap detection so that a person can answer first. */
  pauseAtGaps: z.boolean().default(true),
});
export type StartRunInput = z.input<typeof startRunInput>;

/** One line of the dashboard. `score` is the evidenced score (what is proved), a whole number 0..100; `level` is its band; coverage a share 0..1. */
export interface AssessmentRow {
  id: string;
  name: string;
  firm: string;
  country: string | null;
  sector: string | null;
  state: AssessmentState;
  score: number | null;
  low: number | null;
  high: number | null;
  coverage: number | null;
  level: LevelId | null;
  /** Documents, answers or decisions changed after the run shown. */
  stale: boolean;
  updatedAt: Date;
}

export interface AssessmentList {
  rows: AssessmentRow[];
  total: number;
  /** By state, over everything the person may see. */
  counts: Record<AssessmentState, number>;
}

export interface AssessmentView extends AssessmentRow {
  enterpriseType: string | null;
  currency: string | null;
  conditions: Record<string, boolean>;
  version: number;
  createdAt: Date;
  createdBy: string;
  /** The run shown on the tabs; null before the first. */
  run: { id: string; number: number; status: "RUNNING" | "DONE" | "FAILED"; startedAt: Date; scored: boolean } | null;
  /** The chain now running or the last one, newest first; null before the first. */
  job: { id: string; status: string; active: boolean } | null;
  /** `answers` are values that people gave. */
  counts: { documents: number; unreadable: number; toRead: number; answers: number; reports: number; runs: number };
  /** What this person may do here; the verbs ask again. */
  may: { edit: boolean; start: boolean; archive: boolean };
}
