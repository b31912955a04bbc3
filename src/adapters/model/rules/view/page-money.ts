import { resolveCurrency, statedCurrencies } from "@/domain/quantities/currencies";
import type { DocumentView } from "./document-view";
import type { PageView } from "./page-view";

/** The money of a page's figures that name none: the one most of its amounts are told in, else the one its words name. */
export function pageMoney(document: Pick<DocumentView, "currencies">, view: PageView): string | null {
  const counts = new Map<string, number>();
  for (const index of view.numbers().keys()) {
    const quantity = view.quantity(index);
    const code = quantity?.currency && !quantity.percent ? resolveCurrency(quantity.currency, document.currencies) : null;
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [top, next] = [...counts].sort((a, b) => b[1] - a[1]);
  // A price quoted in another money, beside a home amount or two, leaves the words to tell.
  return top && top[1] > (next?.[1] ?? 0) ? top[0] : (statedCurrencies(view.plain)[0] ?? null);
}
