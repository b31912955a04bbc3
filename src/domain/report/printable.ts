/** Any string made fit to print: well formed, visible, and drawable by the report's fonts. */

// Control characters, soft hyphen, zero-width space, bidi overrides and isolates, BOM, tag characters, variation selectors above FE0F:
// all invisible, some able to hide or reorder words.
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u2060-\u2064\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
// Joiners, marks of direction and emoji variation draw nothing, but shape their neighbours.
const SHAPING = /^[\n\u200C\u200D\u200E\u200F\uFE0E\uFE0F]$/u;
const PLAIN = /^[\u0020-\u007E]*$/;
/** Stands where no font of the report has the character. */
export const REPLACEMENT = "\u25A1";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** At most `max` user-perceived characters; never cuts an emoji or an accent in half. */
export function clip(text: string, max: number): { text: string; cut: boolean } {
  if (text.length <= max) return { text, cut: false };
  let out = "";
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (count === max) return { text: `${out.trimEnd()}\u2026`, cut: true };
    out += segment;
    count += 1;
  }
  return { text, cut: false };
}

/** Line breaks and runs of space become one space: the shape of a quotation is words, not lines. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

function normalise(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, REPLACEMENT)
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[\t\u2000-\u200A\u205F\u3000]/g, " ")
    .replace(/\u202F/g, "\u00A0")
    .replace(INVISIBLE, "")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .replace(/\n{3,}/g, "\n\n");
}

export interface Printable {
  text: string;
  /** Characters no font could draw, each once, in order of appearance. */
  lost: string[];
}

/** `covers` tells whether every style of the report can draw a code point. */
export function printable(text: string, covers: (codePoint: number) => boolean): Printable {
  if (PLAIN.test(text)) return { text, lost: [] };
  const lost = new Set<string>();
  let out = "";
  for (const character of normalise(text)) {
    if (covers(character.codePointAt(0) ?? 0) || SHAPING.test(character)) {
      out += character;
      continue;
    }
    lost.add(character);
    if (!out.endsWith(REPLACEMENT)) out += REPLACEMENT;
  }
  return { text: out, lost: [...lost] };
}
