"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { useJobList } from "@/trpc/use-job-list";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { durationOf, secondsBetween } from "@/ui/format/times";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { Segments } from "@/ui/segments";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { useNow } from "@/ui/use-now";
import { STATS_SPANS, type JobStats, type StatsSpan } from "../contract";
import { BulkActs } from "./bulk-acts";
import { FailureChart, FailureTable } from "./failure-chart";
import { filterOf, filterToQuery, type JobFilter, listInput } from "./job-filter";
import { JobFilters } from "./job-filters";
import { JobPager, JobTable } from "./job-table";
import { t } from "./text";

/** How often the figures are asked for while the tab is seen. */
const FIGURES_EVERY_MS = 15_000;
const NOBODY: ReadonlySet<string> = new Set();

/** Everyone's jobs, for administrators: how the queue stands, why jobs fail, and acts on many. */
export function AdminJobsScreen() {
  const filter = filterOf(useSearchParams());
  const list = useJobList(listInput(filter, { everyone: true }), { rest: filter.cursor !== undefined });
  const [ids, setIds] = useState(NOBODY);
  const go = (next: JobFilter, how: "pushState" | "replaceState") => {
    setIds(NOBODY);
    window.history[how](null, "", `/admin/jobs${filterToQuery(next)}`);
  };
  const apply = (next: JobFilter) => go(next, "replaceState");
  const jobs = list.data?.jobs ?? null;
  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.allTitle}>{t.allTitle}</PageTitle>} />
      <Figures />
      <h2 className="mt-7 mb-2.5">{t.allJobs}</h2>
      <JobFilters filter={filter} apply={apply} />
      <BulkActs jobs={jobs ?? []} ids={ids} onDone={() => setIds(NOBODY)} />
      {list.error && !list.data ? (
        <ErrorState what={t.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : jobs?.length === 0 ? (
        <EmptyState title={t.nothingTitle} actions={<Button onClick={() => apply({})}>{t.clear}</Button>} />
      ) : (
        <JobTable jobs={jobs} busy={list.isPlaceholderData} selection={{ ids, change: setIds }} />
      )}
      {list.data && list.data.jobs.length > 0 ? <JobPager page={list.data} filter={filter} onPage={(cursor) => go({ ...filter, cursor }, "pushState")} /> : null}
    </PageBody>
  );
}

function Figures() {
  const [span, setSpan] = useState<StatsSpan>("day");
  const [asTable, setAsTable] = useState(false);
  const stats = trpc.jobs.stats.useQuery({ span }, { refetchInterval: FIGURES_EVERY_MS, placeholderData: (before) => before });
  if (!stats.data)
    return stats.error ? <ErrorState what={t.figures} error={stats.error} onRetry={() => void stats.refetch()} retrying={stats.isFetching} /> : <Loading what={t.figures}><SkeletonLine width={420} height={44} /></Loading>;
  const none = stats.data.failures.every(({ counts }) => Object.keys(counts).length === 0);
  return (
    <section aria-label={t.figures}>
      <Standing stats={stats.data} />
      <div className="mt-6 mb-2.5 flex flex-wrap items-center gap-2.5">
        <h2>{t.failures}</h2>
        <span className="flex-1" />
        <Segments<StatsSpan> label={t.span} value={span} onChange={setSpan} options={STATS_SPANS.map((value) => ({ value, label: t.spans[value] }))} />
        <Segments<"chart" | "table"> label={t.shownAs} value={asTable ? "table" : "chart"} onChange={(value) => setAsTable(value === "table")} options={[{ value: "chart", label: t.chart }, { value: "table", label: t.table }]} />
      </div>
      {none ? <p className="text-ink-2">{t.noFailures}</p> : asTable ? <FailureTable stats={stats.data} /> : <FailureChart stats={stats.data} />}
    </section>
  );
}

function Standing({ stats }: { stats: JobStats }) {
  const now = useNow(stats.oldestQueuedAt !== null);
  const oldest = stats.oldestQueuedAt && now ? durationOf(secondsBetween(stats.oldestQueuedAt, now)) : t.nobodyWaits;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-3">
      {[[t.queueDepth, String(stats.queued)], [t.runningNow, String(stats.running)], [t.oldestQueued, oldest]].map(([label, value]) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className="font-serif text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
