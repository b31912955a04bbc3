import type { PageView } from "./page-view";

/** The years of a plan that has no calendar, by their number in its column heads. Plain text, five languages. */
const YEAR = "(?:years?|yrs?|annees?|ans?|anos?|mwaka(?: wa)?)";
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7, viii: 8, ix: 9, x: 10 };
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|premiere|primer[oa]?|primeir[oa]|kwanza)$/, 1], [/^(?:second|deuxieme|seconde|segund[oa]|pili)$/, 2], [/^(?:third|troisieme|tercer[oa]?|terceir[oa]|tatu)$/, 3],
  [/^(?:fourth|quatrieme|cuart[oa]|quart[oa]|nne)$/, 4], [/^(?:fifth|cinquieme|quint[oa]|tano)$/, 5],
];
const WORD = "(?:first|second|third|fourth|fifth|premiere|deuxieme|seconde|troisieme|quatrieme|cinquieme|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|primeir[oa]|terceir[oa]|quart[oa]|kwanza|pili|tatu|nne|tano)";
/** "Year 1", "An 2", "Y3", "Year II"; "1st year", "2e année", "IIIrd Year", "first year"; "Mwaka wa kwanza"; what is built before all of them. */
const ORDER = new RegExp(
  `(?<![a-z])(?:(?:${YEAR}|y) ?(?:n[°º] ?)?(1[0-2]|[1-9])(?![\\d%]|[.,]\\d)|${YEAR} (viii|vii|vi|iv|ix|iii|ii|i|v|x)(?![a-z])|(1[0-2]|[1-9]) ?(?:st|nd|rd|th|ere?|e|eme|er|o|a|º|ª|°)\\.? ${YEAR}(?![a-z])|(viii|vii|vi|iv|ix|iii|ii|i|v|x)(?:st|nd|rd|th) ${YEAR}(?![a-z])|(${WORD}) ${YEAR}(?![a-z])|mwaka wa (${WORD})(?![a-z])|(construction(?: period)?|implementation(?: period)?|pre-?operative(?: period)?|(?:${YEAR}|y) ?0)(?![a-z\\d%]|[.,]\\d))`,
  "g",
);

/** The years a head counts, in order; 0 for the time of building, told only beside others. */
export function ordersIn(plain: string): number[] {
  if (!/year|yr|an(?:nee|o)?s?\b|mwaka|y ?\d/.test(plain)) return [];
  const found = [...plain.matchAll(ORDER)].map(([, figure, roman, ordinal, romanOrdinal, word, swahili]) => numbered(figure ?? ordinal, roman ?? romanOrdinal, word ?? swahili));
  return found.some((order) => order > 0) ? found : [];
}

function numbered(figure: string | undefined, roman: string | undefined, word: string | undefined): number {
  if (figure !== undefined) return Number(figure);
  if (roman !== undefined) return ROMAN[roman] ?? 0;
  return word === undefined ? 0 : (WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? 0);
}

/** Heads printed in narrow columns, one word above the other: "Construction | Period | Ist | Year | IInd | Year". */
export function stackedOrders(view: PageView): { line: number; orders: number[] }[] {
  if (!/\n\s*(?:years?|annees?|anos?|mwaka)\s*\n/.test(view.plain)) return [];
  const found: { line: number; orders: number[] }[] = [];
  let run = "";
  for (const line of view.lines) {
    const plain = view.plain.slice(line.start, line.end).trim();
    if (plain.length > 0 && plain.length <= 34 && !/\d[.,]\d|\d{3}/.test(plain)) {
      run += ` ${plain}`;
      continue;
    }
    const orders = run === "" ? [] : ordersIn(run);
    if (orders.length >= 2 && orders.every((order, index) => index === 0 || order === (orders[index - 1] ?? 0) + 1)) found.push({ line: line.index - 1, orders });
    run = "";
  }
  return found;
}
