import type { Db } from "@/adapters/db";
import { type Breaker, CLOSED } from "@/domain/model/breaker";
import type { ModelPrice } from "@/domain/model/price";

export interface NewModelRun {
  at: Date;
  jobId: string | null;
  section: string;
  category: string | null;
  model: string;
  promptVersionIds: string[];
  rubricVersion: string | null;
  schemaVersion: string | null;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  costUsd: number | null;
  latencyMs: number;
  stopReason: string | null;
  outcome: string;
  detail: string | null;
}

export async function insertModelRun(db: Db, run: NewModelRun): Promise<void> {
  await db.modelRun.create({ data: run });
}

/** Newest first. The mark is a bound on the sort key itself, so the index carries any page as fast as the first. */
export const findModelRuns = (db: Db, after: { at: Date; id: string } | null, take: number) =>
  db.modelRun.findMany({
    ...(after ? { where: { at: { lte: after.at }, OR: [{ at: { lt: after.at } }, { id: { lt: after.id } }] } } : {}), orderBy: [{ at: "desc" }, { id: "desc" }], take,
  });

/** US dollars since `from`; calls of models without a price count as nothing. */
export async function spentSince(db: Db, from: Date): Promise<number> {
  const { _sum } = await db.modelRun.aggregate({ where: { at: { gte: from } }, _sum: { costUsd: true } });
  return _sum.costUsd?.toNumber() ?? 0;
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

export async function findBreaker(db: Db, model: string): Promise<Breaker & { lastError: string | null }> {
  return (await db.modelBreaker.findUnique({ where: { model } })) ?? { ...CLOSED, lastError: null };
}

export const findBreakers = (db: Db) => db.modelBreaker.findMany({ orderBy: { model: "asc" } });

/** Takes the probe's place; false = somebody else has it. */
export async function takeProbe(db: Db, model: string, before: Breaker, next: Breaker): Promise<boolean> {
  const { count } = await db.modelBreaker.updateMany({ where: { model, openUntil: before.openUntil, probeTill: before.probeTill }, data: { probeTill: next.probeTill } });
  return count === 1;
}

export async function writeBreaker(db: Db, model: string, { failures, openUntil, probeTill }: Breaker, lastError: string | null): Promise<void> {
  const data = { failures, openUntil, probeTill, lastError };
  await db.modelBreaker.upsert({ where: { model }, create: { model, ...data }, update: data });
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
