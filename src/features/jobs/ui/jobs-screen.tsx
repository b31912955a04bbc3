"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { AssessmentList } from "@/features/assessments/contract";
import { can } from "@/domain/access/permissions";
import { JOB_STATUSES, JOB_TYPES, type JobStatus, type JobType } from "@/domain/jobs/job";
import { trpc } from "@/trpc/client";
import { LATER_MS, SOON_MS } from "@/trpc/poll-plan";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { Checkbox, NativeSelect } from "@/ui/field";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { Segments } from "@/ui/segments";
import { SkeletonRows } from "@/ui/skeleton";
import { Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import { useNow } from "@/ui/use-now";
import { When } from "@/ui/when";
import { JOB_PAGE_MAX } from "../contract";
import { JobRow } from "./job-row";
import { countOfStatus, type ListedJob } from "./job-words";
import { t } from "./text";

type StatusFilter = JobStatus | "ALL";
const PAGE_SIZE = 50;
const COLUMN_WIDTHS = [170, 260, 60, 50, 70, 60] as const;
const NONE: readonly ListedJob[] = [];

export function JobsScreen() {
  const [status, setStatus] = useState<StatusFilter>("ALL");
  const [type, setType] = useState<JobType | "">("");
  const [everyone, setEveryone] = useState(false);
  const [size, setSize] = useState(PAGE_SIZE);
  const me = trpc.account.me.useQuery();
  const filter = { status: status === "ALL" ? undefined : status, type: type === "" ? undefined : type, everyone, pageSize: size };
  const list = trpc.jobs.list.useQuery(filter, {
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.jobs.some((job) => !job.terminal) ? SOON_MS : LATER_MS),
  });
  const jobs = list.data?.jobs ?? NONE;
  const filtered = status !== "ALL" || type !== "" || everyone;

  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.title}>{t.title}</PageTitle>}>
        {list.dataUpdatedAt > 0 ? <span className="text-second text-ink-2">{list.isError ? t.asOf : `${t.updates} ·`} <When at={new Date(list.dataUpdatedAt)} form="clock" /></span> : null}
      </PageHead>
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <Segments<StatusFilter>
          label={t.filter}
          value={status}
          onChange={setStatus}
          options={[{ value: "ALL", label: t.everything }, ...JOB_STATUSES.map((value) => ({ value, label: t.status[value], wideOnly: value === "CANCELLED" || value === "COMPLETED" }))]}
        />
        <NativeSelect quiet aria-label={t.typeFilter} value={type} onChange={(event) => setType(JOB_TYPES.find((name) => name === event.target.value) ?? "")}>
          <option value="">{t.allTypes}</option>
          {JOB_TYPES.map((name) => <option key={name} value={name}>{t.type[name]}</option>)}
        </NativeSelect>
        <span className="flex-1" />
        {me.data && can(me.data.role, "job.readAll") ? <Checkbox className="text-second" label={t.everyone} checked={everyone} onChange={(event) => setEveryone(event.target.checked)} /> : null}
      </div>
      {list.error && list.data ? <Notice tone="error" className="mb-3">{t.stopped}</Notice> : null}
      <p role="status" className="sr-only">{list.data ? t.summary(countOfStatus(jobs, "PROCESSING"), countOfStatus(jobs, "PENDING"), countOfStatus(jobs, "FAILED")) : ""}</p>
      {list.error && !list.data ? (
        <ErrorState what={t.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : list.data && jobs.length === 0 ? (
        filtered ? (
          <EmptyState title={t.nothingTitle} actions={<Button onClick={() => { setStatus("ALL"); setType(""); setEveryone(false); }}>{t.clear}</Button>} />
        ) : (
          <EmptyState title={t.emptyTitle}>{t.empty}</EmptyState>
        )
      ) : (
        <Rows jobs={list.data ? jobs : null} busy={list.isPlaceholderData} />
      )}
      {list.data && jobs.length > 0 ? (
        <div className="mt-3 flex items-center gap-2.5 text-second text-ink-2">
          <span>{t.shown(jobs.length, list.data.nextCursor !== null)}</span>
          <span className="flex-1" />
          {list.data.nextCursor !== null && size < JOB_PAGE_MAX ? <Button size="sm" onClick={() => setSize(JOB_PAGE_MAX)}>{t.more}</Button> : null}
        </div>
      ) : null}
    </PageBody>
  );
}

// Named once: a selector made anew at each draw gives a new map each time, and that draws again without end.
const firmNames = (list: AssessmentList): Map<string, string> => new Map(list.rows.map((row) => [row.id, row.firm]));

function Rows({ jobs, busy }: { jobs: readonly ListedJob[] | null; busy: boolean }) {
  const now = useNow(jobs?.some((job) => job.status === "PROCESSING") ?? false);
  const firms = trpc.assessments.list.useQuery({ pageSize: 100 }, { select: firmNames });
  return (
    <Table
      caption={t.caption}
      busy={busy}
      head={<><Th>{t.job}</Th><Th>{t.state}</Th><Th numeric>{t.elapsed}</Th><Th className="pl-4">{t.attempt}</Th><Th>{t.id}</Th><Th><span className="sr-only">{en.table.actions}</span></Th></>}
    >
      {jobs ? jobs.map((job) => <JobRow key={job.id} job={job} firm={job.assessmentId ? (firms.data?.get(job.assessmentId) ?? null) : null} now={now} />) : <SkeletonRows rows={8} widths={COLUMN_WIDTHS} />}
    </Table>
  );
}
