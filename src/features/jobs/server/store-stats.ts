import type { Db } from "@/adapters/db";

export interface Standing {
  queued: number;
  running: number;
  oldestQueuedAt: Date | null;
}

export async function countLive(db: Db): Promise<Standing> {
  const [row] = await db.$queryRaw<Standing[]>`
    SELECT count(*) FILTER (WHERE status = 'PENDING')::int AS queued,
           count(*) FILTER (WHERE status = 'PROCESSING')::int AS running,
           min("createdAt") FILTER (WHERE status = 'PENDING') AS "oldestQueuedAt"
    FROM jobs WHERE status IN ('PENDING', 'PROCESSING')`;
  return row ?? { queued: 0, running: 0, oldestQueuedAt: null };
}

/** A job lives at most a day in the queue and a day running; older ones cannot have failed since. */
const LONGEST_LIFE_MS = 2 * 86_400_000;

/** Failures since `from` by code, in slices of this width counted from `from`. */
export function countFailures(db: Db, from: Date, sliceSec: number): Promise<{ slice: number; code: string | null; count: number }[]> {
  return db.$queryRaw`
    SELECT floor(extract(epoch FROM "completedAt" - ${from}) / ${sliceSec})::int AS slice, "errorCode" AS code, count(*)::int AS count
    FROM jobs
    WHERE status = 'FAILED' AND "createdAt" >= ${new Date(from.getTime() - LONGEST_LIFE_MS)} AND "completedAt" >= ${from}
    GROUP BY 1, 2`;
}
