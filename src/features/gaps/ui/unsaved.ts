import { answerGapInput, type AnswerGapInput, type EntryView } from "../contract";
import { typedValue } from "./apply-answer";

const PREFIX = "risk-desk:unsaved:";
const listeners = new Set<() => void>();
/** For browsers that keep nothing: the list then lives as long as the page. */
const unkept = new Map<string, string>();

/** What was sent and not yet confirmed, as text; "" when nothing is. */
export function unsavedText(assessmentId: string): string {
  try {
    return sessionStorage.getItem(PREFIX + assessmentId) ?? "";
  } catch {
    return unkept.get(assessmentId) ?? "";
  }
}

export const subscribeUnsaved = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** An older version of the page may have written it: what no longer has the form of an answer is ignored. */
export function parseUnsaved(text: string): AnswerGapInput[] {
  if (text === "") return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((item) => answerGapInput.safeParse(item).data ?? []) : [];
  } catch {
    return [];
  }
}

function write(assessmentId: string, list: readonly AnswerGapInput[]): void {
  const text = list.length === 0 ? "" : JSON.stringify(list);
  unkept.set(assessmentId, text);
  try {
    if (text === "") sessionStorage.removeItem(PREFIX + assessmentId);
    else sessionStorage.setItem(PREFIX + assessmentId, text);
  } catch {
    // Full or forbidden storage: `unkept` already holds it.
  }
  for (const tell of listeners) tell();
}

/** Kept from the press until the server has answered, so that a reload in between loses nothing. One a gap: the newest. */
export function keepUnsaved(assessmentId: string, input: AnswerGapInput): void {
  write(assessmentId, [...parseUnsaved(unsavedText(assessmentId)).filter((item) => item.dataPoint !== input.dataPoint), input]);
}

export function forgetUnsaved(assessmentId: string, dataPoint: string): void {
  write(assessmentId, parseUnsaved(unsavedText(assessmentId)).filter((item) => item.dataPoint !== dataPoint));
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s,_\u202f\u00a0]/g, "");

/** true when the server has this very answer: the page was left after it was stored and before it said so. */
export function arrived(input: AnswerGapInput, gap: EntryView | undefined): boolean {
  const answer = gap?.answer;
  if (!gap || !answer || gap.answerVersion <= input.expectedVersion || answer.kind !== input.kind) return false;
  if ((answer.note ?? "") !== (input.note ?? "")) return false;
  switch (input.kind) {
    case "NOT_APPLICABLE": return true;
    case "ACCEPTED":
    case "REJECTED": return answer.findingId === input.findingId;
    case "CORRECTED": return plain(typedValue(answer.value, answer.period)) === plain(input.text);
  }
}
