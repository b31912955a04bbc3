import { z } from "zod";
import { moveAssessment, requireAssessment } from "@/features/assessments/server";
import { prepareReading } from "@/features/documents/server";
import type { PreparedJob } from "@/features/jobs/server";
import { preparePreview } from "@/features/prompts/server";
import { invalid } from "@/domain/errors";
import { renderTemplate } from "@/domain/prompts/template/render-template";
import { promptVariables } from "@/domain/recipes/prompt-variables";
import type { Recipe, RecipeStep } from "@/domain/recipes/recipe";
import { holdOf } from "@/domain/recipes/recipe-steps";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
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
  if (jobs.includes("AI_PREVIEW")) await preparePreview(tx, call.input as Parameters<typeof preparePreview>[1]);
  recipe.runs.forEach((step, index) => refuseMissing(step, index, call));

  const held = document?.assessmentId ?? assessmentId;
  const input: StepsInput = { ...call, input: call.input ?? null, assessmentId: assessmentId ?? null, documentId: document?.documentId ?? null, hold };
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

/** What an earlier step will give is not known yet; everything else has to be there. */
function refuseMissing(step: RecipeStep, index: number, call: { input: unknown; prompt: string | null }): void {
  if (step.kind !== "prompt") return;
  const variables = promptVariables({ ...call, previous: index === 0 ? null : "" });
  const [fault] = [step.system, step.user]
    .flatMap((text) => renderTemplate(text, variables).faults)
    // Parts of what the step before will give are not known yet.
    .filter(({ kind, name }) => !(index > 0 && kind === "missing" && name.startsWith("previous.")));
  if (fault === undefined) return;
  const { kind, name, line, column, message } = fault;
  if (kind !== "missing") throw invalid(`The recipe's prompt, line ${line}, column ${column}: ${message}`, { code: "INPUT" });
  const field = name === "prompt" ? "prompt" : `input.${name}`;
  throw invalid(`${field}: the recipe's prompt uses {{${name}}}, and it has no value. Give it one.`, { field, code: "INPUT" });
}
