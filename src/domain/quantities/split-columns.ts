import type { Quantity } from "./quantity";

const ONLY_FIGURES = /^[-(]?\d[\d ()-]*$/;
const GROUP = /[-(]?\d+\)?/g;

/**
 * Figures of a row whose thousands and whose columns are both parted by a space, "214 860 265 000 171 340": told
 * apart by how many columns there are. A group of fewer than three digits or with a sign begins a figure; where too
 * few do, all are equally long. null when that does not give one figure a column. `start` is the offset of `text`.
 */
export function splitColumns(text: string, start: number, columns: number): Quantity[] | null {
  const trimmed = text.trimEnd();
  if (!ONLY_FIGURES.test(trimmed)) return null;
  const groups = [...trimmed.matchAll(GROUP)].map((match) => ({ at: match.index, printed: match[0] }));
  let begins = groups.flatMap(({ printed }, index) => (index === 0 || /^[-(]/.test(printed) || digits(printed).length !== 3 || groups[index - 1]?.printed.endsWith(")") ? [index] : []));
  const each = groups.length / columns;
  if (Number.isInteger(each) && begins.length < columns && begins.every((index) => index % each === 0)) begins = Array.from({ length: columns }, (_, column) => column * each);
  if (begins.length !== columns || groups.some(({ printed }) => digits(printed).length > 3)) return null;
  return begins.map((from, column) => {
    const mine = groups.slice(from, begins[column + 1] ?? groups.length);
    const [first, last] = [mine[0], mine.at(-1)];
    const minus = mine.some(({ printed }) => /^[-(]/.test(printed));
    const value = Number(mine.map(({ printed }) => digits(printed)).join("")) * (minus ? -1 : 1);
    const place = { start: start + (first?.at ?? 0), end: start + (last ? last.at + last.printed.length : 0) };
    const token = { ...place, value, decimals: 0, grouped: mine.length > 1, parenthesised: minus, glued: false };
    return { ...place, value, high: null, token, currency: null, percent: false, area: null, yield: null, magnitude: 1 };
  });
}

const digits = (printed: string): string => printed.replace(/\D/g, "");
