"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { SecretDialog } from "@/ui/secret-dialog";
import { SkeletonRows } from "@/ui/skeleton";
import { Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import { t } from "./text";
import { TokenForm } from "./token-form";
import { TokenRow } from "./token-row";

type Shown = { what: "form" } | { what: "secret"; token: string } | null;
const COLUMN_WIDTHS = [220, 260, 120, 100, 30] as const;

/** The person's own tokens, those that ended too. */
export function TokensScreen() {
  const [shown, setShown] = useState<Shown>(null);
  const list = trpc.tokens.list.useQuery();
  const make = <Button tone="primary" onClick={() => setShown({ what: "form" })}>{t.make}</Button>;
  const head = <><Th>{t.name}</Th><Th>{t.scopes}</Th><Th>{t.state}</Th><Th>{t.lastUsed}</Th><Th><span className="sr-only">{en.table.actions}</span></Th></>;

  return (
    <PageBody>
      <PageHead title={<div><PageTitle title={t.title}>{t.title}</PageTitle><p className="mt-1 max-w-[68ch] text-ink-2">{t.lead}</p></div>}>{list.data?.length ? make : null}</PageHead>
      {list.error && !list.data ? (
        <ErrorState what={t.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : list.data?.length === 0 ? (
        <EmptyState title={t.emptyTitle} actions={make}>{t.empty}</EmptyState>
      ) : (
        <Table caption={t.caption} head={head}>
          {list.data ? list.data.map((token) => <TokenRow key={token.id} token={token} />) : <SkeletonRows rows={2} widths={COLUMN_WIDTHS} />}
        </Table>
      )}
      {shown?.what === "form" ? <TokenForm onClose={() => setShown(null)} onMade={(token) => setShown({ what: "secret", token })} /> : null}
      {shown?.what === "secret" ? <SecretDialog secret={shown.token} {...t.secret} onDone={() => setShown(null)} /> : null}
    </PageBody>
  );
}
