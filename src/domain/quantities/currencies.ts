import { COUNTRY_CURRENCY } from "./country-currency";

/** Marks that mean one currency only. */
const CERTAIN: readonly (readonly [string, string])[] = [
  ["us\\$|usd|u\\.s\\. ?dollars?|us dollars?|dollars? us|dolares (?:americanos|estadounidenses)|dolares dos eua", "USD"],
  ["eur|euros?|€", "EUR"], ["gbp|pounds? sterling|£", "GBP"], ["chf", "CHF"],
  ["kes|kshs?|ksh|kenyan? shillings?", "KES"], ["tzs|tshs?|tanzanian? shillings?|shilingi za (?:ki)?tanzania", "TZS"],
  ["ugx|ushs?|ugandan? shillings?", "UGX"], ["rwf|frw", "RWF"], ["bif|fbu", "BIF"], ["etb|birr", "ETB"], ["ngn|naira|₦", "NGN"],
  ["ghs|gh¢|gh₵|ghana cedis?|cedis?", "GHS"], ["zmw|zambian kwacha", "ZMW"], ["mwk|mk|malawi(?:an)? kwacha", "MWK"], ["zar|rands?", "ZAR"],
  ["mzn|mts?|meticais|metical", "MZN"], ["aoa|kz|kwanzas?", "AOA"], ["cve", "CVE"], ["mad|dirhams? marocains?", "MAD"], ["tnd", "TND"], ["egp", "EGP"],
  ["xof", "XOF"], ["xaf", "XAF"], ["mga|ariary", "MGA"], ["gnf|francs? guineens?", "GNF"], ["cdf|francs? congolais", "CDF"],
  ["mxn|m\\.n\\.|pesos mexicanos", "MXN"], ["cop|pesos colombianos", "COP"], ["brl|r\\$|reais|real brasileiro", "BRL"], ["pen|s/\\.?|soles", "PEN"],
  ["gtq|quetzales?", "GTQ"], ["hnl|lempiras?", "HNL"], ["nio|c\\$|cordobas?", "NIO"], ["crc|₡|colones", "CRC"], ["bob|bolivianos", "BOB"],
  ["pyg|guaranies", "PYG"], ["clp|pesos chilenos", "CLP"], ["ars|pesos argentinos", "ARS"], ["uyu", "UYU"], ["dop|rd\\$|pesos dominicanos", "DOP"],
  ["npr|nepalese rupees?|nrs", "NPR"], ["inr|₹|indian rupees?", "INR"], ["pkr|pakistani? rupees?", "PKR"], ["lkr", "LKR"], ["bdt|taka|tk|৳", "BDT"],
  ["php|₱|philippine pesos?", "PHP"], ["idr|rupiah|rp", "IDR"], ["vnd|₫", "VND"], ["khr|riels?", "KHR"], ["mmk|kyats?", "MMK"],
  ["cad|ca\\$", "CAD"], ["aud|a\\$", "AUD"], ["cny|rmb|yuan", "CNY"], ["jpy|yen", "JPY"], ["ua|units? of account|unites? de compte", "XUA"],
];
/** Marks that several countries share: the country or the currency stated elsewhere decides. */
const SHARED: readonly (readonly [string, readonly string[]])[] = [
  ["\\$|dollars?|dolares", ["USD", "CAD", "AUD", "COP", "MXN", "CLP", "ARS", "UYU", "DOP", "NAD", "LRD", "BWP"]],
  ["dhs?|dirhams?", ["MAD", "AED"]], ["pesos?", ["MXN", "COP", "CLP", "ARS", "UYU", "DOP", "PHP", "CUP"]],
  ["rs|re|rupees?|roupies", ["INR", "NPR", "PKR", "LKR", "MUR", "SCR"]],
  ["f\\.? ?cfa|cfa|fr?\\.? ?cfa|f|frs?|francs?|faranga", ["XOF", "XAF", "CDF", "GNF", "RWF", "BIF", "DJF", "KMF"]],
  ["sh|shs|shillings?|shilingi|/=|/-", ["KES", "TZS", "UGX", "SOS"]],
  ["k|kwachas?", ["ZMW", "MWK"]], ["r", ["ZAR"]], ["n", ["NGN"]], ["p", ["PHP", "BWP"]], ["bs", ["BOB", "VES"]], ["q", ["GTQ"]], ["l", ["HNL"]], ["le", ["SLE", "SLL"]],
];
/** Single letters count only when they touch the number or stand before it: "R85", "Q 500", "N5,000". */
const BEFORE_ONLY = new Set(["k|kwachas?", "r", "n", "p", "q", "l", "le", "bs"]);

export interface CurrencyMark {
  /** Possible ISO 4217 codes, one when the mark is certain. */
  codes: readonly string[];
  length: number;
}

const TABLE: readonly { words: string; codes: readonly string[] }[] = [...CERTAIN.map(([words, code]) => ({ words, codes: [code] })), ...SHARED.map(([words, codes]) => ({ words, codes }))];
const join = (keep: (words: string) => boolean): string => byFirstUnit(TABLE.map(({ words }) => words).filter(keep).join("|"));

