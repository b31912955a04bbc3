"use client";

import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { faultOf } from "@/ui/fault";
import { useScoreNow } from "./use-score-now";
import { resultText } from "./text";

const text = resultText.empty;

/** No run has scored yet: what must happen first, and the button for it. */
export function ScorecardEmpty({ assessmentId }: { assessmentId: string }) {
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const start = useScoreNow(assessmentId);
  const ready = assessment.data?.may.start === true && assessment.data.counts.documents > 0;
  return (
    <EmptyState
      title={text.title}
      actions={
        <>
          {ready ? <Button tone="primary" busy={start.isPending} onClick={() => start.mutate({ id: assessmentId, pauseAtGaps: false })}>{text.start}</Button> : null}
          <ButtonLink href={`/assessments/${assessmentId}/${ready ? "gaps" : "intake"}`}>{ready ? text.toGaps : text.toIntake}</ButtonLink>
          {start.error ? <span role="alert" className="font-semibold text-danger">{faultOf(start.error).message}</span> : null}
        </>
      }
    >
      <p>{text.body}</p>
    </EmptyState>
  );
}
