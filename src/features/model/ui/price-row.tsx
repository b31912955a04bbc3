"use client";

import { useState } from "react";
import type { ModelPrice } from "@/domain/model/price";
import { trpc } from "@/trpc/client";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { exactDollarsOf } from "@/ui/format/numbers";
import { Menu } from "@/ui/menu";
import { RowHead, Td, Tr } from "@/ui/table";
import { TOKEN_KINDS } from "./spend-slices";
import { t } from "./text";

export function PriceRow({ price, onChange }: { price: ModelPrice; onChange: () => void }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const remove = trpc.model.removePrice.useMutation({
    onSuccess: async () => {
      setAsking(false);
      await utils.model.desk.invalidate();
    },
  });
  const { model } = price;
  return (
    <Tr>
      <RowHead><span className="font-mono text-second [overflow-wrap:anywhere]">{model}</span></RowHead>
      {TOKEN_KINDS.map((kind) => <Td key={kind} numeric wideOnly>{exactDollarsOf(price[kind])}</Td>)}
      <Td numeric>
        <Menu label={t.actsOf(model)} items={[{ label: t.changePrice, onSelect: onChange }, { label: t.removePrice, onSelect: () => setAsking(true), danger: true }]} />
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t.removePriceTitle}
          lost={t.removePriceLost(model)}
          confirm={t.removePriceConfirm}
          onConfirm={() => remove.mutate({ model })}
          busy={remove.isPending}
          error={remove.error ? <FieldError>{faultOf(remove.error).message}</FieldError> : null}
        />
      </Td>
      <Td full className="text-second text-ink-2 wide:hidden">{TOKEN_KINDS.map((kind) => `${t.priceFields[kind]} ${exactDollarsOf(price[kind])}`).join("; ")}</Td>
    </Tr>
  );
}
