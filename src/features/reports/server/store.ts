import type { Db, Prisma } from "@/adapters/db";

export const findReport = (db: Db, id: string, ownerId: string | null) =>
  db.report.findFirst({ where: { id, ...(ownerId ? { assessment: { createdById: ownerId } } : {}) } });

export const findReports = (db: Db, assessmentId: string) =>
  db.report.findMany({ where: { assessmentId }, orderBy: { createdAt: "desc" }, include: { run: { select: { number: true } } } });

/** The file stands for what has been decided up to then. */
export const noteDecisions = (db: Db, id: string, decisionsAt: Date | null) => db.report.update({ where: { id }, data: { decisionsAt } });

/** The same run with the same content was printed already. */
export const findTwin = (db: Db, runId: string, contentHash: string) => db.report.findFirst({ where: { runId, contentHash } });

export const insertReport = (db: Db, data: Prisma.ReportUncheckedCreateInput) => db.report.create({ data });
