import { readQuantity } from "@/domain/quantities/quantity";
import type { Hit } from "../cues/cue-index";
import type { PercentRule } from "../cues/percent-rules";
import { aboutOthers } from "../context/parties";
import { isBlank } from "../context/placeholders";
import { announcesProjection, speaksOfFuture } from "../context/projection";
import { yearsIn } from "../context/period";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

const FALL = /decreas|declin|fell|down\b|baisse|diminu|disminu|reduc|cayer|queda|yalipungua/;

/** Percentages of one page next to their names. */
export function pickPercents(document: DocumentView, view: PageView, hits: readonly Hit<PercentRule>[]): Candidate[] {
  const tokens = view.numbers();
  return hits.flatMap((hit) => {
    const sentence = sentenceAt(view, hit.start);
    const plain = view.plain.slice(sentence.start, sentence.end);
    if (hit.rule.never?.test(plain) || aboutOthers(plain) || isBlank(plain)) return [];
    const after = tokens.findIndex((token) => token.start >= hit.end && token.start <= Math.min(hit.end + 45, sentence.end));
    const before = hit.rule.before ? tokens.findLastIndex((token) => token.end <= hit.start && token.end >= Math.max(hit.start - 24, sentence.start)) : -1;
    for (const index of [after, before]) {
      const quantity = index < 0 ? null : readQuantity(view.plain, tokens, index);
      if (!quantity?.percent || Math.abs(quantity.value) > 1000) continue;
      const falls = hit.rule.key === "sales_growth_pct" && FALL.test(view.plain.slice(hit.start, quantity.end)) ? -1 : 1;
      const years = yearsIn(plain);
      const projected = document.plan || speaksOfFuture(plain) || announcesProjection(plain);
      const span = clip(view.text, { start: sentence.start, end: Math.max(sentence.end, quantity.end) }, Math.max(300, quantity.end - sentence.start));
      return [{
        key: hit.rule.key, page: view, ...span, value: { kind: "number" as const, number: quantity.value * falls, high: quantity.high }, unit: "%", currency: null,
        period: years.length > 0 ? String(Math.max(...years)) : null, projected: hit.rule.key === "interest_rate_pct" ? null : projected, score: 5 - view.page.index * 0.02,
      }];
    }
    return [];
  });
}
