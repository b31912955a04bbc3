import { catalogueOf, sampleOf } from "./catalogue";
import { type FieldFault, TEMPLATE_FIELDS, templateOf } from "./compose-prompt";
import type { PromptFields } from "./prompt";
import { type IncludeBook, linkIncludes } from "./template/link-includes";
import { checkVariables } from "./template/render-template";
import type { TemplateFault } from "./template/template-fault";

/**
 * What keeps a prompt from being saved: faults of writing, unknown variables and includes, each with its place.
 * A free prompt's variables are its caller's, so none is unknown there.
 */
export function checkPrompt(fields: PromptFields, includes: IncludeBook, slug: string | null = null): FieldFault[] {
  const catalogue = catalogueOf(fields.section);
  const sample = sampleOf(fields.section);
  return TEMPLATE_FIELDS.flatMap(({ field }) => {
    const linked = linkIncludes(templateOf(fields, field), includes, slug);
    const unknown = catalogue.open ? [] : checkVariables(linked.template, sample);
    return [...linked.faults, ...unknown].sort(inOrder).map((fault) => ({ ...fault, field }));
  });
}

/** A text's own faults as they stand in it, then those of what it includes. */
const inOrder = (a: TemplateFault, b: TemplateFault): number => (a.within ?? "").localeCompare(b.within ?? "") || a.line - b.line || a.column - b.column;
