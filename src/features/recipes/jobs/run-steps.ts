import type { ReportOptions } from "@/features/reports/contract";
import { prepareReport } from "@/features/reports/server";
import { JobError } from "@/domain/jobs/job-errors";
import type { Recipe, RecipeBook, RecipeStep } from "@/domain/recipes/recipe";
import { isPromptStep, type PromptStep, runsBySteps, stepName } from "@/domain/recipes/recipe-steps";
import { type AnyJobDefinition, defineJob, type JobContext, type JobDefinition, type JobSteps } from "@/kernel/job";
import { answerStep } from "../server/answer-step";
import { reportStepInput } from "../server/report-step-input";
import { openReadRun } from "../server/prepare-analysis";
import { type StepsInput, stepsInput } from "../server/steps-input";

/** The product's own jobs, told by the composition root so that features do not know each other's. */
export interface RecipeStages {
  read: AnyJobDefinition;
  gaps: AnyJobDefinition;
  risk: AnyJobDefinition;
  report: AnyJobDefinition;
  preview: AnyJobDefinition;
  chain: AnyJobDefinition;
}

export interface StepsResult {
  /** In order; `jobId` is null for a prompt, which needs no job of its own. */
  steps: { step: string; jobId: string | null; result: unknown }[];
  /** What the last step gave. */
  output: unknown;
}

/** One durable job for each recipe that takes its steps one by one; the others are the product's own jobs under another name. */
export const recipeJobs = (book: RecipeBook, stages: RecipeStages): AnyJobDefinition[] =>
  book.list().filter(runsBySteps).map((recipe) => stepsJob(recipe, stages) as AnyJobDefinition);

const stepsJob = (recipe: Recipe, stages: RecipeStages): JobDefinition<StepsInput, StepsResult> =>
  defineJob<StepsInput, StepsResult>({
    id: `recipe-${recipe.name}`,
    type: "RECIPE",
    recipe: recipe.name,
    parse: (value) => stepsInput.parse(value),
    timeoutSec: recipe.runtime.job.timeoutSec,
    concurrency: { limit: recipe.runtime.background.maxConcurrent, per: "person" },
    async run(job, step) {
      const steps: StepsResult["steps"] = [];
      for (const [index, one] of recipe.runs.entries()) {
        const name = `${index + 1} ${stepName(one)}`;
        await step.run(`${name}: announce`, () => job.progress(index, recipe.runs.length, `Step ${index + 1} of ${recipe.runs.length}: ${stepName(one)}`));
        const previous = steps.at(-1)?.result ?? null;
        steps.push({ step: stepName(one), ...(await runStep({ job, step, recipe, stages }, one, { name, index, previous })) });
      }
      return { steps, output: steps.at(-1)?.result ?? null };
    },
  });

interface Running {
  job: JobContext<StepsInput>;
  step: JobSteps;
  recipe: Recipe;
  stages: RecipeStages;
}

async function runStep(running: Running, one: RecipeStep, at: { name: string; index: number; previous: unknown }): Promise<{ jobId: string | null; result: unknown }> {
  const { job, step, stages } = running;
  const { name, index, previous } = at;
  if (isPromptStep(one)) {
    const { input, prompt, promptVersionIds } = job.input;
    const asking = { jobId: job.jobId, versionId: promptVersionIds[index] ?? null, say: (text: string) => job.say(text) };
    return { jobId: null, result: await step.run(name, (signal) => answerStep(job.app, one, { input, prompt, previous }, { ...asking, signal })) };
  }
  const { assessmentId, documentId } = job.input;
  const child = await childOf(running, one, name);
  const outcome = await step.child(name, stages[child.stage], child.input, child.stage === "read" && documentId ? { documentId } : {});
  if (outcome.status === "COMPLETED") return { jobId: outcome.jobId, result: outcome.result };
  throw new JobError(outcome.errorCode, { sentence: outcome.error, detail: `step ${name} of assessment ${assessmentId ?? "none"}` });
}

/** Which job a step is, and its input; a run is opened, and found, in a step of its own so that a replay meets the same one. */
async function childOf({ job, step, recipe }: Running, one: Exclude<RecipeStep, PromptStep>, name: string): Promise<{ stage: keyof RecipeStages; input: unknown }> {
  const { assessmentId, documentId, input } = job.input;
  if (one.kind === "chain") return { stage: "chain", input: { assessmentId, pauseAtGaps: false, ...pauseOf(input) } };
  const open = (): Promise<string> => step.run(`${name}: open the run`, () => openReadRun(job.app, needed(assessmentId)));
  switch (one.type) {
    case "AI_PREVIEW":
      return { stage: "preview", input };
    case "PARSE_DOCUMENT":
      return { stage: "read", input: { documentId } };
    case "REPORT_GENERATION":
      return { stage: "report", input: await step.run(`${name}: find the run`, async () => (await prepareReport(job.app, { assessmentId: needed(assessmentId), options: optionsOf(input) })).input) };
    case "GAP_DETECTION":
      return { stage: "gaps", input: { assessmentId, runId: await open() } };
    case "RISK_ANALYSIS": {
      const found = recipe.runs.slice(0, recipe.runs.indexOf(one)).some((before) => before.kind === "job" && before.type === "GAP_DETECTION");
      return { stage: "risk", input: { assessmentId, runId: await open(), find: !found } };
    }
  }
}

const pauseOf = (input: unknown): { pauseAtGaps?: boolean } =>
  typeof input === "object" && input !== null && "pauseAtGaps" in input && typeof input.pauseAtGaps === "boolean" ? { pauseAtGaps: input.pauseAtGaps } : {};

/** Checked when the recipe was started. */
const optionsOf = (input: unknown): ReportOptions | undefined => reportStepInput.safeParse(input).data?.options;

function needed(assessmentId: string | null): string {
  if (assessmentId === null) throw new JobError("INVALID_INPUT", { sentence: "This recipe works on an assessment, and none was named." });
  return assessmentId;
}
