import type { Db, Prisma } from "@/adapters/db";
import type { JobStatus } from "@/domain/jobs/job";

export type SlotJob = Prisma.JobGetPayload<object>;

/** The jobs of these slots, retries too. */
export const findJobsOf = (db: Db, slotIds: readonly string[]): Promise<SlotJob[]> =>
  db.job.findMany({ where: { scheduleRunId: { in: [...slotIds] } } });

export const findJobOfSlot = (db: Db, jobId: string): Promise<SlotJob | null> => db.job.findFirst({ where: { id: jobId, scheduleRunId: { not: null } } });

export const hasRetry = async (db: Db, jobId: string): Promise<boolean> => (await db.job.count({ where: { retryOfId: jobId } })) > 0;

export const countTries = (db: Db, slotId: string): Promise<number> => db.job.count({ where: { scheduleRunId: slotId } });

/** What the schedule's jobs and all they started have cost since then, US dollars. */
export async function costSince(db: Db, scheduleId: string, from: Date): Promise<number> {
  const rows = await db.$queryRaw<{ cost: string }[]>`
    WITH RECURSIVE family AS (
      SELECT j.id, j."costUsd" FROM schedule_runs r JOIN jobs j ON j."scheduleRunId" = r.id
      WHERE r."scheduleId" = ${scheduleId}::uuid AND j."createdAt" >= ${from}
      UNION ALL
      SELECT c.id, c."costUsd" FROM jobs c JOIN family f ON c."parentId" = f.id
    )
    SELECT coalesce(sum("costUsd"), 0)::text AS cost FROM family`;
  return Number(rows[0]?.cost ?? 0);
}

export interface JobSums {
  byStatus: Map<JobStatus, number>;
  /** Of the completed ones, seconds from start to end. */
  averageSeconds: number | null;
}

export async function sumJobs(db: Db, scheduleId: string): Promise<JobSums> {
  const rows = await db.$queryRaw<{ status: JobStatus; count: number; seconds: number | null }[]>`
    SELECT j.status::text AS status, count(*)::int AS count, avg(extract(epoch FROM j."completedAt" - j."startedAt"))::float8 AS seconds
    FROM schedule_runs r JOIN jobs j ON j."scheduleRunId" = r.id WHERE r."scheduleId" = ${scheduleId}::uuid GROUP BY j.status`;
  return { byStatus: new Map(rows.map((row) => [row.status, row.count])), averageSeconds: rows.find((row) => row.status === "COMPLETED")?.seconds ?? null };
}

/** Failed jobs of slots that ended in this time, may be tried again, and were not. */
export const findUnretried = (db: Db, from: Date, to: Date, codes: readonly string[]): Promise<{ id: string }[]> =>
  db.$queryRaw<{ id: string }[]>`
    SELECT j.id FROM schedules s JOIN schedule_runs r ON r."scheduleId" = s.id JOIN jobs j ON j."scheduleRunId" = r.id
    WHERE s."maxRetries" > 0 AND s."deletedAt" IS NULL AND r."firedAt" >= ${from} AND r.reason IS NULL
      AND j.status = 'FAILED' AND j."completedAt" < ${to} AND j."errorCode" = ANY(${[...codes]}::text[])
      AND NOT EXISTS (SELECT 1 FROM jobs n WHERE n."retryOfId" = j.id)
      AND (SELECT count(*) FROM jobs n WHERE n."scheduleRunId" = r.id) <= s."maxRetries"`;
