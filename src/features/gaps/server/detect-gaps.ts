import { findRun, keepGaps, loadInputs } from "@/features/evidence/server";
import { assess } from "@/domain/risk/assess";
import { listGaps } from "@/domain/gaps/list-gaps";
import { JobError } from "@/domain/jobs/job-errors";
import type { AppContext } from "@/kernel/context";

export interface DetectedGaps {
  gaps: { dataPoint: string; status: string; mandatory: boolean }[];
  open: number;
  mandatoryOpen: number;
}

/** Ranks what the run's documents leave open and keeps the list on the run. */
export async function detectGaps(ctx: AppContext, runId: string): Promise<DetectedGaps> {
  const run = await findRun(ctx.db, runId);
  if (!run) throw new JobError("INVALID_INPUT", { sentence: "This run no longer exists." });
  const { input } = await loadInputs(ctx, run.assessmentId, runId);
  const gaps = listGaps({ ...input, assessed: assess(input) });
  await keepGaps(ctx, runId, gaps);
  const open = gaps.filter((gap) => gap.status !== "VERIFIED" && gap.status !== "NOT_APPLICABLE");
  return {
    gaps: gaps.map(({ dataPoint, status, mandatory }) => ({ dataPoint, status, mandatory })),
    open: open.length,
    mandatoryOpen: open.filter((gap) => gap.mandatory).length,
  };
}
