"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { ActionBar } from "@/ui/layout/page-body";
import type { GapBoard } from "../contract";
import { gapText } from "./text";

const text = gapText.bar;

/** Starts a run that goes on to the score, and follows it. */
export function useRescore(assessmentId: string) {
  const router = useRouter();
  const utils = trpc.useUtils();
  const start = trpc.assessments.start.useMutation({
    onSuccess: () => {
      void utils.assessments.get.invalidate({ id: assessmentId });
      router.push(`/assessments/${assessmentId}/run`);
    },
  });
  return { rescore: () => start.mutate({ id: assessmentId, pauseAtGaps: false }), busy: start.isPending, error: start.error };
}

export function GapBar({ board, mayStart, onHelp, saveState }: { board: GapBoard; mayStart: boolean; onHelp: () => void; saveState: ReactNode }) {
  const { rescore, busy, error } = useRescore(board.assessmentId);
  return (
    <ActionBar>
      <span>
        <b>{text.open(board.mandatoryOpen, board.mandatoryTotal)}</b> <span className="whitespace-nowrap">{text.movers(board.movers)}</span>
        {board.unscored > 0 ? <span className="block text-second text-ink-2 wide:hidden">{text.unscored(board.unscored)}</span> : null}
      </span>
      <span className="flex items-center gap-[5px] text-second text-ink-2 max-desk:hidden">
        <Kbd>j</Kbd> <Kbd>k</Kbd> {text.hints.next}
        <span className="ml-2.5"><Kbd>g</Kbd></span> {text.hints.source}
        <button type="button" onClick={onHelp} className="ml-2.5 inline-flex min-h-6 items-center gap-[5px] hover:text-ink"><Kbd>?</Kbd> {text.hints.all}</button>
      </span>
      <span className="flex-1" />
      {saveState}
      {error ? <span role="alert" className="text-second font-semibold text-danger">{faultOf(error).message}</span> : null}
      {board.unscored > 0 ? <span className="text-second text-ink-2 max-wide:hidden">{text.unscored(board.unscored)}</span> : null}
      {mayStart ? <Button tone="primary" busy={busy} onClick={rescore}>{board.runId === null ? text.score : text.rescore}</Button> : null}
    </ActionBar>
  );
}

export const Kbd = ({ children }: { children: string }) => (
  <kbd className="rounded-chip border border-b-2 border-line-2 bg-raised px-[5px] font-sans text-[12px] leading-4 font-semibold text-ink-2">{children}</kbd>
);
