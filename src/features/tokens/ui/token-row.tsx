"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { Menu } from "@/ui/menu";
import { State } from "@/ui/state/state";
import { RowHead, Td, Tr } from "@/ui/table";
import { When } from "@/ui/when";
import type { TokenView } from "../contract";
import { t } from "./text";

export function TokenRow({ token }: { token: TokenView }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const revoke = trpc.tokens.revoke.useMutation({
    onSuccess: async () => {
      setAsking(false);
      await utils.tokens.list.invalidate();
    },
  });
  const { name, prefix, scopes, state } = token;
  return (
    <Tr>
      <RowHead full>
        <b className="block font-semibold [overflow-wrap:anywhere]">{name}</b>
        <span className="block font-mono text-small text-ink-2">{prefix}…</span>
      </RowHead>
      <Td full className="text-ink-2"><span className="wide:hidden">{t.scopes}: </span>{scopes.map((scope) => t.scopeWords[scope]).join("; ")}</Td>
      <Td><State kind={state === "live" ? "done" : "cancelled"} word={t.states[state]} detail={<Ends token={token} />} /></Td>
      <Td className="text-ink-2"><span className="wide:hidden">{t.lastUsed}: </span>{token.lastUsedAt ? <When at={token.lastUsedAt} /> : t.never}</Td>
      <Td numeric className="max-wide:col-start-2 max-wide:text-right!">
        {state === "live" ? <Menu label={t.actsOf(name)} items={[{ label: t.revoke, onSelect: () => setAsking(true), danger: true }]} /> : null}
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t.revokeTitle}
          lost={t.revokeLost(name)}
          confirm={t.revokeConfirm}
          onConfirm={() => revoke.mutate({ id: token.id })}
          busy={revoke.isPending}
          error={revoke.error ? <FieldError>{faultOf(revoke.error).message}</FieldError> : null}
        />
      </Td>
    </Tr>
  );
}

function Ends({ token: { state, expiresAt, revokedAt } }: { token: TokenView }) {
  if (state === "revoked" && revokedAt) return <>{t.since} <When at={revokedAt} /></>;
  if (expiresAt === null) return t.noEnd;
  return <>{state === "expired" ? t.since : t.until} <When at={expiresAt} form="full" /></>;
}
