import { type IncludeBook, linkIncludes } from "./template/link-includes";
import { renderTemplate, unusedOf } from "./template/render-template";
import type { TemplateFault } from "./template/template-fault";
import type { TemplateValues } from "./template/template-value";
import { type PromptFields, type PromptModel, SECTION_WORD } from "./prompt";

/** A stretch of the composed prompt and the field it came from: "systemPrompt", "context.persona", "fewShot.1.input". */
export interface ComposedPart {
  field: string;
  label: string;
  role: "system" | "user" | "assistant";
  text: string;
}

export interface FieldFault extends TemplateFault {
  field: string;
}

export interface ComposedPrompt {
  /** What is sent, in order. */
  parts: ComposedPart[];
  system: string;
  /** The examples as turns of their own, then the question. */
  turns: { role: "user" | "assistant"; text: string }[];
  model: PromptModel;
  /** Empty = it may be sent. */
  faults: FieldFault[];
  /** Dotted names of given variables that no field reads. */
  unused: string[];
  /** Included versions, each once. */
  includedVersionIds: string[];
}

/** The fields that are templates, in the order they are sent, with their heading. The system prompt opens without one. */
export const TEMPLATE_FIELDS = [
  { field: "context.persona", label: "Persona", heading: "Who you are" },
  { field: "systemPrompt", label: "System prompt", heading: null },
  { field: "context.sources", label: "Sources", heading: "Sources" },
  { field: "context.constraints", label: "Constraints", heading: "Constraints" },
  { field: "tone", label: "Tone", heading: "Tone" },
  { field: "outputFormat", label: "Output format", heading: "Form of the answer" },
  { field: "context.guardrails", label: "Guardrails", heading: "Never" },
  { field: "userTemplate", label: "User template", heading: null },
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number]["field"];

export function templateOf(fields: PromptFields, field: TemplateField): string {
  switch (field) {
    case "systemPrompt": return fields.systemPrompt;
    case "userTemplate": return fields.userTemplate;
    case "tone": return fields.tone;
    case "outputFormat": return fields.outputFormat;
    case "context.persona": return fields.context.persona;
    case "context.sources": return fields.context.sources;
    case "context.constraints": return fields.context.constraints;
    case "context.guardrails": return fields.context.guardrails;
  }
}

/** All its templates. */
export const templatesOf = (fields: PromptFields): string[] => TEMPLATE_FIELDS.map(({ field }) => templateOf(fields, field));

/**
 * The prompt as it is sent: system text, the examples as turns, the question, and the model's settings. Every field is
 * in it, and each part names its field. Examples are data: nothing in them is put in. With faults it must not be sent.
 */
export function composePrompt(fields: PromptFields, values: TemplateValues, includes: IncludeBook, slug: string | null = null): ComposedPrompt {
  const faults: FieldFault[] = [];
  const used = new Set<string>();
  const versionIds = new Set<string>();
  const rendered = TEMPLATE_FIELDS.flatMap(({ field, label, heading }): ComposedPart[] => {
    const source = templateOf(fields, field);
    if (source.trim() === "" && field !== "userTemplate") return [];
    const linked = linkIncludes(source, includes, slug);
    const { text, faults: missing, used: read } = renderTemplate(linked.template, values);
    faults.push(...[...linked.faults, ...missing].map((fault) => ({ ...fault, field })));
    for (const name of read) used.add(name);
    for (const id of linked.versionIds) versionIds.add(id);
    return [{ field, label, role: field === "userTemplate" ? "user" : "system", text: heading === null ? text : `## ${heading}\n${text}` }];
  });
  const examples = fields.fewShot.flatMap(({ input, output }, index): ComposedPart[] => [
    { field: `fewShot.${index + 1}.input`, label: `Example ${index + 1}, question`, role: "user", text: input },
    { field: `fewShot.${index + 1}.output`, label: `Example ${index + 1}, answer`, role: "assistant", text: output },
  ]);
  const system = [taskPart(fields), ...rendered.filter(({ role }) => role === "system")];
  const turns = [...examples, ...rendered.filter(({ role }) => role === "user")];
  return {
    parts: [...system, ...turns],
    system: system.map(({ text }) => text).join("\n\n"),
    turns: turns.map(({ role, text }) => ({ role: role === "assistant" ? "assistant" : "user", text })),
    model: fields.model,
    faults,
    unused: unusedOf(values, used),
    includedVersionIds: [...versionIds],
  };
}

/** What the prompt is for, in one line, so that its name and place reach the model too. */
function taskPart({ name, section, subSection, categories, tags }: PromptFields): ComposedPart {
  const place = [SECTION_WORD[section], subSection].filter((word) => word !== "").join(", ");
  const more = [categories.length > 0 ? `Categories: ${categories.join(", ")}.` : "", tags.length > 0 ? `Tags: ${tags.join(", ")}.` : ""];
  return { field: "name", label: "Name, section, categories, tags", role: "system", text: [`Task: ${name} (${place}).`, ...more].filter((line) => line !== "").join(" ") };
}
