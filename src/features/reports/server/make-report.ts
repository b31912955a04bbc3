import { createHash } from "node:crypto";
import { requireAssessment } from "@/features/assessments/server";
import { resultInWords } from "@/features/advice/server";
import { documentSources } from "@/features/documents/server";
import { findRun, nameDeciders, type RunRecord, standingResult } from "@/features/evidence/server";
import { secondOpinionOf } from "@/features/runs/server";
import { JobError } from "@/domain/jobs/job-errors";
import { buildReport } from "@/domain/report/build-report";
import { type ReportDocument, SECTIONS } from "@/domain/report/report-document";
import type { ReportSource } from "@/domain/report/report-input";
import { reportSources } from "@/domain/report/report-sources";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { en } from "../labels/en";
import type { REPORT_FORMATS, ReportOptions } from "../contract";
import { dataKey } from "./data-key";
import { findTwin, insertReport, noteDecisions } from "./store";

export interface MadeReport {
  /** Where the PDF is fetched. */
  reportUrl: string;
  reportId: string;
  files: { format: (typeof REPORT_FORMATS)[number]; url: string; bytes: number; sha256: string; pages: number | null }[];
}

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** Prints a scored run with the decisions that stand. The same content is one report, however often it is asked for. */
export async function makeReport(ctx: AppContext, { runId, options = {} }: { runId: string; options?: ReportOptions }, signal: AbortSignal): Promise<MadeReport> {
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
    locale: options.locale ?? "en",
    sections: options.sections,
    sha256,
  });
  const contentHash = document.appendix.contentHash;
  const storageKey = `reports/${run.id}-${contentHash.slice(0, 16)}`;
  const data = options.formats?.includes("json") ? Buffer.from(JSON.stringify(document)) : null;
  if (data) await ctx.ports.storage.put(dataKey(storageKey), data);
  const twin = await findTwin(ctx.db, run.id, contentHash);
  if (twin) return made(await noteDecisions(ctx.db, twin.id, standing.latestAt), data);
  const rendered = await ctx.ports.reports.render(document, signal);
  await ctx.ports.storage.put(storageKey, rendered.pdf);
  return withTransaction(ctx, async (tx) => {
    const report = await insertReport(tx.db, {
      assessmentId: run.assessmentId, runId: run.id, storageKey, sha256: sha256(rendered.pdf), bytes: rendered.pdf.length,
      pages: rendered.pages, standard: rendered.standard, contentHash, decisionsAt: standing.latestAt, notes: [...rendered.notes, ...leftOut(document)], createdById: actor.id,
    });
    await audit(tx, "report.made", { type: "report", id: report.id }, { runId: run.id, sha256: report.sha256 });
    return made(report, data);
  });
}

const made = (report: { id: string; bytes: number; sha256: string; pages: number }, data: Uint8Array | null): MadeReport => {
  const url = `/api/reports/${report.id}/file`;
  const files: MadeReport["files"] = [{ format: "pdf", url, bytes: report.bytes, sha256: report.sha256, pages: report.pages }];
  if (data) files.push({ format: "json", url: `${url}?format=json`, bytes: data.length, sha256: sha256(data), pages: null });
  return { reportUrl: url, reportId: report.id, files };
};

/** For whoever finds the report on its screen and did not ask for it. */
function leftOut({ sections }: ReportDocument): string[] {
  const names = SECTIONS.filter((name) => !sections[name]);
  return names.length === 0 ? [] : [`Printed without these sections, as was asked: ${names.join(", ")}.`];
}

/** The documents this run read, with what each was taken for. */
async function sourcesOf(ctx: AppContext, run: RunRecord): Promise<ReportSource[]> {
  const appraised = new Set(run.appraisals.map((appraisal) => appraisal.documentId));
  const files = (await documentSources(ctx, run.assessmentId)).filter((file) => appraised.has(file.id) || file.problem !== null);
  return reportSources(ctx.ports.rubric, run.appraisals, files);
}
