import type { PromptFields } from "@/domain/prompts/prompt";

/** The id of a field's control, so that faults can lead to it. */
export const controlOf = (field: string): string => `prompt-${field.replaceAll(".", "-")}`;

/** The fields with one template changed; a field that is no template is left alone. */
export function withTemplate(fields: PromptFields, field: string, change: (text: string) => string): PromptFields {
  switch (field) {
    case "systemPrompt":
    case "userTemplate":
    case "tone":
    case "outputFormat":
      return { ...fields, [field]: change(fields[field]) };
    case "context.persona":
      return { ...fields, context: { ...fields.context, persona: change(fields.context.persona) } };
    case "context.sources":
      return { ...fields, context: { ...fields.context, sources: change(fields.context.sources) } };
    case "context.constraints":
      return { ...fields, context: { ...fields.context, constraints: change(fields.context.constraints) } };
    case "context.guardrails":
      return { ...fields, context: { ...fields.context, guardrails: change(fields.context.guardrails) } };
    default:
      return fields;
  }
}
