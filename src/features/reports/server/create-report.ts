import { requireAssessment } from "@/features/assessments/server";
import { findLatestRun, findRun } from "@/features/evidence/server";
import { submitJob } from "@/features/jobs/server";
import { conflict, notFound } from "@/domain/errors";
import type { z } from "zod";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { createReportInput } from "../contract";

/** Longest a report may take, seconds; a warm render takes under one. */
export const REPORT_TIMEOUT_SEC = 600;

/** Starts printing a scored run. */
export async function createReport(ctx: AppContext, input: z.input<typeof createReportInput>): Promise<{ jobId: string }> {
  await requireAssessment(ctx, input.assessmentId, "report.create");
  const { assessmentId, runId } = createReportInput.parse(input);
  const run = runId ? await findRun(ctx.db, runId) : await findLatestRun(ctx.db, assessmentId, true);
  if (runId && run?.assessmentId !== assessmentId) throw notFound("run");
  if (!run?.assessed) throw conflict("Nothing has been scored yet. Start a run first; the report prints its result.", { code: "STATE" });
  return withTransaction(ctx, async (tx) => {
    const { id } = await submitJob(tx, { type: "REPORT_GENERATION", input: { assessmentId, runId: run.id }, assessmentId, timeoutSec: REPORT_TIMEOUT_SEC });
    await audit(tx, "report.requested", { type: "assessment", id: assessmentId }, { runId: run.id });
    return { jobId: id };
  });
}
