import { canonicalJson } from "../jobs/canonical-json";
import { normalPrompt, type PromptContext, type PromptFields, type PromptModel } from "./prompt";

/** A part of a prompt that two people may each have changed. */
interface Part {
  field: string;
  label: string;
  get: (fields: PromptFields) => unknown;
  put: (to: PromptFields, from: PromptFields) => PromptFields;
}

const own = <Key extends keyof PromptFields>(field: Key, label: string): Part =>
  ({ field, label, get: (fields) => fields[field], put: (to, from) => ({ ...to, [field]: from[field] }) });
const context = (key: keyof PromptContext, label: string): Part =>
  ({ field: `context.${key}`, label, get: (fields) => fields.context[key], put: (to, from) => ({ ...to, context: { ...to.context, [key]: from.context[key] } }) });
const model = (key: keyof PromptModel, label: string): Part =>
  ({ field: `model.${key}`, label, get: (fields) => fields.model[key], put: (to, from) => ({ ...to, model: { ...to.model, [key]: from.model[key] } }) });

const PARTS: readonly Part[] = [
  own("name", "Name"), own("section", "Section"), own("subSection", "Sub-section"), own("categories", "Categories"), own("tags", "Tags"),
  context("persona", "Persona"), own("systemPrompt", "System prompt"), context("sources", "Sources"), context("constraints", "Constraints"),
  own("tone", "Tone"), own("outputFormat", "Output format"), context("guardrails", "Guardrails"), own("userTemplate", "User template"), own("fewShot", "Examples"),
  model("modelId", "Model"), model("temperature", "Temperature"), model("maxTokens", "Longest answer"),
];

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** They say the same: saving one after the other makes no version. */
export const samePrompt = (a: PromptFields, b: PromptFields): boolean => same(normalPrompt(a), normalPrompt(b));

export interface MergeChoice {
  field: string;
  label: string;
  /** Whose text is taken unless a person says otherwise: of a part one side changed, that side's; of one both changed, the writer's own. */
  side: "mine" | "theirs";
  /** Both changed it, each in another way. */
  both: boolean;
}

/** The parts in which a writer's text and a version saved meanwhile differ. `base` null = nothing is known of where the writer began. */
export function mergeChoices(base: PromptFields | null, theirs: PromptFields, mine: PromptFields): MergeChoice[] {
  const [b, t, m] = [base && normalPrompt(base), normalPrompt(theirs), normalPrompt(mine)];
  return PARTS.filter(({ get }) => !same(get(t), get(m))).map(({ field, label, get }) => {
    const [iChanged, theyChanged] = [b === null || !same(get(b), get(m)), b === null || !same(get(b), get(t))];
    return { field, label, side: iChanged ? "mine" : "theirs", both: iChanged && theyChanged };
  });
}

/** Theirs, with these parts of mine. */
export const mergedPrompt = (theirs: PromptFields, mine: PromptFields, mineParts: ReadonlySet<string>): PromptFields =>
  PARTS.filter(({ field }) => mineParts.has(field)).reduce((merged, { put }) => put(merged, mine), theirs);
