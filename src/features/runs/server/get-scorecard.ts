import { isStale, requireAssessment } from "@/features/assessments/server";
import { documentNames } from "@/features/documents/server";
import { findLatestRun, findNames, findRun, nameDeciders, readingOfRun, type RunRecord, standingResult } from "@/features/evidence/server";
import { nameVersions } from "@/features/prompts/server";
import { can } from "@/domain/access/permissions";
import { notFound } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { type Scorecard, scorecardInput } from "../contract";
import { secondOpinionOf } from "./second-opinion-of";
import { toRunView } from "./to-view";

/** A scored run with the decisions of people counted in: the newest, or the one asked for. null before the first. */
export async function getScorecard(ctx: AppContext, input: { assessmentId: string; runId?: string }): Promise<Scorecard | null> {
  const { assessmentId, runId } = scorecardInput.parse(input);
  const { actor, assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const run = await wantedRun(ctx, assessmentId, runId);
  if (!run?.assessed) return null;
  const result = await standingResult(ctx, { ...run, assessed: run.assessed });
  const [names, documents, assessed, reading, secondOpinion] = await Promise.all([
    findNames(ctx.db, [run.startedById]), documentNames(ctx, assessmentId), nameDeciders(ctx, result.assessed), readingOfRun(ctx, run.id),
    secondOpinionOf(ctx, run.id, result),
  ]);
  const latest = run.id === assessment.currentRunId;
  const open = latest && assessment.state !== "ARCHIVED" && result.frozen === null;
  return {
    run: toRunView(run, names),
    assessed,
    gaps: result.gaps()
      .filter((gap) => gap.status !== "VERIFIED" && gap.status !== "NOT_APPLICABLE")
      .map(({ dataPoint, category, status, mandatory, effect }) => ({ dataPoint, category, status, mandatory, effect })),
    documents,
    documentsRead: run.appraisals.length,
    stale: !latest || isStale(assessment),
    versions: result.standing.versions,
    asMade: result.asMade === result.assessed ? null : result.asMade.overall,
    reading: reading && { leftOut: reading.leftOut, notes: reading.notes, prompts: await nameVersions(ctx, reading.promptVersionIds) },
    secondOpinion,
    frozen: latest ? result.frozen : null,
    mayDecide: open && can(actor.role, "flag.decide"),
    mayOverride: open && can(actor.role, "indicator.override"),
  };
}

async function wantedRun(ctx: AppContext, assessmentId: string, runId: string | undefined): Promise<RunRecord | null> {
  if (!runId) return findLatestRun(ctx.db, assessmentId, true);
  const run = await findRun(ctx.db, runId);
  if (!run || run.assessmentId !== assessmentId) throw notFound("run");
  return run;
}
