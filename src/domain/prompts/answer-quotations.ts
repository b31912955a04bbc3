import { jsonBody } from "../model/json-body";
import { quoteFinder } from "../risk/verify-findings";
import type { AnalystDocument } from "../ports/analyst";

/** A quotation in a model's answer, with the place it gives for it; each null where it gives none. */
export interface AnswerQuotation {
  quote: string;
  /** The number in "document 2". */
  document: number | null;
  page: number | null;
}

export interface CheckedQuotation extends AnswerQuotation {
  /** ON_PAGE: stands where the answer says. ELSEWHERE: on another page. UNPLACED: the answer names no page, and it stands on one. NOWHERE: in none of the papers. */
  state: "ON_PAGE" | "ELSEWHERE" | "UNPLACED" | "NOWHERE";
  /** The first place it stands on. */
  found: { documentId: string; document: number; page: number } | null;
}

/** Quotations that are looked at in one answer. */
const MOST = 200;

/** Every quotation of an answer, JSON or prose, looked for in the papers word for word, as a run's quotations are. */
export function checkQuotations(answer: string, documents: readonly AnalystDocument[]): CheckedQuotation[] {
  const pages = documents.flatMap((document, at) => document.pages.map(({ index, text }) => ({ place: { documentId: document.id, document: at + 1, page: index }, holds: quoteFinder(text) })));
  return quotationsIn(answer).slice(0, MOST).map((said) => {
    const places = pages.filter(({ holds }) => holds(said.quote)).map(({ place }) => place);
    const named = places.find(({ document, page }) => page === said.page && (said.document === null || document === said.document));
    const found = named ?? places[0] ?? null;
    return { ...said, found, state: found === null ? "NOWHERE" : said.page === null ? "UNPLACED" : named ? "ON_PAGE" : "ELSEWHERE" };
  });
}

/** From JSON the fields "quote" and "quotation"; from prose what stands between quotation marks. */
export function quotationsIn(answer: string): AnswerQuotation[] {
  const json = parsed(answer);
  const all = json === undefined ? inProse(answer) : inJson(json, { document: null, page: null });
  return all.filter((each, at) => all.findIndex((other) => other.quote === each.quote && other.page === each.page && other.document === each.document) === at);
}

function parsed(answer: string): unknown {
  const body = jsonBody(answer);
  if (!/^\s*[[{]/.test(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

type Place = Pick<AnswerQuotation, "document" | "page">;

function inJson(value: unknown, around: Place): AnswerQuotation[] {
  if (Array.isArray(value)) return value.flatMap((each) => inJson(each, around));
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value);
  const numberOf = (name: string): number | null => wholeNumber(fields.find(([key]) => key.toLowerCase() === name)?.[1]);
  const place = { document: numberOf("document") ?? around.document, page: numberOf("page") ?? around.page };
  return fields.flatMap(([key, field]) =>
    /^quot(?:e|ation)$/i.test(key) && typeof field === "string" ? (field.trim() === "" ? [] : [{ quote: field, ...place }]) : inJson(field, place));
}

function wholeNumber(field: unknown): number | null {
  if (typeof field === "number") return Number.isInteger(field) ? field : null;
  const digits = typeof field === "string" ? /\d+/.exec(field)?.[0] : undefined;
  return digits === undefined ? null : Number(digits);
}

const QUOTED = /“([^”]{1,1500})”|«\s?([^»]{1,1500}?)\s?»|"([^"\n]{1,1500})"/g;
/** Fewer are a word that is named, not a passage that is quoted. */
const LEAST_WORDS = 3;
/** Characters after a quotation in which its page is named. */
const LOOK_AFTER = 60;

function inProse(answer: string): AnswerQuotation[] {
  return [...answer.matchAll(QUOTED)].flatMap((match) => {
    const quote = (match[1] ?? match[2] ?? match[3] ?? "").trim();
    if (quote.split(/\s+/).length < LEAST_WORDS) return [];
    const end = match.index + match[0].length;
    const after = answer.slice(end, end + LOOK_AFTER).split(/[“«"\n]/)[0] ?? "";
    return [{ quote, document: wholeNumber(/document\s+(\d+)/i.exec(after)?.[1]), page: wholeNumber(/(?:page|p\.)\s*(\d+)/i.exec(after)?.[1]) }];
  });
}
