import type { DataPointType } from "@/domain/risk/rubric";
import type { AnswerGapInput, GapView } from "../contract";
import { typedValue } from "./apply-answer";

/** What a person has typed or chosen for one gap and not yet saved. */
export interface AnswerDraft {
  /** A candidate's finding id, OTHER for a typed value, or "" for nothing chosen. */
  choice: string;
  text: string;
  currency: string;
  period: string;
  documentId: string;
  note: string;
}
export const OTHER = "other";

const FIELDS = ["choice", "text", "currency", "period", "documentId", "note"] as const;

/** Whether something kept by the browser is a draft; an older version of the page may have written it. */
export function isAnswerDraft(kept: unknown): kept is AnswerDraft {
  if (typeof kept !== "object" || kept === null) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  return FIELDS.every((field) => typeof values.get(field) === "string");
}

export const draftKey = (assessmentId: string, dataPoint: string): string => `gap:${assessmentId}:${dataPoint}`;

/** What the form opens with: the standing answer, else the best candidate, else an empty field. */
export function openingDraft(gap: GapView): AnswerDraft {
  const answer = gap.answer;
  const typed = answer?.kind === "CORRECTED";
  const found = answer?.kind === "ACCEPTED" ? answer.findingId : null;
  return {
    choice: typed ? OTHER : (found ?? gap.candidates[0]?.findingId ?? OTHER),
    text: typed ? typedValue(answer.value) : "",
    currency: (typed ? answer.currency : gap.currency) ?? gap.candidates[0]?.currency ?? "",
    period: (typed ? answer.period : null) ?? "",
    documentId: (typed ? answer.documentId : null) ?? "",
    note: answer?.note ?? "",
  };
}

/** Something is typed or chosen that is not what the form opened with. */
export const isDirty = (draft: AnswerDraft, opening: AnswerDraft): boolean => FIELDS.some((field) => draft[field] !== opening[field]);

const filled = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** The call that saves a draft, or null when there is nothing to save yet. */
export function answerOf(draft: AnswerDraft, gap: GapView, assessmentId: string): AnswerGapInput | null {
  const base = { assessmentId, dataPoint: gap.dataPoint, expectedVersion: gap.answerVersion };
  const note = filled(draft.note);
  if (draft.choice !== OTHER) return draft.choice === "" ? null : { ...base, kind: "ACCEPTED", findingId: draft.choice, note };
  const text = filled(draft.text);
  if (text === null) return null;
  return {
    ...base, kind: "CORRECTED", text, note,
    // The typed text names its own unit or the expected one is meant; the server reads it.
    unit: null,
    currency: gap.type === "money" && !namesCurrency(text) ? filled(draft.currency) : null,
    period: filled(draft.period),
    documentId: filled(draft.documentId),
  };
}

/** A currency typed with the figure wins over the field beside it: "USD 40,000" is never saved as KES. */
const namesCurrency = (text: string): boolean => /\p{Sc}/u.test(text) || /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.test(text);

/** Figures have a unit and a period beside them; words and dates do not. */
export const isMeasured = (type: DataPointType): boolean => !["date", "text", "boolean", "choice", "document"].includes(type);
