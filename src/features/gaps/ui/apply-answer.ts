import type { FindingValue } from "@/domain/risk/finding";
import type { AnswerGapInput, EntryView, GapBoard, GapView } from "../contract";
import { holderOf } from "./entry-of";
import { isMover, isOpen } from "./gap-groups";

/** What the row will most likely be once the server has answered; its reply replaces this. */
function answered(gap: GapView, input: AnswerGapInput): GapView {
  switch (input.kind) {
    case "NOT_APPLICABLE":
      return { ...gap, status: "NOT_APPLICABLE", value: null, valueText: null, reason: "" };
    case "CORRECTED":
      return { ...gap, status: "VERIFIED", valueText: input.text, reason: "" };
    case "ACCEPTED": {
      const chosen = gap.candidates.find((candidate) => candidate.findingId === input.findingId);
      return { ...gap, status: "VERIFIED", value: chosen?.value ?? gap.value, reason: "" };
    }
    case "REJECTED": {
      const candidates = gap.candidates.filter((candidate) => candidate.findingId !== input.findingId);
      return { ...gap, candidates, status: candidates.length === 0 ? "MISSING" : gap.status, value: candidates.length === 0 ? null : gap.value };
    }
  }
}

const counted = (board: GapBoard): GapBoard => ({
  ...board,
  mandatoryOpen: board.gaps.filter((gap) => gap.mandatory && isOpen(gap)).length,
  movers: board.gaps.filter(isMover).length,
});

/** A companion's field as it will most likely be; its row moves when the server has answered. */
const companionAnswered = (gap: GapView, input: AnswerGapInput): GapView => ({
  ...gap,
  companions: gap.companions.map((each) => (each.dataPoint === input.dataPoint && input.kind === "CORRECTED" ? { ...each, valueText: input.text } : each)),
});

/** The board as it will look when the answer is saved. Scores do not move: only Re-score moves them. */
export function applyAnswer(board: GapBoard, input: AnswerGapInput): GapBoard {
  return counted({
    ...board,
    unscored: board.unscored + 1,
    gaps: board.gaps.map((gap) => (gap.dataPoint === input.dataPoint ? answered(gap, input) : gap === holderOf(board.gaps, input.dataPoint) ? companionAnswered(gap, input) : gap)),
  });
}

/** Puts one row as the server knows it in its place. */
export const replaceGap = (board: GapBoard, fresh: GapView): GapBoard =>
  counted({ ...board, gaps: board.gaps.map((gap) => (gap.dataPoint === fresh.dataPoint ? fresh : gap)) });

/** A value as a person would type it again; `period` is that of its first figure where it holds several years. */
export function typedValue(value: FindingValue | null, period: string | null = null): string {
  switch (value?.kind) {
    case undefined: return "";
    case "number":
      if (value.earlier?.length) return [{ number: value.number, period }, ...value.earlier].map((each) => (each.period === null ? String(each.number) : `${each.period}: ${each.number}`)).join("; ");
      return value.high === null ? String(value.number) : `${value.number} - ${value.high}`;
    case "date": return value.date;
    case "text": return value.text;
    case "boolean": return value.yes ? "yes" : "no";
    case "choice": return value.choice;
  }
}

/** The call that brings back what stood before; null = there was no answer, so the new one is removed. */
export function undoOf(before: EntryView, version: number, assessmentId: string): AnswerGapInput | null {
  const answer = before.answer;
  if (!answer) return null;
  const base = { assessmentId, dataPoint: before.dataPoint, expectedVersion: version };
  switch (answer.kind) {
    case "ACCEPTED":
    case "REJECTED":
      return answer.findingId === null ? null : { ...base, kind: answer.kind, findingId: answer.findingId, note: answer.note, toldBy: answer.toldBy };
    case "NOT_APPLICABLE":
      return { ...base, kind: "NOT_APPLICABLE", note: answer.note ?? "", toldBy: answer.toldBy };
    case "CORRECTED":
      return { ...base, kind: "CORRECTED", text: typedValue(answer.value, answer.period), unit: answer.unit, currency: answer.currency, period: answer.period, documentId: answer.documentId, note: answer.note, toldBy: answer.toldBy };
  }
}
