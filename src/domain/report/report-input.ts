import type { Gap } from "../gaps/gap";
import type { AnalystIdentity } from "../ports/analyst";
import type { Assessed } from "../risk/assessed";
import type { Rubric } from "../risk/rubric";
import type { OpinionCounts, OpinionRow } from "../risk/second-opinion";
import type { Locale, Section } from "./report-document";
import type { ReportLabels } from "./report-labels";

/** One uploaded file, read or not; the order given is the order of the codes D1, D2, … */
export interface ReportSource {
  id: string;
  name: string;
  /** What it is, in words: "Audited annual accounts", or the format when no type was recognised. */
  kind: string;
  pages: number;
  sha256: string;
  /** Who made it out, as it says; only a model is asked. */
  issuer?: string | null;
  /** yyyy, yyyy-mm or yyyy-mm-dd; null when the document does not say. */
  dated: string | null;
  /** ISO 639-1; null when undecided. Quotations are marked with it. */
  language?: string | null;
  /** What people call its pages ("Sheet Budget"), first page first; without it "p. 3" is printed. */
  pageLabels?: readonly string[];
  /** Why it could not be read, in words; null when it was. */
  problem?: string | null;
}

export interface ReportFirm {
  name: string;
  /** ISO 3166-1 alpha-2 or a name. */
  country: string | null;
  sector: string | null;
  enterpriseType: string | null;
  /** ISO 4217. */
  currency: string | null;
}

/** What a second analyst made of the same papers. It moves no figure of the result. */
export interface SecondOpinion {
  analyst: AnalystIdentity;
  /** `settled`: a named person has set the level since, where the two lay too far apart. */
  rows: readonly (OpinionRow & { settled: boolean })[];
  counts: OpinionCounts;
}

/** This very result as somebody had it put in words. */
export interface ResultInWords {
  text: string;
  /** Who wrote it; null = the rules. */
  model: string | null;
  /** What the model was told, by version. */
  prompts: readonly { name: string; number: number }[];
  /** ISO time. */
  at: string;
}

export interface ReportInput {
  assessed: Assessed;
  /** In the order of listGaps: what can move the result first. */
  gaps: readonly Gap[];
  rubric: Rubric;
  firm: ReportFirm;
  documents: readonly ReportSource[];
  analyst: AnalystIdentity;
  /** null = one analyst read this run. */
  secondOpinion: SecondOpinion | null;
  /** null = nobody has had this result put in words. */
  inWords: ResultInWords | null;
  run: { id: string; number: number; startedAt: string };
  preparedBy: string;
  /** ISO time; the only date the report takes from outside the run. */
  issuedAt: string;
  labels: ReportLabels;
  locale: Locale;
  /** Lower-case hex SHA-256 of a text; passed in because the model may not import a library. */
  sha256: (text: string) => string;
  sections?: Partial<Record<Section, boolean>>;
}
