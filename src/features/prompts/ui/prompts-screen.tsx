"use client";

import { keepPreviousData } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { Menu } from "@/ui/menu";
import { PageTitle } from "@/ui/page-title";
import { ImportDialog } from "./import-dialog";
import { MentionList } from "./mention-list";
import { NewPromptDialog } from "./new-prompt-dialog";
import { filterOf, filterToQuery, isFiltered, listInput, type PromptFilter } from "./prompt-filter";
import { PromptFilters } from "./prompt-filters";
import { PromptTable } from "./prompt-table";
import { t } from "./text";
import { useExport } from "./use-export";

/** All prompts, chosen by the address; filters act on all rows and the count says how many. */
export function PromptsScreen() {
  const filter = filterOf(useSearchParams());
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const list = trpc.prompts.list.useInfiniteQuery(listInput(filter), { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData });
  const apply = (next: PromptFilter) => window.history.replaceState(null, "", `/admin/prompts${filterToQuery(next)}`);
  const rows = list.data?.pages.flatMap((page) => page.prompts);
  const { exportAs, said } = useExport(useEverySlug(filter));
  const total = list.data?.pages.at(-1)?.total ?? 0;
  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.title}>{t.title}</PageTitle>}>
        <Menu label={t.exportThese} items={[{ label: t.exportJson, onSelect: () => void exportAs("json") }, { label: t.exportYaml, onSelect: () => void exportAs("yaml") }]}>{t.exportThese}</Menu>
        <Button onClick={() => setImporting(true)}>{t.importFile}</Button>
        <Button tone="primary" onClick={() => setAdding(true)}>{t.add}</Button>
      </PageHead>
      <p role="status" className="mb-2 text-second text-ink-2 empty:hidden">{said}</p>
      <MentionList />
      <PromptFilters filter={filter} apply={apply} />
      <div className="mb-1 flex flex-wrap items-center gap-x-4 text-second text-ink-2">
        <p role="status">{rows ? t.count(total) : ""}</p>
        <Link href="/admin/evaluations" className="link inline-flex min-h-6 items-center">{t.evaluationSets}</Link>
      </div>
      {list.error && !rows ? (
        <ErrorState what={t.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : rows?.length === 0 ? (
        <Nothing filter={filter} onClear={() => apply({ archived: filter.archived })} />
      ) : (
        <PromptTable rows={rows ?? null} busy={list.isPlaceholderData} />
      )}
      {list.hasNextPage ? <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t.more}</Button> : null}
      {importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
      {adding ? <NewPromptDialog onClose={() => setAdding(false)} /> : null}
    </PageBody>
  );
}

/** Short names of all that fits the filter, also of what is not shown yet. */
function useEverySlug(filter: PromptFilter): () => Promise<string[]> {
  const utils = trpc.useUtils();
  return async () => {
    const slugs: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await utils.prompts.list.fetch({ ...listInput(filter), pageSize: 100, cursor }, { staleTime: 0 });
      slugs.push(...page.prompts.map(({ slug }) => slug));
      cursor = page.nextCursor ?? undefined;
      more = cursor !== undefined;
    }
    return slugs;
  };
}

function Nothing({ filter, onClear }: { filter: PromptFilter; onClear: () => void }) {
  if (isFiltered(filter)) return <EmptyState title={t.nothing} actions={<Button onClick={onClear}>{t.clear}</Button>}>{t.nothingWhy}</EmptyState>;
  return filter.archived ? <EmptyState title={t.nothingArchived} /> : <EmptyState title={t.empty}>{t.emptyWhy}</EmptyState>;
}
