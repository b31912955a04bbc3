import { requireAssessment, conditionsOf } from "@/features/assessments/server";
import type { Answer } from "@/domain/gaps/gap";
import { listGaps } from "@/domain/gaps/list-gaps";
import type { AnalystDocument, Identification } from "@/domain/ports/analyst";
import { assess } from "@/domain/risk/assess";
import type { Finding } from "@/domain/risk/finding";
import { verifyFindings } from "@/domain/risk/verify-findings";
import type { AppContext } from "@/kernel/context";
import type { AskOptions } from "./ask-categories";
import { askQueue, NO_QUESTION, type Round } from "./ask-queue";
import { type Ground, readingGround } from "./reading-ground";
import { findAnswers } from "./store-answers";
import { type CategoryReading, findReadings, keepReading } from "./store-readings";

/** Under this name a second look's answer is kept beside the category's own. */
const again = (category: string): string => `${category} again`;

/**
 * Asks the model once more, category by category, for mandatory data points that neither its answers nor a person have
 * settled. What is found is checked like everything else; an answer that is kept is not asked for again.
 */
export async function lookAgain(ctx: AppContext, runId: string, options: AskOptions): Promise<Round> {
  const { analyst, rubric } = ctx.ports;
  const ground = await readingGround(ctx, runId);
  if (ground.documents.length === 0) return NO_QUESTION;
  const readings = await findReadings(ctx.db, runId, ground.hash);
  const open = await openPoints(ctx, ground, readings.filter(({ category }) => rubric.categories.some(({ id }) => id === category)));
  const done = new Set(readings.map(({ category }) => category));
  const wanted = rubric.categories.filter(({ id }) => open.has(id) && !done.has(again(id)));
  const { documents, firm, identified, run } = ground;
  let looked = 0;
  return askQueue(wanted, false, async ({ id, name }) => {
    await options.progress(looked, wanted.length, name.en);
    const request = { rubric, documents, firm, identified, asOf: run.asOf, jobId: options.jobId, prompts: options.prompts, signal: options.signal };
    const reply = (await analyst.lookAgain?.(request, id, open.get(id) ?? [])) ?? null;
    if (reply?.account) await keepReading(ctx.db, runId, ground.hash, { category: again(id), findings: reply.findings, account: reply.account }, ctx.now());
    looked += 1;
  });
}

/** By category: mandatory data points without any value, from the answers so far and what people said. */
async function openPoints(ctx: AppContext, { run, documents, identified }: Ground, readings: readonly CategoryReading[]): Promise<Map<string, string[]>> {
  const { answers } = await findAnswers(ctx.db, run.assessmentId);
  return missingPoints(ctx, { assessmentId: run.assessmentId, documents, identified, asOf: run.asOf, findings: readings.flatMap(({ findings }) => findings), answers });
}

export interface SoFar {
  assessmentId: string;
  documents: AnalystDocument[];
  identified?: readonly Identification[];
  asOf: string;
  /** Not checked yet. */
  findings: readonly Finding[];
  answers: readonly Answer[];
}

export async function missingPoints(ctx: AppContext, { assessmentId, documents, identified, asOf, findings, answers }: SoFar): Promise<Map<string, string[]>> {
  const { analyst, rubric } = ctx.ports;
  const { assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const { appraisals } = await analyst.analyse({ rubric, documents, identified, asOf, categories: [] });
  const { verified, dropped } = verifyFindings([...findings], documents);
  const input = { rubric, findings: verified, dropped: dropped.length, appraisals, answers: [...answers], conditions: conditionsOf(assessment), flagDecisions: [], asOf };
  const missing = listGaps({ ...input, assessed: assess(input) }).filter(({ status, mandatory }) => status === "MISSING" && mandatory);
  const byCategory = new Map<string, string[]>();
  for (const { category, dataPoint } of missing) byCategory.set(category, [...(byCategory.get(category) ?? []), dataPoint]);
  return byCategory;
}
