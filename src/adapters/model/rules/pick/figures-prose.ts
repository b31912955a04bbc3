import { firstFrom } from "../view/first-from";
import { resolveCurrency } from "@/domain/quantities/currencies";
import type { Quantity } from "@/domain/quantities/quantity";
import type { Hit } from "../cues/cue-index";
import type { FigureRule } from "../cues/figure-rules";
import { aboutOthers } from "../context/parties";
import { partOfYear, yearsIn } from "../context/period";
import { isBlank, isInstruction } from "../context/placeholders";
import { announcesProjection, speaksOfFuture } from "../context/projection";
import type { Candidate } from "../findings/candidate";
import { blockAt, lineAt } from "../view/page-view";
import { clip, sentenceAt, type Span } from "../view/sentences";
import { comparesWithBefore, isEarlierAmount, isOfYearBefore, linksToAmount } from "./figure-link";
import { keyFor, lossAware } from "./figure-role";
import type { FigureContext } from "./figure-build";

const ASKED = /\b(?:ask\w*|request\w*|seek\w*|appl(?:y|ies|ication)|needs?|requir\w+|sollicit\w+|demand\w+|solicit\w+|requier\w+|pretend\w+|omba|tunaomba|anaomba|inaomba)\b/;
/** A form's or sentence's own word for "of the last full year" where no year is printed. */
const YEARLY = /\b(?:annual|yearly|per year|a year|last year|previous year|annuel\w*|par an|l'an dernier|annee derniere|anual(?:es)?|al ano|ano pasado|ultimo ano|por ano|ao ano|ano passado|kwa mwaka|mwaka jana|mwaka uliopita)\b/;
/** "KES 4 million in annual sales". */
const AMOUNT_FIRST = /^ ?(?:in|of|de|d'|en|em|as|ya|za)(?: (?:total|annual|gross|net|our|the|its|full-year))*\s?$/;

interface Told {
  quantity: Quantity;
  year: number | null;
  older: boolean;
}

/** "Sales in 2024 were KES 4.5 million, against 4.1 million in 2023": name, year and amount in any order, within a sentence. */
export function fromProse(context: FigureContext, hit: Hit<FigureRule>): Candidate[] {
  const { view, document } = context;
  const sentence = sentenceAt(view, hit.start);
  const plain = view.plain.slice(sentence.start, sentence.end);
  if (hit.rule.never?.test(plain) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain)) return [];
  if (hit.rule.key === "total_debt" && ASKED.test(plain)) return [];
  // "… a loss of 1.9m (2021: profit of 6.2m)": what is compared in brackets is of the year it names.
  if (hit.rule.older === undefined && isOfYearBefore(view.plain.slice(Math.max(0, hit.start - 40), hit.start))) return [];
  const future = speaksOfFuture(plain) || announcesProjection(plain);
  return amountsOf(context, hit, sentence).flatMap(({ quantity, year: told, older }) => {
    const year = told ?? yearBefore(context, sentence, plain) ?? (future ? null : document.reportYear);
    const projected = future || (year !== null && year > Number(context.asOf.slice(0, 4)));
    const undated = year === null && (document.plan || !YEARLY.test(plain));
    const key = keyFor(hit.rule, projected, partOfYear(plain), older ? "older" : "alone", undated);
    // "… 2.6 million francs; it was 2.3 million": the second is in the money of the first.
    const currency = resolveCurrency(quantity.currency, document.currencies) ?? (older && !quantity.currency ? (document.currencies[0] ?? null) : null);
    if (!key || !currency) return [];
    const span = quoteOf(context, hit, sentence, quantity);
    const number = hit.rule.key === "net_profit_latest" ? lossAware(quantity.value, view.plain.slice(hit.start, hit.end)) : quantity.value;
    return [{
      key, page: view, ...span, value: { kind: "number" as const, number: hit.rule.absolute ? Math.abs(number) : number, high: quantity.high }, unit: null, currency,
      period: year ? String(year) : null, projected: hit.rule.plan ? null : projected, score: 6 + (year !== null ? 0.5 : 0) - view.page.index * 0.01,
    }];
  });
}

function quoteOf({ view }: FigureContext, hit: Hit<FigureRule>, sentence: Span, quantity: Quantity): Span {
  const line = lineAt(view, Math.min(hit.start, quantity.start));
  const span = sentence.end - sentence.start > 300 ? { start: Math.max(sentence.start, line.start), end: Math.max(line.end, quantity.end, hit.end) } : clip(view.text, sentence, 300);
  return { start: span.start, end: Math.max(span.end, quantity.end) };
}

/** The amount a name is linked to, and the earlier year's one told beside it. */
function amountsOf(context: FigureContext, hit: Hit<FigureRule>, sentence: Span): Told[] {
  const { plain } = context.view;
  const money = moneyIn(context, sentence);
  const said = plain.slice(sentence.start, sentence.end);
  const at = money.findIndex((quantity) => quantity.start >= hit.end);
  const first = at < 0 ? undefined : money[at];
  const between = first ? plain.slice(hit.end, first.start) : "";
  if (first && linksToAmount(between)) {
    const second = money[at + 1];
    const gap = second ? plain.slice(first.end, second.start) : "";
    if (isEarlierAmount(between)) return second && gap.length < 40 && linksToAmount(gap) ? [{ quantity: second, year: yearOf(plain, second, "", said), older: false }] : [];
    const told: Told[] = [{ quantity: first, year: yearOf(plain, first, between, said, plain.slice(Math.max(sentence.start, money[at - 1]?.end ?? 0), hit.start)), older: false }];
    if (second && gap.length < 60 && comparesWithBefore(gap)) told.push({ quantity: second, year: yearOf(plain, second, gap.replace(/^[^,(]*(?=[,(])/, ""), ""), older: true });
    else told.push(...inBracketsBehind(context, first, sentence.end));
    // "… came to 5m from 4m in 2021": the year printed is the earlier amount's.
    const [latest, earlier] = told;
    if (latest && earlier && earlier.year !== null && latest.year === earlier.year) latest.year += 1;
    return told;
  }
  const before = money.findLast((quantity) => quantity.end <= hit.start);
  const flow = hit.rule.older !== undefined;
  return flow && before && AMOUNT_FIRST.test(plain.slice(before.end, hit.start)) ? [{ quantity: before, year: yearOf(plain, before, "", said), older: false }] : [];
}

/** "… was 7,846,210 euros (9,102,774 in the year before)": an amount in brackets that its words date. */
const YEAR_BEFORE = /^[^()\d]{0,24}(?:preceden\w+|anterior|previous (?:financial )?year|year before|last year|annee (?:derniere|passee)|ano pasado|ano passado|mwaka uliopita|n-1)[^()]{0,12}\)/;
function inBracketsBehind({ view }: FigureContext, first: Quantity, end: number): Told[] {
  const tokens = view.numbers();
  const index = firstFrom(tokens, first.end);
  const second = (tokens[index]?.start ?? end) < end ? view.quantity(index) : null;
  if (!second || second.percent || !/^[^\d.;]{0,12}\([a-z$€£. ]{0,5}$/.test(view.plain.slice(first.end, second.token.start)) || !YEAR_BEFORE.test(view.plain.slice(second.end, second.end + 60).replace(/\n/g, " "))) return [];
  return [{ quantity: { ...second, value: Math.abs(second.value) * (second.magnitude === 1 && !second.token.grouped ? first.magnitude : 1) }, year: null, older: true }];
}

function moneyIn({ view }: FigureContext, sentence: Span): Quantity[] {
  const tokens = view.numbers();
  const found: Quantity[] = [];
  for (let index = firstFrom(tokens, sentence.start); index < tokens.length && (tokens[index]?.start ?? Infinity) < sentence.end; index++) {
    const quantity = view.quantity(index);
    if (quantity && (quantity.currency || quantity.magnitude >= 1e6) && !quantity.percent && quantity.start >= (found.at(-1)?.end ?? 0)) found.push(quantity);
  }
  return found;
}

/**
 * The year an amount belongs to: the one between name and amount, the one printed right after it, the last one told before the
 * name since the amount before ("in 2022 sales were …; in 2023 they …"), else the last one of the sentence.
 */
function yearOf(plain: string, quantity: Quantity, between: string, sentence: string, clause = ""): number | null {
  // "… KES 19 million. | In 2024 …": the stop may count to the amount; the next sentence's year is another's.
  const [after] = /\.$/.test(plain.slice(quantity.start, quantity.end)) ? [] : yearsIn(plain.slice(quantity.end, quantity.end + 18).replace(/[.;,][\s\S]*$/, ""));
  const years = yearsIn(sentence);
  return yearsIn(between)[0] ?? after ?? yearsIn(clause).at(-1) ?? (years.length > 0 ? Math.max(...years) : null);
}

/** "… in 2024. Sales of the year were …": the year the sentences before spoke of. */
const OF_THE_YEAR = /\b(?:(?:of|for|in) (?:the|that) year|(?:de|pour|dans) l'annee|(?:del|en el) ano|d[oa] (?:ano|safra)|no ano|ya mwaka huo)\b/;
function yearBefore({ view, asOf }: FigureContext, sentence: Span, plain: string): number | null {
  if (!OF_THE_YEAR.test(plain)) return null;
  const block = blockAt(view, sentence.start);
  const years = yearsIn(view.plain.slice(Math.max(block?.start ?? 0, sentence.start - 400), sentence.start));
  const last = years.at(-1);
  return last !== undefined && last <= Number(asOf.slice(0, 4)) ? last : null;
}
