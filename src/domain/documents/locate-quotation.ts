import type { DocumentPage, WordBox } from "./document";
import { foldText, type FoldedText } from "./fold-text";
import { matchWords } from "./match-words";

export interface PassageBox {
  /** Shares 0..1 of the page from its top left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LocatedQuotation {
  /** exact: the same words and figures; approximate: nearly, with every figure the same; none: not on this page. */
  match: "exact" | "approximate" | "none";
  /** Offsets in the page's text, end exclusive; both 0 when there is no match. */
  start: number;
  end: number;
  /** One for each line of the passage; empty where the format has no geometry. */
  boxes: PassageBox[];
}

const NOWHERE: LocatedQuotation = { match: "none", start: 0, end: 0, boxes: [] };

/**
 * Finds a quotation on a page, to mark it. Exact means equal once folded (fold-text.ts) and standing
 * on word boundaries, so that "5 ha" is not found inside "15 ha". Approximate forgives accents and
 * a few words, never a figure. The first place wins.
 */
export function locateQuotation(page: Pick<DocumentPage, "text" | "words">, quote: string): LocatedQuotation {
  for (const accents of [false, true]) {
    const wanted = foldText(quote, { accents }).text;
    if (wanted === "") return NOWHERE;
    const text = foldText(page.text, { accents });
    const at = findWhole(text.text, wanted);
    if (at >= 0) return located(page, text, at, at + wanted.length, accents ? "approximate" : "exact");
  }
  const text = foldText(page.text, { accents: true });
  const near = matchWords(text.text, foldText(quote, { accents: true }).text);
  return near ? located(page, text, near.start, near.end, "approximate") : NOWHERE;
}

function findWhole(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!continues(text, at) && !continues(text, at + wanted.length)) return at;
  }
  return -1;
}

/** Whether a word or a figure runs on across this offset. */
function continues(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at, at + 2);
  const word = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  const figure = (/\d$/.test(before) && /^[.,]\d/.test(after)) || (/\d[.,]$/.test(before) && /^\d/.test(after));
  return word || figure;
}

function located(page: Pick<DocumentPage, "words">, text: FoldedText, from: number, to: number, match: "exact" | "approximate"): LocatedQuotation {
  const start = text.start[from] ?? 0;
  const end = text.end[to - 1] ?? start;
  return { match, start, end, boxes: boxesOf(page.words, start, end) };
}

/** Words of the passage joined into one box a line. */
export function boxesOf(words: WordBox[], start: number, end: number): PassageBox[] {
  const boxes: PassageBox[] = [];
  for (const word of words) {
    if (word.end <= start || word.start >= end || word.width <= 0 || word.height <= 0) continue;
    const line = boxes.at(-1);
    if (line && sharesLine(line, word)) {
      const right = Math.max(line.x + line.width, word.x + word.width);
      const bottom = Math.max(line.y + line.height, word.y + word.height);
      line.x = Math.min(line.x, word.x);
      line.y = Math.min(line.y, word.y);
      line.width = right - line.x;
      line.height = bottom - line.y;
    } else boxes.push({ x: word.x, y: word.y, width: word.width, height: word.height });
  }
  return boxes;
}

/** Same height on the page, and not a jump to another column. */
function sharesLine(line: PassageBox, word: WordBox): boolean {
  const overlap = Math.min(line.y + line.height, word.y + word.height) - Math.max(line.y, word.y);
  const apart = Math.max(word.x - line.x - line.width, line.x - word.x - word.width);
  return overlap > Math.min(line.height, word.height) / 2 && apart < MOST_APART;
}

/** Share of the page's width; cells of one table row stand closer than this, most of the time. */
const MOST_APART = 0.5;
