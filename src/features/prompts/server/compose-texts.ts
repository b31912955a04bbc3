import { JobError } from "@/domain/jobs/job-errors";
import type { ModelTurn } from "@/domain/ports/model-client";
import { renderTemplate, unusedOf } from "@/domain/prompts/template/render-template";
import type { TemplateFault } from "@/domain/prompts/template/template-fault";
import type { TemplateValues } from "@/domain/prompts/template/template-value";

/** A prompt with everything put in. */
export interface ReadyPrompt {
  system: string;
  turns: { role: ModelTurn["role"]; text: string }[];
  unusedVariables: string[];
  leftOut: string[];
}

/** A faulty prompt is not sent; each fault is told with its place. */
export function refuseFaulty(faults: readonly (TemplateFault & { of: string })[]): void {
  if (faults.length === 0) return;
  const told = faults.map(({ of, line, column, within, message }) => `${of}${within === null ? "" : `, in ${within}`}, line ${line}, column ${column}: ${message}`);
  throw new JobError("INVALID_INPUT", { sentence: told.join(" ") });
}

/** Two bare texts as a prompt: a recipe's step, or a body of the preview address. @throws JobError INVALID_INPUT with each fault's place */
export function composeTexts(prompt: { system: string; user: string }, values: TemplateValues): ReadyPrompt {
  const system = renderTemplate(prompt.system, values);
  const user = renderTemplate(prompt.user, values);
  refuseFaulty([...system.faults.map((fault) => ({ ...fault, of: "System prompt" })), ...user.faults.map((fault) => ({ ...fault, of: "User prompt" }))]);
  return { system: system.text, turns: [{ role: "user", text: user.text }], unusedVariables: unusedOf(values, new Set([...system.used, ...user.used])), leftOut: [] };
}
