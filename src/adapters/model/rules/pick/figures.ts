import { readQuantity, type Quantity } from "@/domain/quantities/quantity";
import { currencyAfter, resolveCurrency } from "@/domain/quantities/currencies";
import type { Hit } from "../cues/cue-index";
import type { FigureRule } from "../cues/figure-rules";
import { announcesProjection, speaksOfFuture } from "../context/projection";
import { partOfYear, yearsIn } from "../context/period";
import { aboutOthers } from "../context/parties";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import type { Row } from "../view/rows";
import { clip, sentenceAt } from "../view/sentences";
import { yearsFor, type Statement } from "../view/statement";

/** What may stand between a row's label and its figures: notes in brackets, "net", an owner's name, dot leaders. */
const AFTER_LABEL = /^(?:\s|[:.…$|,*-]|\([^)]{0,60}\)|net[oa]?s?\b|totale?s?\b|anual(?:es)?\b|annuel\w*|\(?(?:rs|kes|tzs|ugx|usd|us\$|mxn|cop|fcfa|xaf|xof|f cfa|ngn|zar|brl|r\$)\.?\)?|note \d+|\d{1,2}(?=\s))*$/;

const TWO_PARTS = /current liabilities|passifs? (?:courant|circulant)|pasivos? (?:no )?corriente|passivo (?:nao )?circulante|madeni ya muda/;

export interface FigureContext {
  document: DocumentView;
  view: PageView;
  statement: Statement;
  rows: readonly Row[];
  asOf: string;
}

/** Figures of one page that rows or sentences give for the rules that hit. */
export function pickFigures(context: FigureContext, hits: readonly Hit<FigureRule>[]): Candidate[] {
  const found: Candidate[] = [];
  for (const hit of hits) {
    const row = context.rows.find((candidate) => candidate.labelStart <= hit.start && hit.start < candidate.labelEnd + 1 && hit.start - candidate.labelStart <= 2);
    const picked = row ? fromRow(context, hit, row) : [];
    found.push(...(picked.length > 0 ? picked : fromProse(context, hit)));
  }
  return found;
}

function fromRow(context: FigureContext, hit: Hit<FigureRule>, row: Row): Candidate[] {
  const { view, statement } = context;
  const bare = row.label.replace(/\([^)]*\)?/g, "");
  if (!AFTER_LABEL.test(view.plain.slice(hit.end, row.labelEnd)) || hit.rule.never?.test(bare)) return [];
  if (isBlank(view.plain.slice(row.line.start, row.line.end))) return [];
  // On a balance sheet a bare "Borrowings" is one of two parts, current and not; only a total answers.
  if (hit.rule.needsTotal && !/total|jumla/.test(row.label) && TWO_PARTS.test(view.plain)) return [];
  if (row.nil) return [];
  const years = yearsFor(statement, row.line.index);
  const money = amounts(row, years.length);
  const columns = years.length >= 2 && money.length >= years.length ? years : [];
  const first = money[0];
  if (!first) return [];
  if (columns.length === 0) {
    const one = build(context, hit.rule, row, first, statement.period, null);
    return one ? [one] : [];
  }
  return columns.flatMap((year, index) => {
    const quantity = money[index];
    const made = quantity ? build(context, hit.rule, row, quantity, String(year), index === columns.indexOf(Math.max(...columns))) : null;
    return made ? [made] : [];
  });
}

/** Money columns of a row: note numbers before the first amount and percents are dropped. */
function amounts(row: Row, years: number): Quantity[] {
  const numbers = row.quantities.filter((quantity) => !quantity.percent && !quantity.area && !quantity.yield);
  const [first, second] = numbers;
  if (!first) return [];
  const note = first.token.decimals === 0 && !first.token.grouped && first.token.value >= 1 && first.token.value < 100 && !first.currency;
  if (note && second && (numbers.length > years || second.token.grouped)) return numbers.slice(1);
  return numbers;
}

function build(context: FigureContext, rule: FigureRule, row: Row, quantity: Quantity, period: string | null, latest: boolean | null): Candidate | null {
  const { view, statement, document } = context;
  const future = period !== null && Number(period.slice(0, 4)) > Number(context.asOf.slice(0, 4));
  const line = view.plain.slice(row.line.start, row.line.end);
  const projected = statement.projected === true || future || announcesProjection(line) || (document.plan && statement.projected !== false && rule.nature === "flow");
  const interim = rule.nature === "flow" && document.interim !== null;
  const key = keyFor(rule, projected, interim || statement.partial || partOfYear(line), latest, statement.period === null && latest === null);
  if (!key) return null;
  const amount = scaled(quantity, statement.scale) * (rule.absolute && quantity.value < 0 ? -1 : 1);
  const value = rule.key === "net_profit_latest" ? lossAware(amount, row.label) : amount;
  const currency = resolveCurrency(quantity.currency, document.currencies) ?? headCurrency(context, row) ?? statement.currency ?? document.currencies[0] ?? null;
  // "128.4" without a currency or a stated scale is an amount in some unit nobody named.
  const bare = !quantity.currency && !quantity.token.grouped && statement.scale === 1 && quantity.magnitude === 1;
  if (Math.abs(value) < 1 || (bare && (Math.abs(value) < 100 || quantity.token.decimals > 0 || (rule.nature === "flow" && Math.abs(value) < 1000)))) return null;
  return {
    key, page: view, start: row.labelStart, end: Math.min(row.line.end, Math.max(quantity.end, row.labelEnd)), value: { kind: "number", number: value, high: quantity.high }, unit: null,
    currency, period: interim ? document.interim : period, projected, score: 10 + (latest === true ? 2 : 0) + (/^total|total$/.test(row.label) ? 2 : 0) - view.page.index * 0.01,
  };
}

