"use client";

import Link from "next/link";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { countOf } from "@/ui/format/numbers";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { State } from "@/ui/state/state";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import { When } from "@/ui/when";
import type { ModelCallView } from "../contract";
import { costInWords, outcomeOf, sectionInWords } from "./desk-words";
import { t } from "./text";

/** While only the newest page is shown it keeps itself new; older ones stay where the reader is. */
const ASK_EVERY_MS = 15_000;

/** The ledger, newest first, page by page. On a phone the figures of a call stand in one sentence below it. */
export function LastCalls() {
  const list = trpc.model.calls.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor ?? undefined, refetchInterval: (query) => ((query.state.data?.pages.length ?? 1) === 1 ? ASK_EVERY_MS : false) });
  const runs = list.data?.pages.flatMap((page) => page.calls);
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const nameOf = (id: string): string => names.data?.categories.find((category) => category.id === id)?.name ?? id;
  const head = (
    <>
      <Th>{t.at}</Th><Th>{t.section}</Th><Th numeric>{t.tokens.input}</Th><Th numeric>{t.tokens.output}</Th><Th numeric>{t.tokens.cached}</Th>
      <Th numeric>{t.cost}</Th><Th numeric>{t.ms}</Th><Th>{t.outcome}</Th><Th>{t.job}</Th>
    </>
  );
  return (
    <section aria-labelledby="model-calls">
      <h2 id="model-calls" className="mb-2.5">{t.runs}</h2>
      {list.error && !runs ? <ErrorState what={t.runs} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} /> : !runs ? (
        <Loading what={t.runs}><div className="flex flex-col gap-4">{[0, 1, 2].map((row) => <SkeletonLine key={row} width="100%" height={32} />)}</div></Loading>
      ) : runs.length === 0 ? <p className="text-ink-2">{t.noRuns}</p> : (
        <Table caption={t.runsCaption} head={head}>
          {runs.map((run) => <CallRow key={run.id} run={run} category={run.category === null ? null : nameOf(run.category)} />)}
        </Table>
      )}
      {list.hasNextPage ? <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{t.olderCalls}</Button> : null}
    </section>
  );
}

function CallRow({ run, category }: { run: ModelCallView; category: string | null }) {
  const { kind, word, detail } = outcomeOf(run);
  const cached = t.cached(countOf(run.cacheRead), countOf(run.cacheWrite));
  const cost = costInWords(run);
  return (
    <Tr>
      <RowHead className="whitespace-nowrap"><When at={run.at} form="full" /></RowHead>
      <Td full className="max-wide:row-start-2">
        {sectionInWords(run.section)}{category === null ? null : `: ${category}`}
        <span className="block font-mono text-small [overflow-wrap:anywhere] text-ink-2">{run.model}</span>
        {run.prompts.length > 0 ? <span className="block text-small [overflow-wrap:anywhere] text-ink-2">{t.askedWith(run.prompts.map(({ name, number }) => `${name} v${number}`).join(", "))}</span> : null}
      </Td>
      <Td numeric wideOnly>{countOf(run.input)}</Td>
      <Td numeric wideOnly>{countOf(run.output)}</Td>
      <Td numeric wideOnly className="text-second">{cached}</Td>
      <Td numeric wideOnly>{cost}</Td>
      <Td numeric wideOnly>{countOf(run.latencyMs)}</Td>
      <Td full className="text-second text-ink-2 max-wide:row-start-3 wide:hidden">
        {t.tokens.input} {countOf(run.input)}; {t.tokens.output} {countOf(run.output)}; {t.tokens.cached} {cached}; {t.cost} {cost}; {countOf(run.latencyMs)} {t.ms}
      </Td>
      <Td full className="max-wide:row-start-4"><State kind={kind} word={word} detail={[detail, run.retries > 0 ? t.retries(run.retries) : null].filter(Boolean).join(" ") || undefined} /></Td>
      <Td className="max-wide:col-start-2 max-wide:row-start-1">
        {run.jobId === null ? <span className="text-ink-2 max-wide:hidden">{t.noJob}</span> : <Link href={`/jobs/${run.jobId}`} aria-label={t.openJob}>{t.openWord}</Link>}
      </Td>
    </Tr>
  );
}
