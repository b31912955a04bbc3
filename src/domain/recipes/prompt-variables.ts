import type { TemplateValue, TemplateValues } from "../prompts/template/template-value";

/** What a prompt step is composed from. Values are JSON. */
export interface PromptSource {
  input: unknown;
  prompt: string | null;
  /** What the step before gave; null for the first. */
  previous: unknown;
}

/** Stored input and results are JSON already. */
const asValue = (value: unknown): TemplateValue => (value ?? null) as TemplateValue;

/**
 * The variables of a prompt step: the input's own top-level keys, then `input` (all of it), `prompt` and `previous`,
 * which win over keys of the same name. A prompt that was not given and a step before that is not there have no value.
 */
export function promptVariables({ input, prompt, previous }: PromptSource): TemplateValues {
  const keys = typeof input === "object" && input !== null && !Array.isArray(input) ? Object.entries(input) : [];
  return {
    ...Object.fromEntries(keys.map(([key, value]) => [key, asValue(value)])),
    input: asValue(input),
    ...(prompt === null ? {} : { prompt }),
    ...(previous === null ? {} : { previous: asValue(previous) }),
  };
}
