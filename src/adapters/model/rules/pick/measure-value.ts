import { currencyAfter, resolveCurrency } from "@/domain/quantities/currencies";
import type { NumberToken } from "@/domain/quantities/numbers";
import type { Quantity } from "@/domain/quantities/quantity";
import { areaUnit, yieldUnit } from "@/domain/quantities/units";
import type { MeasureKind } from "../cues/measure-rule";
import { quantityOf } from "../view/figures-of";
import { countsNothing, isPhysical } from "./attached";

/** A figure read as one kind of measure, in the unit findings are told in. */
export interface Measured {
  start: number;
  end: number;
  low: number;
  high: number | null;
  unit: string | null;
  currency: string | null;
}

const DAY: readonly (readonly [RegExp, number])[] = [
  [/^ ?-?(?:calendar |working |business )?(?:days?|jours?|dias?|siku)(?![a-z])/, 1], [/^ ?-?(?:weeks?|semaines?|semanas?|wiki)(?![a-z])/, 7],
  [/^ ?-?(?:months?|mois|mes(?:es)?|miezi|mensualites?|mensualidad(?:es)?|mensalidad(?:es)?)(?![a-z])/, 30], [/^ ?-?(?:years?|yrs?|ans?|annees?|anos?|miaka|mwaka)(?![a-z])/, 365],
];
const PER_UNIT: Readonly<Record<string, number>> = { days: 1, months: 30, years: 365 };
const MASS = /^ ?(?:(t|tm|mt|(?:metric )?tons?|tonnes?|toneladas?|tani)|(kgs?|kilos?|kilogram\w*|quilos?)|(quintal(?:es)?|quintaux|qq))(?![a-z/])/;
const VOLUME = /^ ?(?:(m3|m³|cubic met(?:er|re)s?|metres? cubes?|metros? cubicos?|mita za ujazo)|(litres?|liters?|litros?|lita|l))(?![a-z]|\/(?!an|ano|year|annee|a\b))/;
const TIMES = /^ ?(?:(?:formal|ordinary|regular|full|scheduled|special|board|committee|directors'?) )?(?:times|fois|veces|vezes|sessions?|seances?|sesiones|sessoes|meetings|reunions|reuniones|reunioes|vikao)(?![a-z])/;
/** "mara nane": Swahili puts "times" before the number, and units as well ("siku 6", "tani 300", "miaka 11"). */
const BEFORE: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  days: [[/(?<![a-z])siku $/, 1], [/(?<![a-z])wiki $/, 7], [/(?<![a-z])miezi $/, 30]],
  months: [[/(?<![a-z])miezi $/, 1], [/(?<![a-z])miaka $/, 12]],
  years: [[/(?<![a-z])miaka (?:ya )?$/, 1], [/(?<![a-z])miezi $/, 1 / 12]],
  mass: [[/(?<![a-z])tani $/, 1], [/(?<![a-z])kilo $/, 0.001]],
  volume: [[/(?<![a-z])lita $/, 0.001]],
  times: [[/(?<![a-z])(?:mara|vikao) $/, 1]],
};

/** What a label or column head says about the unit of bare figures under it: "(t/ha)", "(FCFA/kg)", ", %", "Days late". */
export interface UnitHint {
  text: string;
  currencies: readonly string[];
  scale: number;
}

/** Reads `tokens[index]` as a measure of a kind; null when it is something else. `hint` lends its unit to a bare figure. */
export function measureAt(plain: string, tokens: readonly NumberToken[], index: number, kind: MeasureKind, hint: UnitHint | null, currencies: readonly string[]): Measured | null {
  const quantity = quantityOf(plain, tokens, index);
  if (!quantity) return null;
  // Brackets mean minus in accounts only: "forty-eight (48) months".
  const value = kind === "money" || kind === "percent" ? quantity.value : Math.abs(quantity.value);
  const base = { start: quantity.start, end: quantity.end, low: value, high: quantity.high, unit: null, currency: null };
  if (kind === "percent") return percent(quantity, base, hint);
  // "We sold for 12 million" tells what came in, no price of one.
  if (kind === "price" && quantity.magnitude >= 1e6) return null;
  if (kind === "money" || kind === "price") return money(plain, quantity, base, kind, hint, currencies);
  if (kind === "area") return area(quantity, base, hint);
  if (kind === "yield") return yields(quantity, base, hint);
  if (quantity.percent || quantity.currency || quantity.area) return null;
  if (kind === "count") return quantity.yield === null && isCount(plain, quantity) ? { ...base, unit: null } : null;
  return united(plain, quantity, base, kind, hint);
}

function percent(quantity: Quantity, base: Measured, hint: UnitHint | null): Measured | null {
  const bare = hint && /%|percent|pourcentage|porcentaje|percentagem|asilimia/.test(hint.text) && !quantity.currency && !quantity.area;
  return (quantity.percent || bare) && Math.abs(quantity.value) <= 1000 ? { ...base, unit: "%" } : null;
}

function money(plain: string, quantity: Quantity, base: Measured, kind: "money" | "price", hint: UnitHint | null, currencies: readonly string[]): Measured | null {
  if (quantity.percent || quantity.area || quantity.yield) return null;
  const own = resolveCurrency(quantity.currency, currencies);
  if (own) return { ...base, currency: own };
  // "the point lies at 109 millions": no money is named where only one is meant.
  if (!hint && kind === "money" && !quantity.currency && quantity.magnitude >= 1e5 && currencies[0] && ENDS_AMOUNT.test(plain.slice(quantity.end, quantity.end + 16))) return { ...base, currency: currencies[0] };
  if (!hint || quantity.currency || isPhysical(plain, quantity.end)) return null;
  const head = headCurrency(hint);
  const scale = kind === "money" && quantity.magnitude === 1 ? hint.scale : 1;
  // In a row a bare figure is money only when it is printed as amounts are.
  if (!head && (isYear(quantity) || (kind === "money" && !quantity.token.grouped && scale === 1))) return null;
  const currency = head ?? hint.currencies[0] ?? null;
  return currency ? { ...base, low: round(quantity.value * scale), high: quantity.high === null ? null : round(quantity.high * scale), currency } : null;
}

/** What follows an amount and no count of people, trees or litres. */
const ENDS_AMOUNT = /^\s*(?:[.,;:)|]|$|(?:in|for|over|at|each|next|this|last|from|to|and|per year|a year|la|le|en|sur|pour|par an|et|por|al ano|y|ao ano|e|kwa mwaka|na|(?:de|of|en|em) (?:ventes|chiffre|sales|turnover|revenue|ventas|ingresos|vendas|receita))(?![a-z]))/;

