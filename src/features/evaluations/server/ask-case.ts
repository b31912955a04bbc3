import { requireAssessment } from "@/features/assessments/server";
import { readPages } from "@/features/documents/server";
import { askQueue, firmOf, type Round } from "@/features/evidence/server";
import { trialVersion } from "@/features/prompts/server";
import { type EvaluatedSection, expectedPoints, isAsked } from "@/domain/evaluation/expectation";
import { JobError } from "@/domain/jobs/job-errors";
import type { Analyst, AnalystReply } from "@/domain/ports/analyst";
import type { AppContext } from "@/kernel/context";
import { findCases, type CaseRecord } from "./store";
import { type EvaluationRecord, findReadings, findRun, keepReading } from "./store-runs";
import { whyBlocked } from "./why-blocked";

export interface Plan {
  /** Assessments, in the set's order. */
  assessmentIds: string[];
  categories: string[];
}

/** What a run asks about: each case of its set, and the categories its version is for. */
export async function planEvaluation(ctx: AppContext, id: string): Promise<Plan> {
  const run = await requireRun(ctx, id);
  const [cases, { fields }] = await Promise.all([findCases(ctx.db, [run.setId]), trialVersion(ctx, run.versionId)]);
  const all = ctx.ports.rubric.categories.map(({ id: category }) => category);
  return { assessmentIds: cases.map(({ assessmentId }) => assessmentId), categories: fields.categories.length === 0 ? all : all.filter((category) => fields.categories.includes(category)) };
}

export interface AskCaseOptions {
  jobId: string;
  signal: AbortSignal;
  /** Told before each question. */
  progress: (category: string) => Promise<void>;
}

/** Asks the version about one assessment, each category that has no answer yet. A busy service is no failure here. */
export async function askCase(ctx: AppContext, id: string, assessmentId: string, categories: readonly string[], options: AskCaseOptions): Promise<Round> {
  const run = await requireRun(ctx, id);
  const [case_] = (await findCases(ctx.db, [run.setId])).filter((each) => each.assessmentId === assessmentId);
  if (!case_) throw changed();
  const ground = await groundOf(ctx, run, case_);
  const { section } = run.set;
  const done = new Set((await findReadings(ctx.db, id)).filter((each) => each.assessmentId === assessmentId).map(({ category }) => category));
  return askQueue(categories.filter((category) => !done.has(category) && isAsked(section, case_.expected, ctx.ports.rubric, category)), done.size === 0, async (category) => {
    await options.progress(category);
    const reply = await askAbout(ground, section, case_, { category, jobId: options.jobId, signal: options.signal });
    if (reply?.account) await keepReading(ctx.db, id, { assessmentId, category, findings: reply.findings, account: reply.account }, ctx.now());
  });
}

type Ground = Awaited<ReturnType<typeof groundOf>>;

/** A prompt for gaps is asked for each point whose value, or absence, is expected, as if a first reading had found none of them. */
async function askAbout({ analyst, request }: Ground, section: EvaluatedSection, { expected }: CaseRecord, { category, ...options }: { category: string; jobId: string; signal: AbortSignal }): Promise<AnalystReply | null> {
  if (section === "RISK_CATEGORY") return analyst.analyse({ ...request, ...options, categories: [category] });
  return (await analyst.lookAgain?.({ ...request, ...options }, category, expectedPoints(expected, request.rubric, category))) ?? null;
}

/** The analyst that is told this version's words, and one case's papers. */
export async function groundOf(ctx: AppContext, run: EvaluationRecord, { assessmentId, asOf }: CaseRecord): Promise<{ analyst: Analyst; request: Omit<Parameters<Analyst["analyse"]>[0], "categories"> }> {
  const { analystWith, rubric } = ctx.ports;
  if (analystWith === null) throw new JobError("INVALID_INPUT", { sentence: whyBlocked(ctx) ?? "" });
  const { assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const [documents, { book }] = await Promise.all([readPages(ctx, assessmentId), trialVersion(ctx, run.versionId)]);
  if (documents.length === 0) throw new JobError("INVALID_INPUT", { sentence: `${assessment.firm}, ${assessment.name} has no document that was read. Take it out of the set, or upload its papers again.` });
  return { analyst: analystWith(book), request: { rubric, documents, firm: firmOf(assessment), asOf } };
}

export async function requireRun(ctx: AppContext, id: string): Promise<EvaluationRecord> {
  const run = await findRun(ctx.db, id);
  if (!run) throw new JobError("INVALID_INPUT", { sentence: "This evaluation no longer exists." });
  return run;
}

export const changed = (): JobError => new JobError("INVALID_INPUT", { sentence: "The set, its papers or the rubric changed while it was run, so its result would be about neither. Start it again." });
