import type { GradeId, LevelId } from "./rubric";

/** A place in a document a person can open. */
export interface Locator {
  /** First page, sheet or slide = 1. */
  page: number;
  /** Finer place where there is one: "Budget!D12"; null for "the page". */
  place: string | null;
}

/** What was read, normalised: magnitude applied, percent 0..100, areas in ha, dates ISO, countries ISO 3166-1 alpha-2 lower case. */
export type FindingValue =
  /** `high` is set for a range low..high. */
  | {
      kind: "number";
      number: number;
      high: number | null;
      /** Only in a typed answer to a data point that holds several values: the others, newest first. */
      earlier?: { number: number; period: string | null }[];
    }
  /** yyyy-mm-dd, or yyyy-mm when only the month is given, or yyyy. */
  | { kind: "date"; date: string }
  | { kind: "text"; text: string }
  | { kind: "boolean"; yes: boolean }
  | { kind: "choice"; choice: string };

/** What a finding is about. */
export type Subject =
  | { kind: "dataPoint"; key: string }
  /** A judgement, or an exposure rated as likelihood x impact, against an indicator's written criteria. */
  | { kind: "indicator"; id: string; component: string }
  /** Wording that makes a person look; never confirmed by a machine. */
  | { kind: "flag"; id: string }
  /** What the whole paper is. It proves nothing of the firm and is counted, never scored. */
  | { kind: "document"; claim: IdentityClaim };

export type IdentityClaim = "kind" | "issuer" | "date";

/** One thing an analyst claims a document says. Without a quotation that stands on its page it is dropped. */
export interface Finding {
  /** Stable within one reply: made from subject, place and quotation. */
  id: string;
  subject: Subject;
  /** For judgements; null for figures, whose level code computes. */
  level: LevelId | "NO_EVIDENCE" | null;
  /** For an exposure component: 1..5 each. */
  likelihood: number | null;
  impact: number | null;
  value: FindingValue | null;
  /** "ha", "t/ha", "%", "persons", …; null where meaningless. */
  unit: string | null;
  /** ISO 4217, null when not stated and not inferable. */
  currency: string | null;
  /** "2024", "2024-07/2025-06", "Y1"; null when not stated. */
  period: string | null;
  /** true = plan, target or forecast; false = actual; null = neither. */
  projected: boolean | null;
  quote: string;
  documentId: string;
  locator: Locator;
  grade: GradeId;
  /** Ids of findings that state another value for the same thing and period. */
  contradicts: string[];
}

/** A finding whose quotation was found: offsets of it in the page's text, end exclusive. */
export interface VerifiedFinding extends Finding {
  span: { start: number; end: number };
}

export interface DroppedFinding {
  finding: Finding;
  reason: "QUOTE_NOT_ON_PAGE" | "NO_SUCH_PAGE" | "NO_SUCH_DOCUMENT" | "EMPTY_QUOTE" | "PLACEHOLDER" | "VALUE_NOT_IN_QUOTE"
    /** The words order a reader what to find. */
    | "SPEAKS_TO_READER"
    /** Half a page shows nothing about one claim. */
    | "QUOTE_TOO_LONG"
    /** A heading judges nothing. */
    | "QUOTE_TOO_SHORT"
    /** Not one word of the quotation has to do with what it is said to show. */
    | "OFF_SUBJECT"
    /** A sentence that is said to decide most indicators of a category decides none. */
    | "QUOTED_FOR_ALL";
}
