/** Words that multiply the number before them, in the five languages and in South Asian use. */
const AFTER: readonly { factor: number; words: string }[] = [
  { factor: 1e3, words: "thousands?|mille|milliers?|mil|miles|milhares|elfu|k" },
  { factor: 1e5, words: "lakhs?|lacs?|laki" },
  { factor: 1e7, words: "crores?|cr" },
  { factor: 1e6, words: "millions?|m(?= ?(?:f\\.? ?cfa|dhs?|mad|eur|€)(?![a-z]))|millones|millon|milhoes|milhao|milioni|mn|mio|mm" },
  { factor: 1e9, words: "billions?|milliards?|bilhoes|bilhao|bilioni|bn|mil millones" },
];
// "m" is metres as well, so it multiplies only where a currency stands before the number.
const AFTER_MONEY: readonly { factor: number; words: string }[] = [{ factor: 1e6, words: "m" }];
const compile = (rows: readonly { factor: number; words: string }[]) =>
  [...rows].reverse().map(({ factor, words }) => ({ factor, pattern: new RegExp(`^[ -]?(?:${words})(?:(?![a-z0-9])|(?=(?:f ?cfa|dhs?|mad|eur)(?![a-z])))\\.?`) }));
const WORDS = compile(AFTER);
const MONEY_WORDS = [...WORDS, ...compile(AFTER_MONEY)];
/** How any of them begins. */
const BEGINNING = /^[ -]?[tmeklcb]/;
/** Swahili puts the magnitude first: "milioni 5", "laki tatu". */
const BEFORE = /(?<![a-z])(elfu|laki|milioni|bilioni) $/;
const BEFORE_FACTOR: Record<string, number> = { elfu: 1e3, laki: 1e5, milioni: 1e6, bilioni: 1e9 };

/** Factor and length of a magnitude that begins at `text`; factor 1 and length 0 when there is none. */
export function magnitudeAfter(text: string, money: boolean): { factor: number; length: number } {
  if (!BEGINNING.test(text)) return { factor: 1, length: 0 };
  for (const { factor, pattern } of money ? MONEY_WORDS : WORDS) {
    const match = pattern.exec(text);
    if (match) return { factor, length: match[0].length };
  }
  return { factor: 1, length: 0 };
}

export function magnitudeBefore(text: string): { factor: number; length: number } {
  if (!text.endsWith("u ") && !text.endsWith("i ")) return { factor: 1, length: 0 };
  const match = BEFORE.exec(text);
  const word = match?.[1];
  return match && word ? { factor: BEFORE_FACTOR[word] ?? 1, length: match[0].length } : { factor: 1, length: 0 };
}

const SCALES: readonly { factor: number; pattern: RegExp }[] = [
  { factor: 1e7, pattern: /\((?:all |amounts? |figures? |in )*(?:rs\.?|inr|\u20b9|npr|bdt|pkr)?(?: in)? ?crores?\b[^()\n]{0,12}\)|\bin (?:rs\.? |inr |\u20b9 ?)?crores?\b/ },
  { factor: 1e5, pattern: /\((?:all |amounts? |figures? |in )*(?:rs\.?|inr|\u20b9|npr|bdt|pkr)?(?: in)?\s(?:lakhs?|lacs?)\b[^()\n]{0,12}\)|\bin (?:rs\.? |inr |\u20b9 ?)?(?:lakhs?|lacs?)\b/ },
  { factor: 1e6, pattern: /\bm ?fcfa\b(?! de)|\((?:amounts? |figures? |all |expressed |[a-z$]{1,4} )*in (?:[a-z$]{1,12} )?millions?\b|\bin (?:[a-z$.]{1,14} ){0,2}millions\b|\((?:[a-z$.]{1,14} ){0,3}millions?\)|\ben millions\b|\bem milhoes\b(?! de (?:pessoas|toneladas))|\((?:valores |em )*milhoes\b|\ben millions (?:de|d')|\ben millones de\b|\b(?:expresad[oa]s?|cifras|valores) en millones\b|\bem milhoes de\b|\([^()\n]{0,20}\bmillones\b[^()\n]{0,12}\)|(?:^|[\s(])(?:usd|eur|gbp|chf|cad|aud|kes|tzs|ugx|rwf|etb|ngn|ghs|zmw|mwk|zar|mzn|aoa|xof|xaf|fcfa|mad|egp|mxn|cop|brl|pen|gtq|hnl|npr|inr|pkr|bdt|php|idr|us\$|r\$|[kt]sh\.?|[$€£])[ ']?(?:mn|m|millions?)\b(?= *(?:$|\)|,|(?:19|20)\d\d))|\bkatika milioni\b|^\s*(?:in )?[a-z$\u20a6]{1,6}\.? (?:millions?|mn|milioni|millones|milhoes)(?: +(?=(?:fy ?)?(?:19|20)\d\d|budget|actual)|(?=\s{3,}\S))|\bin [a-z$\u20a6]{1,6}\.? millions?(?= (?:unless|except))/m },
  { factor: 1e3, pattern: /\((?:amounts? |figures? |all |expressed |[a-z$]{1,4} )*in (?:[a-z$]{1,12} )?thousands?\b|\bin (?:[a-z$.]{1,14} ){0,2}thousands\b(?! of (?:farmers|people|hectares|jobs|households|tonnes|customers))|\((?:[a-z$.]{1,14} ){0,3}thousands?\)|\bthousands of (?:us )?(?:dollars|shillings|naira|rand|cedis|kwacha|euros|francs|pesos|meticais|birr|rupees)\b|(?:^|[\s(])(?:[a-z]{2,4}|[$\u20ac\u00a3])[ ']?000s?\b(?!,)|\ben milliers\b|\(milliers\)|\bk ?(?:fcfa|eur|usd)\b|\bk ?€|\ben miles\b(?! de (?:personas|hectareas|toneladas|familias))|\(miles\b|\bem milhares\b|\bmilhares de (?:meticais|kwanzas|reais|euros|dolares|mzn|aoa|escudos)\b|\((?:valores |em |expresso |expressos )*mil(?:hares)?\b|\(.{0,16}(?:maelfu|elfu)\)|\bin '?000s?\b|[$€£¢\u20b5\u20a6\u20b9a-z]\s?'000\b|\ben milliers (?:de|d')|\(en milliers\b|\(?milliers (?:de )?(?:f ?cfa|fcfa|francs|euros|dirhams|ariary|usd|eur)\b|\bmonnaie ?:? +milliers\b|m\$\)|\ben miles de\b|\bmiles de (?:pesos|dolares|soles|bolivianos|quetzales|lempiras|colones|cop|mxn)\b|\bem milhares de\b|\b(?:r\$|valores em|em) mil\b(?= ?\)| ?$| reais)|\bkatika maelfu\b|\bkwa maelfu\b|^\s*(?:in )?[a-z$\u20a6]{1,6}\.? (?:thousands?)(?: +(?=(?:fy ?)?(?:19|20)\d\d|budget|actual)|(?=\s{3,}\S))|\bin [a-z$\u20a6]{1,6}\.? thousands?(?= (?:unless|except))/m },
];
const DENIED = /(?:not|no|sin|nao|sans) (?:expressed )?(?:in|en|em) (?:thousands|millions|miles|millones|milhares)/;

/** Scale that a heading or note gives to a whole statement ("expressed in thousands of pesos"): 1, 1000 or 1000000. */
export function statedScale(text: string): number {
  if (DENIED.test(text)) return 1;
  for (const { factor, pattern } of SCALES) if (pattern.test(text)) return factor;
  return 1;
}
