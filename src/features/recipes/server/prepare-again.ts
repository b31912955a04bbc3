import { z } from "zod";
import { prepareRun } from "@/features/assessments/server";
import { prepareReading } from "@/features/documents/server";
import type { PreparedJob } from "@/features/jobs/server";
import { preparePreview } from "@/features/prompts/server";
import { reportOptions } from "@/features/reports/contract";
import { prepareReport } from "@/features/reports/server";
import { conflict } from "@/domain/errors";
import type { JobType } from "@/domain/jobs/job";
import { runsBySteps } from "@/domain/recipes/recipe-steps";
import type { AppContext } from "@/kernel/context";
import { prepareAnalysis } from "./prepare-analysis";
import { prepareSteps } from "./prepare-steps";
import { stepsInput } from "./steps-input";

export interface EndedJob {
  type: JobType;
  recipe: string | null;
  /** As it is stored. */
  input: unknown;
}

const ofRun = z.looseObject({ assessmentId: z.uuid(), runId: z.uuid() });
const ofReport = ofRun.extend({ options: reportOptions.optional() });
const ofChain = z.looseObject({ assessmentId: z.uuid(), pauseAtGaps: z.boolean() });
const ofDocument = z.looseObject({ documentId: z.uuid() });

/**
 * The same work once more, as pressing its start again would be: access and states are asked anew, since both may have
 * changed, and a stage gets a run that is open. Call it inside the transaction that writes the new row.
 */
export async function prepareAgain(tx: AppContext, job: EndedJob): Promise<PreparedJob> {
  const prepared = await preparedAs(tx, job);
  return { ...prepared, recipe: prepared.recipe ?? job.recipe };
}

async function preparedAs(tx: AppContext, { type, recipe, input }: EndedJob): Promise<PreparedJob> {
  switch (type) {
    case "AI_PREVIEW":
      return preparePreview(tx, input as Parameters<typeof preparePreview>[1]);
    case "PARSE_DOCUMENT":
      return prepareReading(tx, { id: ofDocument.parse(input).documentId });
    case "REPORT_GENERATION": {
      const { assessmentId, runId, options } = ofReport.parse(input);
      return prepareReport(tx, { assessmentId, runId, options });
    }
    case "GAP_DETECTION":
    case "RISK_ANALYSIS":
      return prepareAnalysis(tx, type, ofRun.parse(input).assessmentId);
    case "RECIPE":
      return recipeAgain(tx, recipe, input);
  }
}

async function recipeAgain(tx: AppContext, name: string | null, input: unknown): Promise<PreparedJob> {
  if (name === "risk-assessment") {
    const { assessmentId, pauseAtGaps } = ofChain.parse(input);
    return prepareRun(tx, { id: assessmentId, pauseAtGaps });
  }
  if (name === "prompt-evaluation") throw conflict("Start an evaluation again from its set: it needs the set and the papers as they are now.", { code: "STATE" });
  if (name === "model-advice") throw conflict("Ask for it again where it was asked for: it is about what stands now.", { code: "STATE" });
  const recipe = name === null ? null : tx.ports.recipes.find(name);
  if (!recipe || !runsBySteps(recipe)) throw conflict(`The recipe ${name ?? "of this job"} is not installed any more.`, { code: "RECIPE_GONE" });
  return prepareSteps(tx, recipe, stepsInput.parse(input));
}
