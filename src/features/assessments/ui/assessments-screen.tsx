"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { can } from "@/domain/access/permissions";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { Checkbox } from "@/ui/field";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { Loading, SkeletonRows } from "@/ui/skeleton";
import { SortTh, Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import type { AssessmentList, SORTS } from "../contract";
import { AssessmentTableRow, legend } from "./assessment-rows";
import { DEFAULT_SORT, filterOf, filterToQuery, isFiltered, sortBy, type ListFilter } from "./list-filter";
import { SearchBox } from "./search-box";
import { StateCounts } from "./state-counts";
import { t } from "./text";

const PAGE_SIZE = 50;
const COLUMN_WIDTHS = [170, 120, 240, 100, 70, 20] as const;

export function AssessmentsScreen() {
  const params = useSearchParams();
  const filter = filterOf(params);
  const list = trpc.assessments.list.useQuery(filter, { placeholderData: keepPreviousData });
  const me = trpc.account.me.useQuery();
  const mayCreate = me.data ? can(me.data.role, "assessment.create") : false;
  const apply = useCallback((next: ListFilter) => window.history.replaceState(null, "", `/${filterToQuery(next)}`), []);
  const firstUse = list.data !== undefined && !isFiltered(filter) && list.data.total === 0;

  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.list.title}>{t.list.title}</PageTitle>}>
        {mayCreate ? <ButtonLink href="/assessments/new" tone="primary">{t.list.create}</ButtonLink> : null}
      </PageHead>
      {firstUse && list.data?.counts.ARCHIVED === 0 ? (
        <EmptyState title={t.list.emptyTitle} actions={mayCreate ? <ButtonLink href="/assessments/new">{t.list.create}</ButtonLink> : null}>
          {mayCreate ? t.list.empty : t.list.emptyViewer}
        </EmptyState>
      ) : (
        <>
          <StateCounts counts={list.data?.counts ?? null} current={filter.state} onChoose={(state) => apply({ ...filter, state, page: undefined })} />
          <Filters filter={filter} archived={list.data?.counts.ARCHIVED ?? 0} apply={apply} />
          {list.error && !list.data ? (
            <ErrorState what={t.list.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
          ) : (
            <Rows list={list.data ?? null} busy={list.isPlaceholderData} filter={filter} apply={apply} />
          )}
        </>
      )}
    </PageBody>
  );
}

function Filters({ filter, archived, apply }: { filter: ListFilter; archived: number; apply: (filter: ListFilter) => void }) {
  const query = filterToQuery(filter);
  const search = useCallback(
    (text: string) => apply({ ...filterOf(new URLSearchParams(query)), search: text.trim() === "" ? undefined : text, page: undefined }),
    [apply, query],
  );
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2.5">
      <SearchBox value={filter.search ?? ""} onChange={search} />
      <span className="flex-1" />
      <Checkbox
        className="text-second"
        label={t.list.showArchived(archived)}
        checked={filter.state === "ARCHIVED"}
        onChange={(event) => apply({ ...filter, state: event.target.checked ? "ARCHIVED" : undefined, page: undefined })}
      />
    </div>
  );
}

interface RowsProps {
  list: AssessmentList | null;
  busy: boolean;
  filter: ListFilter;
  apply: (filter: ListFilter) => void;
}

function Rows({ list, busy, filter, apply }: RowsProps) {
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  if (list !== null && list.total === 0)
    return (
      <EmptyState title={t.list.noMatchTitle} actions={<Button onClick={() => apply({})}>{t.list.clear}</Button>}>{t.list.noMatch}</EmptyState>
    );
  return (
    <>
      <p role="status" className="sr-only">{list ? t.list.found(list.total) : ""}</p>
      <Table caption={t.list.caption} busy={busy} head={<Heads filter={filter} apply={apply} />}>
        {list ? list.rows.map((row) => <AssessmentTableRow key={row.id} row={row} />) : <SkeletonRows rows={8} widths={COLUMN_WIDTHS} />}
      </Table>
      {list ? <Pager list={list} filter={filter} apply={apply} /> : <Loading what={t.list.what}>{null}</Loading>}
      {names.data ? <p className="mt-6 text-second text-ink-2">{legend(names.data.minimumCoverage)}</p> : null}
    </>
  );
}

function Heads({ filter, apply }: Pick<RowsProps, "filter" | "apply">) {
  const head = (sort: (typeof SORTS)[number], label: string, numeric = false) => {
    const own = (filter.sort ?? DEFAULT_SORT) === sort;
    const sorted = own ? (filter.descending === false ? "ascending" : "descending") : null;
    return <SortTh sorted={sorted} numeric={numeric} onSort={() => apply(sortBy(filter, sort))}>{label}</SortTh>;
  };
  return (
    <>
      {head("firm", t.list.firm)}
      <Th>{t.list.state}</Th>
      {head("score", t.list.score)}
      {head("coverage", t.list.coverage)}
      {head("updated", t.list.updated, true)}
      <Th><span className="sr-only">{en.table.actions}</span></Th>
    </>
  );
}

function Pager({ list, filter, apply }: { list: AssessmentList } & Pick<RowsProps, "filter" | "apply">) {
  const page = filter.page ?? 1;
  const from = (page - 1) * PAGE_SIZE;
  if (list.total <= PAGE_SIZE) return null;
  return (
    <div className="mt-3 flex items-center gap-2.5 text-second text-ink-2">
      <span>{en.table.span(from + 1, from + list.rows.length, list.total)}</span>
      <span className="flex-1" />
      <Button size="sm" disabled={page === 1} onClick={() => apply({ ...filter, page: page - 1 })}>{en.table.previous}</Button>
      <Button size="sm" disabled={from + list.rows.length >= list.total} onClick={() => apply({ ...filter, page: page + 1 })}>{en.table.next}</Button>
    </div>
  );
}
