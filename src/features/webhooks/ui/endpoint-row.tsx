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
import type { WebhookView } from "../contract";
import { eventsInWords, partsOf } from "./delivery-words";
import { t } from "./text";

type Question = "rotate" | "off" | "delete";

const ASK = {
  rotate: { title: t.rotateTitle, lost: t.rotateLost, confirm: t.rotate },
  off: { title: t.offTitle, lost: t.offLost, confirm: t.switchOff },
  delete: { title: t.deleteTitle, lost: t.deleteLost, confirm: t.remove },
} satisfies Record<Question, { title: string; lost: string; confirm: string }>;

/** One endpoint with its acts; what is lost by one is asked about first. */
export function EndpointRow({ webhook, onChange, onSecret }: { webhook: WebhookView; onChange: () => void; onSecret: (secret: string) => void }) {
  const [asking, setAsking] = useState<Question | null>(null);
  const utils = trpc.useUtils();
  const refresh = async () => {
    setAsking(null);
    await Promise.all([utils.webhooks.list.invalidate(), utils.webhooks.deliveries.invalidate()]);
  };
  const rotate = trpc.webhooks.rotate.useMutation({
    onSuccess: async (made) => {
      onSecret(made.secret);
      await refresh();
    },
  });
  const setEnabled = trpc.webhooks.setEnabled.useMutation({ onSuccess: refresh });
  const remove = trpc.webhooks.delete.useMutation({ onSuccess: refresh });
  const test = trpc.webhooks.test.useMutation({ onSuccess: refresh });
  const acts = { rotate: () => rotate.mutate({ id: webhook.id }), off: () => setEnabled.mutate({ id: webhook.id, enabled: false }), delete: () => remove.mutate({ id: webhook.id }) };
  const busy = rotate.isPending || setEnabled.isPending || remove.isPending;
  const error = rotate.error ?? setEnabled.error ?? remove.error;
  const { host, rest } = partsOf(webhook.url);
  const on = webhook.disabledAt === null;

  return (
    <Tr>
      <RowHead full>
        <b className="block font-semibold [overflow-wrap:anywhere]">{host}<span className="font-normal text-ink-2">{rest}</span></b>
        {webhook.description === "" ? null : <span className="block text-second [overflow-wrap:anywhere] text-ink-2">{webhook.description}</span>}
      </RowHead>
      <Td full className="text-ink-2"><span className="wide:hidden">{t.events}: </span>{eventsInWords(webhook.events)}</Td>
      <Td>
        <State
          live
          kind={on ? "done" : "cancelled"}
          word={on ? t.on : t.off}
          detail={
            webhook.disabledAt ? <><span className="block">{webhook.disabledReason}</span>{t.since} <When at={webhook.disabledAt} /></>
            : webhook.previousSecretUntil ? <>{t.changing} <When at={webhook.previousSecretUntil} form="full" /></> : null
          }
        />
        {test.error ? <FieldError>{faultOf(test.error).message}</FieldError> : null}
      </Td>
      <Td numeric>
        <Menu
          label={t.actsOf(host)}
          items={[
            ...(on ? [{ label: t.sendTest, onSelect: () => test.mutate({ id: webhook.id }) }] : []),
            { label: t.change, onSelect: onChange },
            { label: t.rotate, onSelect: () => setAsking("rotate") },
            on ? { label: t.switchOff, onSelect: () => setAsking("off") } : { label: t.switchOn, onSelect: () => setEnabled.mutate({ id: webhook.id, enabled: true }) },
            { label: t.remove, onSelect: () => setAsking("delete"), danger: true },
          ]}
        />
        <ConfirmDialog
          open={asking !== null}
          onOpenChange={(open) => { if (!open) setAsking(null); }}
          {...ASK[asking ?? "rotate"]}
          onConfirm={() => { if (asking) acts[asking](); }}
          busy={busy}
          error={error ? <FieldError>{faultOf(error).message}</FieldError> : null}
        />
      </Td>
    </Tr>
  );
}
