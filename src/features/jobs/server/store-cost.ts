import type { Db } from "@/adapters/db";

/** Puts a model call's cost down to the job that asked for it; US dollars. */
export async function addCost(db: Db, jobId: string, usd: number): Promise<void> {
  await db.job.updateMany({ where: { id: jobId }, data: { costUsd: { increment: usd } } });
}
