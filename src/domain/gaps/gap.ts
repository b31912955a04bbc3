import type { FindingValue } from "../risk/finding";
import type { GradeId } from "../risk/rubric";

export const GAP_STATUSES = ["MISSING", "PARTIAL", "CONFLICTING", "VERIFIED", "NOT_APPLICABLE"] as const;
export type GapStatus = (typeof GAP_STATUSES)[number];

/** What a person said about a data point. It survives re-analysis; removing it brings the finding back. */
export interface Answer {
  dataPoint: string;
  kind: "ACCEPTED" | "CORRECTED" | "REJECTED" | "NOT_APPLICABLE";
  /** The finding that was accepted or rejected, by its stable id; null for a typed value. */
  findingId: string | null;
  value: FindingValue | null;
  unit: string | null;
  currency: string | null;
  period: string | null;
  /** Required for NOT_APPLICABLE and to let an unusual value through. */
  note: string | null;
  /** Who said it, in the words of the person who asked. Absent in answers kept before it was asked. */
  toldBy?: string | null;
  /** Document attached as evidence; without one the grade is D. */
  documentId: string | null;
  answeredBy: string;
  /** ISO time. */
  answeredAt: string;
}

export interface GapCandidate {
  findingId: string;
  documentId: string;
  page: number;
  place: string | null;
  quote: string;
  value: FindingValue | null;
  unit: string | null;
  currency: string | null;
  period: string | null;
  projected: boolean | null;
  grade: GradeId;
}

/**
 * What answering can do to the result; computed by re-scoring with the data point at its best and at its worst.
 * Points are unrounded ones, to one decimal; where other answers are needed too, or a judgement waits for more, this is the share of one.
 */
export interface GapEffect {
  /** Points of the overall range that the answer closes. */
  rangeClosed: number;
  /** Points of its category's range that the answer closes. */
  categoryRangeClosed: number;
  canMoveOverallBand: boolean;
  /** Category ids whose band it can move. */
  canMoveCategoryBand: string[];
  /** Hard flags it can raise or clear. */
  flags: string[];
  /** Other data points its figures still lack: what is said above needs their answers too. */
  needs: string[];
}

/** A smaller value kept with a data point, such as the stock days of a store. Not a row of its own. */
export interface GapCompanion {
  dataPoint: string;
  value: FindingValue | null;
  unit: string | null;
  currency: string | null;
  period: string | null;
  projected: boolean | null;
  grade: GradeId | null;
  conflicting: boolean;
  candidates: GapCandidate[];
  answer: Answer | null;
}

export interface Gap {
  dataPoint: string;
  category: string;
  status: GapStatus;
  mandatory: boolean;
  /** The value in force (accepted, corrected, or the best finding), null when none. */
  value: FindingValue | null;
  unit: string | null;
  currency: string | null;
  period: string | null;
  projected: boolean | null;
  grade: GradeId | null;
  /** Why it is not VERIFIED, in words: "Only a forecast was found". Empty when it is. */
  reason: string;
  candidates: GapCandidate[];
  answer: Answer | null;
  effect: GapEffect;
  companions: GapCompanion[];
}
