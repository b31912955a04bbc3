import { JobError } from "@/domain/jobs/job-errors";
import { renderTemplate, unusedOf } from "@/domain/prompts/template/render-template";
import type { TemplateValues } from "@/domain/prompts/template/template-value";

export interface PromptPreview {
  /** The composed prompt: no model answers in this installation. */
  output: string;
  tokensIn: number;
  tokensOut: number;
  durationMs: number;
  model: null;
  /** Why `output` is the prompt and not an answer. */
  note: string;
  unusedVariables: string[];
}

interface Prompt {
  systemPrompt: string;
  userPrompt: string;
  variables: TemplateValues;
}

/** Composes the prompt strictly: a variable without a value is an error that names it. */
export function renderPrompt({ systemPrompt, userPrompt, variables }: Prompt): PromptPreview {
  const started = performance.now();
  const system = renderTemplate(systemPrompt, variables);
  const user = renderTemplate(userPrompt, variables);
  const faults = [...system.faults.map((fault) => ({ ...fault, of: "System prompt" })), ...user.faults.map((fault) => ({ ...fault, of: "User prompt" }))];
  if (faults.length > 0)
    throw new JobError("INVALID_INPUT", { sentence: faults.map(({ of, line, column, message }) => `${of}, line ${line}, column ${column}: ${message}`).join(" ") });
  return {
    output: [system.text, user.text].filter((text) => text !== "").join("\n\n"),
    tokensIn: 0,
    tokensOut: 0,
    durationMs: Math.round(performance.now() - started),
    model: null,
    note: "No language model is configured, so this is the prompt as it would be sent.",
    unusedVariables: unusedOf(variables, new Set([...system.used, ...user.used])),
  };
}
