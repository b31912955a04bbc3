import type { Db } from "@/adapters/db";
import { type Breaker, CLOSED } from "@/domain/model/breaker";

/** What decides whether a call may go out. */
export interface GateState {
  breaker: Breaker;
  /** US dollars a calendar month; null = no limit. */
  limitUsd: number | null;
  /** US dollars since the month began; calls of models without a price count as nothing. 0 where there is no limit. */
  spentUsd: number;
}

/** All of it in one question, for it stands before every call. */
export async function findGate(db: Db, model: string, monthFrom: Date): Promise<GateState> {
  const [row] = await db.$queryRaw<(Omit<Breaker, "failures"> & { failures: number | null; limitUsd: number | null; spentUsd: number })[]>`
    SELECT b.failures, b."openUntil", b."probeTill", g."monthlyUsd"::float8 AS "limitUsd",
      CASE WHEN g."monthlyUsd" IS NULL THEN 0 ELSE (SELECT coalesce(sum("costUsd"), 0) FROM model_runs WHERE at >= ${monthFrom}) END::float8 AS "spentUsd"
    FROM (SELECT 1) AS one LEFT JOIN model_breakers b ON b.model = ${model} LEFT JOIN model_budgets g ON g.id = 1`;
  if (!row) throw new Error("A selection of one row has one.");
  const { failures, openUntil, probeTill, limitUsd, spentUsd } = row;
  return { limitUsd, spentUsd, breaker: failures === null ? CLOSED : { failures, openUntil, probeTill } };
}
