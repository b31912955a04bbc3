import { JOB_ERROR_CODES, JOB_ERRORS } from "@/domain/jobs/job-errors";
import { PROMPT_SECTIONS, SECTION_WORD } from "@/domain/prompts/prompt";
import { isSpent } from "@/domain/schedules/budget";
import { dollarsOf } from "@/ui/format/numbers";
import type { StateKind } from "@/ui/state/state";
import type { ModelCallView, ModelDesk } from "../contract";
import { t } from "./text";

type Breaker = ModelDesk["breakers"][number];
type Run = ModelCallView;

/** The model in force first, with or without a past; then others that failed. One that answers again and is not in force says nothing new. */
export function breakersShown({ model, breakers }: Pick<ModelDesk, "model" | "breakers">): { model: string; breaker: Breaker | null }[] {
  const others = breakers.filter((breaker) => breaker.model !== model && (breaker.state !== "closed" || breaker.failures > 0));
  const own = model === null ? [] : [{ model, breaker: breakers.find((breaker) => breaker.model === model) ?? null }];
  return [...own, ...others.map((breaker) => ({ model: breaker.model, breaker }))];
}

export interface MonthStanding {
  /** null = calls were answered, and what they cost is not known of a single one. */
  spentUsd: number | null;
  /** Share of the budget, 0 to 1; null without a budget, or where the spend is not known. */
  share: number | null;
  /** No call goes out. */
  spent: boolean;
}

export function monthStanding({ spentUsd, budgetUsd, unpriced }: Pick<ModelDesk["month"], "spentUsd" | "budgetUsd" | "unpriced">): MonthStanding {
  const spent = isSpent(spentUsd, budgetUsd);
  if (spentUsd === 0 && unpriced > 0) return { spentUsd: null, share: null, spent };
  return { spentUsd, share: budgetUsd === null ? null : spent ? 1 : spentUsd / budgetUsd, spent };
}

/** First day of the month after, as its UTC date: "2026-12-01". */
export const nextMonth = (from: Date): string => new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);

/** A figure as it is typed; NaN for what is none, so that nothing is guessed of "1,5" or an empty field. */
export function figureOf(typed: string): number {
  const text = typed.trim().replace(/^\$\s*/, "");
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** What a call was for; sections that a later version adds keep their own name. */
export function sectionInWords(section: string): string {
  const known = PROMPT_SECTIONS.find((each) => each === section);
  if (known) return SECTION_WORD[known];
  return Object.entries(t.sections).find(([name]) => name === section)?.[1] ?? section;
}

/** "unknown" only of a call that was answered: one that was not has no cost we could know. */
export function costInWords({ costUsd, outcome }: Pick<Run, "costUsd" | "outcome">): string {
  if (costUsd !== null) return dollarsOf(costUsd);
  return outcome === "OK" ? t.unknown : t.noCost;
}

export function outcomeOf({ outcome, stopReason }: Pick<Run, "outcome" | "stopReason">): { kind: StateKind; word: string; detail: string | null } {
  const stop = Object.entries(t.stops).find(([reason]) => reason === stopReason)?.[1] ?? null;
  if (outcome === "OK") return { kind: stop === null ? "done" : "part", word: t.answered, detail: stop };
  if (outcome === "CANCELLED") return { kind: "cancelled", word: t.cancelled, detail: null };
  const code = JOB_ERROR_CODES.find((each) => each === outcome);
  return { kind: "failed", word: t.failed, detail: code ? JOB_ERRORS[code].sentence : outcome };
}
