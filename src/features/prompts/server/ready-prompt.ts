import { notFound } from "@/domain/errors";
import type { ModelSettings } from "@/domain/ports/model-client";
import { sampleOf } from "@/domain/prompts/catalogue";
import { composePrompt } from "@/domain/prompts/compose-prompt";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import type { PromptFields, PromptSection } from "@/domain/prompts/prompt";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import type { AppContext } from "@/kernel/context";
import type { z } from "zod";
import type { PreviewInputs, previewVersionInput } from "../contract";
import { type ReadyPrompt, refuseFaulty } from "./compose-texts";
import { includesFor } from "./read-includes";
import { valuesOfAssessment } from "./run-values";
import { findPrompt, findVersion } from "./store";
import { fieldsOf } from "./to-view";

export interface ReadyVersion extends ReadyPrompt {
  settings: ModelSettings;
  /** Of the prompt; the installation may name a temperature for it. */
  section: PromptSection;
  /** null = text that is not saved. */
  versionId: string | null;
  /** The version and those it includes, for the ledger and for what the answer leads to. */
  versionIds: string[];
}

export const stampOf = (versionId: string | null, includedVersionIds: readonly string[]): Pick<ReadyVersion, "versionId" | "versionIds"> =>
  ({ versionId, versionIds: [...(versionId === null ? [] : [versionId]), ...includedVersionIds] });

/** A version or a draft, composed on what it is to be tried with. Callers have checked access. @throws JobError INVALID_INPUT with each fault's place */
export async function readyVersion(ctx: AppContext, input: z.output<typeof previewVersionInput>): Promise<ReadyVersion> {
  const { fields, versionId } = await chosenText(ctx, input);
  const { values, leftOut } = await valuesFor(ctx, fields, input.on);
  const { system, turns, model, faults, unused, includedVersionIds } = composePrompt(fields, values, await includesFor(ctx.db, fields), input.slug);
  refuseFaulty(faults.map((fault) => ({ ...fault, of: labelOfField(fault.field) })));
  return { system, turns, unusedVariables: unused, leftOut, section: fields.section, ...stampOf(versionId, includedVersionIds), settings: { ...model, modelId: input.modelId ?? model.modelId } };
}

export async function chosenText(ctx: AppContext, { slug, number, fields }: z.output<typeof previewVersionInput>): Promise<{ fields: PromptFields; versionId: string | null }> {
  if (fields) return { fields, versionId: null };
  const prompt = await findPrompt(ctx.db, slug);
  const version = prompt && number !== undefined ? await findVersion(ctx.db, prompt.id, number) : null;
  if (!version) throw notFound("version");
  return { fields: fieldsOf(version), versionId: version.id };
}

/** The variables of a preview; what of a stored assessment did not fit is told. */
export async function valuesFor(ctx: AppContext, fields: PromptFields, on: PreviewInputs): Promise<{ values: TemplateValues; leftOut: string[] }> {
  if (on.kind === "assessment") return valuesOfAssessment(ctx, fields, on);
  return { values: on.kind === "sample" ? sampleOf(fields.section) : on.variables, leftOut: [] };
}
