/** Characters that nobody sees and that no honest text needs. */
export interface HiddenCharacters {
  count: number;
  /** What tag characters spell, cut to 80; "" when there are none. */
  spelled: string;
}

/** Unicode tags: a whole alphabet without a glyph; outside of flags it is only used to hide words. */
const TAGS = /[\u{e0000}-\u{e007f}]+/gu;
const FLAG_BASE = "\u{1f3f4}";
/** Overrides turn the order of letters about. Embeddings and marks, which Arabic and Hebrew need, are let be. */
const OVERRIDES = /[\u202d\u202e]/gu;
/** Control codes that are no blank, no line end and none of a page reader's own marks: a swallowed hyphen (U+0002) and TeX's two ligatures. */
const CONTROLS = /[\u0000\u0001\u0003-\u0008\u000e-\u001d\u007f-\u0084\u0086-\u009f]/gu;
/** More selectors or joiners in a row than any glyph takes carry bits, not shapes. */
const RUNS = /[\u{e0100}-\u{e01ef}]{3,}|[\u200b-\u200d\u2060\ufeff]{8,}/gu;
const MOST_SPELLED = 80;

/** A PDF's fonts leave a code here and there that no table of theirs names; nobody typed those, but several in a row carry something. */
const CONTROL_RUNS = /[\u0000\u0001\u0003-\u0008\u000e-\u001d\u007f-\u0084\u0086-\u009f]{4,}/gu;

/** What a text hides in characters without a glyph; null when it hides nothing. `fromFonts`: it was read off a PDF's glyphs. */
export function hiddenCharacters(raw: string, fromFonts = false): HiddenCharacters | null {
  // Nearly every text ends here.
  if (!/[\u0000-\u0008\u000e-\u001d\u007f-\u009f\u200b-\u200d\u202d\u202e\u2060\ufeff\udb40]/.test(raw)) return null;
  const tags = [...raw.matchAll(TAGS)].filter(({ index }) => raw.slice(index - FLAG_BASE.length, index) !== FLAG_BASE).map(([run]) => run);
  const others = [...(raw.match(OVERRIDES) ?? []), ...(raw.match(RUNS) ?? []), ...(raw.match(fromFonts ? CONTROL_RUNS : CONTROLS) ?? [])];
  const count = [...tags, ...others].reduce((sum, run) => sum + [...run].length, 0);
  if (count === 0) return null;
  const spelled = tags.map((run) => [...run].map((one) => String.fromCharCode((one.codePointAt(0) ?? 0) - 0xe0000)).join("")).join(" ");
  return { count, spelled: spelled.replace(/[^ -~]/g, "").slice(0, MOST_SPELLED) };
}
