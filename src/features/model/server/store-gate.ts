import { askPrepared, type Prepared, type RootDb } from "@/adapters/db";
import { type Breaker, CLOSED } from "@/domain/model/breaker";
import type { ModelPrice } from "@/domain/model/price";

/** What decides whether a call may go out, and what it will cost. */
export interface GateState {
  breaker: Breaker;
  /** US dollars a calendar month; null = no limit. */
  limitUsd: number | null;
  /** US dollars since the month began; calls of models without a price count as nothing. 0 where there is no limit. */
  spentUsd: number;
  prices: ModelPrice[];
}

type Row = Omit<GateState, "breaker" | "prices"> & Omit<Breaker, "failures"> & { failures: number | null; prices: ModelPrice[] | null };

const GATE: Prepared = {
  name: "model gate",
  text: `SELECT b.failures, b."openUntil", b."probeTill", g."monthlyUsd"::float8 AS "limitUsd",
      CASE WHEN g."monthlyUsd" IS NULL THEN 0 ELSE (SELECT coalesce(sum("costUsd"), 0) FROM model_runs WHERE at >= $2) END::float8 AS "spentUsd",
      (SELECT json_agg(json_build_object('model', p.model, 'input', p."input", 'output', p."output", 'cacheRead', p."cacheRead", 'cacheWrite', p."cacheWrite") ORDER BY p.model) FROM model_prices p) AS prices
    FROM (SELECT 1) AS one LEFT JOIN model_breakers b ON b.model = $1 LEFT JOIN model_budgets g ON g.id = 1`,
};

/** All of it in one question, for it stands before every call. */
export async function findGate(root: RootDb, model: string, monthFrom: Date): Promise<GateState> {
  const [row] = await askPrepared<Row>(root, GATE, [model, monthFrom]);
  if (!row) throw new Error("A selection of one row has one.");
  const { failures, openUntil, probeTill, limitUsd, spentUsd, prices } = row;
  return { limitUsd, spentUsd, prices: prices ?? [], breaker: failures === null ? CLOSED : { failures, openUntil, probeTill } };
}
