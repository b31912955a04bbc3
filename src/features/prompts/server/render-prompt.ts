import { JobError } from "@/domain/jobs/job-errors";
import { renderTemplate } from "@/domain/prompts/render-template";

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
  variables: Record<string, string>;
}

/** Composes the prompt strictly: a variable without a value is an error that names it. */
export function renderPrompt({ systemPrompt, userPrompt, variables }: Prompt): PromptPreview {
  const started = performance.now();
  const system = renderTemplate(systemPrompt, variables);
  const user = renderTemplate(userPrompt, variables);
  const missing = [...new Set([...system.missing, ...user.missing])];
  if (missing.length > 0)
    throw new JobError("INVALID_INPUT", { sentence: `The prompt uses ${missing.map((name) => `{{${name}}}`).join(", ")}, which has no value. Give it one, or take it out.` });
  return {
    output: [system.text, user.text].filter((text) => text !== "").join("\n\n"),
    tokensIn: 0,
    tokensOut: 0,
    durationMs: Math.round(performance.now() - started),
    model: null,
    note: "No language model is configured, so this is the prompt as it would be sent.",
    unusedVariables: system.unused.filter((name) => user.unused.includes(name)),
  };
}
