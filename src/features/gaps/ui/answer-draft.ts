import type { DataPointType } from "@/domain/risk/rubric";
import type { AnswerGapInput, EntryView } from "../contract";
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
  toldBy: string;
}
export const OTHER = "other";

const FIELDS = ["choice", "text", "currency", "period", "documentId", "note", "toldBy"] as const;

/** Whether something kept by the browser is a draft; an older version of the page may have written it. */
export function isAnswerDraft(kept: unknown): kept is AnswerDraft {
  if (typeof kept !== "object" || kept === null) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  return FIELDS.every((field) => typeof values.get(field) === "string");
}

export const draftKey = (assessmentId: string, dataPoint: string): string => `gap:${assessmentId}:${dataPoint}`;

/** What a new answer starts with: the currency of the accounts, and who was talking last. */
export interface DraftDefaults {
  currency: string;
  toldBy: string;
}

/** What the form opens with: the standing answer, else the best candidate, else an empty field. */
export function openingDraft(gap: EntryView, defaults: DraftDefaults = { currency: "", toldBy: "" }): AnswerDraft {
  const answer = gap.answer;
  const typed = answer?.kind === "CORRECTED";
  const found = answer?.kind === "ACCEPTED" ? answer.findingId : null;
  return {
    choice: typed ? OTHER : (found ?? gap.candidates[0]?.findingId ?? OTHER),
    text: typed ? typedValue(answer.value, answer.period) : "",
    currency: (typed ? answer.currency : gap.currency) ?? gap.candidates[0]?.currency ?? defaults.currency,
    period: (typed ? answer.period : null) ?? "",
    documentId: (typed ? answer.documentId : null) ?? "",
    note: answer?.note ?? "",
    toldBy: answer ? (answer.toldBy ?? "") : defaults.toldBy,
  };
}

/** Something is typed or chosen that is not what the form opened with. */
export const isDirty = (draft: AnswerDraft, opening: AnswerDraft): boolean => FIELDS.some((field) => draft[field] !== opening[field]);

const filled = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** The call that saves a draft, or null when there is nothing to save yet. */
export function answerOf(draft: AnswerDraft, gap: EntryView, type: DataPointType, assessmentId: string): AnswerGapInput | null {
  const base = { assessmentId, dataPoint: gap.dataPoint, expectedVersion: gap.answerVersion };
  const [note, toldBy] = [filled(draft.note), filled(draft.toldBy)];
  if (draft.choice !== OTHER) return draft.choice === "" ? null : { ...base, kind: "ACCEPTED", findingId: draft.choice, note };
  const text = filled(draft.text);
  if (text === null) return null;
  return {
    ...base, kind: "CORRECTED", text, note, toldBy,
    // The typed text names its own unit or the expected one is meant; the server reads it.
    unit: null,
    currency: type === "money" && !namesCurrency(text) ? filled(draft.currency) : null,
    period: filled(draft.period),
    documentId: filled(draft.documentId),
  };
}

/** A currency typed with the figure wins over the field beside it: "USD 40,000" is never saved as KES. */
export const namesCurrency = (text: string): boolean => /\p{Sc}/u.test(text) || /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.test(text);

/** Figures have a unit and a period beside them; words and dates do not. */
export const isMeasured = (type: DataPointType): boolean => !["date", "text", "boolean", "choice", "document"].includes(type);
