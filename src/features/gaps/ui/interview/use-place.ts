"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { nextQuestion, type InterviewLength, type Question } from "@/domain/gaps/interview";
import { useKept } from "@/ui/use-kept";

/** The step with the yes-or-no facts that decide what is asked. */
export const FIRM = "firm";
/** Nothing is left to put. */
export const DONE = "done";

/** Where the interview stands: what the address says, else where this browser left off, else the first open question. */
export function placeOf(asked: string | null, kept: string | null, questions: readonly Question[], untouched: boolean): string {
  const open = nextQuestion(questions, null) !== null;
  if (asked === FIRM || (asked === DONE && !open) || questions.some(({ dataPoint }) => dataPoint === asked)) return asked ?? FIRM;
  const left = questions.find(({ dataPoint }) => dataPoint === kept);
  if (left?.state === "OPEN") return left.dataPoint;
  if (untouched) return FIRM;
  return nextQuestion(questions, left?.dataPoint ?? null) ?? DONE;
}

/** The question in the address, so that each can be linked to and the back button goes to the one before. */
export function usePlace(assessmentId: string, length: InterviewLength) {
  const asked = useSearchParams().get("question");
  const [kept, keep] = useKept(`interview:${assessmentId}`);
  const go = useCallback((question: string, { length: wanted = length, replace = false }: { length?: InterviewLength; replace?: boolean } = {}): void => {
    const query = `?${new URLSearchParams({ question, ...(wanted === "full" ? { length: wanted } : {}) }).toString()}`;
    if (replace) window.history.replaceState(null, "", query);
    else window.history.pushState(null, "", query);
    keep(question);
  }, [keep, length]);
  return { asked, kept, go };
}
