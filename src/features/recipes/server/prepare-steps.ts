import { z } from "zod";
import { moveAssessment, requireAssessment } from "@/features/assessments/server";
import { prepareReading } from "@/features/documents/server";
import type { PreparedJob } from "@/features/jobs/server";
import { previewPromptInput } from "@/features/prompts/contract";
import { composeVersion, preparePreview, versionAt } from "@/features/prompts/server";
import { conflict, invalid } from "@/domain/errors";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import { renderTemplate } from "@/domain/prompts/template/render-template";
import type { TemplateFault } from "@/domain/prompts/template/template-fault";
import { promptVariables } from "@/domain/recipes/prompt-variables";
import type { Recipe } from "@/domain/recipes/recipe";
import { holdOf, isPromptStep, type PromptStep } from "@/domain/recipes/recipe-steps";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { reportStepInput } from "./report-step-input";
import { shapedInput } from "./shaped-input";
import type { StepsInput } from "./steps-input";

/** A recipe of several steps or with a prompt: one job that takes them one by one. What can be refused is refused now, not after an hour of work. */
export async function prepareSteps(tx: AppContext, recipe: Recipe, call: { input: unknown; prompt: string | null }): Promise<PreparedJob> {
  const jobs = recipe.runs.flatMap((step) => (step.kind === "job" ? [step.type] : []));
  const hold = holdOf(recipe.runs);
  const subject = subjectOf.safeParse(call.input).data ?? {};

  const assessmentId = hold !== null || jobs.includes("REPORT_GENERATION") ? needed(subject.assessmentId, "assessmentId") : undefined;
  if (assessmentId && jobs.includes("REPORT_GENERATION")) await requireAssessment(tx, assessmentId, "report.create");
  if (assessmentId && hold !== null) {
    await requireAssessment(tx, assessmentId, "run.start");
    await moveAssessment(tx, assessmentId, "start");
  }
  const document = jobs.includes("PARSE_DOCUMENT") ? await prepareReading(tx, { id: needed(subject.documentId, "documentId") }) : null;
  if (assessmentId && document && document.assessmentId !== assessmentId)
    throw invalid("input.documentId: belongs to another assessment.", { field: "input.documentId", code: "INPUT" });
  if (jobs.includes("REPORT_GENERATION")) shapedInput(reportStepInput, call.input);
  if (jobs.includes("AI_PREVIEW")) await preparePreview(tx, shapedInput(previewPromptInput, call.input));
  const promptVersionIds: (string | null)[] = [];
  for (const [index, step] of recipe.runs.entries()) promptVersionIds.push(isPromptStep(step) ? await refusePrompt(tx, step, index, call) : null);

  const held = document?.assessmentId ?? assessmentId;
  const input: StepsInput = { ...call, input: call.input ?? null, assessmentId: assessmentId ?? null, documentId: document?.documentId ?? null, promptVersionIds, hold };
  return {
    type: "RECIPE",
    recipe: recipe.name,
    input,
    timeoutSec: recipe.runtime.job.timeoutSec,
    ...(held ? { assessmentId: held } : {}),
    ...(document?.documentId ? { documentId: document.documentId } : {}),
    async submitted(done, jobId) {
      if (assessmentId && hold !== null) await audit(done, "run.started", { type: "assessment", id: assessmentId }, { jobId, recipe: recipe.name });
    },
  };
}

const subjectOf = z.looseObject({ assessmentId: z.uuid().optional(), documentId: z.uuid().optional() });

function needed(id: string | undefined, name: string): string {
  if (id === undefined) throw invalid(`input.${name}: give the id this recipe works on.`, { field: `input.${name}`, code: "INPUT" });
  return id;
}

/**
 * What an earlier step will give is not known yet; everything else has to be there. A desk prompt's version is the one in
 * force now: what was checked here is what will run, though a label moves meanwhile.
 */
async function refusePrompt(tx: AppContext, step: PromptStep, index: number, call: { input: unknown; prompt: string | null }): Promise<string | null> {
  const variables = promptVariables({ ...call, previous: index === 0 ? null : "" });
  const known = <Fault extends TemplateFault>(faults: Fault[]): Fault[] => faults.filter(({ kind, name }) => !(index > 0 && kind === "missing" && name.startsWith("previous.")));
  if (step.kind === "prompt") {
    for (const fault of known([step.system, step.user].flatMap((text) => renderTemplate(text, variables).faults))) refuse(fault, "The recipe's prompt");
    return null;
  }
  const versionId = await versionAt(tx, step);
  const { faults } = await composeVersion(tx, versionId, variables);
  for (const fault of known(faults)) refuse(fault, `The prompt “${step.slug}”, ${labelOfField(fault.field)}`, "PROMPT_UNUSABLE");
  return versionId;
}

/** A value the caller forgot is the caller's to give; any other fault is the prompt's. */
function refuse({ kind, name, line, column, message }: TemplateFault, whose: string, code = "INPUT"): never {
  const sentence = `${whose}, line ${line}, column ${column}: ${message}`;
  if (kind !== "missing") throw code === "INPUT" ? invalid(sentence, { code }) : conflict(sentence, { code });
  const field = name === "prompt" ? "prompt" : `input.${name}`;
  throw invalid(`${field}: the recipe's prompt uses {{${name}}}, and it has no value. Give it one.`, { field, code: "INPUT" });
}
