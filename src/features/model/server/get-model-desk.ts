import { type Breaker, breakerState } from "@/domain/model/breaker";
import { monthAround } from "@/domain/schedules/budget";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import type { ModelDesk } from "../contract";
import { BUDGET_ZONE } from "./admit-call";
import { findBreakers, findBudget, findPrices, spendByDay } from "./store";

const DAYS_SHOWN = 90;
const DAY_MS = 86_400_000;

/** What admins see of the model: which one, whether it answers, what it costs. */
export async function getModelDesk(ctx: AppContext): Promise<ModelDesk> {
  authorize(ctx, "model.manage");
  const now = ctx.now();
  const { from } = monthAround(now, BUDGET_ZONE);
  const since = new Date(Math.min(from.getTime(), now.getTime() - DAYS_SHOWN * DAY_MS));
  const [breakers, budgetUsd, prices, days] = await Promise.all([findBreakers(ctx.db), findBudget(ctx.db), findPrices(ctx.db), spendByDay(ctx.db, since)]);
  const month = days.filter(({ day }) => day >= from.toISOString().slice(0, 10));
  const sum = (key: "usd" | "calls" | "unpriced"): number => month.reduce((total, each) => total + each[key], 0);
  return {
    model: ctx.ports.model?.modelId ?? null,
    at: now,
    breakers: breakers.map((breaker) => breakerView(breaker, now)),
    month: { from, spentUsd: sum("usd"), budgetUsd, calls: sum("calls"), unpriced: sum("unpriced") },
    days: days.map(({ day, usd, calls, unpriced, input, output, cacheRead, cacheWrite }) => ({ day, usd, calls, unpriced, tokens: { input, output, cacheRead, cacheWrite } })),
    prices,
  };
}

/** An open breaker was last written when it opened; a half-open one is so since its wait ended, which nobody writes down. */
function breakerView(breaker: Breaker & { model: string; lastError: string | null; updatedAt: Date }, now: Date): ModelDesk["breakers"][number] {
  const { model, failures, openUntil, lastError, updatedAt } = breaker;
  const state = breakerState(breaker, now);
  return { model, state, since: state === "half-open" && openUntil ? openUntil : updatedAt, failures, openUntil, lastError };
}
