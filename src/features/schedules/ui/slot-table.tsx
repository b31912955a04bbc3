"use client";

import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { durationOf } from "@/ui/format/times";
import { SkeletonRows } from "@/ui/skeleton";
import { State } from "@/ui/state/state";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import { When } from "@/ui/when";
import type { SlotView } from "../contract";
import { slotKind, slotWords } from "./slot-words";
import { t } from "./text";

/** Every slot of one schedule, newest first, with its reason and its job. */
export function SlotTable({ id, name }: { id: string; name: string }) {
  const pages = trpc.schedules.slots.useInfiniteQuery({ id, pageSize: 20 }, { getNextPageParam: (page) => page.nextCursor ?? undefined });
  if (pages.error) return <ErrorState what={t.history} error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const slots = pages.data?.pages.flatMap((page) => page.slots);
  if (slots?.length === 0) return <p className="text-second text-ink-2">{t.never}</p>;
  return (
    <>
      <Table caption={`${t.history}: ${name}`} head={<><Th>{t.slot}</Th><Th>{t.outcome}</Th><Th numeric>{t.took}</Th><Th><span className="sr-only">{t.job}</span></Th></>}>
        {slots ? slots.map((slot) => <SlotLine key={slot.id} slot={slot} />) : <SkeletonRows rows={4} widths={[150, 220, 60, 60]} />}
      </Table>
      {pages.hasNextPage ? <Button size="sm" className="mt-2" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>{t.all}</Button> : null}
    </>
  );
}

function SlotLine({ slot }: { slot: SlotView }) {
  const { job, reason } = slot;
  return (
    <Tr>
      <RowHead><When at={slot.slotAt} form="full" /></RowHead>
      <Td full><State kind={slotKind(slot)} word={slotWords(slot)} detail={reason ?? job?.error} /></Td>
      <Td numeric className="text-ink-2">{job?.durationSeconds == null ? "" : durationOf(job.durationSeconds)}</Td>
      <Td numeric>{job ? <ButtonLink size="sm" href={`/jobs/${job.id}`} aria-label={t.openJob}>{t.job}</ButtonLink> : null}</Td>
    </Tr>
  );
}
