import type { DocumentPage } from "../documents/document";
import { findInstructions, type Instruction } from "../documents/find-instructions";
import { foldText, type FoldedText } from "../documents/fold-text";
import type { DroppedFinding, Finding, VerifiedFinding } from "./finding";
import { valueInQuote } from "./value-in-quote";

export interface QuotedDocument {
  id: string;
  pages: DocumentPage[];
}

export interface Verification {
  verified: VerifiedFinding[];
  dropped: DroppedFinding[];
}

/**
 * Keeps the findings whose quotation stands, word for word, on the page they name, and says where.
 * Case, white space, hyphenation, accents and quotation marks do not count; a part of a word or of a
 * number is not a match ("5 ha" is not in "15 ha"), and a value that its quotation does not state is dropped too, as is
 * a quotation of words that tell the reader what to find: whoever quotes them has taken an order for evidence.
 */
export function verifyFindings(findings: readonly Finding[], documents: readonly QuotedDocument[]): Verification {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const folded = new Map<DocumentPage, PreparedPage>();
  const verification: Verification = { verified: [], dropped: [] };
  for (const finding of findings) {
    const outcome = locate(finding, byId.get(finding.documentId), folded);
    if (typeof outcome === "string") verification.dropped.push({ finding, reason: outcome });
    else verification.verified.push(outcome);
  }
  return verification;
}

/** Says of a quotation whether it stands in this text by the same rules: word for word, whole words and whole numbers. */
export function quoteFinder(text: string): (quote: string) => boolean {
  const folded = foldText(text, { accents: true });
  return (quote) => {
    const wanted = foldText(quote, { accents: true }).text.trim();
    return wanted !== "" && occurrences(folded, wanted).length > 0;
  };
}

type Span = VerifiedFinding["span"];

interface PreparedPage {
  folded: FoldedText;
  instructions: Instruction[];
}

/** Longest quotation, folded characters: a paragraph. The longest a rule of ours makes is a third of it. */
const LONGEST_QUOTE = 1_500;

function locate(finding: Finding, document: QuotedDocument | undefined, cache: Map<DocumentPage, PreparedPage>): VerifiedFinding | DroppedFinding["reason"] {
  if (!document) return "NO_SUCH_DOCUMENT";
  const page = document.pages.find((p) => p.index === finding.locator.page);
  if (!page) return "NO_SUCH_PAGE";
  const quote = foldText(finding.quote, { accents: true }).text.trim();
  if (quote === "") return "EMPTY_QUOTE";
  if (quote.length > LONGEST_QUOTE) return "QUOTE_TOO_LONG";
  if (isPlaceholder(quote, finding.value?.kind === "number")) return "PLACEHOLDER";
  let prepared = cache.get(page);
  if (!prepared) {
    prepared = { folded: foldText(page.text, { accents: true }), instructions: findInstructions(page.text) };
    cache.set(page, prepared);
  }
  const spans = occurrences(prepared.folded, quote);
  if (spans.length === 0) return "QUOTE_NOT_ON_PAGE";
  const { instructions } = prepared;
  const honest = spans.filter((span) => !instructions.some(({ start, end }) => span.start < end && span.end > start));
  const place = page.segments.find((segment) => segment.locator === finding.locator.place);
  const inPlace = place && honest.find((span) => span.start >= place.start && span.end <= place.end);
  const span = inPlace ?? honest[0];
  if (!span) return "SPEAKS_TO_READER";
  if (!valueInQuote(finding)) return "VALUE_NOT_IN_QUOTE";
  // A model names the page; the cell or paragraph is where the quotation begins.
  const found = finding.locator.place ?? page.segments.find(({ start, end }) => start <= span.start && span.start < end)?.locator ?? null;
  return { ...finding, locator: { ...finding.locator, place: found }, span };
}

function occurrences(page: FoldedText, quote: string): Span[] {
  const spans: Span[] = [];
  for (let at = page.text.indexOf(quote); at >= 0; at = page.text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    const [from, to] = [page.start[at], page.end[end - 1]];
    if (from !== undefined && to !== undefined && standsAlone(page.text, at, end)) spans.push({ start: from, end: to });
  }
  return spans;
}

const WORD = /[\p{L}\p{N}]/u;
const DIGIT = /\p{Nd}/u;

function standsAlone(text: string, from: number, to: number): boolean {
  const [before, first, last, after] = [text.charAt(from - 1), text.charAt(from), text.charAt(to - 1), text.charAt(to)];
  if (WORD.test(first) && WORD.test(before)) return false;
  if (WORD.test(last) && WORD.test(after)) return false;
  const cutsNumberBefore = DIGIT.test(first) && /[.,]/.test(before) && DIGIT.test(text.charAt(from - 2));
  const cutsNumberAfter = DIGIT.test(last) && /[.,]/.test(after) && DIGIT.test(text.charAt(to + 1));
  return !cutsNumberBefore && !cutsNumberAfter;
}

/** "[amount]", "____", "......", "xxx": a blank that waits for a value. */
const BLANK = /\[[^\]]{0,60}\]|_{3,}|\.{4,}|…{2,}|\bx{3,}\b|<[^<>]{1,60}>|\{\{[^}]{0,60}\}\}/giu;

function isPlaceholder(quote: string, needsNumber: boolean): boolean {
  const rest = quote.replace(BLANK, "");
  if (!WORD.test(rest)) return true;
  return needsNumber && rest !== quote && !DIGIT.test(rest);
}
