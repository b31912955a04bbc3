import type { Db } from "@/adapters/db";
import type { Breaker } from "@/domain/model/breaker";
import type { ModelPrice } from "@/domain/model/price";

/** Newest first. The mark is a bound on the sort key itself, so the index carries any page as fast as the first. */
export const findModelRuns = (db: Db, after: { at: Date; id: string } | null, take: number) =>
  db.modelRun.findMany({
    ...(after ? { where: { at: { lte: after.at }, OR: [{ at: { lt: after.at } }, { id: { lt: after.id } }] } } : {}), orderBy: [{ at: "desc" }, { id: "desc" }], take,
  });

/**
 * How many calls of the same job, section, category and model failed directly before each of these: how often it was tried
 * again. Since the last answer, for a job may ask the same of several documents or assessments.
 */
export async function countRetries(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; retries: number }[]>`
    SELECT r.id, (
      SELECT count(*)::int FROM model_runs e
      WHERE e."jobId" = r."jobId" AND e.section = r.section AND e.category IS NOT DISTINCT FROM r.category AND e.model = r.model AND e.at < r.at AND e.outcome <> 'OK'
        AND NOT EXISTS (
          SELECT 1 FROM model_runs o
          WHERE o."jobId" = r."jobId" AND o.section = r.section AND o.category IS NOT DISTINCT FROM r.category AND o.model = r.model AND o.outcome = 'OK' AND o.at >= e.at AND o.at < r.at)
    ) AS retries
    FROM model_runs r WHERE r.id = ANY(${[...ids]}::uuid[]) AND r."jobId" IS NOT NULL`;
  return new Map(rows.map(({ id, retries }) => [id, retries]));
}

export async function findPrices(db: Db): Promise<ModelPrice[]> {
  const rows = await db.modelPrice.findMany({ orderBy: { model: "asc" } });
  return rows.map(({ model, input, output, cacheRead, cacheWrite }) => ({
    model, input: input.toNumber(), output: output.toNumber(), cacheRead: cacheRead.toNumber(), cacheWrite: cacheWrite.toNumber(),
  }));
}

export async function writePrice(db: Db, { model, ...figures }: ModelPrice, updatedById: string): Promise<void> {
  const data = { ...figures, updatedById };
  await db.modelPrice.upsert({ where: { model }, create: { model, ...data }, update: data });
}

export const removePrice = async (db: Db, model: string): Promise<boolean> => (await db.modelPrice.deleteMany({ where: { model } })).count > 0;

/** US dollars a calendar month (UTC); null = no limit. */
export const findBudget = async (db: Db): Promise<number | null> => (await db.modelBudget.findUnique({ where: { id: 1 } }))?.monthlyUsd?.toNumber() ?? null;

export async function writeBudget(db: Db, monthlyUsd: number | null, updatedById: string): Promise<void> {
  const data = { monthlyUsd, updatedById };
  await db.modelBudget.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}

export const findBreakers = (db: Db) => db.modelBreaker.findMany({ orderBy: { model: "asc" } });

/** Takes the probe's place; false = somebody else has it. */
export async function takeProbe(db: Db, model: string, before: Breaker, next: Breaker): Promise<boolean> {
  const { count } = await db.modelBreaker.updateMany({ where: { model, openUntil: before.openUntil, probeTill: before.probeTill }, data: { probeTill: next.probeTill } });
  return count === 1;
}

/** Ends the waiting of an open breaker; false = it is closed. */
export async function endWaiting(db: Db, model: string, at: Date): Promise<boolean> {
  return (await db.modelBreaker.updateMany({ where: { model, openUntil: { not: null } }, data: { openUntil: at, probeTill: null } })).count > 0;
}

export interface SpendDay {
  day: string;
  usd: number;
  calls: number;
  unpriced: number;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

/** Spend by day, UTC, oldest first; days without a call are left out. */
export async function spendByDay(db: Db, from: Date): Promise<SpendDay[]> {
  return db.$queryRaw<SpendDay[]>`
    SELECT to_char(date_trunc('day', at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS day, coalesce(sum("costUsd"), 0)::float8 AS usd, count(*)::int AS calls,
      (count(*) FILTER (WHERE "costUsd" IS NULL AND outcome = 'OK'))::int AS unpriced, sum("input")::int AS "input", sum("output")::int AS "output",
      sum("cacheRead")::int AS "cacheRead", sum("cacheWrite")::int AS "cacheWrite"
    FROM model_runs WHERE at >= ${from} GROUP BY 1 ORDER BY 1`;
}
