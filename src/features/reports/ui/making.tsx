"use client";

import { useEffect, useState } from "react";
import { trpc } from "@/trpc/client";
import { useJob, type WatchedJob } from "@/trpc/use-job";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { Notice } from "@/ui/notice";
import { Progress } from "@/ui/progress";
import { State } from "@/ui/state/state";
import { reportText as text } from "./text";

export interface ReportMaking {
  make: () => void;
  /** The request itself is on its way. */
  asking: boolean;
  running: boolean;
  /** There is something to say: it runs, it failed, or it could not be asked for. */
  shown: boolean;
  watched: WatchedJob;
  askError: unknown;
}

/** Asks for a report and follows its job; the list is read anew when it ends. */
export function useMaking(assessmentId: string, job: { id: string; active: boolean } | null): ReportMaking {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<string | null>(null);
  const create = trpc.reports.create.useMutation({ onSuccess: ({ jobId }) => setAsked(jobId) });
  const watched = useJob(asked ?? (job?.active ? job.id : null));
  const status = watched.job?.status ?? null;
  useEffect(() => {
    if (status !== "COMPLETED") return;
    void utils.reports.list.invalidate({ assessmentId });
    void utils.assessments.get.invalidate({ id: assessmentId });
  }, [status, utils, assessmentId]);
  const running = status === "PENDING" || status === "PROCESSING" || (status === null && (asked !== null || job?.active === true));
  return {
    make: () => create.mutate({ assessmentId }),
    asking: create.isPending,
    running,
    shown: running || status === "FAILED" || create.error !== null,
    watched,
    askError: create.error,
  };
}

/** How far the report is, or why it failed and what to do. */
export function Making({ making }: { making: ReportMaking }) {
  const { job, gaveUp, goOn, error } = making.watched;
  if (!making.running) {
    const failure = job?.failure ?? null;
    return (
      <Notice tone="error" className="mb-3.5" title={text.failed} actions={<Button size="sm" busy={making.asking} onClick={making.make}>{text.again}</Button>}>
        <p>{failure ? `${failure.sentence} ${failure.advice}` : faultOf(making.askError).message} {text.kept}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="progress" className="mb-3.5" actions={gaveUp ? <Button size="sm" onClick={goOn}>{text.goOn}</Button> : undefined}>
      <State kind="running" word={text.making} detail={gaveUp ? text.gaveUp : error ? faultOf(error).message : job?.sentence} live />
      {job && job.stepsTotal > 0 ? <div className="mt-2"><Progress share={job.progress / 100} label={text.making} /></div> : null}
    </Notice>
  );
}
