import { z } from "zod";
import type { Gap } from "@/domain/gaps/gap";
import type { DataPointType } from "@/domain/risk/rubric";

export const GAP_VALUE_MAX = 5000;
export const NOTE_MAX = 2000;

export const listGapsInput = z.object({ assessmentId: z.uuid() });

const base = {
  assessmentId: z.uuid(),
  dataPoint: z.string().min(1).max(80),
  /** Version of the answer the form showed, 0 for none; an older one is told what changed. */
  expectedVersion: z.number().int().min(0),
};
const note = z.string().trim().max(NOTE_MAX, `A note holds ${NOTE_MAX} characters.`).nullish();

export const answerGapInput = z.discriminatedUnion("kind", [
  z.object({ ...base, kind: z.literal("ACCEPTED"), findingId: z.string().min(1).max(200), note }),
  z.object({ ...base, kind: z.literal("REJECTED"), findingId: z.string().min(1).max(200), note }),
  z.object({
    ...base,
    kind: z.literal("CORRECTED"),
    /** As typed; the server parses it and says what it understood. */
    text: z.string().trim().min(1, "Type a value, or remove the answer.").max(GAP_VALUE_MAX, `A value holds ${GAP_VALUE_MAX} characters.`),
    unit: z.string().trim().max(40).nullish(),
    currency: z.string().trim().toUpperCase().regex(/^[A-Z]{3}$/, "A currency is three letters, such as KES.").nullish(),
    period: z.string().trim().max(60).nullish(),
    documentId: z.uuid().nullish(),
    note,
  }),
  z.object({ ...base, kind: z.literal("NOT_APPLICABLE"), note: z.string().trim().min(1, "Say why it does not apply.").max(NOTE_MAX) }),
]);
export type AnswerGapInput = z.input<typeof answerGapInput>;

export const removeAnswerInput = z.object(base);

/** A gap with everything its form needs. */
export interface GapView extends Gap {
  label: string;
  help: string;
  ask: string;
  example: string;
  type: DataPointType;
  expectedUnit: string;
  choices: string[];
  categoryName: string;
  indicatorNames: string[];
  /** "0 to 100 percent" in words; null where anything goes. */
  plausibleText: string | null;
  /** Value in words with unit and currency; null when none. */
  valueText: string | null;
  /** Effect in words: "Can move Market to High", "Narrows Climate by 15", "No band change". */
  effectText: string;
  answerVersion: number;
  answeredByName: string | null;
}

export interface GapBoard {
  assessmentId: string;
  runId: string | null;
  /** Sorted: what can move a band or a flag first. */
  gaps: GapView[];
  mandatoryOpen: number;
  mandatoryTotal: number;
  /** Open gaps that can move a band. */
  movers: number;
  /** Answers newer than the scored run. */
  unscored: number;
  mayAnswer: boolean;
}
