"use client";

import Link from "next/link";
import { useEffect } from "react";
import type { JobView } from "@/features/jobs/contract";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { useJobList } from "@/trpc/use-job-list";
import { ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { durationOf, secondsBetween } from "@/ui/format/times";
import { PageBody, SideBySide } from "@/ui/layout/page-body";
import { Pairs } from "@/ui/pairs";
import { Progress } from "@/ui/progress";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { en } from "@/ui/text/en";
import { useNow } from "@/ui/use-now";
import { When } from "@/ui/when";
import type { AssessmentView } from "../contract";
import { RunNotice } from "./run-notice";
import { runSteps } from "./run-steps";
import { RunStepList } from "./run-step-list";
import { t } from "./text";

/** The chain now running or the last one: where it stands, what it left, what comes next. */
export function RunScreen({ assessmentId }: { assessmentId: string }) {
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const view = assessment.data;
  return (
    <PageBody>
      {view ? (
        view.job ? <Run key={view.job.id} view={view} jobId={view.job.id} /> : (
          <EmptyState title={t.run.noneTitle} actions={<ButtonLink href={`/assessments/${assessmentId}/intake`}>{t.run.toIntake}</ButtonLink>}>{t.run.none}</EmptyState>
        )
      ) : assessment.error ? null : <Waiting />}
    </PageBody>
  );
}

function Waiting() {
  return (
    <Loading what={t.run.what}>
      <div className="flex max-w-[760px] flex-col gap-6"><SkeletonLine width={220} height={18} /><SkeletonLine width="100%" height={5} />{[1, 2, 3, 4].map((row) => <SkeletonLine key={row} width={340} height={30} />)}</div>
    </Loading>
  );
}

function Run({ view, jobId }: { view: AssessmentView; jobId: string }) {
  const watched = useJob(jobId);
  const { job } = watched;
  const children = useJobList({ parentId: jobId, pageSize: 100 }, { parent: job, rest: watched.gaveUp });
  useRefreshAtEnd(view.id, job);
  const now = useNow(job !== null && !job.terminal);
  if (!job) return watched.error ? <ErrorState what={t.run.what} error={watched.error} onRetry={watched.goOn} /> : <Waiting />;

  const steps = runSteps(job, children.data?.jobs ?? []);
  const end = job.completedAt ?? now;
  const elapsed = end ? durationOf(secondsBetween(job.startedAt ?? job.createdAt, end)) : "";
  const spoken = steps.find((step) => step.kind === "running" || step.kind === "failed");
  return (
    <SideBySide
      asideWidth={320}
      main={
        <div className="max-w-[760px]">
          <h2>{t.run.title[job.status]}</h2>
          {job.terminal ? null : (
            <>
              <p className="mt-0.5 mb-3.5 text-ink-2">
                {t.run.step(job.stepsDone, Math.max(job.stepsTotal, steps.length), elapsed)} <b className="text-ink">{t.run.leave}</b> {t.run.goesOn}
              </p>
              <Progress share={job.progress / 100} label={t.run.inProgress} className="mb-[18px]" />
            </>
          )}
          <RunNotice view={view} watched={watched} job={job} />
          <p role="status" className="sr-only">{spoken ? `${spoken.name}. ${spoken.detail}` : t.run.title[job.status]}</p>
          <RunStepList steps={steps} now={now} />
        </div>
      }
      aside={<RunFacts job={job} elapsed={elapsed} />}
    />
  );
}

function RunFacts({ job, elapsed }: { job: JobView; elapsed: string }) {
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const analyst = names.data?.analyst;
  return (
    <>
      <h3 className="mb-1.5">{t.run.facts}</h3>
      <Pairs
        pairs={[
          ...(analyst ? [{ label: t.run.analyst, value: <>{en.frame.analyst(analyst.name, analyst.version)}{analyst.kind === "rules" ? <span className="block text-second text-ink-2">{en.frame.noModel}</span> : null}</> }] : []),
          ...(names.data ? [{ label: t.run.rubric, value: names.data.version }] : []),
          { label: t.run.started, value: <When at={job.startedAt ?? job.createdAt} form="full" /> },
          { label: t.run.elapsed, value: elapsed },
          { label: t.run.job, value: <Link href={`/jobs/${job.id}`} className="link font-mono text-small">{job.id.slice(0, 8)}</Link> },
        ]}
      />
      {job.terminal ? null : <p className="mt-3 text-second text-ink-2">{t.run.cancelLost}</p>}
    </>
  );
}

/** When the run ends, what the other tabs show is out of date. */
function useRefreshAtEnd(assessmentId: string, job: JobView | null): void {
  const utils = trpc.useUtils();
  const ended = job?.terminal === true ? job.id : null;
  useEffect(() => {
    if (ended === null) return;
    void utils.assessments.get.invalidate({ id: assessmentId });
    void utils.assessments.list.invalidate();
    void utils.jobs.list.invalidate({ parentId: ended });
    void utils.gaps.list.invalidate({ assessmentId });
    void utils.runs.scorecard.invalidate({ assessmentId });
    void utils.runs.list.invalidate({ assessmentId });
    void utils.reports.list.invalidate({ assessmentId });
  }, [ended, assessmentId, utils]);
}
