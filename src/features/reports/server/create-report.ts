import { requireAssessment } from "@/features/assessments/server";
import { findLatestRun, findRun } from "@/features/evidence/server";
import { type PreparedJob, submitPrepared } from "@/features/jobs/server";
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
  return withTransaction(ctx, async (tx) => ({ jobId: (await submitPrepared(tx, await prepareReport(tx, input))).id }));
}

/** The job that prints the named run, or the newest scored one. */
export async function prepareReport(tx: AppContext, input: z.input<typeof createReportInput>): Promise<PreparedJob> {
  await requireAssessment(tx, input.assessmentId, "report.create");
  const { assessmentId, runId, options } = createReportInput.parse(input);
  const run = runId ? await findRun(tx.db, runId) : await findLatestRun(tx.db, assessmentId, true);
  if (runId && run?.assessmentId !== assessmentId) throw notFound("run");
  if (!run?.assessed) throw conflict("Nothing has been scored yet. Start a run first; the report prints its result.", { code: "STATE" });
  return {
    type: "REPORT_GENERATION",
    recipe: null,
    input: { assessmentId, runId: run.id, ...(options && { options }) },
    assessmentId,
    timeoutSec: REPORT_TIMEOUT_SEC,
    submitted: (done) => audit(done, "report.requested", { type: "assessment", id: assessmentId }, { runId: run.id }),
  };
}
