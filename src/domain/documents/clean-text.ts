/**
 * Cleaning: what a reader library returns becomes the text that is stored, quoted and matched:
 * NFC, no control or zero-width characters, one blank between words, "\n" between lines.
 */

/** Cleaned text and, four numbers a piece, where its words came from: raw start, raw end, start, end. */
export interface LaidOutText {
  text: string;
  pieces: number[];
}

const NEWLINE = /[\n\u000b\u000c\u2028\u2029]|\r(?!\n)/gu;
// The line-end hyphen that PDFium swallows together with its line break.
const SWALLOWED_HYPHEN = /[\ufffe\u0002]/u;
// The last two ranges are Unicode tags and the supplement of variation selectors.
const INVISIBLE = /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/gu;
// Private-use glyphs of Wingdings and Symbol that word processors print as bullets.
const BULLET = /[\uf0b7\uf0a7\uf0d8\uf076]/gu;
// Ligatures and Arabic presentation forms only: NFKC on all would turn m² into m2 and ½ into 1/2.
const PRESENTATION = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/gu;
const SPACING_ACCENT = /([\u00b4\u02dc\u00a8`\u02c6]) ?([A-Za-z\u0131])/gu;
const ACCENT_AT_END = /[\u00b4\u02dc\u00a8`\u02c6]$/u;
const COMBINING: Record<string, { mark: string; bases: string }> = {
  "\u00b4": { mark: "\u0301", bases: "aeiounyAEIOUNY\u0131" },
  "\u02dc": { mark: "\u0303", bases: "naoNAO" },
  "\u00a8": { mark: "\u0308", bases: "aeiouAEIOU\u0131" },
  "`": { mark: "\u0300", bases: "aeiouAEIOU\u0131" },
  "\u02c6": { mark: "\u0302", bases: "aeiouAEIOU\u0131" },
};
// "l´exercice": an acute typed for an apostrophe after an elided article, not a letter's accent.
const ELISION = /(?:^|[^\p{L}])(?:qu|[cdjlmnst])$/iu;
// Only TeX prints its accents beside the letter: a dotless i, a loose tilde, an accent inside a word.
const TEX_ACCENTS = /\u0131|\u02dc ?[nao]|(?<!qu)\p{L}{2}\u00b4 ?[aeiou]/iu;

export function cleanText(raw: string): string {
  return layOutText(raw).text;
}

export function layOutText(raw: string): LaidOutText {
  const pieces: number[] = [];
  const out: string[] = [];
  const tex = raw.includes("\u00b4") && TEX_ACCENTS.test(raw);
  let length = 0;
  let breaks = 0;
  let at = 0;

  const put = (piece: string): void => {
    out.push(piece);
    length += piece.length;
  };
  while (at < raw.length) {
    const gapFrom = at;
    while (at < raw.length && isBlank(raw.charCodeAt(at))) at += 1;
    if (at > gapFrom + 1 || raw.charCodeAt(gapFrom) !== 32) breaks += countBreaks(raw, gapFrom, at);
    if (at >= raw.length) break;
    const from = at;
    let odd = false;
    for (; at < raw.length && !isBlank(raw.charCodeAt(at)); at++) odd ||= isOdd(raw.charCodeAt(at));
    if (odd) at = joinLooseAccent(raw, from, at);
    const cleaned = odd ? cleanWord(raw.slice(from, at), tex) : [{ text: raw.slice(from, at), from: 0, to: at - from }];
    if (cleaned.every((piece) => piece.text === "")) continue;
    if (length > 0) put(breaks === 0 ? " " : breaks === 1 ? "\n" : "\n\n");
    breaks = 0;
    for (const piece of cleaned) {
      if (piece.text === "") continue;
      pieces.push(from + piece.from, from + piece.to, length, length + piece.text.length);
      put(piece.text);
    }
  }
  return { text: out.join(""), pieces };
}

interface Piece {
  text: string;
  /** Offsets in the raw word. */
  from: number;
  to: number;
}

/** One raw word, cut where PDFium swallowed a line break, so that each part can have its own box. */
function cleanWord(raw: string, tex: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const part of raw.split(SWALLOWED_HYPHEN)) {
    pieces.push({ text: cleanPart(part, tex), from, to: from + part.length });
    from += part.length + 1;
  }
  for (let i = 0; i + 1 < pieces.length; i++) {
    const piece = pieces[i];
    const joins = /\p{L}$/u.test(piece?.text ?? "") && /^\p{Ll}/u.test(pieces[i + 1]?.text ?? "");
    if (piece && !joins && piece.text !== "") piece.text += "-";
  }
  return pieces;
}

function cleanPart(part: string, tex: boolean): string {
  return part
    .replace(INVISIBLE, "")
    // Some fonts leave fi and fl as the control codes of TeX's old encoding; between letters nothing else is meant.
    .replace(/(?<=\p{L})\u001f(?=\p{L})/gu, "fi")
    .replace(/(?<=\p{L})\u001e(?=\p{L})/gu, "fl")
    .replace(CONTROL, "")
    .replace(BULLET, "\u2022")
    .replace(PRESENTATION, (glyph) => glyph.normalize("NFKC"))
    .replace(SPACING_ACCENT, (found, accent: string, base: string, offset: number, whole: string) => {
      const combining = COMBINING[accent];
      if (!combining?.bases.includes(base)) return found;
      if (!tex && ELISION.test(whole.slice(0, offset))) return found.replace(accent, "'");
      return (base === "\u0131" ? "i" : base) + combining.mark;
    })
    .replace(/\u0131(?=[\u0300-\u036f])/gu, "i")
    .replace(/\s+/gu, " ")
    .normalize("NFC");
}

/** "Mai´ z": the loose accent and its letter are one word although the PDF puts a blank between. */
function joinLooseAccent(raw: string, from: number, end: number): number {
  const word = raw.slice(from, end);
  if (raw.charCodeAt(end) !== 32 || !ACCENT_AT_END.test(word) || !/\p{L}./u.test(word.slice(-2))) return end;
  const base = raw.charAt(end + 1);
  if (!COMBINING[word.slice(-1)]?.bases.includes(base) || base === "") return end;
  let next = end + 1;
  while (next < raw.length && !isBlank(raw.charCodeAt(next))) next += 1;
  return next;
}

function countBreaks(raw: string, from: number, to: number): number {
  return raw.slice(from, to).match(NEWLINE)?.length ?? 0;
}

function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  return (
    code === 0xa0 || code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || code === 0x2028 ||
    code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000
  );
}

/** Whether a character may need more than copying. Most words answer no, and cost nothing. */
function isOdd(code: number): boolean {
  if (code < 0x7f) return code < 0x20 || code === 0x60;
  if (code < 0x2c6) return code < 0xa0 || code === 0xa8 || code === 0xad || code === 0xb4 || code === 0x131;
  return !(code >= 0x2010 && code <= 0x2027);
}
