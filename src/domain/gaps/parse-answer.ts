import type { FindingValue } from "../risk/finding";
import type { AnswerShape } from "./answer-shape";
import { parseChoice, parseYesNo } from "./parse-choice";
import { parseDate } from "./parse-date";
import { DIGITS, magnitudeOf, parseDigits, type TypingLocale } from "./parse-number";

export type { TypingLocale } from "./parse-number";

export type ParsedAnswer =
  | { ok: true; value: FindingValue; unit: string | null; currency: string | null; period: string | null }
  | { ok: false; reason: string };

const refuse = (reason: string): ParsedAnswer => ({ ok: false, reason });
const accept = (value: FindingValue, more: { unit?: string | null; currency?: string | null; period?: string | null } = {}): ParsedAnswer => ({
  ok: true, value, unit: more.unit ?? null, currency: more.currency ?? null, period: more.period ?? null,
});

/**
 * What a person typed, as the value it means: magnitudes applied, areas in ha, dates ISO. What cannot be
 * read in one way is refused with what to write instead, never guessed. Plausibility is checkAnswer's.
 */
export function parseAnswer(def: AnswerShape, text: string, locale: TypingLocale): ParsedAnswer {
  const source = text.trim();
  if (source === "") return refuse("Type a value, or remove the answer.");
  switch (def.type) {
    case "text":
    case "document":
      return accept({ kind: "text", text: source });
    case "boolean": {
      const yes = parseYesNo(source);
      return yes === null ? refuse("Answer yes or no.") : accept({ kind: "boolean", yes });
    }
    case "choice": {
      const choice = parseChoice(def, source);
      if (choice !== null) return accept({ kind: "choice", choice });
      return refuse(def.choices.length === 0 ? `“${source}” is not a country name or code that can be read, such as Kenya or KE.` : `Choose one of: ${def.choices.join(", ")}.`);
    }
    case "date": {
      const parsed = parseDate(source);
      return parsed.ok ? accept({ kind: "date", date: parsed.date }) : refuse(parsed.reason);
    }
    default:
      return def.multiple ? parseSeries(def, source, locale) : parseFigure(def, source, locale);
  }
}

/** "2024: KES 12,900,000; 2023: KES 13,400,000": newest first. */
function parseSeries(def: AnswerShape, text: string, locale: TypingLocale): ParsedAnswer {
  const parts = text.split(/[;\n]/).map((part) => part.trim()).filter((part) => part !== "");
  const parsed = parts.map((part) => {
    const dated = /^(\d{4})\s*[:=]\s*(.+)$/.exec(part);
    const figure = parseFigure(def, dated?.[2] ?? part, locale);
    return figure.ok && dated?.[1] !== undefined ? { ...figure, period: dated[1] } : figure;
  });
  const failed = parsed.find((p) => !p.ok);
  if (failed) return failed;
  const figures = parsed.filter((p) => p.ok).sort((a, b) => (b.period ?? "").localeCompare(a.period ?? "", "en"));
  const [first, ...rest] = figures;
  if (first?.value.kind !== "number") return refuse("Type one figure a year, such as 2024: 12,900,000; 2023: 13,400,000.");
  const currencies = new Set(figures.flatMap((f) => (f.currency === null ? [] : [f.currency])));
  if (currencies.size > 1) return refuse("The figures are in different currencies. Give all of them in one.");
  const earlier = rest.flatMap((f) => (f.value.kind === "number" ? [{ number: f.value.number, period: f.period }] : []));
  return accept({ ...first.value, earlier }, { unit: first.unit, currency: [...currencies][0] ?? null, period: first.period });
}

const NEGATIVE = /^[-−–]\s*(?=\d)/u;
const RANGE = new RegExp(`^\\s*(?:-|–|—|to|a|à|hadi)\\s*(${DIGITS.source})`, "u");

function parseFigure(def: AnswerShape, text: string, locale: TypingLocale): ParsedAnswer {
  const { rest: body, period } = takePeriod(text);
  const { rest, currency } = def.type === "money" ? takeCurrency(body) : { rest: body, currency: null };
  const bracketed = /^\((.+)\)$/.exec(rest);
  const loose = (bracketed?.[1] ?? rest).replace(/^(?:about|around|approximately|approx\.?|circa|ca\.?|environ|alrededor de|cerca de|karibu|~|≈)\s*/iu, "");
  const negative = NEGATIVE.test(loose) || bracketed !== null;
  const start = loose.replace(NEGATIVE, "");
  const match = DIGITS.exec(start);
  if (!match) return refuse(`“${text.trim()}” holds no number.`);
  const low = parseDigits(match[0], locale);
  if (low === null) return refuse(`“${match[0]}” is not a number that can be read. Write it as 14,250,000 or 14250000.`);
  const after = start.slice(match.index + match[0].length);
  const span = RANGE.exec(after);
  const high = span?.[1] === undefined ? null : parseDigits(span[1], locale);
  const words = `${start.slice(0, match.index)} ${after.slice(span?.[0].length ?? 0)}`.trim();
  const scaled = takeMagnitude(words);
  const measured = takeUnit(def, scaled.rest);
  if (!measured.ok) return refuse(measured.reason);
  const factor = scaled.factor * measured.factor * (negative ? -1 : 1);
  const tidy = (n: number): number => Number((n * factor).toPrecision(12));
  if (high !== null && negative) return refuse("A range of negative figures cannot be read. Type the worse of the two.");
  return accept({ kind: "number", number: tidy(low), high: high === null ? null : tidy(high) }, { unit: measured.unit, currency, period });
}

