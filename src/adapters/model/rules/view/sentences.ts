import { blockAt, type PageView } from "./page-view";

export interface Span {
  start: number;
  end: number;
}

const ABBREVIATION = /(?:^|[\s(])(?:[a-z]|no|nos|mr|mrs|ms|dr|st|inc|ltd|co|corp|e\.g|i\.e|etc|vs|art|ing|lic|sr|sra|s\.a|approx|p|pp|vol|fig|rs|ksh|tsh|sh|av|jr|ph\.d|u\.s|mt)$/;

/** Whether the mark at `offset` ends a sentence: white space follows, and it is no abbreviation or decimal. */
function endsSentence(plain: string, offset: number): boolean {
  const mark = plain.charAt(offset);
  // A heading mark that a text export left inside the line.
  if (mark === " " && /^(?:#{1,5} |- \*\*)/.test(plain.slice(offset + 1, offset + 7))) return true;
  if (mark !== "." && mark !== "!" && mark !== "?") return false;
  if (!/^(?:["')\]]?\s|["')\]]?$)/.test(plain.slice(offset + 1, offset + 3))) return false;
  return mark !== "." || !ABBREVIATION.test(plain.slice(Math.max(0, offset - 6), offset));
}

/** The sentence around an offset, inside its block. */
export function sentenceAt(view: PageView, offset: number): Span {
  const block = blockAt(view, offset) ?? { start: offset, end: Math.min(view.text.length, offset + 200) };
  let start = offset;
  while (start > block.start && !endsSentence(view.plain, start - 1)) start -= 1;
  let end = offset;
  while (end < block.end && !endsSentence(view.plain, end)) end += 1;
  return trim(view.text, { start, end: Math.min(block.end, end + 1) });
}

/** Adds the following sentences of the block while the whole stays within `limit` characters. */
export function growForward(view: PageView, span: Span, limit: number): Span {
  const block = blockAt(view, span.start);
  if (!block) return span;
  let end = span.end;
  for (let at = end; at < block.end && at - span.start <= limit; at++) {
    if (endsSentence(view.plain, at) || at === block.end - 1) end = at + 1;
  }
  return trim(view.text, { start: span.start, end: Math.max(span.end, end) });
}

export function trim(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** Cuts a long span at a word's end. */
export function clip(text: string, span: Span, limit: number): Span {
  if (span.end - span.start <= limit) return span;
  let end = span.start + limit;
  while (end > span.start + limit * 0.6 && !/\s/.test(text.charAt(end))) end -= 1;
  return trim(text, { start: span.start, end });
}