/** A currency in brackets or after a comma in a label: "(FCFA/kg)", "Price per kg, PHP". */
function headCurrency(hint: UnitHint): string | null {
  const said = /[(,]\s*([^(),]{1,16})\)?\s*$|\(([^()]{1,16})\)/.exec(hint.text);
  const words = (said?.[1] ?? said?.[2] ?? "").replace(/\/.*$/, "").trim();
  return words ? resolveCurrency(currencyAfter(words), hint.currencies) : null;
}

function area(quantity: Quantity, base: Measured, hint: UnitHint | null): Measured | null {
  const unit = quantity.area ?? (hint && !quantity.percent && !quantity.currency && !quantity.yield ? (areaUnit(unitWords(hint.text)) ?? acreage(hint.text)) : null);
  return unit && quantity.value > 0 ? { ...base, low: quantity.value * unit.factor, high: quantity.high === null ? null : quantity.high * unit.factor, unit: "ha" } : null;
}

const acreage = (head: string): { factor: number } | null => (/^(?:\d?[a-z]?\.? )?(?:irrigated |planted |total )?acres\b/.test(head) ? { factor: 0.404686 } : /^(?:hectares|hectareas|superficie ha)\b/.test(head) ? { factor: 1 } : null);

function yields(quantity: Quantity, base: Measured, hint: UnitHint | null): Measured | null {
  const unit = quantity.yield ?? (hint && !quantity.percent && !quantity.currency && !quantity.area ? yieldUnit(unitWords(hint.text)) : null);
  return unit && quantity.value > 0 ? { ...base, low: quantity.value * unit.factor, high: quantity.high === null ? null : quantity.high * unit.factor, unit: unit.base } : null;
}

