"use client";

import { useSearchParams } from "next/navigation";
import { useJobList } from "@/trpc/use-job-list";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { When } from "@/ui/when";
import { filterOf, filterToQuery, isFiltered, type JobFilter, listInput } from "./job-filter";
import { JobFilters } from "./job-filters";
import type { ListedJob } from "../contract";
import { JobPager, JobTable } from "./job-table";
import { countOfStatus } from "./job-words";
import { t } from "./text";

const NONE: readonly ListedJob[] = [];

/** One's own jobs: chosen by the address, kept up to date by themselves. */
export function JobsScreen() {
  const filter = filterOf(useSearchParams());
  const list = useJobList(listInput(filter), { rest: filter.cursor !== undefined });
  const apply = (next: JobFilter) => window.history.replaceState(null, "", `/jobs${filterToQuery(next)}`);
  const turn = (cursor: string | undefined) => window.history.pushState(null, "", `/jobs${filterToQuery({ ...filter, cursor })}`);
  const jobs = list.data?.jobs ?? NONE;

  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.title}>{t.title}</PageTitle>}>
        {list.dataUpdatedAt > 0 ? <span className="text-second text-ink-2">{list.isError ? t.asOf : `${t.updates} ·`} <When at={new Date(list.dataUpdatedAt)} form="clock" /></span> : null}
      </PageHead>
      <JobFilters filter={filter} apply={apply} />
      {list.error && list.data ? <Notice tone="error" className="mb-3">{t.stopped}</Notice> : null}
      <p role="status" className="sr-only">{list.data ? t.summary(countOfStatus(jobs, "PROCESSING"), countOfStatus(jobs, "PENDING"), countOfStatus(jobs, "FAILED")) : ""}</p>
      {list.error && !list.data ? (
        <ErrorState what={t.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : list.data && jobs.length === 0 ? (
        isFiltered(filter) || filter.cursor !== undefined ? (
          <EmptyState title={t.nothingTitle} actions={<Button onClick={() => apply({})}>{t.clear}</Button>} />
        ) : (
          <EmptyState title={t.emptyTitle}>{t.empty}</EmptyState>
        )
      ) : (
        <JobTable jobs={list.data ? jobs : null} busy={list.isPlaceholderData} />
      )}
      {list.data && jobs.length > 0 ? <JobPager page={list.data} filter={filter} onPage={turn} /> : null}
    </PageBody>
  );
}
