"use client";

import { useState } from "react";
import { DELIVERY_STATUSES, type DeliveryStatus } from "@/domain/webhooks/delivery";
import { trpc } from "@/trpc/client";
import { LATER_MS, SOON_MS } from "@/trpc/poll-plan";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { NativeSelect } from "@/ui/field";
import { Segments } from "@/ui/segments";
import { SkeletonRows } from "@/ui/skeleton";
import { Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import type { DeliveryView, ListDeliveriesInput, OwnedDelivery, WebhookView } from "../contract";
import { DeliveryRow } from "./delivery-row";
import { partsOf } from "./delivery-words";
import { t } from "./text";

const words = t.deliveries;
const COLUMN_WIDTHS = [200, 240, 90, 80, 120] as const;
const OWNED_WIDTHS = [200, 120, 240, 90, 80, 120] as const;
type Filter = DeliveryStatus | "ALL";
type Chosen = Pick<ListDeliveriesInput, "status" | "webhookId">;
interface Page {
  deliveries: (DeliveryView & Partial<OwnedDelivery>)[];
  nextCursor: string | null;
}

/** An attempt that is due is being made now, so the list is asked again soon. */
const isDue = (delivery: DeliveryView): boolean => delivery.nextAttemptAt !== null && delivery.nextAttemptAt.getTime() <= Date.now();

const paging = {
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  refetchInterval: (query: { state: { data?: { pages: Page[] } } }) => (query.state.data?.pages.some((page) => page.deliveries.some(isDue)) ? SOON_MS : LATER_MS),
};

/** The person's own messages. */
export function Deliveries({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const [chosen, choose] = useState<Chosen>({});
  const filter = { ...chosen, webhookId: webhooks.some(({ id }) => id === chosen.webhookId) ? chosen.webhookId : undefined };
  const list = trpc.webhooks.deliveries.useInfiniteQuery(filter, paging);
  const pages = list.data?.pages ?? null;
  if (webhooks.length === 0 && pages?.every((page) => page.deliveries.length === 0) && filter.status === undefined && filter.webhookId === undefined) return null;
  return (
    <section className="mt-10" aria-labelledby="deliveries">
      <h2 id="deliveries" className="mb-2.5 font-serif text-section font-semibold">{words.title}</h2>
      <DeliveryList list={list} pages={pages} filter={filter} onFilter={choose} webhooks={webhooks} />
    </section>
  );
}

/** Everyone's, each with whose it is. */
export function EveryonesDeliveries() {
  const [filter, choose] = useState<Chosen>({});
  const list = trpc.webhooks.everyonesDeliveries.useInfiniteQuery(filter, paging);
  return <DeliveryList list={list} pages={list.data?.pages ?? null} filter={filter} onFilter={choose} owned />;
}

interface ListProps {
  list: { error: unknown; isFetching: boolean; hasNextPage: boolean; isFetchingNextPage: boolean; refetch: () => unknown; fetchNextPage: () => unknown };
  pages: Page[] | null;
  filter: Chosen;
  onFilter: (chosen: Chosen) => void;
  webhooks?: readonly WebhookView[];
  owned?: boolean;
}

function DeliveryList({ list, pages, filter, onFilter, webhooks = [], owned = false }: ListProps) {
  const deliveries = pages?.flatMap((page) => page.deliveries) ?? null;
  const filtered = filter.status !== undefined || filter.webhookId !== undefined;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <Segments<Filter> label={words.filter} value={filter.status ?? "ALL"} onChange={(status) => onFilter({ ...filter, status: status === "ALL" ? undefined : status })} options={[{ value: "ALL", label: words.all }, ...DELIVERY_STATUSES.map((value) => ({ value, label: words.status[value] }))]} />
        {webhooks.length > 1 ? (
          <NativeSelect quiet aria-label={words.which} value={filter.webhookId ?? ""} onChange={(event) => onFilter({ ...filter, webhookId: event.target.value === "" ? undefined : event.target.value })} className="max-w-full wide:max-w-80">
            <option value="">{words.every}</option>
            {webhooks.map(({ id, url }) => <option key={id} value={id}>{partsOf(url).host}{partsOf(url).rest.slice(0, 40)}</option>)}
          </NativeSelect>
        ) : null}
      </div>
      {list.error && !deliveries ? (
        <ErrorState what={words.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : deliveries?.length === 0 ? (
        filtered ? <EmptyState level={3} title={words.nothingTitle} actions={<Button onClick={() => onFilter({})}>{words.clear}</Button>} /> : <EmptyState level={3} title={words.emptyTitle}>{owned ? words.everyonesEmpty : words.empty}</EmptyState>
      ) : (
        <Table caption={words.caption} head={<><Th>{words.message}</Th>{owned ? <Th>{words.owner}</Th> : null}<Th>{t.state}</Th><Th>{words.made}</Th><Th>{words.attempts}</Th><Th><span className="sr-only">{en.table.actions}</span></Th></>}>
          {deliveries ? deliveries.map((delivery) => <DeliveryRow key={delivery.id} delivery={delivery} owner={owned ? (delivery.owner ?? words.nobody) : null} />) : <SkeletonRows rows={3} widths={owned ? OWNED_WIDTHS : COLUMN_WIDTHS} />}
        </Table>
      )}
      {list.hasNextPage ? <div className="mt-3"><Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{words.more}</Button></div> : null}
    </>
  );
}
