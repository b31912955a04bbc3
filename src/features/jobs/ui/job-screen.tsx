"use client";

import { useEffect, useRef } from "react";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { useJobList } from "@/trpc/use-job-list";
import { Button } from "@/ui/button";
import { Crumbs } from "@/ui/crumbs";
import { ErrorState } from "@/ui/error-state";
import { durationOf } from "@/ui/format/times";
import { PageBody, PageHead, SideBySide } from "@/ui/layout/page-body";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { Pairs } from "@/ui/pairs";
import { Progress } from "@/ui/progress";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { Glyph } from "@/ui/state/glyph";
import { State } from "@/ui/state/state";
import { useNow } from "@/ui/use-now";
import { When } from "@/ui/when";
import type { JobDetail, JobView } from "../contract";
import { JobActs } from "./job-acts";
import { JobLinks, JobPapers } from "./job-parts";
import { JobTimeline } from "./job-timeline";
import { elapsedSec, JOB_KIND, jobName } from "./job-words";
import { t } from "./text";

export function JobScreen({ jobId }: { jobId: string }) {
  const watched = useJob(jobId);
  const { job } = watched;
  const children = useJobList({ parentId: jobId, pageSize: 100 }, { parent: job, rest: watched.gaveUp });
  const assessment = trpc.assessments.get.useQuery({ id: job?.assessmentId ?? "" }, { enabled: job?.assessmentId !== null && job !== null });
  const detail = useDetail(job);
  const now = useNow(job !== null && !job.terminal);
  const crumbs = [{ label: t.title, href: "/jobs" }, { label: jobId.slice(0, 8), mono: true }];
  if (!job)
    return (
      <PageBody>
        <Crumbs parts={crumbs} />
        <PageTitle className="mb-4" title={t.job}>{t.job}</PageTitle>
        {watched.error ? <ErrorState what={t.oneWhat} error={watched.error} onRetry={watched.goOn} /> : <Loading what={t.oneWhat}><SkeletonLine width={320} height={20} /></Loading>}
      </PageBody>
    );

  const title = [jobName(job), assessment.data?.firm].filter((part) => part).join(" · ");
  return (
    <PageBody>
      <Crumbs parts={crumbs} />
      <PageHead className="items-center!" title={<><PageTitle title={title} className="text-figure!">{title}</PageTitle><State kind={JOB_KIND[job.status]} word={t.status[job.status]} live /></>}>
        <JobActs job={job} />
      </PageHead>
      <SideBySide
        asideWidth={290}
        main={
          <>
            {job.failure ? <Notice tone="error" alert={false} className="mb-5" title={job.failure.sentence}><p className="mt-0.5">{job.failure.advice}</p></Notice> : null}
            {watched.error ? <Notice className="mb-5">{t.noAnswer}</Notice> : null}
            {watched.gaveUp ? <Notice tone="progress" className="mb-5" title={t.long} actions={<Button onClick={watched.goOn}>{t.goOn}</Button>}>{t.longDetail}</Notice> : null}
            {job.terminal ? null : <div className="mb-5"><p className="mb-1.5 text-ink-2" role="status">{job.sentence}</p><Progress share={job.progress / 100} label={t.progress} className="max-w-[520px]" /></div>}
            <JobTimeline job={job} parts={children.data?.jobs ?? []} events={detail?.events ?? []} now={now} />
            {detail ? <JobPapers job={job} detail={detail} /> : null}
            <Technical job={job} />
          </>
        }
        aside={<><Facts job={job} now={now} />{detail ? <JobLinks job={job} detail={detail} /> : null}</>}
      />
    </PageBody>
  );
}

/** Asked again when the job has moved or tried again; its progress changes nothing there. */
function useDetail(job: JobView | null): JobDetail | null {
  const detail = trpc.jobs.detail.useQuery({ id: job?.id ?? "" }, { enabled: job !== null });
  const moved = job === null ? null : `${job.status} ${job.attempts}`;
  const { refetch } = detail;
  const seen = useRef(moved);
  useEffect(() => {
    if (seen.current !== null && seen.current !== moved) void refetch();
    seen.current = moved;
  }, [moved, refetch]);
  return detail.data ?? null;
}

function Facts({ job, now }: { job: JobView; now: Date | null }) {
  const elapsed = elapsedSec(job, now);
  return (
    <>
      <h2 className="sr-only">{t.facts}</h2>
      <Pairs
        pairs={[
          { label: t.typeLabel, value: jobName(job) },
          { label: t.queuedAt, value: <When at={job.createdAt} form="full" /> },
          ...(job.startedAt ? [{ label: t.startedAt, value: <When at={job.startedAt} form="clock" /> }] : []),
          ...(job.completedAt ? [{ label: t.endedAt, value: <When at={job.completedAt} form="clock" /> }] : []),
          { label: t.elapsed, value: elapsed === null ? "" : durationOf(elapsed) },
          { label: t.attemptsLabel, value: t.attempts(job.attempts, job.maxAttempts) },
        ]}
      />
      {job.status === "FAILED" || job.status === "CANCELLED" ? <p className="mt-3 text-second text-ink-2">{t.retryKeeps}</p> : null}
    </>
  );
}

/** For whoever has to look it up in the log. */
function Technical({ job }: { job: JobView }) {
  const lines = [`job     ${job.id}`, `type    ${job.type}${job.recipe ? ` (${job.recipe})` : ""}`, `status  ${job.status}`, `steps   ${job.stepsDone} of ${job.stepsTotal}`];
  if (job.failure) lines.push(`code    ${job.failure.code}`);
  if (job.error) lines.push(`error   ${job.error}`);
  return (
    <details className="group mt-3.5">
      <summary className="inline-flex min-h-7 items-center gap-2 font-semibold">
        <Glyph name="right" className="transition-transform duration-100 group-open:rotate-90" />
        {t.technical}
      </summary>
      <pre className="mt-1.5 overflow-x-auto rounded-control bg-wash px-3.5 py-3 font-mono text-small leading-[19px] whitespace-pre-wrap">{lines.join("\n")}</pre>
    </details>
  );
}
