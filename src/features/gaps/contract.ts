import { z } from "zod";
import type { AnswerShape } from "@/domain/gaps/answer-shape";
import type { Gap, GapCompanion } from "@/domain/gaps/gap";
import type { QuestionDef } from "@/domain/gaps/interview";
import type { DataPointType, GradeDef, GradeId } from "@/domain/risk/rubric";

export const GAP_VALUE_MAX = 5000;
export const NOTE_MAX = 2000;
export const TOLD_BY_MAX = 200;

export const listGapsInput = z.object({ assessmentId: z.uuid() });

const base = {
  assessmentId: z.uuid(),
  dataPoint: z.string().min(1).max(80),
  /** Version of the answer the form showed, 0 for none; an older one is told what changed. */
  expectedVersion: z.number().int().min(0),
};
/** Who said it: name, post, how. What they say is a statement whoever they are. */
const toldBy = z.string().trim().max(TOLD_BY_MAX, `Who told you holds ${TOLD_BY_MAX} characters.`).nullish();
const note = z.string().trim().max(NOTE_MAX, `A note holds ${NOTE_MAX} characters.`).nullish();

export const answerGapInput = z.discriminatedUnion("kind", [
  z.object({ ...base, kind: z.literal("ACCEPTED"), findingId: z.string().min(1).max(200), note, toldBy }),
  z.object({ ...base, kind: z.literal("REJECTED"), findingId: z.string().min(1).max(200), note, toldBy }),
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
    toldBy,
  }),
  z.object({ ...base, kind: z.literal("NOT_APPLICABLE"), note: z.string().trim().min(1, "Say why it does not apply.").max(NOTE_MAX), toldBy }),
]);
export type AnswerGapInput = z.input<typeof answerGapInput>;

export const removeAnswerInput = z.object(base);
export const skipGapInput = z.object(base);

/** What the form of a value needs to know of its state, of a gap or of a companion. */
export interface EntryView extends Omit<GapCompanion, "conflicting"> {
  /** Value in words with unit and currency; null when none. */
  valueText: string | null;
  answerVersion: number;
  answeredByName: string | null;
  /** Passed over in the interview, to come back to. */
  skipped: boolean;
}

/** A gap with everything its form needs. */
export interface GapView extends Gap, EntryView {
  companions: (GapCompanion & EntryView)[];
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
  /** Effect in words: "Can move Market to High", "Narrows Climate by 15", "No band change". */
  effectText: string;
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
  /** What people answered to the rubric's yes-or-no questions; they decide what is asked. */
  conditions: Record<string, boolean>;
  /** Answers newer than the scored run. */
  unscored: number;
  mayAnswer: boolean;
}

/** One thing that can be asked or typed in: what never changes while the rubric stays. */
export interface EntryPoint extends QuestionDef {
  shape: AnswerShape;
  /** What it feeds, and why that is judged. */
  indicators: { id: string; name: string; why: string }[];
  label: string;
  help: string;
  ask: string;
  example: string;
  plausibleText: string | null;
  entryGroup: string;
  /** A figure of one whole year that is over: the year named at the head of a form is its period. */
  yearly: boolean;
  /** Papers that would prove it. */
  papers: string[];
  grade: GradeId;
}

/** The rubric as the interview and the manual form need it. */
export interface EntryForm {
  /** What a typed value counts as until a document is attached. */
  statement: GradeDef;
  categories: { id: string; name: string }[];
  groups: { id: string; label: string }[];
  /** By category, in the rubric's order; companions after the item they belong to. */
  points: EntryPoint[];
}
