import { resolveCurrency } from "@/domain/quantities/currencies";
import type { Hit } from "../cues/cue-index";
import { isDenied } from "../context/negation";
import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

const NOT_ASKED = /received|obtained|repaid|was granted|have raised|raised \$|accordee?|recu|obtenu|otorgad|recibid|concedid|minimum|maximum|up to|jusqu'a|hasta|plafond|contribution|apport|aporte|fee\b|frais|comision/;

/** The amount the applicant asks for. */
export function pickFunding(document: DocumentView, view: PageView, hits: readonly Hit<{ key: string }>[]): Candidate[] {
  const tokens = view.numbers();
  return hits.flatMap((hit) => {
    const sentence = sentenceAt(view, hit.start);
    const end = Math.min(view.text.length, Math.max(sentence.end, hit.end + 60));
    const index = tokens.findIndex((token) => token.start >= hit.end && token.start <= Math.min(hit.end + 90, end));
    const quantity = index < 0 ? null : view.quantity(index);
    if (!quantity || quantity.percent || (!quantity.currency && !quantity.token.grouped)) return [];
    const currency = resolveCurrency(quantity.currency, document.currencies) ?? document.currencies[0] ?? null;
    const plain = view.plain.slice(sentence.start, Math.max(sentence.end, quantity.end));
    const link = view.plain.slice(hit.end, quantity.start);
    if (isBlank(plain) || isInstruction(plain) || NOT_ASKED.test(plain) || isDenied(view.plain.slice(sentence.start, hit.start), "") || /[.;]\s/.test(link)) return [];
    const span = clip(view.text, { start: sentence.start, end: Math.max(sentence.end, quantity.end) }, Math.max(280, quantity.end - sentence.start));
    return [{ key: "funding_request", page: view, ...span, value: { kind: "number" as const, number: quantity.value, high: quantity.high }, unit: null, currency, period: null, projected: null, score: 6 + (/:\s*$/.test(link) ? 2 : 0) - view.page.index * 0.05 }];
  });
}
