import { assess, type AssessInput } from "@/domain/risk/assess";
import type { Assessed } from "@/domain/risk/assessed";
import { listGaps } from "@/domain/gaps/list-gaps";
import type { Gap } from "@/domain/gaps/gap";
import type { AppContext } from "@/kernel/context";
import { findSupersededAt, type RunRecord } from "./store";
import { findStanding, type Standing } from "./store-decisions";

export type ScoredRun = RunRecord & { assessed: Assessed };

/** Why decisions cannot be counted into a run: another rubric is in force now, or the run did not keep its answers. */
export type Frozen = "OTHER_RUBRIC" | "NO_INPUTS";

/** A run's result with the decisions of people counted in. The run itself stays as it was made. */
export interface StandingResult {
  assessed: Assessed;
  /** Worked out when asked for: the effect of every gap with the decisions in force. */
  gaps: () => Gap[];
  standing: Standing;
  /** What the run gave before any decision; the same object as `assessed` when there is none. */
  asMade: Assessed;
  frozen: Frozen | null;
}

export const frozenReason = (ctx: AppContext, run: RunRecord): Frozen | null =>
  run.rubricHash !== ctx.ports.rubric.hash ? "OTHER_RUBRIC" : run.inputs === null ? "NO_INPUTS" : null;

/** What the run was scored from, without decisions. */
export function inputsOfRun(ctx: AppContext, run: RunRecord): AssessInput {
  return {
    rubric: ctx.ports.rubric, findings: run.findings, dropped: run.dropped.length, appraisals: run.appraisals,
    answers: run.inputs?.answers ?? [], conditions: run.inputs?.conditions ?? {}, flagDecisions: [], overrides: [], asOf: run.asOf,
  };
}

/** The result as it stands: decisions taken since the run are scored in, for an older run those taken until the next one. */
export async function standingResult(ctx: AppContext, run: ScoredRun): Promise<StandingResult> {
  const standing = await findStanding(ctx.db, run.assessmentId, await findSupersededAt(ctx.db, run));
  return resultWith(ctx, run, standing);
}

export function resultWith(ctx: AppContext, run: ScoredRun, standing: Standing): StandingResult {
  const frozen = frozenReason(ctx, run);
  const none = standing.flagDecisions.length + standing.overrides.length === 0;
  if (frozen !== null || none) return { assessed: run.assessed, gaps: () => run.gaps ?? [], standing, asMade: run.assessed, frozen };
  const input = { ...inputsOfRun(ctx, run), flagDecisions: standing.flagDecisions, overrides: standing.overrides };
  const assessed = assess(input);
  return { assessed, gaps: () => listGaps({ ...input, assessed }), standing, asMade: run.assessed, frozen };
}