/** "(2025)", "(January to December 2025)", "in 2025": one year is the period; other remarks in brackets at the end are dropped. */
function takePeriod(text: string): { rest: string; period: string | null } {
  const remark = /^(.*\d.*?)\s*\(([^()]*)\)\s*$/su.exec(text.trim());
  const tail = remark ?? /^(.*\d.*?)[\s,]+(?:in|for|en|em|mwaka)\s+((?:19|20)\d{2})\s*$/su.exec(text.trim());
  if (!tail) return { rest: text.trim(), period: null };
  const years = tail[2]?.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  const wholeYear = /^\D*(?:19|20)\d{2}\D*$/u.test(tail[2] ?? "");
  return { rest: (tail[1] ?? "").trim(), period: years.length === 1 && wholeYear ? (years[0] ?? null) : null };
}

/** Longer signs first. A bare "$" or "CFA" names several currencies, so it is left open. */
const SIGNS: readonly [RegExp, string | null][] = [
  [/US\s?\$/iu, "USD"], [/R\$/u, "BRL"], [/\bK\.?\s?Sh(?:s|illings?)?\b\.?/iu, "KES"], [/\bT\.?\s?Sh(?:s|illings?)?\b\.?/iu, "TZS"],
  [/\bU\.?\s?Sh(?:s|illings?)?\b\.?/iu, "UGX"], [/\bbirr\b/iu, "ETB"], [/\bnaira\b|₦/iu, "NGN"], [/€|\beuros?\b/iu, "EUR"], [/£/u, "GBP"], [/₹/u, "INR"],
  [/\bGH₵|₵/u, "GHS"], [/\$/u, null], [/\bF?\s?CFA\b/iu, null],
];
let currencyCodes: ReadonlySet<string> | null = null;

function takeCurrency(text: string): { rest: string; currency: string | null } {
  currencyCodes ??= new Set(Intl.supportedValuesOf("currency"));
  const code = (text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/gu) ?? []).find((word) => currencyCodes?.has(word));
  if (code !== undefined) return { rest: text.replace(code, " ").replace(/\s+/g, " ").trim(), currency: code };
  for (const [sign, currency] of SIGNS) if (sign.test(text)) return { rest: text.replace(sign, " ").replace(/\s+/g, " ").trim(), currency };
  return { rest: text, currency: null };
}

function takeMagnitude(words: string): { factor: number; rest: string } {
  const [first = "", ...rest] = words.split(/\s+/);
  const factor = magnitudeOf(first);
  return factor === null ? { factor: 1, rest: words } : { factor, rest: rest.join(" ") };
}

type Measured = { ok: true; factor: number; unit: string | null } | { ok: false; reason: string };

function takeUnit(def: AnswerShape, words: string): Measured {
  const said = words.toLowerCase().replace(/^(?:of|de|d'|per year|a year|p\.?a\.?)\b\s*/u, "").trim();
  if (def.type === "percent") {
    return said === "" || /^(?:%|percent|per cent|pour ?cent|por ?ciento|por ?cento|asilimia)(?: (?:of|de|des|du|do|ya|za) .*)?$/u.test(said)
      ? { ok: true, factor: 1, unit: "%" } : { ok: false, reason: `“${words}” is not percent. Type a figure such as 12 %.` };
  }
  if (def.type === "money") {
    const per = /^(?:\/|per|a|each|par|por|kwa)?\s*([\p{L}][\p{L}\d .-]{0,20})$/u.exec(said)?.[1]?.trim() ?? null;
    if (said === "") return { ok: true, factor: 1, unit: null };
    return def.variesByProduct && per !== null ? { ok: true, factor: 1, unit: per } : { ok: false, reason: `“${words}” cannot be read. Type an amount and its currency, such as KES 14,250,000.` };
  }
  if (said === "") return { ok: true, factor: 1, unit: def.units && def.units.base !== "as stated" ? def.units.base : null };
  const known = def.units?.said.find((unit) => unit.words.some((word) => word.toLowerCase() === said));
  if (known && def.units?.base !== "as stated") return { ok: true, factor: known.factor, unit: def.units?.base ?? null };
  if (def.units?.base === "as stated") return { ok: true, factor: 1, unit: said };
  if (def.unit.toLowerCase() === said || def.unit.toLowerCase().startsWith(`${said} `)) return { ok: true, factor: 1, unit: null };
  const options = def.units ? def.units.said.map((unit) => unit.words[0] ?? "").join(", ") : def.unit;
  return { ok: false, reason: options === "none" || options === "" ? `Type the number alone, without “${words}”.` : `“${words}” is not a unit that can be read here. Use ${options}.` };
}
