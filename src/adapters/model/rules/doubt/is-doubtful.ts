import { findCountries } from "@/domain/quantities/countries";
import type { LanguageCode } from "@/domain/risk/rubric";
import type { Candidate } from "../findings/candidate";
import { figuresOf } from "../view/figures-of";
import { firstFrom } from "../view/first-from";
import type { PageView } from "../view/page-view";
import { sayingAt } from "../view/saying";
import type { Span } from "../view/sentences";
import { DOUBTS, type Doubt } from "./doubt";
import { isPrintedAs } from "./printed-as";

/** How far around a quotation the words of its section are looked for, in letters. */
const AROUND = 300;
const EVERYWHERE = DOUBTS.filter(({ keys }) => keys === null);

/** The texts that a doubt may look into. */
type Texts = Record<Doubt["where"], string>;

/**
 * Whether the words around a figure make it somebody else's (a country's, a lender's example) or of something else than is
 * asked (a price paid, a tenancy's term). Such a figure is true and stands on its page, and would be wrong of the firm.
 */
export function isDoubtful({ key, value, unit, page, start, end }: Candidate, languages: readonly LanguageCode[]): boolean {
  if (value.kind !== "number") return false;
  if (isTooSmall(key, value.number)) return true;
  const figure = figureIn(page, languages, { start, end }, unit === "ha" ? AREAS.map((factor) => value.number / factor) : [value.number]);
  if (figure && tellsOfCountry(page, figure.start)) return true;
  const texts = textsAround(page, { start, end }, figure);
  return (BY_KEY.get(key) ?? EVERYWHERE).some(({ where, never, unless }) => never.test(texts[where]) && !unless?.test(where === "around" ? texts.around : texts.quote));
}

/** What a whole firm or loan comes to; "valued at $25 an hour" and half of an amount that the print broke off do not. */
const TOTALS = new Set(["funding_request", "total_debt", "revenue_latest_year", "revenue_previous_years", "projected_revenue_next_year", "owner_contribution_amount", "collateral_value", "total_assets", "annual_debt_service", "net_profit_latest", "cost_of_sales", "operating_costs_latest", "equity", "break_even_sales"]);
/** Below this no total of a firm lies, in any money. */
const LEAST_TOTAL = 100;
/** What nothing of is no answer: a price of nought is an empty field. */
const NEVER_NOUGHT = new Set(["selling_price", "owner_contribution_pct", "owner_contribution_amount", "funding_request", "collateral_value", "cultivated_area_ha"]);
const isTooSmall = (key: string, value: number): boolean => (value === 0 ? NEVER_NOUGHT.has(key) : TOTALS.has(key) && Math.abs(value) < LEAST_TOTAL);

/** What holds for each figure, and what holds for one data point besides. */
const BY_KEY = new Map<string, Doubt[]>();
for (const doubt of DOUBTS) for (const key of doubt.keys ?? []) BY_KEY.set(key, [...(BY_KEY.get(key) ?? EVERYWHERE), doubt]);

/** Hectares in a hectare, an acre, a manzana, a feddan, a square metre: an area is told in hectares and printed in its own unit. */
const AREAS: readonly number[] = [1, 0.404686, 0.7, 0.42, 0.0001];

/** Where the value is printed in its quotation; null where it is told in words or worked out. */
function figureIn(page: PageView, languages: readonly LanguageCode[], { start, end }: Span, values: readonly number[]): Span | null {
  const figures = figuresOf(page, languages);
  for (let at = firstFrom(figures, start); at < figures.length; at++) {
    const figure = figures[at];
    if (!figure || figure.end > end) return null;
    if (values.some((value) => isPrintedAs(value, figure.value))) return figure;
  }
  return null;
}

function textsAround(page: PageView, quote: Span, figure: Span | null): Texts {
  const flat = (from: number, to: number): string => page.plain.slice(from, to).replace(/\n/g, " ");
  const whole = flat(quote.start, quote.end);
  const around = flat(Math.max(0, quote.start - AROUND), Math.min(page.plain.length, quote.end + AROUND));
  if (!figure) return { quote: whole, clause: whole, before: whole, after: "", around };
  // A row's label may stand in the line above its figures, outside the quotation.
  const left = flat(quote.start, figure.start);
  const right = flat(figure.end, Math.min(page.plain.length, quote.end + 24));
  const from = [...left.matchAll(CLAUSE_START)].at(-1)?.index ?? 0;
  const stop = CLAUSE_STOP.exec(right)?.index ?? right.length;
  return { quote: whole, before: left.slice(from), after: right, clause: `${left.slice(from)} # ${right.slice(0, stop)}`, around };
}

const CLAUSE_START = /[.;]\s|[,:(]\s(?=\D)|(?<![a-z])(?:and|but|while|whereas|et|mais|y|pero|mas|lakini)\s/g;
const CLAUSE_STOP = /[.,;)|]\s|(?<![a-z])(?:and|but|while|whereas|et|mais|y|pero|mas|lakini)\s/;

const ARTICLE = /^(?:the|la|le|l'|el|o|a|os|les) ?/;
const MONEY_NAME = /^(?:shilling|franc|dollar|pound|rand|kwacha|naira|cedi|birr|peso|rupee|real|sol|metica|quetzal)/;

/** "Uganda exported …", "Le Bénin prévoit …": a sentence whose subject is a country. Its money ("Uganda shillings") is not. */
function tellsOfCountry(page: PageView, at: number): boolean {
  const { start, end } = sayingAt(page, at);
  const article = ARTICLE.exec(page.plain.slice(start, start + 5))?.[0].length ?? 0;
  const first = findCountries(page.plain.slice(start + article, Math.min(end, start + article + 48))).at(0);
  if (first?.start !== 0 || !/^\p{Lu}/u.test(page.text.slice(start + article))) return false;
  const rest = /^ (\p{Ll}[\p{L}']*)/u.exec(page.text.slice(start + article + first.end, start + article + first.end + 24));
  return rest !== null && !MONEY_NAME.test(rest[1] ?? "");
}
