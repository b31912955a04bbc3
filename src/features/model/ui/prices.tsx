"use client";

import { useState } from "react";
import { type ModelPrice, priceOf } from "@/domain/model/price";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import { PriceForm } from "./price-form";
import { PriceRow } from "./price-row";
import { TOKEN_KINDS } from "./spend-slices";
import { t } from "./text";

/** What models cost, by which calls are booked. */
export function Prices({ prices, model }: { prices: readonly ModelPrice[]; model: string | null }) {
  const [form, setForm] = useState<{ price: ModelPrice | null } | null>(null);
  const missing = model !== null && priceOf(model, prices) === null;
  return (
    <section aria-labelledby="model-prices">
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 id="model-prices">{t.prices}</h2>
        <span className="flex-1" />
        <Button onClick={() => setForm({ price: null })}>{t.addPrice}</Button>
      </div>
      <p className="mt-1 mb-2.5 max-w-[80ch] text-second text-ink-2">{t.pricesHint}</p>
      {missing ? <Notice className="mb-3"><span className="[overflow-wrap:anywhere]">{t.notPriced(model)}</span></Notice> : null}
      {prices.length === 0 ? (
        <p className="text-ink-2">{t.noPrices}</p>
      ) : (
        <Table
          caption={t.priceCaption}
          head={<><Th>{t.model}</Th>{TOKEN_KINDS.map((kind) => <Th key={kind} numeric>{t.priceFields[kind]}</Th>)}<Th><span className="sr-only">{en.table.actions}</span></Th></>}
        >
          {prices.map((price) => <PriceRow key={price.model} price={price} onChange={() => setForm({ price })} />)}
        </Table>
      )}
      {form ? <PriceForm price={form.price} suggested={missing ? model : ""} onClose={() => setForm(null)} /> : null}
    </section>
  );
}
