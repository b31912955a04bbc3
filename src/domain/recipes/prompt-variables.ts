/** What a prompt step is composed from. */
export interface PromptSource {
  input: unknown;
  prompt: string | null;
  /** What the step before gave; null for the first. */
  previous: unknown;
}

/** Text stays as it is; everything else is written as JSON. */
const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? null));

/**
 * The variables of a prompt step: the input's own top-level keys, then `input` (all of it), `prompt` and `previous`,
 * which win over keys of the same name. A prompt that was not given and a step before that is not there have no value.
 */
export function promptVariables({ input, prompt, previous }: PromptSource): Record<string, string> {
  const keys = typeof input === "object" && input !== null && !Array.isArray(input) ? Object.entries(input) : [];
  return {
    ...Object.fromEntries(keys.map(([key, value]) => [key, asText(value)])),
    input: asText(input),
    ...(prompt === null ? {} : { prompt }),
    ...(previous === null ? {} : { previous: asText(previous) }),
  };
}
