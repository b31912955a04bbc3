import type { ReportDocument } from "../report/report-document";

export interface RenderedReport {
  pdf: Uint8Array;
  pages: number;
  /** "ua-1" or "1.7" when the accessible export refused a character. */
  standard: string;
  /** Names of what had to be replaced, for the analyst. */
  notes: string[];
}

export interface ReportRenderer {
  render(document: ReportDocument, signal?: AbortSignal): Promise<RenderedReport>;
  close(): Promise<void>;
}
