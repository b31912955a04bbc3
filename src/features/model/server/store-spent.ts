import type { Db } from "@/adapters/db";

/** What the ledger says of one job's calls. */
export interface SpentOnJob {
  calls: number;
  /** Calls that ended with anything but an answer: throttled, failed, given up. What our own brakes turn away is no call. */
  failed: number;
  tokensIn: number;
  tokensOut: number;
  /** Of `tokensIn`, read from the cache. */
  cached: number;
  /** US dollars; null where an answered call's model has no price. */
  costUsd: number | null;
  /** Time the answered calls took, one after another. */
  modelMs: number;
}

export async function spentOnJob(db: Db, jobId: string): Promise<SpentOnJob> {
  const rows = await db.modelRun.findMany({ where: { jobId }, select: { outcome: true, input: true, output: true, cacheRead: true, cacheWrite: true, costUsd: true, latencyMs: true } });
  const answered = rows.filter(({ outcome }) => outcome === "OK");
  const sum = (of: (row: (typeof rows)[number]) => number): number => answered.reduce((total, row) => total + of(row), 0);
  return {
    calls: rows.length, failed: rows.length - answered.length,
    tokensIn: sum(({ input, cacheRead, cacheWrite }) => input + cacheRead + cacheWrite), tokensOut: sum(({ output }) => output), cached: sum(({ cacheRead }) => cacheRead),
    costUsd: answered.length === 0 || answered.some(({ costUsd }) => costUsd === null) ? null : sum(({ costUsd }) => costUsd?.toNumber() ?? 0),
    modelMs: sum(({ latencyMs }) => latencyMs),
  };
}
