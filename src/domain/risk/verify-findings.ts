import type { DocumentPage } from "../documents/document";
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
 * number is not a match ("5 ha" is not in "15 ha"), and a value that its quotation does not state is dropped too.
 */
export function verifyFindings(findings: readonly Finding[], documents: readonly QuotedDocument[]): Verification {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const folded = new Map<DocumentPage, FoldedText>();
  const verification: Verification = { verified: [], dropped: [] };
  for (const finding of findings) {
    const outcome = locate(finding, byId.get(finding.documentId), folded);
    if (typeof outcome === "string") verification.dropped.push({ finding, reason: outcome });
    else verification.verified.push({ ...finding, span: outcome });
  }
  return verification;
}

type Span = VerifiedFinding["span"];

function locate(finding: Finding, document: QuotedDocument | undefined, cache: Map<DocumentPage, FoldedText>): Span | DroppedFinding["reason"] {
  if (!document) return "NO_SUCH_DOCUMENT";
  const page = document.pages.find((p) => p.index === finding.locator.page);
  if (!page) return "NO_SUCH_PAGE";
  const quote = foldText(finding.quote, { accents: true }).text.trim();
  if (quote === "") return "EMPTY_QUOTE";
  if (isPlaceholder(quote, finding.value?.kind === "number")) return "PLACEHOLDER";
  let text = cache.get(page);
  if (!text) {
    text = foldText(page.text, { accents: true });
    cache.set(page, text);
  }
  const spans = occurrences(text, quote);
  const place = page.segments.find((segment) => segment.locator === finding.locator.place);
  const inPlace = place && spans.find((span) => span.start >= place.start && span.end <= place.end);
  const span = inPlace ?? spans[0];
  if (!span) return "QUOTE_NOT_ON_PAGE";
  return valueInQuote(finding) ? span : "VALUE_NOT_IN_QUOTE";
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