/** A flow that is planned or of part of a year is another data point, or none. */
function keyFor(rule: FigureRule, projected: boolean, partial: boolean, latest: boolean | null, undated: boolean): string | null {
  if (rule.nature === "stock") return latest === false ? null : rule.key;
  if (rule.anyPeriod) return latest === false ? null : rule.key;
  if (partial) return null;
  if (projected) return rule.planned && latest !== false ? rule.planned : null;
  if (latest === false) return rule.older ?? null;
  return undated ? null : rule.key;
}

function scaled(quantity: Quantity, scale: number): number {
  return quantity.magnitude === 1 ? round(quantity.value * scale) : quantity.value;
}
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Currency that a column head gives: "Amount (Rs.)", "Ingresos (MXN)". */
function headCurrency(context: FigureContext, row: Row): string | null {
  for (let index = row.line.index - 1; index >= Math.max(0, row.line.index - 40); index--) {
    const line = context.view.lines[index];
    if (!line) continue;
    const head = /\(([a-z$ .€£]{1,14})\)/.exec(context.view.plain.slice(line.start, line.end));
    if (!head?.[1]) continue;
    const mark = resolveHead(head[1], context.document.currencies);
    if (mark) return mark;
  }
  return null;
}

function resolveHead(words: string, likely: readonly string[]): string | null {
  const quantity = currencyOf(words);
  return quantity ? resolveCurrency(quantity, likely) : null;
}

const currencyOf = (words: string) => currencyAfter(words.trim());

/** "Revenues were $0.2 million in 2022": label, a verb or colon, one amount, all within a sentence. */
function fromProse(context: FigureContext, hit: Hit<FigureRule>): Candidate[] {
  const { view, document } = context;
  const sentence = sentenceAt(view, hit.start);
  const plain = view.plain.slice(sentence.start, sentence.end);
  if (hit.rule.never?.test(plain) || aboutOthers(plain) || isBlank(plain)) return [];
  const quantity = firstMoneyAfter(context, hit.end, sentence.end);
  if (!quantity) return [];
  const link = view.plain.slice(hit.end, quantity.start);
  if (!/^(?: ?\([^)]{0,30}\))?(?:\s?:\s?| (?:was|were|is|are|of|amounts? to|amounted to|totall?ed|stood at|reached|est de|etait de|s'eleve a|s'elevent a|fue(?:ron)? de|es de|asciende a|por|de|foi de|e de|ni|zilikuwa|yalikuwa|ya) ?(?:approximately|about|around|environ|aproximadamente|cerca de|kiasi cha)? ?)$/.test(link)) return [];
  if (hit.rule.key === "total_debt" && ASKED.test(plain)) return [];
  const year = yearBeside(view.plain, quantity, plain);
  const line = lineAt(view, hit.start);
  const projected = speaksOfFuture(plain) || announcesProjection(plain) || (year !== null && year > Number(context.asOf.slice(0, 4)));
  const key = keyFor(hit.rule, projected, partOfYear(plain), null, year === null);
  const currency = resolveCurrency(quantity.currency, document.currencies);
  if (!key || !currency) return [];
  const span = sentence.end - sentence.start > 300 ? { start: Math.max(sentence.start, line.start), end: Math.max(line.end, quantity.end) } : clip(view.text, sentence, 300);
  return [{
    key, page: view, start: span.start, end: Math.max(span.end, quantity.end), value: { kind: "number", number: hit.rule.key === "net_profit_latest" ? lossAware(quantity.value, view.plain.slice(hit.start, hit.end)) : quantity.value, high: quantity.high }, unit: null, currency,
    period: year ? String(year) : null, projected, score: 6 - view.page.index * 0.01,
  }];
}

const LOSS = /^(?:total )?(?:net )?(?:loss|perte|perdida|prejuizo|deficit|hasara)|\b(?:an? (?:net )?loss|une perte|una perdida|um prejuizo)\b/;

/** "Net loss 500" is minus 500, printed with brackets or without; "profit/(loss) 500" is plus. */
function lossAware(amount: number, label: string): number {
  return LOSS.test(label) && !/profit|utilidad|benefice|lucro|ganancia/.test(label) ? -Math.abs(amount) : amount;
}

const ASKED = /\b(?:ask\w*|request\w*|seek\w*|appl(?:y|ies|ication)|needs?|requir\w+|sollicit\w+|demand\w+|solicit\w+|requier\w+|pretend\w+|omba|tunaomba|anaomba|inaomba)\b/;

/** The year an amount belongs to: the one printed right after it, else the last one of the sentence. */
function yearBeside(plain: string, quantity: Quantity, sentence: string): number | null {
  const [after] = yearsIn(plain.slice(quantity.end, quantity.end + 18).replace(/[.;,][\s\S]*$/, ""));
  const years = yearsIn(sentence);
  return after ?? (years.length > 0 ? Math.max(...years) : null);
}

function firstMoneyAfter(context: FigureContext, from: number, to: number): Quantity | null {
  const tokens = context.view.numbers();
  const index = tokens.findIndex((token) => token.start >= from);
  const token = tokens[index];
  if (!token || token.start > Math.min(to, from + 60)) return null;
  const quantity = readQuantity(context.view.plain, tokens, index);
  return quantity && quantity.currency && !quantity.percent ? quantity : null;
}
