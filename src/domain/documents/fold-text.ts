/**
 * Folding: two strings that a person would call "the same words" fold to the same string.
 * Every folded UTF-16 unit remembers the stretch of the source it came from.
 */
export interface FoldOptions {
  /** true: accents are folded away too ("café" = "cafe"); false: they count. */
  accents: boolean;
}

export interface FoldedText {
  text: string;
  /** Offset in the source where folded unit i begins. */
  start: number[];
  /** Offset in the source where folded unit i ends, exclusive. */
  end: number[];
}

const SPACE = /\s/u;
const LETTER = /[\p{L}\p{M}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{Nd}]/u;
const MARK = /\p{M}/u;
// Soft hyphen, zero-width and direction marks: invisible, and dropped by copy and paste at random.
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0000-\u0008\u000e-\u001f\u007f]/u;
const DASH = /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d\ufffe]/u;
const SINGLE_QUOTE = /[\u2018-\u201b\u2032\u02bc\u00b4`\uff07]/u;
const DOUBLE_QUOTE = /[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/u;
// NFKC would turn a spacing accent into a space and a combining mark, and so invent a word break.
const SPACING_ACCENT = /[\u00a8\u00af\u00b8\u02d8-\u02dd]/u;
/** No combining mark has a smaller code; a character before one must be folded together with it. */
const COMBINING_FROM = 0x300;
const COMBINING_ACCENT = /[\u0300-\u036f]/gu;

/**
 * Folds case, compatibility forms (NFKC), white space, dashes, quotation marks, soft hyphens and
 * zero-width characters; a hyphen between letters goes with any line break after it, so that
 * "irri-\ngation", "irri-gation" and "irrigation" are one. Hyphens beside digits stay: "2019-2025", "-5".
 */
export function foldText(source: string, options: FoldOptions): FoldedText {
  const folded: FoldedText = { text: "", start: [], end: [] };
  const parts: string[] = [];
  let last = "";
  let pending = -1;
  let i = 0;

  const emit = (piece: string, from: number, to: number): void => {
    parts.push(piece);
    for (let k = 0; k < piece.length; k++) {
      folded.start.push(from);
      folded.end.push(to);
    }
    last = piece;
  };

  const space = (): void => {
    if (pending >= 0 && parts.length > 0) emit(" ", pending, i);
    pending = -1;
  };

  while (i < source.length) {
    const code = source.charCodeAt(i);
    if (isPlain(code) && !(source.charCodeAt(i + 1) >= COMBINING_FROM)) {
      space();
      emit(code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : source.charAt(i), i, i + 1);
      i += 1;
      continue;
    }
    const unit = source.charAt(i);
    if (SPACE.test(unit) && unit !== "\ufeff") {
      if (pending < 0) pending = i;
      i += 1;
      continue;
    }
    if (INVISIBLE.test(unit)) {
      i += 1;
      continue;
    }
    if (DASH.test(unit) && pending < 0 && LETTER_OR_DIGIT.test(last)) {
      const next = skipBlank(source, i + 1);
      const between = LETTER.test(last) && LETTER.test(codePointAt(source, next));
      if (!between) emit("-", i, i + 1);
      i = between || LETTER_OR_DIGIT.test(codePointAt(source, next)) ? next : i + 1;
      continue;
    }
    space();
    const to = clusterEnd(source, i);
    emit(foldCluster(source.slice(i, to), options), i, to);
    i = to;
  }
  folded.text = parts.join("");
  return folded;
}

/** ASCII that folds to itself or its lower case; nearly all text is, and skips every other question. */
function isPlain(code: number): boolean {
  return code > 0x20 && code < 0x7f && code !== 0x2d && code !== 0x60;
}

function foldCluster(cluster: string, options: FoldOptions): string {
  if (DASH.test(cluster)) return "-";
  if (SINGLE_QUOTE.test(cluster)) return "'";
  if (DOUBLE_QUOTE.test(cluster)) return '"';
  if (SPACING_ACCENT.test(cluster)) return cluster;
  const plain = cluster.normalize("NFKC").toLowerCase();
  return options.accents ? plain.normalize("NFD").replace(COMBINING_ACCENT, "").normalize("NFC") : plain.normalize("NFC");
}

/** A code point with the combining marks on it. */
function clusterEnd(source: string, from: number): number {
  let end = from + codePointAt(source, from).length;
  while (end < source.length && source.charCodeAt(end) >= COMBINING_FROM && MARK.test(source.charAt(end))) end += 1;
  return end;
}

function codePointAt(source: string, at: number): string {
  const code = source.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function skipBlank(source: string, from: number): number {
  let i = from;
  while (i < source.length && (SPACE.test(source.charAt(i)) || INVISIBLE.test(source.charAt(i)))) i += 1;
  return i;
}