/** The same choice with what begins alike put together: a text's place is then ruled out by its first letter. Top level only. */
function byFirstUnit(choice: string): string {
  const groups = new Map<string, string[]>();
  for (const each of choice.split(/\|(?![^(]*\))/)) {
    const first = /^\\?./.exec(each)?.[0] ?? "";
    groups.set(first, [...(groups.get(first) ?? []), each]);
  }
  return [...groups.values()].map((group) => (group.length > 1 ? `(?:${group.join("|")})` : group[0])).join("|");
}
const BEFORE = new RegExp(`(?<![a-z]|[a-z]\\.)(${join(() => true)})(?:\\.?:?| ?\\() ?$`);
const AFTER = new RegExp(`^ ?(?:de |d')?(${join((words) => !BEFORE_ONLY.has(words))})(?![a-z0-9])\\.?`);

const codesByWord = new Map<string, readonly string[]>();
/** The printed words are few, so each is looked up once. */
function codesOf(word: string): readonly string[] {
  const known = codesByWord.get(word);
  if (known) return known;
  const codes = TABLE.find(({ words }) => new RegExp(`^(?:${words})$`).test(word))?.codes ?? [];
  codesByWord.set(word, codes);
  return codes;
}

/** The currency mark that ends at the end of `text` (the stretch before a number). */
export function currencyBefore(text: string): CurrencyMark | null {
  const tail = text.slice(-28);
  if (!/[a-z$€£¢₦₹₡₱₫৳₵.:/=(-] ?$/.test(tail)) return null;
  const match = BEFORE.exec(tail);
  return match?.[1] ? { codes: codesOf(match[1]), length: match[0].length } : null;
}

/** The currency mark that begins at the start of `text` (the stretch after a number). */
export function currencyAfter(text: string): CurrencyMark | null {
  const match = AFTER.exec(text.slice(0, 32));
  return match?.[1] ? { codes: codesOf(match[1]), length: match[0].length } : null;
}

/** ISO code of a mark, given the currencies that fit the document, most likely first; null when undecided. */
export function resolveCurrency(mark: CurrencyMark | null, likely: readonly string[]): string | null {
  if (!mark) return null;
  if (mark.codes.length === 1) return mark.codes[0] ?? null;
  return likely.find((code) => mark.codes.includes(code)) ?? null;
}

/** Currency of a country (ISO 3166-1 alpha-2, lower case), null when the table does not hold it. */
export function currencyOfCountry(country: string): string | null {
  return COUNTRY_CURRENCY[country] ?? null;
}

const STATED = new RegExp(`(?<![a-z])(?:${byFirstUnit(CERTAIN.map(([words]) => words).join("|"))})(?![a-z])`, "g");
// Words and codes that are also ordinary words or surnames in plain text; they prove nothing alone.
const WEAK = new Set(["mk", "aud", "mad", "mts", "mt", "tk", "rp", "ua", "kz", "soles", "s/", "rands", "cop", "pen"]);

/** Certain currencies a text names, most frequent first. */
export function statedCurrencies(text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of text.match(STATED) ?? []) {
    const [code] = WEAK.has(word) ? [] : codesOf(word);
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([code]) => code);
}

const MARKED = new RegExp(`(?<![a-z])(${join(() => true)})\\.? ?$`);
/** What a mark can end with. */
const MARK_END = /[a-z$€£¢₦₹₡₱₫৳₵./=-]/;
/** No mark is longer. */
const LONGEST_MARK = 28;

/** What the mark before each figure of a text may mean, in reading order; figures without one are left out. */
export function markedFigures(text: string): (readonly string[])[] {
  const marks: (readonly string[])[] = [];
  for (let at = 1; at < text.length; at++) {
    if (!isDigit(text.charCodeAt(at)) || isDigit(text.charCodeAt(at - 1))) continue;
    const last = text.charCodeAt(at - 1) === 32 ? at - 2 : at - 1;
    if (!MARK_END.test(text.charAt(last))) continue;
    const word = MARKED.exec(text.slice(Math.max(0, at - LONGEST_MARK), at))?.[1];
    if (word) marks.push(codesOf(word));
  }
  return marks;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The currency that most marks before figures mean by themselves; null where none stands before more than half of them. */
export function mostMarked(marks: readonly (readonly string[])[]): string | null {
  const counts = new Map<string, number>();
  for (const codes of marks) {
    if (codes.length === 1 && codes[0]) counts.set(codes[0], (counts.get(codes[0]) ?? 0) + 1);
  }
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  return top && top[1] > marks.length / 2 && top[1] >= 3 ? top[0] : null;
}

/** Every currency that a mark printed before a figure may mean, shared marks with all their countries. */
export function possibleCurrencies(marks: readonly (readonly string[])[]): string[] {
  return [...new Set(marks.flat())].sort();
}
