"use client";

import { useState } from "react";
import { faultOf, type Fault } from "@/ui/fault";
import { trpc } from "@/trpc/client";
import type { AnswerGapInput, GapView } from "../contract";
import { applyAnswer, replaceGap, undoOf } from "./apply-answer";

/** An answer the server did not take: what was sent, and whether somebody else was first. */
export interface Refusal {
  dataPoint: string;
  input: AnswerGapInput;
  fault: Fault;
  conflict: boolean;
  signedOut: boolean;
}

interface LastAnswer {
  before: GapView;
  after: GapView;
}

/** Saves answers at once, shows them before the server has replied, and can take the last one back. */
export function useAnswers(assessmentId: string) {
  const utils = trpc.useUtils();
  const [last, setLast] = useState<LastAnswer | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const key = { assessmentId };
  const settle = (fresh: GapView): void => utils.gaps.list.setData(key, (board) => board && replaceGap(board, fresh));
  const refresh = (): void => {
    void utils.gaps.list.invalidate(key);
    void utils.assessments.get.invalidate({ id: assessmentId });
    void utils.runs.scorecard.invalidate(key);
    void utils.reports.list.invalidate(key);
  };

  const answer = trpc.gaps.answer.useMutation({
    onMutate: async (input) => {
      await utils.gaps.list.cancel(key);
      const board = utils.gaps.list.getData(key);
      utils.gaps.list.setData(key, (now) => now && applyAnswer(now, input));
      return { board };
    },
    onError: (_error, _input, context) => {
      if (context?.board) utils.gaps.list.setData(key, context.board);
    },
    onSettled: refresh,
  });
  const remove = trpc.gaps.removeAnswer.useMutation({ onSuccess: settle, onSettled: refresh });

  const refuse = (error: unknown, input: AnswerGapInput): false => {
    const fault = faultOf(error);
    const code = codeOf(error);
    setRefusal({ dataPoint: input.dataPoint, input, fault, conflict: code === "CONFLICT", signedOut: code === "UNAUTHORIZED" });
    return false;
  };

  const save = async (before: GapView, input: AnswerGapInput): Promise<boolean> => {
    setRefusal(null);
    try {
      const after = await answer.mutateAsync(input);
      settle(after);
      setLast({ before, after });
      return true;
    } catch (error) {
      return refuse(error, input);
    }
  };

  const takeBack = async (gap: GapView): Promise<boolean> => {
    try {
      await remove.mutateAsync({ assessmentId, dataPoint: gap.dataPoint, expectedVersion: gap.answerVersion });
      setLast(null);
      return true;
    } catch {
      return false;
    }
  };

  const undo = async (): Promise<boolean> => {
    if (!last) return false;
    const again = undoOf(last.before, last.after.answerVersion, assessmentId);
    const done = again ? await save(last.after, again) : await takeBack(last.after);
    if (done) setLast(null);
    return done;
  };

  return { save, takeBack, undo, canUndo: last !== null, refusal, forgetRefusal: () => setRefusal(null), removing: remove.isPending, removeError: remove.error };
}

export type Answers = ReturnType<typeof useAnswers>;

function codeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const { data } = error;
  return typeof data === "object" && data !== null && "code" in data && typeof data.code === "string" ? data.code : null;
}
