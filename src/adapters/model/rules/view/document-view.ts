import type { AnalystDocument } from "@/domain/ports/analyst";
import { currencyOfCountry, markedFigures, mostMarked, possibleCurrencies, statedCurrencies } from "@/domain/quantities/currencies";
import { detectNumberStyle, type NumberStyle } from "@/domain/quantities/number-style";
import { findDates, writesMonthFirst } from "@/domain/quantities/dates";
import { plainText } from "@/domain/quantities/plain-text";
import { guessLanguage } from "@/domain/documents/guess-language";
import { statedScale } from "@/domain/quantities/magnitudes";
import type { LanguageCode } from "@/domain/risk/rubric";
import { looksLikeBlankForm, looksLikeTemplate } from "../context/placeholders";
import { announcesProjection, announcesProjectionOutright } from "../context/projection";
import { yearsIn } from "../context/period";
import { homeVotes } from "../context/country-votes";
import { firmName } from "../appraise/firm-name";
import { namesOf } from "../context/own-name";
import { takeView } from "./kept-views";
import { reportYear } from "./report-year";
import { viewPage, type PageView } from "./page-view";
import { daysToYears } from "./head-years";

/** What a document as a whole says of how each of its pages reads. */
export interface DocumentView {
  /** The names its firm goes by, plain, longest first. */
  names: readonly string[];
  /** Main language first, English last. */
  languages: LanguageCode[];
  style: NumberStyle;
  /** Currencies that ambiguous marks may mean here, likeliest first. */
  currencies: string[];
  /** Currencies that the marks beside its figures may mean. */
  marks: readonly string[];
  template: boolean;
  /** Its first page announces a plan: figures without a past year are plan figures. */
  plan: boolean;
  /** Calendar year of the assessment date. */
  thisYear: number;
  /** Its title says forecast outright: every figure without a past year is a plan figure. */
  forecast: boolean;
  /** Period of interim accounts, "2024-01-01/2024-03-31"; null when the document is no interim report. */
  interim: string | null;
  /** The finished year that a report is about, so that its sentences need not name it; null when it is no report of a year. */
  reportYear: number | null;
  /** Its dates in figures put the month first. */
  monthFirst: boolean;
  /** Scale stated on most pages that state one: 1, 1000 or 1000000. */
  scale: number;
  /** The one scale that any of its pages states; 1 where none does, or several differ. */
  onlyScale: number;
}

/** A document prepared once for all rules. */
export interface WholeDocument extends DocumentView {
  document: AnalystDocument;
  pages: PageView[];
}

/** Characters of a document that tell what holds for all of it. */
export const SAMPLE = 120_000;
const KNOWN: readonly string[] = ["en", "fr", "es", "pt", "sw"];
export const isKnown = (code: string | null): code is LanguageCode => code !== null && KNOWN.includes(code);

/** Main language first, English last. */
export const languagesOf = (main: LanguageCode): LanguageCode[] => (main === "en" ? ["en"] : [main, "en"]);

export function viewDocument(document: AnalystDocument, asOf: string): WholeDocument {
  const sample = joined(document, SAMPLE);
  const language = isKnown(document.language) ? document.language : guessLanguage(sample);
  const main: LanguageCode = isKnown(language) ? language : "en";
  const plain = plainText(sample);
  const style = detectNumberStyle(plain, main);
  const pages = document.pages.map((page) => takeView(page, style, main) ?? viewPage(page, style));
  return { document, pages, ...viewWhole({ sample, plain, main, style, pages }, asOf) };
}

/** What pages are viewed by, and they themselves: a document's, or the first of one that is still being read. */
export interface Sampled {
  /** The beginning of its text, and the same as plain text. */
  sample: string;
  plain: string;
  main: LanguageCode;
  style: NumberStyle;
  pages: readonly PageView[];
}

export function viewWhole({ sample, plain, main, style, pages }: Sampled, asOf: string): DocumentView {
  const marked = markedFigures(plain);
  const front = plain.slice(0, 1500);
  return {
    names: namesOf(firmName(pages[0])),
    languages: languagesOf(main),
    style,
    currencies: likelyCurrencies(sample, plain, main, marked),
    marks: possibleCurrencies(marked),
    template: looksLikeTemplate(plain.slice(0, 30_000)) || looksLikeBlankForm(plain.slice(0, 30_000)),
    plan: announcesPlan(front, pages[0]),
    thisYear: Number(asOf.slice(0, 4)),
    forecast: announcesProjectionOutright(titled(plain.slice(0, 500))),
    interim: interimPeriod(plain),
    reportYear: reportYear(plain, Number(asOf.slice(0, 4))),
    monthFirst: main === "en" && writesMonthFirst(plain),
    scale: commonScale(pages),
    onlyScale: onlyScale(pages),
  };
}

/** Accounts and reports speak of budgets and estimates too; they tell of what was. */
const ACCOUNTS = /annual report|financial statements|board's report|rapport (?:annuel|moral|financier)|relatorio e contas|contas do exercicio|independent auditor|auditors?'?s? report|comptes annuels|etats financiers|dossier comptable|memoria anual|informe (?:anual|de gestion)|estados financieros|relatorio (?:anual|de gestao)|demonstracoes|taarifa ya mwaka|hesabu za/;

