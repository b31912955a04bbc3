import type { Db } from "@/adapters/db";
import type { JobStatus } from "@/domain/jobs/job";

export const findLatestJob = (db: Db, where: { assessmentId: string; type?: "REPORT_GENERATION"; recipe?: string }) =>
  db.job.findFirst({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], select: { id: true, status: true } });

export async function findStandings(db: Db, ids: string[]): Promise<Map<string, { status: JobStatus; error: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.job.findMany({ where: { id: { in: ids } }, select: { id: true, status: true, error: true } });
  return new Map(rows.map((row) => [row.id, { status: row.status, error: row.error }]));
}
