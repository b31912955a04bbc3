"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import { faultOf, type Fault } from "@/ui/fault";
import { trpc } from "@/trpc/client";
import type { AnswerGapInput, EntryView, GapView } from "../contract";
import { applyAnswer, replaceGap, undoOf } from "./apply-answer";
import { entryOf, holderOf } from "./entry-of";
import { arrived, forgetUnsaved, keepUnsaved, parseUnsaved, subscribeUnsaved, unsavedText } from "./unsaved";

/** An answer the server has not taken: what was sent, why, and whether somebody else was first. */
export interface Refusal {
  dataPoint: string;
  input: AnswerGapInput;
  /** null when the page was left before the server had answered. */
  fault: Fault | null;
  conflict: boolean;
  signedOut: boolean;
}

interface LastAnswer {
  before: EntryView;
  after: EntryView;
}

/** "refused": the server read it and wants something else, so the person must look; "unsent": it never took it. */
export type SaveEnd = "saved" | "refused" | "unsent";

type Why = Omit<Refusal, "dataPoint" | "input">;
const LEFT: Why = { fault: null, conflict: false, signedOut: false };
const none = (): string => "";

/** Saves answers at once, shows them before the server has replied, keeps what it did not take, and can take the last one back. */
export function useAnswers(assessmentId: string) {
  const utils = trpc.useUtils();
  const [last, setLast] = useState<LastAnswer | null>(null);
  const [saving, setSaving] = useState<readonly string[]>([]);
  const [why, setWhy] = useState<Readonly<Record<string, Why>>>({});
  /** Not understood or not plausible: the form says so beside the field, the draft holds what was typed. */
  const [invalid, setInvalid] = useState<Refusal | null>(null);
  const key = { assessmentId };
  const board = trpc.gaps.list.useQuery(key);
  const kept = useSyncExternalStore(subscribeUnsaved, () => unsavedText(assessmentId), none);
  const waiting = useMemo(() => parseUnsaved(kept), [kept]);

  const refresh = (): void => {
    void utils.gaps.list.invalidate(key);
    void utils.assessments.get.invalidate({ id: assessmentId });
    void utils.runs.scorecard.invalidate(key);
    void utils.reports.list.invalidate(key);
  };
  const put = (gap: GapView): void => utils.gaps.list.setData(key, (now) => now && replaceGap(now, gap));
  const answer = trpc.gaps.answer.useMutation({
    onMutate: async (input) => {
      await utils.gaps.list.cancel(key);
      const before = holderOf(utils.gaps.list.getData(key)?.gaps ?? [], input.dataPoint);
      utils.gaps.list.setData(key, (now) => now && applyAnswer(now, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before) put(context.before);
    },
    onSettled: refresh,
  });
  const remove = trpc.gaps.removeAnswer.useMutation({ onSuccess: put, onSettled: refresh });

  const save = async (before: EntryView, input: AnswerGapInput): Promise<SaveEnd> => {
    setInvalid(null);
    keepUnsaved(assessmentId, input);
    setSaving((now) => [...now, input.dataPoint]);
    try {
      const after = await answer.mutateAsync(input);
      put(after);
      forgetUnsaved(assessmentId, input.dataPoint);
      setLast({ before, after: entryOf([after], input.dataPoint) ?? after });
      return "saved";
    } catch (error) {
      const code = codeOf(error);
      const reason = { fault: faultOf(error), conflict: code === "CONFLICT", signedOut: code === "UNAUTHORIZED" };
      setWhy((now) => ({ ...now, [input.dataPoint]: reason }));
      if (reason.fault.field === null) return reason.conflict ? "refused" : "unsent";
      forgetUnsaved(assessmentId, input.dataPoint);
      setInvalid({ dataPoint: input.dataPoint, input, ...reason });
      return "refused";
    } finally {
      setSaving((now) => now.filter((each, at) => at !== now.indexOf(input.dataPoint)));
    }
  };

  const takeBack = async (gap: EntryView): Promise<boolean> => {
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
    const done = again ? (await save(last.after, again)) === "saved" : await takeBack(last.after);
    if (done) setLast(null);
    return done;
  };

  const gapOf = (dataPoint: string): EntryView | undefined => entryOf(board.data?.gaps ?? [], dataPoint);
  const refusals: Refusal[] = waiting
    .filter((input) => !saving.includes(input.dataPoint) && !arrived(input, gapOf(input.dataPoint)))
    .map((input) => ({ dataPoint: input.dataPoint, input, ...(why[input.dataPoint] ?? leftWhy(input, gapOf(input.dataPoint))) }));

  return {
    save, takeBack, undo, canUndo: last !== null, saved: last !== null, saving, refusals,
    refusalOf: (dataPoint: string): Refusal | null => refusals.find((each) => each.dataPoint === dataPoint) ?? (invalid?.dataPoint === dataPoint ? invalid : null),
    forget: (dataPoint: string): void => forgetUnsaved(assessmentId, dataPoint),
    removing: remove.isPending,
  };
}

export type Answers = ReturnType<typeof useAnswers>;

/** After a reload: a later version that is not this answer is somebody else's. */
const leftWhy = (input: AnswerGapInput, gap: EntryView | undefined): Why => ({ ...LEFT, conflict: gap !== undefined && gap.answerVersion > input.expectedVersion });

function codeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const { data } = error;
  return typeof data === "object" && data !== null && "code" in data && typeof data.code === "string" ? data.code : null;
}
