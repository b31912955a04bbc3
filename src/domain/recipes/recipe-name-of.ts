import type { JobType } from "../jobs/job";

/** The recipe that a program would name for this kind of work (recipes/NAME). */
const OF_TYPE: Record<JobType, string> = {
  AI_PREVIEW: "prompt-preview",
  PARSE_DOCUMENT: "parse-document",
  GAP_DETECTION: "gap-detection",
  RISK_ANALYSIS: "risk-analysis",
  REPORT_GENERATION: "report-generation",
  RECIPE: "recipe",
};

/** Jobs that a screen started may stand without a recipe's name: their type has one. */
export const recipeNameOf = ({ recipe, type }: { recipe: string | null; type: JobType }): string => recipe ?? OF_TYPE[type];
