import { findOpinion, findRun, keepScore, loadInputs } from "@/features/evidence/server";
import { listGaps } from "@/domain/gaps/list-gaps";
import { JobError } from "@/domain/jobs/job-errors";
import { assess, type AssessInput } from "@/domain/risk/assess";
import type { Assessed, CategoryResult } from "@/domain/risk/assessed";
import { compareOpinions, countOpinions } from "@/domain/risk/second-opinion";
import type { AppContext } from "@/kernel/context";

export interface CategoryScore {
  category: string;
  score: number | null;
  level: string | null;
  low: number;
  high: number;
  coverage: number;
}

export interface RunScores {
  scores: CategoryScore[];
  overall: Omit<CategoryScore, "category">;
}

const figures = (result: Pick<CategoryResult, "evidenced" | "level" | "low" | "high" | "coverage">): RunScores["overall"] => ({
  score: result.evidenced,
  level: result.level,
  low: result.low,
  high: result.high,
  coverage: result.coverage,
});

async function inputsOf(ctx: AppContext, runId: string) {
  const run = await findRun(ctx.db, runId);
  if (!run) throw new JobError("INVALID_INPUT", { sentence: "This run no longer exists." });
  const { input } = await loadInputs(ctx, run.assessmentId, runId);
  return { run, input };
}

/** One category by itself, so that people see it come; the whole is computed anew at the end. */
export async function scoreCategory(ctx: AppContext, runId: string, category: string): Promise<CategoryScore> {
  const { input } = await inputsOf(ctx, runId);
  const result = assess(input).categories.find((candidate) => candidate.id === category);
  if (!result) throw new JobError("INVALID_INPUT", { sentence: `The rubric has no category "${category}".` });
  return { category, ...figures(result) };
}

/**
 * Scores the run from its findings and every answer given so far, and ends it. The run keeps the result before any
 * decision; what is returned counts decisions in. Repeating it changes nothing.
 */
export async function scoreRun(ctx: AppContext, runId: string): Promise<RunScores> {
  const inputsAt = ctx.now();
  const { run, input } = await inputsOf(ctx, runId);
  if (run.status === "RUNNING") {
    const machine = { ...input, flagDecisions: [], overrides: [] };
    const asMade = assess(machine);
    const inputs = { answers: [...input.answers], conditions: { ...input.conditions } };
    await keepScore(ctx, run, { assessed: asMade, gaps: listGaps({ ...machine, assessed: asMade }), inputs, inputsAt, second: await scoreSecond(ctx, runId, machine, asMade) });
  }
  const assessed = assess(input);
  return { scores: assessed.categories.map((category) => ({ category: category.id, ...figures(category) })), overall: figures(assessed.overall) };
}

/** The second analyst's findings under the very answers, date and code of the run. It moves no figure of it. */
async function scoreSecond(ctx: AppContext, runId: string, machine: AssessInput, asMade: Assessed): Promise<{ assessed: Assessed; apart: number } | null> {
  const opinion = await findOpinion(ctx.db, runId);
  if (!opinion) return null;
  const assessed = assess({ ...machine, findings: opinion.findings, dropped: opinion.dropped.length });
  return { assessed, apart: countOpinions(compareOpinions(asMade, assessed)).review };
}
