import { recordScore } from "@/features/assessments/server";
import { conflict } from "@/domain/errors";
import type { Gap } from "@/domain/gaps/gap";
import type { Assessed } from "@/domain/risk/assessed";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { gapsData, type RunRecord, scoreData, updateRunning } from "./store";

const ended = () => conflict("This run has ended meanwhile; a finished run never changes.");

export async function keepGaps(ctx: AppContext, runId: string, gaps: Gap[]): Promise<void> {
  if (!(await updateRunning(ctx.db, runId, gapsData(gaps)))) throw ended();
}

/** Ends the run with its result and copies the figures to the assessment, together or not at all. */
export async function keepScore(ctx: AppContext, run: RunRecord, result: { assessed: Assessed; gaps: Gap[]; inputsAt: Date }): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await updateRunning(tx.db, run.id, scoreData(result.assessed, result.gaps, tx.now())))) throw ended();
    const { evidenced, low, high, coverage, level } = result.assessed.overall;
    await recordScore(tx, run.assessmentId, { runId: run.id, score: evidenced, low, high, coverage, level, scoredAt: result.inputsAt });
  });
}
