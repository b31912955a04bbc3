import { recordScore, type ScoreFigures } from "@/features/assessments/server";
import { conflict } from "@/domain/errors";
import type { Gap } from "@/domain/gaps/gap";
import type { Assessed } from "@/domain/risk/assessed";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { resultWith } from "./standing-result";
import { gapsData, lockAssessment, type RunAnswers, type RunRecord, scoreData, updateRunning } from "./store";
import { findStanding } from "./store-decisions";
import { scoreOpinion } from "./store-opinions";

const ended = () => conflict("This run has ended meanwhile; a finished run never changes.");

export async function keepGaps(ctx: AppContext, runId: string, gaps: Gap[]): Promise<void> {
  if (!(await updateRunning(ctx.db, runId, gapsData(gaps)))) throw ended();
}

export const figuresOf = ({ overall }: Assessed): ScoreFigures => ({
  score: overall.evidenced, low: overall.low, high: overall.high, coverage: overall.coverage, level: overall.level,
});

/** `assessed` and `gaps` are those before any decision; `inputs` are the answers they were made with. */
export interface RunResult {
  assessed: Assessed;
  gaps: Gap[];
  inputs: RunAnswers;
  inputsAt: Date;
  /** What the second analyst's findings come to, and how many indicators lie too far apart; null without one. */
  second: { assessed: Assessed; apart: number } | null;
}

/** Ends the run with its result and copies the figures, decisions counted in, to the assessment; together or not at all. */
export async function keepScore(ctx: AppContext, run: RunRecord, result: RunResult): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockAssessment(tx.db, run.assessmentId);
    if (!(await updateRunning(tx.db, run.id, scoreData(result.assessed, result.gaps, result.inputs, tx.now())))) throw ended();
    if (result.second) await scoreOpinion(tx.db, run.id, result.second.assessed, result.second.apart);
    const { assessed } = resultWith(tx, { ...run, ...result }, await findStanding(tx.db, run.assessmentId, null));
    await recordScore(tx, run.assessmentId, { runId: run.id, ...figuresOf(assessed), scoredAt: result.inputsAt });
  });
}
