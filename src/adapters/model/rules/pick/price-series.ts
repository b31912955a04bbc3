import { speaksOfFuture } from "../context/projection";
import { yearsIn } from "../context/period";
import { PER_UNIT } from "../cues/per-unit";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { sayingAt } from "../view/saying";
import { resolveCurrency } from "@/domain/quantities/currencies";
import type { Quantity } from "@/domain/quantities/quantity";

/** What parts one price from the next in a sentence, and nothing that makes the next another kind of money. */
const JOINS = /^[^.\d]{0,60}(?:[,;(]|(?<![a-z])(?:and|et|y|e|na|against|contre|contra|frente a|ante)(?![a-z]))[^.\d]{0,60}$/;
const OTHER_MONEY = /\b(?:costs?|cout\w*|costos?|custos?|gharama|achat|achet\w+|compra\w*|buy|bought|purchase|prime|premium|prima|premio|bonus|transport\w*|flete|frete|freight|revient|avance|advance|anticipo|adiantamento|concurren\w*|compet\w+|concorren\w*|import\w+|marche|market|mercado|bolsa|mundial|world|minim\w*|floor|taxe?s?|impuesto|imposto|chiffre|ventes de|sales of|subvention\w*|subsid\w*|salair\w*|jornal\w*|wage\w*)\b/;
/** A price hoped for is none that was got. */
const HOPED = /\b(?:vis\w+|objecti\w+|target|aim\w*|hope\w*|espoir|esper\w+|attend\w*|aspir\w+|busca\w*|subir|pasar|passar|propuesto|propose\w*|proposto|deman\w+|ped\w+|lograr|llegar)\b/;
const AGAINST = /\b(?:against|contre|contra|frente a|ante)\b/;
/** Whom or where a price is asked, where its unit is not told again. */
const PLACE_AFTER = /^ ?(?:aux?|a l'|a la|en|chez|dans|a los|a las|al|na|no|nas|nos|aos?|para|pour|to|at|for|le detail|en gros)\b|^ ?[.;,)]|^ ?$/;

/** "240 a litre in the shop, 190 to retailers": the prices that follow one already found in its sentence. */
export function furtherPrices(document: DocumentView, view: PageView, found: readonly Candidate[]): Candidate[] {
  const known = new Set(found.map(({ value }) => (value.kind === "number" ? value.number : null)));
  return found.flatMap((first) => {
    if (first.key !== "selling_price" || first.page !== view || first.value.kind !== "number" || view.plain.slice(first.start, first.end).includes("|")) return [];
    const sentence = sayingAt(view, first.start);
    const plain = view.plain.slice(sentence.start, sentence.end).replace(/\n/g, " ");
    if (OTHER_MONEY.test(plain)) return [];
    const series = seriesFrom(document, view, first, sentence.end);
    return series.filter(({ quantity }) => !known.has(quantity.value)).map(({ quantity, gap }) => {
      known.add(quantity.value);
      const [year] = [...yearsIn(gap), ...yearsIn(view.plain.slice(quantity.end, quantity.end + 12))];
      const before = AGAINST.test(gap);
      const period = year !== undefined ? String(year) : before && first.period ? String(Number(first.period.slice(0, 4)) - 1) : before ? null : first.period;
      return { ...first, end: Math.max(first.end, quantity.end), value: { kind: "number" as const, number: quantity.value, high: quantity.high }, period, projected: before || (year !== undefined && year <= document.thisYear) ? false : first.projected, score: first.score - 0.3 };
    });
  });
}

interface Next {
  quantity: Quantity;
  gap: string;
}

/** The amounts behind a price, each joined to the one before it, in its money and of its size. */
function seriesFrom(document: DocumentView, view: PageView, first: Candidate, end: number): Next[] {
  const series: Next[] = [];
  const number = first.value.kind === "number" ? first.value.number : 0;
  let last: Quantity | null = null;
  for (const [index, token] of view.numbers().entries()) {
    if (token.start < first.start) continue;
    if (token.start >= end || series.length >= 4) break;
    const quantity = view.quantity(index);
    if (!quantity) continue;
    if (!last) {
      if (quantity.value === number) last = quantity;
      continue;
    }
    const gap = view.plain.slice(last.end, quantity.start).replace(/\n/g, " ");
    const same = quantity.currency !== null && !quantity.percent && quantity.magnitude === 1 && resolveCurrency(quantity.currency, document.currencies) === first.currency;
    if (!same) continue;
    if (speaksOfFuture(gap) || HOPED.test(gap) || !JOINS.test(gap.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, "")) || quantity.value < number / 5 || quantity.value > number * 5 || !isPrice(view, quantity)) break;
    series.push({ quantity, gap });
    last = quantity;
  }
  return series;
}

function isPrice(view: PageView, quantity: Quantity): boolean {
  const after = view.plain.slice(quantity.end, quantity.end + 40).replace(/\n/g, " ");
  return A_UNIT.test(after) || PLACE_AFTER.test(after);
}

const A_UNIT = new RegExp(`^${PER_UNIT}`);
