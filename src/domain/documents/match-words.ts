/** Share of the quotation's words that must stand on the page, in order and close together. */
const LEAST_FOUND = 0.8;
/** A passage may be this much longer than the quotation, in words: OCR and tables put words between. */
const SLACK = 0.5;
/** Fewer words are found anywhere by chance. */
const FEWEST_WORDS = 4;
/** Starting places tried; a page that repeats its first word more often is no prose. */
const MOST_STARTS = 400;

interface Word {
  text: string;
  start: number;
  end: number;
}

/**
 * Finds the stretch of folded `text` that says nearly what folded `quote` says: at least four fifths
 * of its words, in order, and every word with a digit in it. null when there is none.
 */
export function matchWords(text: string, quote: string): { start: number; end: number } | null {
  const wanted = wordsOf(quote);
  if (wanted.length < FEWEST_WORDS) return null;
  const page = wordsOf(text);
  const places = new Map<string, number[]>();
  page.forEach((word, index) => {
    const known = places.get(word.text);
    if (known) known.push(index);
    else places.set(word.text, [index]);
  });
  const mostMissing = Math.floor(wanted.length * (1 - LEAST_FOUND));
  let best: { found: number; first: number; last: number } | null = null;
  // The quotation's own beginning may be among what is missing, so each of its first words may start.
  const starts = new Set(wanted.slice(0, mostMissing + 1).flatMap((word) => places.get(word.text) ?? []));
  for (const start of [...starts].sort((a, b) => a - b).slice(0, MOST_STARTS)) {
    const found = follow(page, wanted, start);
    if (found && (!best || found.found > best.found)) best = found;
  }
  const first = best && page[best.first];
  const last = best && page[best.last];
  return first && last ? { start: first.start, end: last.end } : null;
}

function follow(page: Word[], wanted: Word[], start: number): { found: number; first: number; last: number } | null {
  const room = Math.ceil(wanted.length * (1 + SLACK));
  let at = start;
  let found = 0;
  let last = start;
  for (const word of wanted) {
    const stop = Math.min(page.length, start + room);
    let next = at;
    // A word is looked for a little ahead only, so that one odd word does not swallow the passage.
    while (next < stop && next < at + 6 && page[next]?.text !== word.text) next += 1;
    if (next < stop && page[next]?.text === word.text) {
      found += 1;
      last = next;
      at = next + 1;
    } else if (/\d/.test(word.text)) return null;
  }
  return found >= wanted.length * LEAST_FOUND ? { found, first: start, last } : null;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'.,/-]*[\p{L}\p{N}])?%?/gu)].map((found) => ({
    text: found[0], start: found.index, end: found.index + found[0].length,
  }));
}
