"use client";

import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/field";
import { SkeletonRows } from "@/ui/skeleton";
import { Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import { useNow } from "@/ui/use-now";
import type { JobPage, ListedJob } from "../contract";
import type { JobFilter } from "./job-filter";
import { JobRow } from "./job-row";
import { t } from "./text";

const COLUMN_WIDTHS = [170, 260, 60, 50, 70, 60] as const;

/** Rows that an act will take on. */
export interface Selection {
  ids: ReadonlySet<string>;
  change: (ids: ReadonlySet<string>) => void;
}

export function JobTable({ jobs, busy, selection }: { jobs: readonly ListedJob[] | null; busy: boolean; selection?: Selection }) {
  const now = useNow(jobs?.some((job) => job.status === "PROCESSING") ?? false);
  return (
    <Table
      caption={t.caption}
      busy={busy}
      head={
        <>
          {selection ? <Th><SelectAll jobs={jobs ?? []} selection={selection} /></Th> : null}
          <Th>{t.job}</Th><Th>{t.state}</Th><Th numeric>{t.elapsed}</Th><Th className="pl-4">{t.attempt}</Th><Th>{t.id}</Th><Th><span className="sr-only">{en.table.actions}</span></Th>
        </>
      }
    >
      {jobs ? (
        jobs.map((job) => <JobRow key={job.id} job={job} now={now} selection={selection} />)
      ) : (
        <SkeletonRows rows={8} widths={COLUMN_WIDTHS} />
      )}
    </Table>
  );
}

function SelectAll({ jobs, selection }: { jobs: readonly ListedJob[]; selection: Selection }) {
  const all = jobs.length > 0 && jobs.every(({ id }) => selection.ids.has(id));
  return (
    <Checkbox
      label={<span className="sr-only">{t.selectAll}</span>}
      checked={all}
      onChange={() => selection.change(new Set(all ? [] : jobs.map(({ id }) => id)))}
    />
  );
}

/** Older pages go into the browser's history, so that "back" is the newer one. */
export function JobPager({ page, filter, onPage, children }: { page: JobPage; filter: JobFilter; onPage: (cursor: string | undefined) => void; children?: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2.5 text-second text-ink-2">
      <span>{t.shown(page.jobs.length, filter.cursor === undefined, page.nextCursor !== null)}</span>
      {children}
      <span className="flex-1" />
      {filter.cursor === undefined ? null : <Button size="sm" onClick={() => onPage(undefined)}>{t.newest}</Button>}
      {page.nextCursor === null ? null : <Button size="sm" onClick={() => onPage(page.nextCursor ?? undefined)}>{t.older}</Button>}
    </div>
  );
}
