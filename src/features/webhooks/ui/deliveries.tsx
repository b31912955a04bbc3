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
import type { DeliveryView, WebhookView } from "../contract";
import { DeliveryRow } from "./delivery-row";
import { partsOf } from "./delivery-words";
import { t } from "./text";

const words = t.deliveries;
const COLUMN_WIDTHS = [200, 240, 90, 80, 120] as const;
type Filter = DeliveryStatus | "ALL";

/** An attempt that is due is being made now, so the list is asked again soon. */
const isDue = (delivery: DeliveryView): boolean => delivery.nextAttemptAt !== null && delivery.nextAttemptAt.getTime() <= Date.now();

export function Deliveries({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const [status, setStatus] = useState<Filter>("ALL");
  const [webhookId, setWebhookId] = useState("");
  const filter = { status: status === "ALL" ? undefined : status, webhookId: webhooks.some(({ id }) => id === webhookId) ? webhookId : undefined };
  const list = trpc.webhooks.deliveries.useInfiniteQuery(filter, {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: (query) => (query.state.data?.pages.some((page) => page.deliveries.some(isDue)) ? SOON_MS : LATER_MS),
  });
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries) ?? null;
  const filtered = filter.status !== undefined || filter.webhookId !== undefined;
  const clear = () => {
    setStatus("ALL");
    setWebhookId("");
  };
  if (webhooks.length === 0 && deliveries?.length === 0 && !filtered) return null;

  return (
    <section className="mt-10" aria-labelledby="deliveries">
      <h2 id="deliveries" className="mb-2.5 font-serif text-section font-semibold">{words.title}</h2>
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <Segments<Filter> label={words.filter} value={status} onChange={setStatus} options={[{ value: "ALL", label: words.all }, ...DELIVERY_STATUSES.map((value) => ({ value, label: words.status[value] }))]} />
        {webhooks.length > 1 ? (
          <NativeSelect quiet aria-label={words.which} value={webhookId} onChange={(event) => setWebhookId(event.target.value)} className="max-w-full wide:max-w-80">
            <option value="">{words.every}</option>
            {webhooks.map(({ id, url }) => <option key={id} value={id}>{partsOf(url).host}{partsOf(url).rest.slice(0, 40)}</option>)}
          </NativeSelect>
        ) : null}
      </div>
      {list.error && !deliveries ? (
        <ErrorState what={words.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : deliveries?.length === 0 ? (
        filtered ? <EmptyState level={3} title={words.nothingTitle} actions={<Button onClick={clear}>{words.clear}</Button>} /> : <EmptyState level={3} title={words.emptyTitle}>{words.empty}</EmptyState>
      ) : (
        <Table caption={words.caption} head={<><Th>{words.message}</Th><Th>{t.state}</Th><Th>{words.made}</Th><Th>{words.attempts}</Th><Th><span className="sr-only">{en.table.actions}</span></Th></>}>
          {deliveries ? deliveries.map((delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />) : <SkeletonRows rows={3} widths={COLUMN_WIDTHS} />}
        </Table>
      )}
      {list.hasNextPage ? <div className="mt-3"><Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>{words.more}</Button></div> : null}
    </section>
  );
}
