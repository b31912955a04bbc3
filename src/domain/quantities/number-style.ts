/** How a text writes its numbers: which mark groups thousands and which one begins decimals. */
export type Separator = "," | "." | " " | "'";

export interface NumberStyle {
  group: Separator | null;
  decimal: "," | "." | null;
}

const COUNTS: { separator: Separator; many: RegExp; one: RegExp }[] = [
  { separator: ",", many: /\d(?:,\d{2,3})+,\d{3}(?![\d,])/g, one: /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d,])/g },
  { separator: ".", many: /\d(?:\.\d{3}){2,}(?![\d.])/g, one: /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.])/g },
  { separator: " ", many: /(?<![\d.,])\d{1,3}(?: \d{3}){2,}(?![\d.])/g, one: /(?<![\d,] ?|(?<!\.)\. ?)[1-9]\d{0,2} \d{3}(?:,\d{2}(?!\d))?(?!\d|[.,]\d| \d)/g },
  { separator: "'", many: /\d(?:'\d{3}){2,}(?!\d)/g, one: /(?<![\d.,])\d{1,3}'\d{3}(?!\d)/g },
];
const DECIMALS: { mark: "," | "."; pattern: RegExp }[] = [
  { mark: ".", pattern: /(?:,\d{3}|(?<![\d.,])\d+)\.\d{1,2}(?![\d.,]\d|\d| ?\.)/g },
  { mark: ",", pattern: /(?:\.\d{3}|(?<![\d.,])\d+),\d{1,2}(?![\d.,]\d|\d)/g },
];

const OF_MILLIONS = /(?<![\d.,])[1-9]\d{0,2},\d{3} ?(?:millions?|milliards?|millones|mil millones|milhoes|bilhoes|m ?(?:dhs?|fcfa|f cfa|€|eur))(?![a-z])/g;

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

/**
 * Reads the style from the text's own numbers, never from a locale: one language is written with
 * both styles. Undecided marks are decided by the languages' habit: comma groups in English and
 * Swahili, the dot in French, Spanish and Portuguese.
 */
export function detectNumberStyle(text: string, language: string | null): NumberStyle {
  const decimals = new Map<string, number>(DECIMALS.map(({ mark, pattern }) => [mark, count(text, pattern)]));
  const commaDecimals = language === "fr" || language === "es" || language === "pt";
  let group: Separator | null = null;
  let best = 0;
  for (const { separator, many, one } of COUNTS) {
    // Two table columns side by side look like one space-grouped number, so a single space proves little.
    const single = count(text, one) * (separator === " " ? 0.3 : 1);
    // "33,110 millions" in French is a little more than 33 of them.
    const fractions = separator === "," && commaDecimals ? count(text, OF_MILLIONS) : 0;
    const score = count(text, many) * 4 + single - fractions * 2 - (decimals.get(separator) ?? 0) * 0.5;
    if (score > best) {
      best = score;
      group = separator;
    }
  }
  const dot = decimals.get(".") ?? 0;
  const comma = decimals.get(",") ?? 0;
  let decimal: "," | "." | null = null;
  if (group === ",") decimal = ".";
  else if (group === ".") decimal = ",";
  else if (dot !== comma) decimal = dot > comma ? "." : ",";
  if (decimal === null && group === " " && commaDecimals && text.search(OF_MILLIONS) >= 0) decimal = ",";
  if (group === null && decimal !== null) group = decimal === "." ? "," : ".";
  if (group === null) group = commaDecimals ? "." : ",";
  if (decimal === null && group !== " " && group !== "'") decimal = group === "." ? "," : ".";
  return { group, decimal };
}
