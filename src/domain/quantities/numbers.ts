import type { NumberStyle } from "./number-style";

/** A number as printed: its place, its value, and how it was written. */
export interface NumberToken {
  start: number;
  end: number;
  value: number;
  /** Digits after the decimal mark; 0 for a whole number. */
  decimals: number;
  /** Printed with a thousands separator. */
  grouped: boolean;
  /** In accountants' parentheses, which mean minus; `value` is negative then. */
  parenthesised: boolean;
  /** A letter stands directly before it, as in "R85" or "Q1". */
  glued: boolean;
}

/** "N4, 450,000": a blank slipped in behind the first comma of an amount whose money is named. */
const SLIPPED = "(?<=[$€£₦₱₵]|(?<![a-z])(?:n|rs|ksh|kes|ugx|tzs|ngn|usd|inr|zar|php)\\.? ?)\\d{1,3}(?:, \\d{3}(?:,\\d{3})+|(?:,\\d{3})*, 000)(?![\\d,]*\\d)";
// Longest form first: groups by comma (Indian ones too), dot, space, apostrophe, then plain digits.
const TOKEN = new RegExp(`${SLIPPED}|${
  /(?<=[$€£₦₱₵] ?)\.\d{1,3}(?!\d)|\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,12})?(?![\d,]*\d)|\d{1,3}(?:\.\d{3})+(?:,\d{1,12})?(?!\d|\.\d)|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?![\d]|[.,]\d)|\d{1,3}(?:'\d{3})+(?:\.\d{1,12})?(?!\d)|\d+(?:[.,]\d{1,12})?/.source
}`, "g");
const PLAIN = /\d+(?:[.,]\d{1,12})?/y;

/** Finds every number in plain text. Numbers inside words ("m2", "co2") are left out. */
export function findNumbers(text: string, style: NumberStyle): NumberToken[] {
  const tokens: NumberToken[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    let printed = match[0];
    const start = match.index;
    if (/\d \d/.test(printed) && style.group !== " ") {
      PLAIN.lastIndex = start;
      printed = PLAIN.exec(text)?.[0] ?? printed;
      TOKEN.lastIndex = start + printed.length;
    }
    // Two columns printed side by side read like one number of six groups or more; no amount is that long.
    const groups = printed.split(" ");
    if (groups.length >= 6 && !/[.,]/.test(printed)) {
      printed = groups.slice(0, groups.length / 2).join(" ");
      TOKEN.lastIndex = start + printed.length;
    }
    const before = text.charAt(start - 1);
    const glued = /\p{L}/u.test(before);
    if (glued && /\p{L}/u.test(text.charAt(start - 2)) && !/(?:rs|sh|us|ksh|tsh|fr|eur|usd|kes|tzs|ngn|zar)$/.test(text.slice(Math.max(0, start - 4), start))) continue;
    tokens.push({ ...signed(text, start, start + printed.length, readNumber(printed, style)), glued });
  }
  return tokens;
}

type Read = { value: number; decimals: number; grouped: boolean };

/** Value of one printed number, by its own form first and by the text's style where it is ambiguous. */
export function readNumber(printed: string, style: NumberStyle): Read {
  if (printed.includes(", ")) return readNumber(printed.replaceAll(", ", ","), style);
  const commas = printed.split(",").length - 1;
  const dots = printed.split(".").length - 1;
  if (/[ ']/.test(printed)) {
    const [whole = "", fraction = ""] = printed.replace(/[ ']/g, "").split(/[.,]/);
    return build(whole, fraction, true);
  }
  if (commas > 0 && dots > 0) {
    const decimal = printed.lastIndexOf(",") > printed.lastIndexOf(".") ? "," : ".";
    const cut = printed.lastIndexOf(decimal);
    return build(printed.slice(0, cut).replace(/[.,]/g, ""), printed.slice(cut + 1), true);
  }
  if (commas + dots > 1) return build(printed.replace(/[.,]/g, ""), "", true);
  if (commas + dots === 0) return build(printed, "", false);
  const mark = commas > 0 ? "," : ".";
  const [whole = "", fraction = ""] = printed.split(mark);
  const groups = fraction.length === 3 && whole.length <= 3 && !/^0/.test(whole) && style.decimal !== mark;
  return groups ? build(whole + fraction, "", true) : build(whole, fraction, false);
}

function build(whole: string, fraction: string, grouped: boolean): Read {
  return { value: Number(fraction ? `${whole}.${fraction}` : whole), decimals: fraction.length, grouped };
}

/** "six (6) acres", "thirty (30) days": a contract's figure beside its words is no minus. */
const SPELT_OUT = /^ ?\) (?:ha\b|hectare|acre|manzana|year|month|week|day|ans\b|annee|mois|semaine|jour|ano|mes|semana|dia|persons?\b|people|members?\b|employees)/;

function signed(text: string, start: number, end: number, read: Read): Omit<NumberToken, "glued"> {
  const open = /\( ?(?:[$€£]|us\$|r\$|[a-z]{1,3}\.?)? ?$/.exec(text.slice(Math.max(0, start - 7), start));
  const parenthesised = open !== null && /^ ?\)/.test(text.slice(end, end + 2)) && !SPELT_OUT.test(text.slice(end, end + 12));
  const minus = /(?:^|[\s(|:$])-$/.test(text.slice(Math.max(0, start - 2), start)) || /(?:^|\s)-[$€£]$/.test(text.slice(Math.max(0, start - 3), start));
  const value = parenthesised || minus ? -read.value : read.value;
  return { start, end, ...read, value, parenthesised };
}
