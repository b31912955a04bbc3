"use client";

import { Button, ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import type { GapBoard } from "../contract";
import { useRescore } from "./gap-bar";
import { gapText } from "./text";

const text = gapText.empty;

/** Before the first reading there is nothing to ask; after the last answer there is something to score. */
export function GapsEmpty({ board, mayStart, onReview }: { board: GapBoard; mayStart: boolean; onReview: () => void }) {
  const { rescore, busy } = useRescore(board.assessmentId);
  if (board.gaps.length === 0)
    return (
      <div className="px-8 max-wide:px-4">
        <EmptyState title={text.before} actions={<ButtonLink tone="primary" href={`/assessments/${board.assessmentId}/intake`}>{text.toIntake}</ButtonLink>}>
          <p>{text.beforeBody}</p>
        </EmptyState>
      </div>
    );
  return (
    <div className="px-8 max-wide:px-4">
      <EmptyState
        title={text.title}
        actions={
          <>
            {mayStart ? <Button tone="primary" busy={busy} onClick={rescore}>{board.unscored > 0 ? text.scoreAnswers(board.unscored) : gapText.bar.rescore}</Button> : null}
            <Button onClick={onReview}>{text.review(board.gaps.length)}</Button>
          </>
        }
      >
        <p>{text.body(board.mandatoryTotal)}</p>
      </EmptyState>
    </div>
  );
}
