import { requireAssessment } from "@/features/assessments/server";
import { readPages } from "@/features/documents/server";
import { notFound } from "@/domain/errors";
import type { AnalystDocument, AnalystRequest } from "@/domain/ports/analyst";
import type { AppContext } from "@/kernel/context";
import { missingPoints } from "./look-again";
import { firmOf, ofDocuments } from "./reading-ground";
import { findLatestRun, findRun, type RunRecord } from "./store";
import { findAnswers } from "./store-answers";
import { findIdentities } from "./store-identities";
import { findReadingsOf } from "./store-readings";

/** What the questions of a run are put about, that run's or, before the first, those of a run begun now. */
export interface QuestionGround {
  run: RunRecord | null;
  request: AnalystRequest;
  /** Papers of the run that a person has removed since: they are sent to nobody again. */
  removed: number;
  /** By category: the data points a second look would ask for, by what was known then. */
  missing: () => Promise<Map<string, string[]>>;
}

/** `runId` absent = the newest run. The firm is as the assessment has it now, the rubric the one in force. @throws AppError NOT_FOUND */
export async function questionGround(ctx: AppContext, assessmentId: string, runId?: string): Promise<QuestionGround> {
  const { assessment } = await requireAssessment(ctx, assessmentId, "assessment.read");
  const run = await runOf(ctx, assessmentId, runId);
  const all = await readPages(ctx, assessmentId);
  const { documents, removed } = papersOf(run, all);
  const identified = run ? ofDocuments(documents, await findIdentities(ctx.db, run.id)) : [];
  const asOf = run?.asOf ?? ctx.now().toISOString().slice(0, 10);
  const request: AnalystRequest = { rubric: ctx.ports.rubric, documents, firm: firmOf(assessment), asOf, ...(identified.length > 0 && { identified }) };
  return { run, request, removed, missing: () => missingOf(ctx, assessmentId, run, request) };
}

/** A run of this assessment; absent = its newest, null = it has none. @throws AppError NOT_FOUND */
export async function runOf(ctx: AppContext, assessmentId: string, runId: string | undefined, scored = false): Promise<RunRecord | null> {
  if (runId === undefined) return findLatestRun(ctx.db, assessmentId, scored);
  const run = await findRun(ctx.db, runId);
  if (run?.assessmentId !== assessmentId) throw notFound("run");
  return run;
}

/** A run names each paper it read; one that has not come so far reads what is there. */
function papersOf(run: RunRecord | null, all: AnalystDocument[]): { documents: AnalystDocument[]; removed: number } {
  const read = new Set(run?.appraisals.map(({ documentId }) => documentId) ?? []);
  if (read.size === 0) return { documents: all, removed: 0 };
  const documents = all.filter(({ id }) => read.has(id));
  return { documents, removed: read.size - documents.length };
}

async function missingOf(ctx: AppContext, assessmentId: string, run: RunRecord | null, { documents, identified, asOf }: AnalystRequest): Promise<Map<string, string[]>> {
  const { answers } = await findAnswers(ctx.db, assessmentId);
  if (!run) return missingPoints(ctx, { assessmentId, documents, identified, asOf, findings: [], answers });
  const { readings, lastAt } = await findReadingsOf(ctx.db, run.id);
  const first = readings.filter(({ category }) => ctx.ports.rubric.categories.some(({ id }) => id === category));
  // What people answered after the questions were put was not known to them.
  const until = lastAt ?? run.startedAt;
  const known = answers.filter(({ answeredAt }) => new Date(answeredAt) <= until);
  // A run the rules read has no answers of a model; what it found stands for them.
  const findings = first.length > 0 ? first.flatMap((reading) => reading.findings) : run.findings;
  return missingPoints(ctx, { assessmentId, documents, identified, asOf, findings, answers: known });
}
