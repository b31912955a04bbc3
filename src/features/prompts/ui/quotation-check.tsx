import type { CheckedQuotation } from "@/domain/prompts/answer-quotations";
import { State } from "@/ui/state/state";
import { t } from "./text";

/** What stands in the papers and what does not; the ones to look at first. */
export function QuotationCheck({ quotations }: { quotations: readonly CheckedQuotation[] }) {
  const good = quotations.filter(({ state }) => state === "ON_PAGE").length;
  const sorted = [...quotations].sort((a, b) => RANK[a.state] - RANK[b.state]);
  return (
    <section aria-label={t.quotations} className="mt-3 text-second">
      <h3 className="text-second font-semibold">{t.quotations}</h3>
      <p>{quotations.length === 0 ? t.noQuotations : t.quotationCount(good, quotations.length)}</p>
      <ul>
        {sorted.map(({ quote, state, found, document, page }) => (
          <li key={`${quote} ${document ?? ""} ${page ?? ""}`} className="border-b border-line py-1.5">
            <q className="font-serif italic [overflow-wrap:anywhere]">{quote}</q>
            <State kind={state === "ON_PAGE" ? "done" : state === "NOWHERE" ? "failed" : "part"} word={t.quotationState[state](found ? t.placeOf(found.document, found.page) : "")} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const RANK: Record<CheckedQuotation["state"], number> = { NOWHERE: 0, ELSEWHERE: 1, UNPLACED: 2, ON_PAGE: 3 };
