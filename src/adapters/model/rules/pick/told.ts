import { currencyAfter, resolveCurrency } from "@/domain/quantities/currencies";
import type { Fraction } from "@/domain/quantities/fractions";
import type { NumberToken } from "@/domain/quantities/numbers";
import type { Quantity } from "@/domain/quantities/quantity";
import { aboutOthers } from "../context/parties";
import { yearsIn } from "../context/period";
import { isBlank, isInstruction } from "../context/placeholders";
import { announcesProjection, speaksOfFuture, tenseOf, upToClause } from "../context/projection";
import { TOLD_ASKS } from "../cues/told-asks";
import { TOLD_LENDING } from "../cues/told-lending";
import { TOLD_LOANS } from "../cues/told-loans";
import { TOLD_MEASURES } from "../cues/told-measures";
import { TOLD_MONEY } from "../cues/told-money";
import { TOLD_PEOPLE } from "../cues/told-people";
import { TOLD_PLAINLY } from "../cues/told-plainly";
import { TOLD_STANDING } from "../cues/told-standing";
import { TOLD_STAFF } from "../cues/told-staff";
import { TOLD_TAKINGS } from "../cues/told-takings";
import { TOLD_TRADE } from "../cues/told-trade";
import { ToldIndex } from "../cues/told-index";
import type { ToldKind, ToldRule } from "../cues/told-rule";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import { figuresOf, quantityOf, sharesOf } from "../view/figures-of";
import { lineAt, type PageView } from "../view/page-view";
import { sayingAt } from "../view/saying";
import { clip, type Span } from "../view/sentences";

/** How far before and after a figure its words are looked for. */
const BEFORE = 110;
const AFTER = 70;
const OUTPUT = /^ ?(?:de |of )?(?:(?:murrah|broiler|layer|laying|dairy|day-?old) )?(t|tm|mt|(?:metric )?tons?|tonnes?|toneladas?|tani|kgs?|kilos?|litres?|liters?|litros?|lita|birds?|hens|layers|heads?|eggs|trays|sacs?|sacos?|bags?|crates|cajas|buffalo(?:es)?|cows|goats|pigs|sows|broilers|chickens|chicks|cabezas|cabras|vacas|gallinas|ponedoras|pollos|cerdos|pondeuses|poules|poulets|tetes|vaches|porcs|aves|galinhas|frangos|cabecas|suinos|kuku|vifaranga)(?![a-z])/;
const OUTPUT_BEFORE = /\b(tani|lita|kilo) $/;

/** Figures of one page that the words around them give their meaning. */
export function pickTold(document: DocumentView, view: PageView): Candidate[] {
  const found: Candidate[] = [];
  const figures = figuresOf(view, document.languages);
  let done = 0;
  for (const read of [...figures.keys(), ...sharesOf(view)]) {
    const quantity = typeof read !== "number" ? inWords(read) : (figures[read]?.start ?? 0) < done ? null : quantityOf(view.plain, figures, read);
    if (!quantity) continue;
    const kind = kindOf(view, quantity);
    if (!kind) continue;
    done = typeof read === "number" ? quantity.end : done;
    const sentence = sayingAt(view, quantity.start);
    const before = headed(view, sentence, view.plain.slice(Math.max(sentence.start, quantity.start - BEFORE), quantity.start).replace(/\n/g, " "));
    const after = view.plain.slice(quantity.end, Math.min(sentence.end, quantity.end + AFTER)).replace(/\n/g, " ");
    for (const rule of RULES.between(view, Math.min(quantity.start - BEFORE, lineAt(view, sentence.start).start), quantity.end + AFTER, kind)) {
      const made = isTold(rule, before, after) ? candidate(document, view, rule, quantity, sentence, before) : null;
      if (made) found.push(made);
    }
  }
  return found;
}

/** What follows is looked at first: it is anchored to the figure, and most figures are ruled out by it. */
const isTold = (rule: ToldRule, before: string, after: string): boolean => (rule.both ? (rule.after?.test(after) ?? false) && (rule.before?.test(before) ?? false) : (rule.after?.test(after) ?? false) || (rule.before?.test(before) ?? false));

