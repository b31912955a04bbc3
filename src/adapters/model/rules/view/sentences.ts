import { blockAt, type PageView } from "./page-view";

export interface Span {
  start: number;
  end: number;
}

const ABBREVIATION = /(?:^|[\s(])(?:[a-z]|no|nos|mr|mrs|ms|dr|st|inc|ltd|co|corp|e\.g|i\.e|etc|vs|art|ing|lic|sr|sra|s\.a|approx|p|pp|vol|fig|rs|ksh|tsh|sh|av|jr|ph\.d|u\.s|mt|ndg|bw|bi|mme|mlle|mad|prof|hon|eng|rev|est|cont|asoc|dpto|depto|prov|mun|dist|aprox)$/;
const HEADING_MARK = /^(?:#{1,5} |- \*\*)/;
const AFTER_MARK = /^(?:["')\]]?\s|["')\]]?$)/;

/** Whether the mark at `offset` ends a sentence: white space follows, and it is no abbreviation or decimal. */
function endsSentence(plain: string, offset: number): boolean {
  const mark = plain.charCodeAt(offset);
  // A heading mark that a text export left inside the line.
  if (mark === 32) return "#-".includes(plain.charAt(offset + 1)) && HEADING_MARK.test(plain.slice(offset + 1, offset + 7));
  const stop = mark === 46;
  if (!stop && mark !== 33 && mark !== 63) return false;
  // "Turnover of last year? - KES 4m": a form's question and its answer are one saying.
  if (mark === 63 && /^ ?- ?\S/.test(plain.slice(offset + 1, offset + 5))) return false;
  return AFTER_MARK.test(plain.slice(offset + 1, offset + 3)) && (!stop || !ABBREVIATION.test(plain.slice(Math.max(0, offset - 6), offset)));
}

const memo = new WeakMap<PageView, readonly number[]>();

/** Where the page's sentences end, in order. */
function endsOf(view: PageView): readonly number[] {
  const known = memo.get(view);
  if (known) return known;
  const ends: number[] = [];
  for (let at = 0; at < view.plain.length; at++) if (endsSentence(view.plain, at)) ends.push(at);
  memo.set(view, ends);
  return ends;
}

/** Index of the first end at or after an offset. */
function firstEnd(ends: readonly number[], offset: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sentence around an offset, inside its block. */
export function sentenceAt(view: PageView, offset: number): Span {
  const block = blockAt(view, offset) ?? { start: offset, end: Math.min(view.text.length, offset + 200) };
  const ends = endsOf(view);
  const next = firstEnd(ends, offset);
  const start = Math.max(block.start, (ends[next - 1] ?? -1) + 1);
  return trim(view.text, { start, end: Math.min(block.end, (ends[next] ?? block.end) + 1) });
}

/** Adds the following sentences of the block while the whole stays within `limit` characters. */
export function growForward(view: PageView, span: Span, limit: number): Span {
  const block = blockAt(view, span.start);
  if (!block) return span;
  const ends = endsOf(view);
  const last = Math.min(block.end - 1, span.start + limit);
  let end = last === block.end - 1 ? block.end : span.end;
  if (end === span.end) {
    const before = ends[firstEnd(ends, last + 1) - 1] ?? -1;
    if (before >= span.end) end = before + 1;
  }
  return trim(view.text, { start: span.start, end: Math.max(span.end, end) });
}

export function trim(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** Where the word around an offset starts, no earlier than `least`. */
export function wordStart(plain: string, offset: number, least: number): number {
  let at = Math.max(least, offset);
  while (at > least && !/\s/.test(plain.charAt(at - 1))) at -= 1;
  return at;
}

/** Cuts a long span at a word's end. */
export function clip(text: string, span: Span, limit: number): Span {
  if (span.end - span.start <= limit) return span;
  let end = span.start + limit;
  while (end > span.start + limit * 0.6 && !/\s/.test(text.charAt(end))) end -= 1;
  return trim(text, { start: span.start, end });
}
