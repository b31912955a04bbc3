import { z } from "zod";
import { SECTIONS } from "@/domain/report/report-document";

/** Languages whose labels are written; a report is worded in one of them. */
export const REPORT_LOCALES = ["en"] as const;
/** The PDF is always made; json is the same report as data: every figure, date and word that is printed. */
export const REPORT_FORMATS = ["pdf", "json"] as const;

/** What a report holds and in which files. With none of it: all sections, in English, as a PDF. */
export const reportOptions = z.strictObject({
  sections: z.strictObject(Object.fromEntries(SECTIONS.map((name) => [name, z.boolean()])) as Record<(typeof SECTIONS)[number], z.ZodBoolean>).partial().optional(),
  formats: z.array(z.enum(REPORT_FORMATS)).min(1).max(REPORT_FORMATS.length).optional(),
  locale: z.enum(REPORT_LOCALES).optional(),
});
export type ReportOptions = z.output<typeof reportOptions>;

export const reportFileInput = z.strictObject({ format: z.enum(REPORT_FORMATS).default("pdf") });
export const listReportsInput = z.object({ assessmentId: z.uuid() });
export const createReportInput = z.object({ assessmentId: z.uuid(), runId: z.uuid().optional(), options: reportOptions.optional() });

export interface ReportView {
  id: string;
  runId: string;
  runNumber: number;
  pages: number;
  bytes: number;
  sha256: string;
  /** "ua-1" = accessible PDF/UA. */
  standard: string;
  notes: string[];
  createdAt: Date;
  createdBy: string;
  /** Somebody decided on a flag or a level after this was printed. */
  decidedSince: boolean;
  /** Address of the PDF. */
  fileUrl: string;
}

export interface ReportBoard {
  reports: ReportView[];
  /** Scored run a new report would print; null = nothing scored yet. */
  run: { id: string; number: number } | null;
  /** A newer document or answer exists than the run printed. */
  stale: boolean;
  job: { id: string; active: boolean } | null;
  mayCreate: boolean;
}
