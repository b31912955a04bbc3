"use client";

import { useRouter } from "next/navigation";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { Notice } from "@/ui/notice";
import { reportText as text } from "./text";

interface Props {
  assessmentId: string;
  stale: boolean;
  /** A run scored after the one printed. */
  newer: { number: number } | null;
  /** A person decided on the run printed, after the print. */
  decided: boolean;
  mayCreate: boolean;
  onMake: () => void;
  busy: boolean;
}

/** Above the page: what is newer than the print, and the way to take it in. The print itself never changes. */
export function StaleReport({ assessmentId, stale, newer, decided, mayCreate, onMake, busy }: Props) {
  const router = useRouter();
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const start = trpc.assessments.start.useMutation({ onSuccess: () => router.push(`/assessments/${assessmentId}/run`) });
  const words = stale ? text.stale : newer ? { title: text.newer.title(newer.number), body: text.newer.body } : text.decided;
  return (
    <Notice
      className="mb-3.5 bg-bg!"
      title={words.title}
      actions={
        <>
          {newer && mayCreate ? <Button size="sm" busy={busy} onClick={onMake}>{text.makeAgain(newer.number)}</Button> : null}
          {decided && !stale && mayCreate ? <Button size="sm" busy={busy} onClick={onMake}>{text.decided.again}</Button> : null}
          {stale && assessment.data?.may.start ? <Button size="sm" busy={start.isPending} onClick={() => start.mutate({ id: assessmentId, pauseAtGaps: false })}>{text.stale.rescore}</Button> : null}
          {stale ? <ButtonLink size="sm" tone="bare" href={`/assessments/${assessmentId}/gaps`}>{text.stale.toGaps}</ButtonLink> : null}
          {start.error ? <span role="alert" className="text-second font-semibold text-danger">{faultOf(start.error).message}</span> : null}
        </>
      }
    >
      <p>{words.body}</p>
    </Notice>
  );
}
