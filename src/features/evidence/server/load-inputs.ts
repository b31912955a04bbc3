import { conditionsOf, requireAssessment } from "@/features/assessments/server";
import type { AssessInput } from "@/domain/risk/assess";
import type { AppContext } from "@/kernel/context";
import { findAnswers } from "./store-answers";
import { findStanding } from "./store-decisions";
import { findLatestRun, findRun, type RunRecord } from "./store";

export interface RunInputs {
  /** null before the first run: gaps are then all missing. */
  run: RunRecord | null;
  input: AssessInput;
  versions: Map<string, number>;
  skipped: Set<string>;
}

/** Everything a score is made of: the run's findings, and what people said up to now. */
export async function loadInputs(ctx: AppContext, assessmentId: string, runId?: string): Promise<RunInputs> {
  const { assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const [run, { answers, versions, skipped }, standing] = await Promise.all([
    runId ? findRun(ctx.db, runId) : findLatestRun(ctx.db, assessmentId, false),
    findAnswers(ctx.db, assessmentId),
    findStanding(ctx.db, assessmentId, null),
  ]);
  const input: AssessInput = {
    rubric: ctx.ports.rubric,
    findings: run?.findings ?? [],
    dropped: run?.dropped.length ?? 0,
    appraisals: run?.appraisals ?? [],
    answers,
    conditions: conditionsOf(assessment),
    flagDecisions: standing.flagDecisions,
    overrides: standing.overrides,
    asOf: run?.asOf ?? ctx.now().toISOString().slice(0, 10),
  };
  return { run, input, versions, skipped };
}
