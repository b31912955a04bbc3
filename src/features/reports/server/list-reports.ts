import { isStale, requireAssessment } from "@/features/assessments/server";
import { findLatestRun, findNames, findStanding } from "@/features/evidence/server";
import { latestJobOf } from "@/features/jobs/server";
import { can } from "@/domain/access/permissions";
import { nameOf } from "@/domain/access/removed-user";
import type { AppContext } from "@/kernel/context";
import { listReportsInput, type ReportBoard } from "../contract";
import { findReports } from "./store";

export async function listReports(ctx: AppContext, input: { assessmentId: string }): Promise<ReportBoard> {
  const { assessmentId } = listReportsInput.parse(input);
  const { actor, assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const [records, run, job, { latestAt }] = await Promise.all([
    findReports(ctx.db, assessmentId),
    findLatestRun(ctx.db, assessmentId, true),
    latestJobOf(ctx, { assessmentId, type: "REPORT_GENERATION" }),
    findStanding(ctx.db, assessmentId, null),
  ]);
  const names = await findNames(ctx.db, records.map((record) => record.createdById));
  return {
    reports: records.map((record) => ({
      id: record.id,
      runId: record.runId,
      runNumber: record.run.number,
      pages: record.pages,
      bytes: record.bytes,
      sha256: record.sha256,
      standard: record.standard,
      notes: Array.isArray(record.notes) ? record.notes.map(String) : [],
      createdAt: record.createdAt,
      decidedSince: record.runId === run?.id && latestAt !== null && (record.decisionsAt === null || record.decisionsAt < latestAt),
      createdBy: nameOf(names, record.createdById),
      fileUrl: `/api/reports/${record.id}/file`,
    })),
    run: run ? { id: run.id, number: run.number } : null,
    stale: isStale(assessment),
    job: job && { id: job.id, active: job.active },
    mayCreate: can(actor.role, "report.create") && run !== null,
  };
}
