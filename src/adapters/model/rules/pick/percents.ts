import type { Hit } from "../cues/cue-index";
import type { PercentRule } from "../cues/percent-rules";
import { aboutOthers } from "../context/parties";
import { isBlank } from "../context/placeholders";
import { tenseOf } from "../context/projection";
import { yearsIn } from "../context/period";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

const YEARLY_RATE = /^ ?(?:p\.? ?a\b|per annum|per year|annual interest|par an\b|l'an\b|anual\b|e\.? ?a\b|al ano\b|ao ano\b|a\.a\b|kwa mwaka)/;
/** "term loan 6,450,000 at 7%": a rate beside the loan it is paid on. */
const LOAN_AT = /\b(?:loans?|overdraft|credit|facility|emprunt|pret|prestamo|credito|emprestimo|mkopo|landbank|bank)\b[^.;%]{0,60}\b(?:at|au taux de|\(taux de|a|al|ao|kwa)\s$|\btaux de\s$|\binterest (?:proposed|at):?\s$/;
const BORROWING = /\b(?:debt|owe[ds]?|banks?|caja rural|loans?|borrow\w*|deb(?:emos|e)|credit|interest|pret|emprunt|interets?|deuda|prestamo|credito|interes(?:es)?|emprestimo|juros|mkopo|riba)\b/;
const WHOLLY_OWN = /(?:entirely|wholly|fully|solely|integralement|entierement|exclusivement|totalement|totalmente|integramente|inteiramente|exclusivamente) (?:[\p{L}]+ ){0,3}(?:own (?:funds|resources|savings)|(?:fonds|ressources) propres|recursos propi?os|capital propio|recursos proprios)/u;
const FALL = /decreas|declin|fell|dropped|slipped|shrank|down\b|recul|chut|\bbaj(?:o|aron)|\bcai(?:u|ram)|recu(?:ou|aram)|cayo|baisse|diminu|disminu|reduc|cayer|caida|queda|yalipungua/;

/** Percentages of one page next to their names. */
export function pickPercents(document: DocumentView, view: PageView, hits: readonly Hit<PercentRule>[]): Candidate[] {
  const tokens = view.numbers();
  return hits.flatMap((hit) => {
    const sentence = sentenceAt(view, hit.start);
    const plain = view.plain.slice(sentence.start, sentence.end);
    if (hit.rule.never?.test(plain) || aboutOthers(plain) || isBlank(plain)) return [];
    const after = tokens.findIndex((token, index) => token.start >= hit.end && token.start <= Math.min(hit.end + (hit.rule.reach ?? 60), sentence.end) && view.quantity(index)?.percent === true);
    const before = hit.rule.before ? tokens.findLastIndex((token) => token.end <= hit.start && token.end >= Math.max(hit.start - 24, sentence.start)) : -1;
    for (const index of [after, before]) {
      const quantity = index < 0 ? null : view.quantity(index);
      if (!quantity?.percent || Math.abs(quantity.value) > 1000) continue;
      const falls = hit.rule.key === "sales_growth_pct" && FALL.test(view.plain.slice(hit.start, quantity.end));
      // The year and the tense of its own clause, not of another one in the sentence.
      const clause = view.plain.slice(Math.max(sentence.start, Math.min(hit.start, quantity.start) - 60), Math.min(sentence.end, quantity.end + 30));
      const years = yearsIn(clause);
      const projected = tenseOf(clause, years, document.thisYear, document.forecast);
      const span = clip(view.text, { start: sentence.start, end: Math.max(sentence.end, quantity.end) }, Math.max(300, quantity.end - sentence.start));
      return [{
        key: hit.rule.key, page: view, ...span, value: { kind: "number" as const, number: falls ? -Math.abs(quantity.value) : quantity.value, high: quantity.high }, unit: "%", currency: null,
        period: years.length > 0 ? String(Math.max(...years)) : null, projected: hit.rule.key === "interest_rate_pct" ? null : projected, score: 5 - view.page.index * 0.02,
      }];
    }
    return [];
  });
}

/** Rates told by their period instead of by name ("debt: 15 lakhs @ 4.5 % p.a."), and money that is all the owner's. */
export function pickImpliedPercents(document: DocumentView, view: PageView): Candidate[] {
  const found: Candidate[] = [];
  const tokens = view.numbers();
  tokens.forEach((token, index) => {
    if (view.plain.charAt(token.end) !== "%" && view.plain.charAt(token.end + 1) !== "%") return;
    const quantity = view.quantity(index);
    if (!quantity?.percent || quantity.value > 200 || !(YEARLY_RATE.test(view.plain.slice(quantity.end, quantity.end + 20)) || LOAN_AT.test(view.plain.slice(Math.max(0, quantity.start - 90), quantity.start).replace(/\n/g, " ")))) return;
    const sentence = sentenceAt(view, token.start);
    const plain = view.plain.slice(sentence.start, sentence.end);
    if (!BORROWING.test(plain) || RETURN.test(plain) || aboutOthers(plain) || isBlank(plain)) return;
    const span = clip(view.text, { start: sentence.start, end: Math.max(sentence.end, quantity.end) }, Math.max(300, quantity.end - sentence.start));
    found.push({ key: "interest_rate_pct", page: view, ...span, value: { kind: "number", number: quantity.value, high: quantity.high }, unit: "%", currency: null, period: null, projected: null, score: 5.5 - view.page.index * 0.02 });
  });
  const own = WHOLLY_OWN.exec(view.plain);
  if (own) {
    const sentence = clip(view.text, sentenceAt(view, own.index), 300);
    found.push({ key: "owner_contribution_pct", page: view, ...sentence, value: { kind: "number", number: 100, high: null }, unit: "%", currency: null, period: null, projected: document.forecast ? true : null, score: 5 });
  }
  return found;
}

const RETURN = /\b(?:irr|tir|return|roi|growth|crecimiento|croissance|crescimento|subsid\w+|savings|deposit|moratori\w+|late|overdue|penalt\w+|default|retard|mora|atraso|margins?|marge)\b/;
