import { z } from "zod";
import type { BreakerState } from "@/domain/model/breaker";
import type { ModelPrice } from "@/domain/model/price";

const NOT_DOLLARS = "Give US dollars as a figure, such as 3.75; 0 where it is free.";
/** As fine as the table keeps it: what is typed is what is counted. */
const hasDecimals = (places: number) => (value: number): boolean => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-4;
const dollars = z.number(NOT_DOLLARS).min(0, NOT_DOLLARS).max(100_000, "More than 100,000 dollars for a million tokens cannot be right.")
  .refine(hasDecimals(4), "Four decimals at most.");
const budget = z.number(NOT_DOLLARS).min(0, NOT_DOLLARS).max(1_000_000, "One million dollars at most.").refine(hasDecimals(2), "Two decimals at most.");
const modelId = z.string().trim().min(3, "Give the model’s id, or what it begins with.").max(200);

export const setPriceInput = z.strictObject({ model: modelId, input: dollars, output: dollars, cacheRead: dollars, cacheWrite: dollars });
export type SetPriceInput = z.input<typeof setPriceInput>;

export const removePriceInput = z.strictObject({ model: modelId });

/** null lifts the limit. US dollars a month. */
export const setBudgetInput = z.strictObject({ monthlyUsd: budget.nullable() });
export type SetBudgetInput = z.input<typeof setBudgetInput>;

export const probeModelInput = z.strictObject({ model: modelId, reason: z.string().trim().min(10, "Write in a sentence why it is probed.").max(500) });
export type ProbeModelInput = z.input<typeof probeModelInput>;

export interface ModelDesk {
  /** null = none is configured: the rules analyst reads the documents. */
  model: string | null;
  /** When this was read; days are counted back from it. */
  at: Date;
  /** `since`: in this state, or for a closed one, when it last changed. */
  breakers: { model: string; state: BreakerState; since: Date; failures: number; openUntil: Date | null; lastError: string | null }[];
  /** US dollars. `unpriced` counts calls whose model has no price. */
  month: { from: Date; spentUsd: number; budgetUsd: number | null; calls: number; unpriced: number };
  /** One entry for each day with calls, oldest first; UTC. */
  days: { day: string; usd: number; calls: number; unpriced: number; tokens: { input: number; output: number; cacheRead: number; cacheWrite: number } }[];
  prices: ModelPrice[];
}

/** Not strict: tRPC adds a direction to endless lists. */
export const listCallsInput = z.object({
  /** `nextCursor` of the page before: its last call, which the next begins after. */
  cursor: z.object({ at: z.date(), id: z.uuid() }).optional(),
  pageSize: z.number().int().min(1).max(100).default(50),
});

/** A row of the ledger. */
export interface ModelCallView {
  id: string;
  at: Date;
  jobId: string | null;
  section: string;
  category: string | null;
  model: string;
  outcome: string;
  stopReason: string | null;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  /** US dollars; null = unknown. */
  costUsd: number | null;
  latencyMs: number;
  /** Calls of the same job, section, category and model that failed directly before this one. */
  retries: number;
  /** The prompt versions it was asked with, included ones too; empty = our own instructions alone. */
  prompts: { slug: string; name: string; number: number }[];
}

export interface CallPage {
  calls: ModelCallView[];
  nextCursor: { at: Date; id: string } | null;
}
