import { blankPrompt, type PromptFields, SECTION_WORD } from "../prompt";
import { type DiffPiece, diffText } from "./diff-text";

export interface FieldDiff {
  /** "systemPrompt", "context.persona", "fewShot.2.output" */
  field: string;
  label: string;
  pieces: DiffPiece[];
}

/** Every field that differs between two versions, word by word, in the order of the form. */
export function diffPrompts(before: PromptFields, after: PromptFields): FieldDiff[] {
  const a = textsOf(before);
  const b = textsOf(after);
  const order = [...a.keys(), ...[...b.keys()].filter((field) => !a.has(field))];
  return order.flatMap((field) => {
    const [old, now] = [a.get(field)?.text ?? "", b.get(field)?.text ?? ""];
    const label = a.get(field)?.label ?? b.get(field)?.label ?? field;
    if (old !== now) return [{ field, label, pieces: diffText(old, now) }];
    // An example of two empty texts that came or went is a difference without a word in it.
    return a.has(field) === b.has(field) ? [] : [{ field, label, pieces: [{ kind: a.has(field) ? ("removed" as const) : ("added" as const), text: "(empty)" }] }];
  });
}

/** A prompt's fields as texts, for comparing and for listing what changed. */
export function textsOf(fields: PromptFields): Map<string, { label: string; text: string }> {
  const { context, model } = fields;
  const rows: [string, string, string][] = [
    ["name", "Name", fields.name],
    ["section", "Section", SECTION_WORD[fields.section]],
    ["subSection", "Sub-section", fields.subSection],
    ["categories", "Categories", fields.categories.join("\n")],
    ["tags", "Tags", fields.tags.join("\n")],
    ["context.persona", "Persona", context.persona],
    ["systemPrompt", "System prompt", fields.systemPrompt],
    ["context.sources", "Sources", context.sources],
    ["context.constraints", "Constraints", context.constraints],
    ["tone", "Tone", fields.tone],
    ["outputFormat", "Output format", fields.outputFormat],
    ["context.guardrails", "Guardrails", context.guardrails],
    ["userTemplate", "User template", fields.userTemplate],
    ...fields.fewShot.flatMap(({ input, output }, index): [string, string, string][] => [
      [`fewShot.${index + 1}.input`, exampleLabel(index + 1, "input"), input],
      [`fewShot.${index + 1}.output`, exampleLabel(index + 1, "output"), output],
    ]),
    ["model.modelId", "Model", model.modelId ?? ""],
    ["model.temperature", "Temperature", model.temperature === null ? "the installation’s" : String(model.temperature)],
    ["model.maxTokens", "Longest answer", String(model.maxTokens)],
  ];
  return new Map(rows.map(([field, label, text]) => [field, { label, text }]));
}

const exampleLabel = (number: number | string, part: string): string => `Example ${number}, ${part === "input" ? "question" : "answer"}`;
const LABELS = new Map([...textsOf(blankPrompt("", "FREE"))].map(([field, { label }]) => [field, label]));

/** A field's name for people; a version may have had examples that the newest has not. */
export function labelOfField(field: string): string {
  const example = /^fewShot\.(\d+)\.(input|output)$/.exec(field);
  return example ? exampleLabel(example[1] ?? "", example[2] ?? "") : (LABELS.get(field) ?? field);
}
