/** NFC and single spaces: how strings of the tables are compared with page text. */
export function spaced(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** Without case, accents and kind of dash, for text answers. */
export function loose(text: string): string {
  return spaced(text).normalize("NFD").replace(/\p{M}/gu, "").replace(/[\u2010-\u2015\u2212]/gu, "-").replace(/[\u2018\u2019\u02bc]/gu, "'").toLowerCase();
}

/** Whether at least half of the fragments (one at least) stand in one of the texts. */
export function holdsFragments(fragments: string, texts: readonly string[]): boolean {
  const parts = fragments.split(" ; ").map(loose).filter((part) => part !== "");
  const held = parts.filter((part) => texts.some((text) => loose(text).includes(part))).length;
  return held >= 1 && held * 2 >= parts.length;
}

/** Share of the words of `quote` (numbers included) that the overlap of two quotations on one page holds. */
export function overlapShare(page: string, quote: string, other: string): number {
  const text = spaced(page);
  const wanted = spaced(quote);
  const at = text.indexOf(wanted);
  const from = text.indexOf(spaced(other));
  if (at < 0 || from < 0 || wanted === "") return 0;
  const start = Math.max(at, from);
  const end = Math.min(at + wanted.length, from + spaced(other).length);
  const words = (stretch: string): number => stretch.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return end <= start ? 0 : words(text.slice(start, end)) / Math.max(1, words(wanted));
}
