import { z } from "zod";

const assessmentId = z.uuid();
/** On one answer to a gap, or on the newest result as a whole. */
export const adviceSubject = z.discriminatedUnion("section", [
  z.strictObject({ section: z.literal("ANSWER_VALIDATION"), assessmentId, dataPoint: z.string().min(1).max(80) }),
  z.strictObject({ section: z.literal("REPORT_NARRATIVE"), assessmentId }),
]);
export type AdviceSubject = z.output<typeof adviceSubject>;

interface AdviceBy {
  /** null = the rules said it. */
  model: string | null;
  /** Why the rules said it; null where a model did. */
  why: string | null;
  /** "Check an answer v2": what the model was told. */
  prompts: { name: string; number: number }[];
  /** What of the papers the model was not sent, in words. */
  leftOut: string[];
  at: Date;
}

export type AdviceView = AdviceBy & (
  | { section: "REPORT_NARRATIVE"; text: string }
  | {
      section: "ANSWER_VALIDATION";
      answersQuestion: boolean;
      advice: string | null;
      /** A passage that stands in the papers and says otherwise. */
      contradictedBy: { quotation: string; documentId: string; page: number } | null;
      /** The model named a passage that stands nowhere in the papers; it is left out. */
      inventedPassage: boolean;
    }
);

export interface AdviceStanding {
  /** On what stands now; null = nobody has asked yet. */
  advice: AdviceView | null;
  /** The job that is at it. */
  jobId: string | null;
  /** Why a model cannot be asked, in a sentence; null = it can. */
  rulesBecause: string | null;
  mayAsk: boolean;
}
