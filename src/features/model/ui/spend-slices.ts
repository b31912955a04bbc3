import type { Stack } from "@/domain/charts/stacks";
import { countOf, dollarsOf } from "@/ui/format/numbers";
import { dateOf } from "@/ui/format/times";
import type { ModelDesk } from "../contract";

export type Measure = "cost" | "tokens";
export const MEASURES: readonly Measure[] = ["cost", "tokens"];

export type Span = 30 | 90;
export const SPANS: readonly Span[] = [30, 90];

export type SpendDay = ModelDesk["days"][number];
export type TokenKind = keyof SpendDay["tokens"];
export const TOKEN_KINDS: readonly TokenKind[] = ["input", "output", "cacheRead", "cacheWrite"];

const DAY_MS = 86_400_000;
/** Bars are drawn in whole numbers, and a call may cost less than a cent. */
const MICROS = 1_000_000;
const NO_TOKENS = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

/** The last `span` days up to `at`, oldest first, in UTC; a day without a call is there with nothing. */
export function lastDays(days: readonly SpendDay[], at: Date, span: Span): SpendDay[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length: span }, (_, index) => {
    const day = new Date(at.getTime() - (span - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, usd: 0, calls: 0, unpriced: 0, tokens: NO_TOKENS };
  });
}

export const sumOf = (days: readonly SpendDay[], key: "usd" | "calls" | "unpriced"): number => days.reduce((sum, day) => sum + day[key], 0);

export const tokensOf = ({ tokens }: SpendDay): number => TOKEN_KINDS.reduce((sum, kind) => sum + tokens[kind], 0);

/** What is stacked: the kinds from the bottom up, and a stack a day. */
export function stacksOf(days: readonly SpendDay[], measure: Measure): { kinds: readonly string[]; stacks: Stack[] } {
  if (measure === "tokens") return { kinds: TOKEN_KINDS, stacks: days.map(({ tokens }) => tokens) };
  return { kinds: ["usd"], stacks: days.map(({ usd }) => ({ usd: Math.round(usd * MICROS) })) };
}

const THOUSAND = 1000;

/** A round figure beside the axis: "$0.05", "500k", "2M". */
export function tickOf(value: number, measure: Measure): string {
  if (measure === "cost") return value === 0 ? "$0" : dollarsOf(value / MICROS);
  if (value < THOUSAND) return countOf(value);
  return value < MICROS ? `${value / THOUSAND}k` : `${countOf(value / MICROS)}M`;
}

/** A day of the calendar in words, the same in every time zone: "2026-12-01" -> "1 Dec 2026". */
export function dayInWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dateOf(new Date(year, month - 1, date));
}
