import { spentOnJob } from "@/features/model/server";
import { judgedBy } from "@/domain/evaluation/expectation";
import { figuresOf, judgeReading, type JudgedCase } from "@/domain/evaluation/judge-reading";
import { assess } from "@/domain/risk/assess";
import { verifyFindings } from "@/domain/risk/verify-findings";
import type { AppContext } from "@/kernel/context";
import { changed, groundOf, requireRun } from "./ask-case";
import { setHashes } from "./set-hash";
import { type CaseRecord, type EvaluationResult, findCases } from "./store";
import { type EvaluationRecord, findReadings, finishRun, type KeptReading } from "./store-runs";

/** Checks every quotation, scores by the same code as a run, and keeps how it compares. A set that changed meanwhile has no result. */
export async function judgeEvaluation(ctx: AppContext, id: string, jobId: string, categories: readonly string[], signal: AbortSignal): Promise<EvaluationResult> {
  const run = await requireRun(ctx, id);
  if (run.result) return run.result;
  const cases = await findCases(ctx.db, [run.setId]);
  if ((await setHashes(ctx, cases)).get(run.setId) !== run.setHash) throw changed();
  const readings = await findReadings(ctx.db, id);
  const judged: EvaluationResult["cases"] = [];
  for (const case_ of cases) {
    signal.throwIfAborted();
    const own = readings.filter(({ assessmentId }) => assessmentId === case_.assessmentId);
    judged.push({ assessmentId: case_.assessmentId, ...(await judgeCase(ctx, run, case_, own, categories)) });
  }
  const result = { categories: [...categories], figures: figuresOf(judged), cases: judged, spent: await spentOnJob(ctx.db, jobId) };
  await finishRun(ctx.db, id, result, ctx.now());
  return result;
}

async function judgeCase(ctx: AppContext, run: EvaluationRecord, case_: CaseRecord, readings: readonly KeptReading[], categories: readonly string[]): Promise<JudgedCase> {
  const { analyst, request } = await groundOf(ctx, run, case_);
  // What each document is worth is code's to say; no question is asked for it.
  const { appraisals } = await analyst.analyse({ ...request, categories: [] });
  const { verified, dropped } = verifyFindings(readings.flatMap(({ findings }) => findings), request.documents);
  const lost = dropped.length + readings.reduce((sum, { account }) => sum + account.dropped.length, 0);
  const assessed = assess({ rubric: request.rubric, findings: verified, dropped: lost, appraisals, answers: [], conditions: case_.conditions, flagDecisions: [], asOf: case_.asOf });
  return judgeReading(request.rubric, judgedBy(run.set.section, case_.expected), assessed, categories);
}
