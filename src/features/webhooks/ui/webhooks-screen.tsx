"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { SecretDialog } from "@/ui/secret-dialog";
import { SkeletonRows } from "@/ui/skeleton";
import { Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import type { WebhookView } from "../contract";
import { Deliveries } from "./deliveries";
import { EndpointForm } from "./endpoint-form";
import { EndpointRow } from "./endpoint-row";
import { t } from "./text";

type Shown = { what: "form"; webhook: WebhookView | null } | { what: "secret"; secret: string; rotated: boolean } | null;
const COLUMN_WIDTHS = [300, 180, 120, 30] as const;

/** The person's own endpoints, and below them every message and what became of it. */
export function WebhooksScreen() {
  const [shown, setShown] = useState<Shown>(null);
  const list = trpc.webhooks.list.useQuery();
  const webhooks = list.data?.webhooks ?? null;
  const add = <Button tone="primary" onClick={() => setShown({ what: "form", webhook: null })}>{t.add}</Button>;

  return (
    <PageBody>
      <PageHead title={<div><PageTitle title={t.title}>{t.title}</PageTitle><p className="mt-1 text-ink-2">{t.lead}</p></div>}>{webhooks?.length ? add : null}</PageHead>
      {list.error && !webhooks ? (
        <ErrorState what={t.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : webhooks?.length === 0 ? (
        <EmptyState title={t.emptyTitle} actions={add}>{t.empty}</EmptyState>
      ) : (
        <Table caption={t.caption} head={<><Th>{t.address}</Th><Th>{t.events}</Th><Th>{t.state}</Th><Th><span className="sr-only">{en.table.actions}</span></Th></>}>
          {webhooks ? (
            webhooks.map((webhook) => (
              <EndpointRow key={webhook.id} webhook={webhook} onChange={() => setShown({ what: "form", webhook })} onSecret={(secret) => setShown({ what: "secret", secret, rotated: true })} />
            ))
          ) : (
            <SkeletonRows rows={2} widths={COLUMN_WIDTHS} />
          )}
        </Table>
      )}
      {list.data ? <Deliveries webhooks={list.data.webhooks} /> : null}
      {shown?.what === "form" ? <EndpointForm webhook={shown.webhook} onClose={() => setShown(null)} onSecret={(secret) => setShown({ what: "secret", secret, rotated: false })} /> : null}
      {shown?.what === "secret" ? (
        <SecretDialog
          secret={shown.secret}
          title={t.secret.title}
          body={t.secret.body}
          label={t.secret.label}
          note={shown.rotated ? <Notice className="mt-4">{t.secret.rotated}</Notice> : null}
          onDone={() => setShown(null)}
        />
      ) : null}
    </PageBody>
  );
}