/** The unit a label ends with: in brackets, after a comma, or at its end. */
function unitWords(label: string): string {
  return /\(([^()]{1,20})\)\s*:?\s*$/.exec(label)?.[1] ?? /,\s*([^,]{1,14})$/.exec(label)?.[1] ?? label.replace(/^.*\s(?=\S+$)/, "");
}

function isCount(plain: string, quantity: Quantity): boolean {
  const { value, token } = quantity;
  if (!Number.isInteger(value) || value < 0 || token.decimals > 0 || quantity.magnitude > 1e3 || (!token.grouped && value > 1e6)) return false;
  return !isYear(quantity) && !countsNothing(plain, quantity.start, quantity.end);
}

/** Printed as years are: "2025" is no amount and no count unless its label or currency says so. */
const isYear = ({ value, token }: Quantity): boolean => value >= 1900 && value <= 2100 && !token.grouped && token.decimals === 0;

function united(plain: string, quantity: Quantity, base: Measured, kind: MeasureKind, hint: UnitHint | null): Measured | null {
  const rest = plain.slice(quantity.end, quantity.end + 24).replace(/^\s*\)/, "").replace(/\n/g, " ");
  const before = plain.slice(Math.max(0, base.start - 16), base.start).replace(/\n/g, " ");
  const prefixed = (BEFORE[kind] ?? []).find(([pattern]) => pattern.test(before))?.[1];
  if (prefixed !== undefined) return times(base, prefixed, kind, base.end);
  const target = PER_UNIT[kind];
  if (target !== undefined) {
    for (const [pattern, days] of DAY) {
      const match = pattern.exec(rest);
      // A lease or a loan is told in years or months; days beside it are of something else.
      if (match) return days < 30 && target > 1 ? null : times(base, kind === "years" && days === 30 ? 1 / 12 : days / target, kind, base.end + match[0].length);
    }
    return bareUnit(quantity, base, kind, hint);
  }
  const match = (kind === "mass" ? MASS : kind === "volume" ? VOLUME : TIMES).exec(rest);
  if (!match) return bareUnit(quantity, base, kind, hint);
  const factor = kind === "mass" ? (match[1] ? 1 : match[2] ? 0.001 : 0.1) : kind === "volume" ? (match[1] ? 1 : 0.001) : 1;
  return times(base, factor, kind, base.end + match[0].length);
}

const NAMED: Partial<Record<MeasureKind, RegExp>> = {
  days: /\b(?:days?|jours?|dias|siku)\b/, months: /\b(?:months?|mois|meses|miezi)\b/, years: /\b(?:years?|annees?|ans|anos|miaka)\b/, mass: /\b(?:t|tons?|tonnes?|toneladas|mt|tani)\b/, volume: /\bm3\b|m³/,
  times: /meetings|reunions|reuniones|sesiones|vikao|mikutano|times|fois|veces/,
};

/** A bare figure on a form whose label names the unit: "Years to pay: 5". */
function bareUnit(quantity: Quantity, base: Measured, kind: MeasureKind, hint: UnitHint | null): Measured | null {
  const whole = quantity.token.decimals <= 1 && !/\d/.test(String(quantity.yield?.base ?? ""));
  return hint && whole && quantity.value < 100_000 && NAMED[kind]?.test(hint.text) ? times(base, 1, kind, base.end) : null;
}

const UNIT_NAME: Partial<Record<MeasureKind, string>> = { days: "days", months: "months", years: "years", mass: "t", volume: "m3", times: "meetings per year" };

function times(base: Measured, factor: number, kind: MeasureKind, end: number): Measured {
  return { ...base, end, low: round(base.low * factor), high: base.high === null ? null : round(base.high * factor), unit: UNIT_NAME[kind] ?? null };
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
