/** What a person has typed or chosen for one gap and not yet saved. */
export interface AnswerDraft {
  /** A candidate's finding id, OTHER for a typed value, or "" for nothing chosen. */
  choice: string;
  text: string;
  unit: string;
  currency: string;
  period: string;
  documentId: string;
  note: string;
}
export const OTHER = "other";

export const EMPTY_DRAFT: AnswerDraft = { choice: "", text: "", unit: "", currency: "", period: "", documentId: "", note: "" };

/** Where drafts are kept: this browser, so that an ended session or a closed tab loses nothing. */
export interface DraftStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const keyOf = (assessmentId: string, dataPoint: string): string => `risk-desk.draft.${assessmentId}.${dataPoint}`;

/** The kept draft; null when there is none or when it is not one (an older version wrote it). */
export function readDraft(store: DraftStore, assessmentId: string, dataPoint: string): AnswerDraft | null {
  const kept = store.getItem(keyOf(assessmentId, dataPoint));
  if (kept === null) return null;
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value !== "object" || value === null) return null;
    const fields = new Map<string, unknown>(Object.entries(value));
    const text = (name: keyof AnswerDraft): string => {
      const found = fields.get(name);
      return typeof found === "string" ? found : "";
    };
    return { choice: text("choice"), text: text("text"), unit: text("unit"), currency: text("currency"), period: text("period"), documentId: text("documentId"), note: text("note") };
  } catch {
    return null;
  }
}

/** Keeps a draft that differs from what the form opened with, and forgets one that no longer does. */
export function keepDraft(store: DraftStore, assessmentId: string, dataPoint: string, draft: AnswerDraft, opened: AnswerDraft): void {
  const key = keyOf(assessmentId, dataPoint);
  if (JSON.stringify(draft) === JSON.stringify(opened)) store.removeItem(key);
  else store.setItem(key, JSON.stringify(draft));
}

export const forgetDraft = (store: DraftStore, assessmentId: string, dataPoint: string): void => store.removeItem(keyOf(assessmentId, dataPoint));
