"use client";

import { useState } from "react";
import type { JobView } from "@/features/jobs/contract";
import { trpc } from "@/trpc/client";
import type { WatchedJob } from "@/trpc/use-job";
import { Button, ButtonLink } from "@/ui/button";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { Notice } from "@/ui/notice";
import type { AssessmentView } from "../contract";
import { pausedAtGaps } from "./run-steps";
import { t } from "./text";

/** What a person can do now: go on, wait, cancel, retry; with the cause and what is kept. */
export function RunNotice({ view, watched, job }: { view: AssessmentView; watched: WatchedJob; job: JobView }) {
  const at = `/assessments/${view.id}`;
  if (!job.terminal) return <WhileRunning watched={watched} mayCancel={view.may.edit} />;
  if (job.status === "FAILED") return <Failed view={view} job={job} />;
  if (job.status === "CANCELLED")
    return (
      <Notice className="mt-3 mb-[18px]" actions={<ButtonLink href={`${at}/intake`}>{t.run.toIntake}</ButtonLink>}>{t.run.cancelled}</Notice>
    );
  return pausedAtGaps(job) ? (
    <Notice tone="progress" className="mt-3 mb-[18px]" title={t.run.paused} actions={<ButtonLink href={`${at}/gaps`} tone="primary">{t.run.answerGaps}</ButtonLink>} />
  ) : (
    <Notice tone="progress" className="mt-3 mb-[18px]" title={t.run.scored} actions={<ButtonLink href={`${at}/scorecard`} tone="primary">{t.run.seeScorecard}</ButtonLink>} />
  );
}

function WhileRunning({ watched, mayCancel }: { watched: WatchedJob; mayCancel: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="mb-[18px] flex flex-col gap-3">
      {watched.error ? <Notice alert={false}>{t.run.noAnswer}</Notice> : null}
      {watched.gaveUp ? (
        <Notice tone="progress" title={t.run.long} actions={<Button onClick={watched.goOn}>{t.run.goOn}</Button>}>{t.run.longDetail}</Notice>
      ) : null}
      {mayCancel ? <div><Button tone="danger" onClick={() => setAsking(true)}>{t.run.cancel}</Button></div> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.run.cancelTitle}
        lost={t.run.cancelLost}
        confirm={t.run.cancel}
        onConfirm={watched.cancel}
        busy={watched.cancelling}
        error={watched.cancelError ? <FieldError>{faultOf(watched.cancelError).message}</FieldError> : null}
      />
    </div>
  );
}

/** A run that had passed the gaps was asked to go straight to scores; its retry is too. */
const PAST_GAPS = 2;

function Failed({ view, job }: { view: AssessmentView; job: JobView }) {
  const utils = trpc.useUtils();
  const start = trpc.assessments.start.useMutation({ onSettled: () => utils.assessments.get.invalidate({ id: view.id }) });
  return (
    <Notice
      tone="error"
      className="mt-3 mb-[18px]"
      title={job.failure?.sentence}
      actions={
        <>
          {view.may.start ? (
            <Button tone="primary" busy={start.isPending} onClick={() => start.mutate({ id: view.id, pauseAtGaps: job.stepsDone < PAST_GAPS })}>{t.run.retry}</Button>
          ) : null}
          <ButtonLink href={`/assessments/${view.id}/intake`}>{t.run.toIntake}</ButtonLink>
          <ButtonLink href={`/jobs/${job.id}`} tone="bare">{t.run.seeJob}</ButtonLink>
        </>
      }
    >
      <p className="mt-1">{job.failure?.advice} {t.run.failedKept}</p>
      {start.error ? <FieldError>{faultOf(start.error).message}</FieldError> : null}
    </Notice>
  );
}
