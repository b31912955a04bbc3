import type { WordBox } from "./document";

/**
 * Word boxes as six numbers each: start, end, x, y, width, height (as in WordBox). A page has
 * hundreds; as objects they would cost more to make and send than the text itself.
 */
export type PackedWords = ArrayLike<number>;

export const WORD_STRIDE = 6;

export function unpackWords(packed: PackedWords): WordBox[] {
  const words: WordBox[] = [];
  for (let i = 0; i + WORD_STRIDE <= packed.length; i += WORD_STRIDE) {
    words.push({
      start: packed[i] ?? 0, end: packed[i + 1] ?? 0, x: packed[i + 2] ?? 0,
      y: packed[i + 3] ?? 0, width: packed[i + 4] ?? 0, height: packed[i + 5] ?? 0,
    });
  }
  return words;
}
