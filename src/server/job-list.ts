import { parseDocument } from "@/features/documents/jobs/parse-document";
import { gapDetection } from "@/features/gaps/jobs/detect-gaps";
import { assessChain } from "@/features/pipeline/jobs/assess";
import { promptPreview } from "@/features/prompts/jobs/preview-prompt";
import { reportGeneration } from "@/features/reports/jobs/make-report";
import { riskAnalysis } from "@/features/runs/jobs/analyse-risk";
import type { AnyJobDefinition } from "@/kernel/job";

/** Every durable job of the product; the chain is told its stages here, so that features do not know each other. */
export const jobDefinitions: readonly AnyJobDefinition[] = [
  parseDocument,
  gapDetection,
  riskAnalysis,
  reportGeneration,
  promptPreview,
  assessChain({ read: parseDocument, gaps: gapDetection, risk: riskAnalysis, report: reportGeneration }),
] as readonly AnyJobDefinition[];
