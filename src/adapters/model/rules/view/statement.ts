import { statedScale } from "@/domain/quantities/magnitudes";
import { statedCurrencies } from "@/domain/quantities/currencies";
import { findDates } from "@/domain/quantities/dates";
import { announcesProjection, announcesProjectionOutright } from "../context/projection";
import { partOfYear, yearsIn } from "../context/period";
import type { DocumentView } from "./document-view";
import type { Line, PageView } from "./page-view";

/** What a page says about all its rows: scale, currency, columns, plan or actual, part or whole year. */
export interface Statement {
  scale: number;
  currency: string | null;
  projected: boolean | null;
  partial: boolean;
  /** Period of a one-column statement: "2022", "2022-07-01/2022-09-30"; null when untold. */
  period: string | null;
  headers: { line: number; years: number[] }[];
}

export function readStatement(document: DocumentView, view: PageView): Statement {
  const titles = titleText(view);
  const stated = statedScale(view.plain);
  const headers = columnHeaders(view);
  const heads = headText(view);
  const forecast = headers.length > 0 ? announcesProjectionOutright(heads) : announcesProjection(titles);
  return {
    scale: stated !== 1 ? stated : document.scale,
    currency: statedCurrencies(view.plain)[0] ?? null,
    projected: forecast ? true : headers.length > 0 || /\b(?:as (?:at|of)|au|al|em|year ended|exercice|ejercicio)\b/.test(titles) ? document.plan && headers.length === 0 : null,
    partial: partOfYear(titles),
    period: periodOf(titles),
    headers,
  };
}

/** Lines without figures of their own: titles, captions, heads. */
function titleText(view: PageView): string {
  return view.lines
    .map((line) => view.plain.slice(line.start, line.end))
    .filter((plain) => plain.length < 140 && !/\d[.,]\d{3}|\(\d|\d%/.test(plain) && (plain.length < 90 || /\d{4}/.test(plain)))
    .join("\n");
}

/** Headings, and the first and last lines, where statements print their name. */
function headText(view: PageView): string {
  const last = view.lines.length - 14;
  return view.lines.filter((line) => line.heading || line.index < 8 || line.index > last).map((line) => view.plain.slice(line.start, line.end)).filter((plain) => plain.length < 110).join("\n");
}

/** Lines that name two or more years and little else: the heads of year columns. */
function columnHeaders(view: PageView): { line: number; years: number[] }[] {
  return view.lines.flatMap((line: Line) => {
    const plain = view.plain.slice(line.start, line.end);
    const years = yearsIn(plain);
    const words = plain.replace(/[^\p{L} ]/gu, " ").trim().split(/\s+/).length;
    const distinct = new Set(years).size === years.length;
    return years.length >= 2 && years.length <= 6 && distinct && words <= 6 + years.length * 5 && !/[.;]\s*$/.test(plain) && !/\d[.,]\d{3}/.test(plain) ? [{ line: line.index, years }] : [];
  });
}

/** Years of the columns a row stands under: the nearest head above it. */
export function yearsFor(statement: Statement, row: number): number[] {
  let years: number[] = [];
  for (const header of statement.headers) if (header.line < row) years = header.years;
  return years;
}

function periodOf(titles: string): string | null {
  const quarter = /quarter (?:ended|ending),? [^\n]{0,30}/.exec(titles)?.[0];
  const end = quarter ? findDates(quarter)[0]?.iso : undefined;
  if (end) return quarterPeriod(end);
  const closing = /(?:year ended|as at|as of|exercice clos le|al|au|ended|terminado el|em) (?:el )?[^\n]{0,40}/g;
  for (const match of titles.matchAll(closing)) {
    const date = findDates(match[0])[0];
    if (date) return date.iso.slice(0, 4);
  }
  const years = [...new Set(yearsIn(titles))];
  return years.length === 1 ? String(years[0]) : null;
}

function quarterPeriod(end: string): string {
  const year = Number(end.slice(0, 4));
  const month = Number(end.slice(5, 7));
  const from = new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10);
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return `${from}/${to}`;
}
