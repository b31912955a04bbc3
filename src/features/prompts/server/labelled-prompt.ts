import { conflict } from "@/domain/errors";
import { composePrompt, type FieldFault } from "@/domain/prompts/compose-prompt";
import type { PromptLabelName } from "@/domain/prompts/prompt";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import type { AppContext } from "@/kernel/context";
import { includesFor } from "./read-includes";
import { type ReadyVersion, stampOf } from "./ready-prompt";
import { findLabels, findPrompt, findVersion, findVersionById } from "./store";
import { fieldsOf } from "./to-view";

/** No actor: what a recipe names is used by whoever may start the recipe. */
export interface LabelledPrompt {
  slug: string;
  label: PromptLabelName;
}

/**
 * The version that carries this label now.
 * @throws AppError CONFLICT, PROMPT_UNUSABLE: no such prompt, archived, or no version has the label
 */
export async function versionAt(ctx: AppContext, { slug, label }: LabelledPrompt): Promise<string> {
  const prompt = await findPrompt(ctx.db, slug);
  if (!prompt) throw unusable(`The recipe asks with the prompt “${slug}”, and the prompt desk has none of this name.`);
  if (prompt.archivedAt) throw unusable(`The recipe asks with the prompt “${slug}”, which is archived.`);
  const number = label === "latest" ? prompt.latest : (await findLabels(ctx.db, [prompt.id])).find((each) => each.label === label)?.version.number;
  const version = number === undefined ? null : await findVersion(ctx.db, prompt.id, number);
  if (!version) throw unusable(`The recipe asks with the prompt “${slug}” at its label ${label}, and no version of it has that label.`);
  return version.id;
}

export interface ComposedVersion extends ReadyVersion {
  slug: string;
  /** Not empty = it must not be sent. */
  faults: FieldFault[];
}

/** One version with a recipe's values put in. */
export async function composeVersion(ctx: AppContext, versionId: string, values: TemplateValues): Promise<ComposedVersion> {
  const version = await findVersionById(ctx.db, versionId);
  if (!version) throw unusable("The recipe’s prompt is not on the prompt desk any more.");
  const { slug } = version.prompt;
  const fields = fieldsOf(version);
  const { system, turns, model, faults, unused, includedVersionIds } = composePrompt(fields, values, await includesFor(ctx.db, fields), slug);
  return { slug, faults, system, turns, unusedVariables: unused, leftOut: [], settings: model, section: fields.section, ...stampOf(versionId, includedVersionIds) };
}

const unusable = (sentence: string) => conflict(`${sentence} An administrator has to mend that first.`, { code: "PROMPT_UNUSABLE" });
