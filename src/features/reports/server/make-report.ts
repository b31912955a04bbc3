import { createHash } from "node:crypto";
import { requireAssessment } from "@/features/assessments/server";
import { resultInWords } from "@/features/advice/server";
import { documentSources } from "@/features/documents/server";
import { findRun, nameDeciders, type RunRecord, standingResult } from "@/features/evidence/server";
import { secondOpinionOf } from "@/features/runs/server";
import { JobError } from "@/domain/jobs/job-errors";
import { buildReport } from "@/domain/report/build-report";
import type { ReportSource } from "@/domain/report/report-input";
import { reportSources } from "@/domain/report/report-sources";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { en } from "../labels/en";
import { findTwin, insertReport, noteDecisions } from "./store";

export interface MadeReport {
  /** Where the PDF is fetched. */
  reportUrl: string;
  reportId: string;
  files: { format: "pdf"; url: string; bytes: number; sha256: string; pages: number }[];
}

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** Prints a scored run with the decisions that stand. The same content is one report, however often it is asked for. */
export async function makeReport(ctx: AppContext, runId: string, signal: AbortSignal): Promise<MadeReport> {
  const run = await findRun(ctx.db, runId);
  if (!run?.assessed) throw new JobError("INVALID_INPUT", { sentence: "This run has no result to print yet." });
  const { actor, assessment } = await requireAssessment(ctx, run.assessmentId, "report.create");
  const scored = { ...run, assessed: run.assessed };
  const result = await standingResult(ctx, scored);
  const { assessed, gaps, standing, frozen } = result;
  if (frozen === "OTHER_RUBRIC") throw new JobError("INVALID_INPUT", { sentence: "The rubric has changed since this run was scored. Start a new run and print that." });
  const scoredAt = run.finishedAt ?? run.startedAt;
  const document = buildReport({
    assessed: await nameDeciders(ctx, assessed),
    gaps: gaps(),
    rubric: ctx.ports.rubric,
    firm: { name: assessment.firm, country: assessment.country, sector: assessment.sector, enterpriseType: assessment.enterpriseType, currency: assessment.currency },
    documents: await sourcesOf(ctx, run),
    analyst: { kind: run.analystKind === "model" ? "model" : "rules", name: run.analystName, version: run.analystVersion },
    secondOpinion: await secondOpinionOf(ctx, run.id, result),
    inWords: await resultInWords(ctx, scored, assessed),
    run: { id: run.id, number: run.number, startedAt: run.startedAt.toISOString() },
    preparedBy: actor.name,
    issuedAt: (standing.latestAt && standing.latestAt > scoredAt ? standing.latestAt : scoredAt).toISOString(),
    labels: en,
    locale: "en",
    sha256,
  });
  const contentHash = document.appendix.contentHash;
  const twin = await findTwin(ctx.db, run.id, contentHash);
  if (twin) return made(await noteDecisions(ctx.db, twin.id, standing.latestAt));
  const rendered = await ctx.ports.reports.render(document, signal);
  const storageKey = `reports/${run.id}-${contentHash.slice(0, 16)}`;
  await ctx.ports.storage.put(storageKey, rendered.pdf);
  return withTransaction(ctx, async (tx) => {
    const report = await insertReport(tx.db, {
      assessmentId: run.assessmentId, runId: run.id, storageKey, sha256: sha256(rendered.pdf), bytes: rendered.pdf.length,
      pages: rendered.pages, standard: rendered.standard, contentHash, decisionsAt: standing.latestAt, notes: rendered.notes, createdById: actor.id,
    });
    await audit(tx, "report.made", { type: "report", id: report.id }, { runId: run.id, sha256: report.sha256 });
    return made(report);
  });
}

const made = (report: { id: string; bytes: number; sha256: string; pages: number }): MadeReport => {
  const url = `/api/reports/${report.id}/file`;
  return { reportUrl: url, reportId: report.id, files: [{ format: "pdf", url, bytes: report.bytes, sha256: report.sha256, pages: report.pages }] };
};

/** The documents this run read, with what each was taken for. */
async function sourcesOf(ctx: AppContext, run: RunRecord): Promise<ReportSource[]> {
  const appraised = new Set(run.appraisals.map((appraisal) => appraisal.documentId));
  const files = (await documentSources(ctx, run.assessmentId)).filter((file) => appraised.has(file.id) || file.problem !== null);
  return reportSources(ctx.ports.rubric, run.appraisals, files);
}
