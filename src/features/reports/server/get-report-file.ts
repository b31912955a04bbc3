import { AppError, notFound } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { requireAssessment } from "@/features/assessments/server";
import { listReportsInput, reportFileInput } from "../contract";
import { requireReport } from "./access";
import { dataKey } from "./data-key";
import { findReports } from "./store";

export interface ReportFile {
  bytes: Uint8Array;
  type: string;
  fileName: string;
}

/** The PDF, or the report as data. @throws AppError NOT_FOUND for data that nobody asked for when it was made */
export async function getReportFile(ctx: AppContext, input: { id: string; format?: string }): Promise<ReportFile> {
  const report = await requireReport(ctx, input.id);
  const { format } = reportFileInput.parse({ format: input.format });
  const fileName = `risk-report-${report.id.slice(0, 8)}.${format}`;
  if (format === "json") return { bytes: await ctx.ports.storage.get(dataKey(report.storageKey)), type: "application/json", fileName };
  return { bytes: await ctx.ports.storage.get(report.storageKey), type: "application/pdf", fileName };
}

/** The newest report of an assessment. @throws AppError NOT_FOUND when none was printed */
export async function getLatestReportFile(ctx: AppContext, input: { assessmentId: string }): Promise<ReportFile> {
  const { assessmentId } = listReportsInput.parse(input);
  await requireAssessment(ctx, assessmentId, "report.download");
  const [newest] = await findReports(ctx.db, assessmentId);
  if (!newest) throw notFound("report");
  return getReportFile(ctx, { id: newest.id });
}

/** A printed page as a PNG, so that the screen shows what the paper shows. */
export async function drawReportPage(ctx: AppContext, input: { id: string; index: number; widthPx: number }): Promise<Uint8Array> {
  const report = await requireReport(ctx, input.id);
  if (!Number.isInteger(input.index) || input.index < 1 || input.index > report.pages) throw notFound("page");
  const bytes = await ctx.ports.storage.get(report.storageKey);
  const widthPx = Math.min(2400, Math.max(100, Math.round(input.widthPx) || 1000));
  const picture = await ctx.ports.reader.drawPage({ name: "report.pdf", bytes, page: input.index, widthPx });
  if (!picture) throw new AppError("INTERNAL", "This page could not be drawn. Download the PDF instead.");
  return picture.png;
}
