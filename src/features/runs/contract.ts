import { z } from "zod";
import type { LeftOut, ReadingNote } from "@/domain/model/reading-account";
import type { Gap } from "@/domain/gaps/gap";
import type { AnalystIdentity } from "@/domain/ports/analyst";
import type { Assessed, Figures } from "@/domain/risk/assessed";
import type { LevelId } from "@/domain/risk/rubric";
import type { OpinionCounts, OpinionRow } from "@/domain/risk/second-opinion";

export const scorecardInput = z.object({ assessmentId: z.uuid(), runId: z.uuid().optional() });
export const listRunsInput = z.object({ assessmentId: z.uuid() });
export const REASON_MAX = 2000;

const onRun = {
  assessmentId: z.uuid(),
  /** The run the person looked at; a newer one is told. */
  runId: z.uuid(),
};
const decision = {
  ...onRun,
  /** Version of the newest decision the page showed, 0 for none; an older one is told. */
  expectedVersion: z.number().int().min(0),
};
/** Printed with the name of who decided. */
const reason = z.string().trim().min(1, "Give the reason; it is printed in the report.").max(REASON_MAX, `A reason holds ${REASON_MAX} characters.`);

export const decideFlagInput = z.object({ ...decision, flag: z.string().min(1).max(80), state: z.enum(["CONFIRMED", "DISMISSED"]), reason });
export const previewOverrideInput = z.object({ ...onRun, indicator: z.string().min(1).max(80) });
export const overrideIndicatorInput = z.object({
  ...decision,
  indicator: z.string().min(1).max(80),
  level: z.enum(["LOW", "MODERATE", "HIGH", "CRITICAL"]),
  reason,
  /** What it rests on, in words. */
  evidence: z.string().trim().max(REASON_MAX, `A note holds ${REASON_MAX} characters.`).nullish(),
});
/** Takes back the newest decision on a flag or an indicator. */
export const withdrawInput = z.object({ ...decision, subject: z.string().regex(/^(flag|indicator):.{1,80}$/) });

/** What each level would do to the scores above the indicator, before anything is saved. */
export interface OverridePreview {
  computed: { level: LevelId | null; score: number | null };
  now: { category: Figures; overall: Figures };
  /** `allowed` false: a confirmed flag holds the indicator above it. */
  levels: { level: LevelId; allowed: boolean; score: number; category: Figures; overall: Figures }[];
}

export interface RunView {
  id: string;
  number: number;
  status: "RUNNING" | "DONE" | "FAILED";
  analyst: AnalystIdentity;
  rubricVersion: string;
  rubricHash: string;
  startedAt: Date;
  finishedAt: Date | null;
  startedBy: string;
}

export interface RunRow extends RunView {
  score: number | null;
  low: number | null;
  high: number | null;
  coverage: number | null;
  level: string | null;
  /** Indicators the second opinion puts more than one level apart; null = there is none. */
  toReview: number | null;
  /** Figures with the decisions of people counted in, where they differ from the run's own; only for the newest scored run. */
  decided: { score: number | null; level: string | null } | null;
}

/** The two analysts' results side by side. The run's own score counts; the other moves nothing. */
export interface SecondOpinion {
  analyst: AnalystIdentity;
  /** `settled`: a named person has set the level of an indicator the two put too far apart. */
  rows: (OpinionRow & { settled: boolean })[];
  counts: OpinionCounts;
  /** Rows that wait for a person. */
  open: number;
}

export interface Scorecard {
  run: RunView;
  assessed: Assessed;
  /** Open gaps of the run, in order of effect, for the links under each indicator. */
  gaps: Pick<Gap, "dataPoint" | "category" | "status" | "mandatory" | "effect">[];
  /** Document id -> name, for evidence lines; removed ones included. */
  documents: Record<string, string>;
  /** How many documents the run read; 0 = it is made of what people said. */
  documentsRead: number;
  stale: boolean;
  /** Subject ("flag:…", "indicator:…") -> version of its newest decision; absent = 0. */
  versions: Record<string, number>;
  /** The overall figures before any decision; null when none is in force. */
  asMade: Figures | null;
  /** Decisions cannot be counted into this run: the rubric has changed, or the run kept too little. */
  frozen: "OTHER_RUBRIC" | "NO_INPUTS" | null;
  /** null = no language model read this run. */
  reading: { leftOut: LeftOut[]; notes: ReadingNote[]; prompts: { slug: string; name: string; number: number }[] } | null;
  /** null = one analyst read this run. */
  secondOpinion: SecondOpinion | null;
  mayDecide: boolean;
  mayOverride: boolean;
}
