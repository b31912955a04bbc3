"use client";

import Link from "next/link";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { State } from "@/ui/state/state";
import { RowHead, Td, Tr } from "@/ui/table";
import { useNow } from "@/ui/use-now";
import { When } from "@/ui/when";
import type { DeliveryView } from "../contract";
import { DeliveryDetails } from "./delivery-details";
import { DELIVERY_KIND, nameOf, partsOf } from "./delivery-words";
import { t } from "./text";

const words = t.deliveries;

/** One message; its attempts unfold below it. `owner` makes a column of its own. */
export function DeliveryRow({ delivery, owner = null }: { delivery: DeliveryView; owner?: string | null }) {
  const [open, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const resend = trpc.webhooks.resend.useMutation({
    onSuccess: async (detail) => {
      utils.webhooks.delivery.setData({ id: detail.id }, detail);
      await Promise.all([utils.webhooks.deliveries.invalidate(), utils.webhooks.everyonesDeliveries.invalidate()]);
    },
  });
  const { host, rest } = partsOf(delivery.url);
  const details = `delivery-${delivery.id}`;
  return (
    <>
      <Tr>
        <RowHead full>
          <span className="block font-semibold">
            {words.event[delivery.event]}
            {delivery.jobId ? <Link href={`/jobs/${delivery.jobId}`} className="link ml-2 font-mono text-small font-normal">{words.job(delivery.jobId)}</Link> : null}
          </span>
          <span className="block text-second [overflow-wrap:anywhere] text-ink-2">{host}{rest}</span>
        </RowHead>
        {owner === null ? null : <Td className="text-ink-2 max-wide:self-center">{owner}</Td>}
        <Td full><State kind={DELIVERY_KIND[delivery.status]} word={words.status[delivery.status]} detail={<Detail delivery={delivery} />} />{resend.error ? <FieldError>{faultOf(resend.error).message}</FieldError> : null}</Td>
        <Td className="whitespace-nowrap text-ink-2 max-wide:self-center"><When at={delivery.createdAt} /></Td>
        <Td wideOnly className="text-ink-2">{delivery.attempts}</Td>
        <Td numeric>
          <span className="inline-flex flex-wrap justify-end gap-2 wide:flex-nowrap">
            <Button size="sm" tone="bare" aria-expanded={open} aria-controls={details} aria-label={open ? words.close(nameOf(delivery)) : words.open(nameOf(delivery))} onClick={() => setOpen(!open)}>{open ? words.hide : words.show}</Button>
            <Button size="sm" busy={resend.isPending} aria-label={`${words.resend}: ${nameOf(delivery)}`} onClick={() => resend.mutate({ id: delivery.id })}>{words.resend}</Button>
          </span>
        </Td>
      </Tr>
      {open ? (
        <tr role="row" id={details} className="border-b border-line max-wide:block">
          <td role="cell" colSpan={owner === null ? 5 : 6} className="bg-sub p-0 max-wide:block"><DeliveryDetails delivery={delivery} /></td>
        </tr>
      ) : null}
    </>
  );
}

/** When the next attempt is, and why the last one failed. */
function Detail({ delivery: { nextAttemptAt, lastError } }: { delivery: DeliveryView }) {
  const now = useNow(nextAttemptAt !== null);
  const due = nextAttemptAt !== null && now !== null && nextAttemptAt <= now;
  return (
    <>
      {lastError ? <span className="block">{lastError}</span> : null}
      {nextAttemptAt ? <span className="block">{due ? words.now : <>{words.next} <When at={nextAttemptAt} form="full" /></>}</span> : null}
    </>
  );
}
