import { isStale, requireAssessment } from "@/features/assessments/server";
import { documentNames } from "@/features/documents/server";
import { findLatestRun, findNames, findRun, type RunRecord } from "@/features/evidence/server";
import { can } from "@/domain/access/permissions";
import { notFound } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { type Scorecard, scorecardInput } from "../contract";
import { toRunView } from "./to-view";

/** A scored run as it was made: the newest, or the one asked for. null before the first. */
export async function getScorecard(ctx: AppContext, input: { assessmentId: string; runId?: string }): Promise<Scorecard | null> {
  const { assessmentId, runId } = scorecardInput.parse(input);
  const { actor, assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const run = await wantedRun(ctx, assessmentId, runId);
  if (!run?.assessed) return null;
  const [names, documents] = await Promise.all([
    findNames(ctx.db, [run.startedById, ...run.assessed.flags.flatMap((flag) => flag.decidedBy ?? [])]),
    documentNames(ctx, assessmentId),
  ]);
  const latest = run.id === assessment.currentRunId;
  return {
    run: toRunView(run, names),
    assessed: {
      ...run.assessed,
      flags: run.assessed.flags.map((flag) => ({ ...flag, decidedBy: flag.decidedBy && (names.get(flag.decidedBy) ?? flag.decidedBy) })),
    },
    gaps: (run.gaps ?? [])
      .filter((gap) => gap.status !== "VERIFIED" && gap.status !== "NOT_APPLICABLE")
      .map(({ dataPoint, category, status, mandatory, effect }) => ({ dataPoint, category, status, mandatory, effect })),
    documents,
    stale: !latest || isStale(assessment),
    mayDecide: latest && can(actor.role, "flag.decide") && assessment.state !== "ARCHIVED",
  };
}

async function wantedRun(ctx: AppContext, assessmentId: string, runId: string | undefined): Promise<RunRecord | null> {
  if (!runId) return findLatestRun(ctx.db, assessmentId, true);
  const run = await findRun(ctx.db, runId);
  if (!run || run.assessmentId !== assessmentId) throw notFound("run");
  return run;
}
