import { z } from "zod";

export const listReportsInput = z.object({ assessmentId: z.uuid() });
export const createReportInput = z.object({ assessmentId: z.uuid(), runId: z.uuid().optional() });

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