/** A share told in words, as the same share in figures. */
const inWords = ({ start, end, percent }: Fraction): Quantity => ({
  start, end, value: percent, high: null, token: { start, end, value: percent, decimals: 0, grouped: false, parenthesised: false, glued: false }, currency: null, percent: true, area: null, yield: null, magnitude: 1,
});

/** "Owing now. KES 1.2m to the union bank": a head that runs into its text is read with the first words behind it, after a line break. */
function headed(view: PageView, { start }: Span, before: string): string {
  const line = lineAt(view, start);
  const head = start - line.start > 34 ? null : RUN_IN.exec(view.text.slice(line.start, start));
  return head && before.length < 40 ? `\n${view.plain.slice(line.start + (head[1]?.length ?? 0), start).trimEnd().replace(/\*/g, "")} ${before}` : `${start === line.start && before.length < BEFORE ? "\n" : ""}${before}`;
}
const RUN_IN = /^((?:\s|[*#•-]|\(?[\da-h]{1,2}[.)]\s)*)\p{Lu}[\p{L}' ]{2,28}[.:]\**\s+$/u;

const RULES = new ToldIndex([...TOLD_MONEY, ...TOLD_STANDING, ...TOLD_MEASURES, ...TOLD_LOANS, ...TOLD_STAFF, ...TOLD_TRADE, ...TOLD_LENDING, ...TOLD_TAKINGS, ...TOLD_PEOPLE, ...TOLD_ASKS, ...TOLD_PLAINLY]);

/** What the figure can tell by itself; most figures are of no kind that is told so. */
function kindOf(view: PageView, quantity: Quantity): ToldKind | null {
  if (quantity.area || quantity.yield) return null;
  if (quantity.percent) return "percent";
  if (quantity.currency || quantity.magnitude >= 1e3 || (quantity.token.grouped && quantity.value >= 10_000)) return outputUnit(view, quantity) && !quantity.currency ? "output" : "money";
  if (outputUnit(view, quantity)) return "output";
  return isCount(quantity.token) ? "count" : null;
}

const isCount = ({ value, decimals, grouped, start }: NumberToken): boolean => decimals === 0 && value > 0 && value < 100_000 && (grouped || value < 1900 || value > 2100) && start >= 0;
export const outputUnit = (view: Pick<PageView, "plain">, { start, end }: Span): string | null => OUTPUT.exec(view.plain.slice(end, end + 24).replace(/\n/g, " "))?.[1] ?? OUTPUT_BEFORE.exec(view.plain.slice(Math.max(0, start - 8), start))?.[1] ?? null;

function candidate(document: DocumentView, view: PageView, rule: ToldRule, quantity: Quantity, sentence: Span, before: string): Candidate | null {
  const plain = view.plain.slice(sentence.start, sentence.end).replace(/\n/g, " ");
  if (quantity.value < (rule.least ?? 0) || quantity.value > (rule.most ?? Infinity)) return null;
  if (rule.never.test(rule.clause ? clauseOf(plain, quantity.start - sentence.start, quantity.end - sentence.start) : plain) || (rule.needs && !rule.needs.test(`${before} ${plain}`)) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain)) return null;
  // What a court is asked to award is no loan.
  if (rule.key === "total_debt" && COURT.test(plain)) return null;
  // Figure beside figure, without its money: a table's row, whose head says in what it is counted.
  if (rule.kind === "money" && !quantity.currency && quantity.magnitude === 1 && /^[ |]{1,4}[-(]?\d[\d.,]*\)?(?=\s|$)/.test(view.plain.slice(quantity.end, quantity.end + 24))) return null;
  // "16 250 | 000 F": an amount that the print breaks off is not read by half.
  if (/^ ?\n\d{3}(?!\d)/.test(view.plain.slice(quantity.token.end, quantity.token.end + 6))) return null;
  // A price said in words breaks off where its words go on in another way.
  if (rule.key === "selling_price" && !/\d/.test(view.plain.slice(quantity.token.start, quantity.token.end))) return null;
  const currency = rule.kind === "money" ? moneyOf(document, view, quantity) : null;
  if ((rule.kind === "money" && !currency) || quantity.value <= 0) return null;
  // "… stood at 4.2m (2023/24: 3.9m)": what is compared in brackets has a year of its own.
  const years = yearsIn(ownPart(plain, quantity.start - sentence.start).replace(/\([^()]*(?:19|20)\d\d[^()]*:[^()]*\)?/g, " "));
  // What follows a debt's amount are its end and its history, not its date.
  const dated = rule.key === "total_debt" ? yearsIn(plain.slice(0, Math.max(0, quantity.start - sentence.start))) : years;
  const past = rule.plan === false ? dated.filter((year) => year <= document.thisYear) : years;
  const future = speaksOfFuture(plain) || announcesProjection(plain) || (rule.key !== "total_debt" && years.some((year) => year > document.thisYear));
  // A debt of today may end in a year to come. What stands at a date is no plan; what is planned is told as one.
  if (rule.plan === false && future) return null;
  const own = inBrackets(plain, quantity.start - sentence.start) ?? upToClause(plain, quantity.end - sentence.start);
  const span = clip(view.text, { start: Math.max(sentence.start, quantity.start - 200), end: Math.max(sentence.end, quantity.end) }, Math.max(280, quantity.end - sentence.start));
  return {
    key: rule.key, page: view, start: wordStart(view.plain, span.start, sentence.start), end: Math.max(span.end, quantity.end), value: { kind: "number", number: quantity.value, high: quantity.high },
    unit: rule.unit ?? (rule.kind === "output" ? outputUnit(view, quantity) : null), currency, period: past.length > 0 ? String(Math.max(...past)) : null,
    projected: rule.past ? false : rule.plan ?? (rule.kind === "money" && rule.key !== "selling_price" ? null : tenseOf(own, yearsIn(own), document.thisYear, document.forecast)),
    score: (rule.kind === "money" ? 6 : rule.sure ? 5.9 : 5.3) + (rule.largest ? quantity.value / 1000 : 0) - view.page.index * 0.01,
  };
}

const COURT = /\b(?:court|lawsuit|plaintiff|tribunal|juzgado|demanda judicial|processo judicial|mahakama|kesi)\b/;
const PART_START = /[,;:(]\s|(?<![a-z])(?:and|but|while|whereas|na|lakini)\s/g;
const PART_STOP = /[,;)]\s|(?<![a-z])(?:and|but|while|whereas|na|lakini)\s/;

/** The clause of a sentence that speaks of the figure between two offsets. */
function clauseOf(plain: string, start: number, end: number): string {
  const from = [...plain.slice(0, start).matchAll(PART_START)].at(-1)?.index ?? 0;
  const stop = PART_STOP.exec(plain.slice(end));
  return plain.slice(from, stop ? end + stop.index : plain.length);
}

/** "Price assumed 190 (in 2022 we sold at 165)": what stands in brackets is told of in them. */
function inBrackets(plain: string, at: number): string | null {
  const open = plain.lastIndexOf("(", at);
  const close = plain.indexOf(")", at);
  return open >= 0 && close > at && !plain.slice(open, at).includes(")") && close - open > 18 ? plain.slice(open, close) : null;
}

/** "In 2022 they were 14m; in 2023 we sold for 19m": a figure's years are those of its own part, where that names any. */
function ownPart(plain: string, at: number): string {
  const part = plain.slice(plain.lastIndexOf(";", at) + 1, plain.indexOf(";", at) < 0 ? plain.length : plain.indexOf(";", at));
  return yearsIn(part).length > 0 ? part : plain;
}

/** The money of an amount: its own mark, one right after it ("323 shillings"), or the paper's where none is printed. */
export function moneyOf(document: DocumentView, view: PageView, quantity: Quantity): string | null {
  // Where a page tells its figures in thousands, a bare amount is a row's; its columns tell it.
  if (!quantity.currency && quantity.magnitude === 1 && view.statedScale() !== 1 && !currencyAfter(view.plain.slice(quantity.end, quantity.end + 24).replace(/\n/g, " "))) return null;
  const mark = quantity.currency ?? currencyAfter(view.plain.slice(quantity.end, quantity.end + 24).replace(/\n/g, " "));
  return mark ? resolveCurrency(mark, document.currencies) : (document.currencies[0] ?? null);
}

function wordStart(plain: string, wanted: number, least: number): number {
  let at = Math.max(least, wanted);
  while (at > least && !/\s/.test(plain.charAt(at - 1))) at -= 1;
  return at;
}
