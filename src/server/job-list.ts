import { modelAdvice } from "@/features/advice/jobs/advise";
import { parseDocument } from "@/features/documents/jobs/parse-document";
import { promptEvaluation } from "@/features/evaluations/jobs/evaluate";
import { gapDetection } from "@/features/gaps/jobs/detect-gaps";
import { assessChain } from "@/features/pipeline/jobs/assess";
import { promptPreview } from "@/features/prompts/jobs/preview-prompt";
import { recipeJobs } from "@/features/recipes/jobs/run-steps";
import { reportGeneration } from "@/features/reports/jobs/make-report";
import { riskAnalysis } from "@/features/runs/jobs/analyse-risk";
import type { RecipeBook } from "@/domain/recipes/recipe";
import type { AnyJobDefinition } from "@/kernel/job";

const stages = { read: parseDocument, gaps: gapDetection, risk: riskAnalysis, report: reportGeneration };
const chain = assessChain(stages);

/** The product's own durable jobs; the chain is told its stages here, so that features do not know each other. */
export const jobDefinitions = [parseDocument, gapDetection, riskAnalysis, reportGeneration, promptPreview, promptEvaluation, modelAdvice, chain] as readonly AnyJobDefinition[];

/** The same, and one for each recipe of this installation that is a job of its own. */
export const jobDefinitionsOf = (book: RecipeBook): readonly AnyJobDefinition[] => [
  ...jobDefinitions,
  ...recipeJobs(book, { ...stages, preview: promptPreview, chain }),
];