/** A plan says so in its titles; a budget spoken of in a sentence makes none. */
function announcesPlan(front: string, page: PageView | undefined): boolean {
  if (ACCOUNTS.test(front)) return false;
  const titles = (page?.lines ?? []).filter((line) => line.start < 1500 && (line.heading || line.index < 6) && line.end - line.start < 110).map((line) => page?.plain.slice(line.start, line.end) ?? "").filter((line) => yearsIn(line).length < 2).join("\n");
  return announcesProjection(titles);
}

/** A front without the heads of columns: "FY24 | FY25 | FY26 budget" makes no forecast of what stands beside it. */
const titled = (front: string): string => front.split("\n").filter((line) => (daysToYears(line).match(/(?:19|20)\d\d/g) ?? []).length < 2 && !/actual|realis|ejecutad|realizad|halisi/.test(line)).join("\n");

function joined(document: AnalystDocument, limit: number): string {
  let text = "";
  for (const page of document.pages) {
    if (text.length >= limit) break;
    text += `${page.text}\n`;
  }
  return text;
}

/** Currencies named with certainty first, then those of the countries most spoken of. */
function likelyCurrencies(text: string, plain: string, language: LanguageCode, figures: ReturnType<typeof markedFigures>): string[] {
  const marks = new Set(figures.flat());
  const all = homeVotes(text, plain).map(({ code }) => currencyOfCountry(code)).filter((code): code is string => code !== null)
    // Outside English a bare "$" is the home country's; the dollar is written "US$".
    .filter((code) => language === "en" || code !== "USD");
  // A country much spoken of (a market, a rival) is not home when its money's mark stands nowhere.
  const byCountry = [...all.filter((code) => marks.has(code)), ...all].slice(0, 3);
  // Where nothing else is named, a bare "$" in English is the United States'.
  const dollars = language === "en" && marks.has("USD") ? ["USD"] : [];
  const marked = byCountry.length === 0 ? mostMarked(figures) : null;
  return [...new Set([...byCountry.slice(0, 1), ...(marked ? [marked] : []), ...statedCurrencies(plain), ...byCountry, ...dollars])];
}

const EXCEPTION = "(?:unless (?:(?:otherwise |[a-z]{2,10} (?:is|are) )?(?:stated|indicated|noted|written|shown|marked|said))|except (?:where|as|for|per)|sauf (?:mention|indication|les? |prix)|salvo (?:indicacion|que se indique|mencion|indicacao|(?:los |os )?prec)|excepto (?:cuando|donde|quando|onde|(?:los |os )?prec)|isipokuwa)";
const EXCEPTED = new RegExp(EXCEPTION);
const THROUGHOUT = new RegExp(`[^\\n]{0,90}${EXCEPTION}[^\\n]{0,40}`, "y");

/** What a page says of all its figures but some. The exception's words are looked for first: they are rare. */
function throughout(plain: string): string {
  const at = plain.search(EXCEPTED);
  if (at < 0) return "";
  THROUGHOUT.lastIndex = Math.max(at - 90, plain.lastIndexOf("\n", at) + 1);
  return THROUGHOUT.exec(plain)?.[0] ?? "";
}

function commonScale(pages: readonly PageView[]): number {
  for (const page of pages) {
    const told = statedScale(throughout(page.plain));
    if (told !== 1) return told;
  }
  const counts = new Map<number, number>();
  for (const page of pages) {
    const scale = page.statedScale();
    if (scale !== 1) counts.set(scale, (counts.get(scale) ?? 0) + 1);
  }
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  return top && top[1] >= 3 ? top[0] : 1;
}

function onlyScale(pages: readonly PageView[]): number {
  const told = new Set(pages.map((page) => page.statedScale()).filter((scale) => scale !== 1));
  const [only] = told;
  return told.size === 1 && only !== undefined ? only : 1;
}

const INTERIM = /\binterim\b|\bintermedi[oa]s?\b|\bintermediaires?\b|periodos? de (?:tres|seis|nueve|dos)|(?:three|six|nine)[- ]months? (?:period|ended)|trimestre (?:terminado|clos)|quarter ended|form 10-q|trimestr(?:e|al) (?:findo|encerrado)/g;

const YEARLY = /year ended|annual report|exercice clos|rapport annuel|ano terminado|informe anual|exercicio findo|relatorio anual/;

/** Interim accounts say so more than once and close on another day than a year's; their flows are of part of a year. */
function interimPeriod(plain: string): string | null {
  if ((plain.match(INTERIM) ?? []).length < 2 || YEARLY.test(plain.slice(0, 2500))) return null;
  const closing = findDates(plain.slice(0, 6000)).find((date) => /-(?:03-31|06-30|09-30)$/.test(date.iso))?.iso;
  return closing ? `${closing.slice(0, 4)}-01-01/${closing}` : null;
}
