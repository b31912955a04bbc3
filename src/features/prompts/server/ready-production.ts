import { composePrompt } from "@/domain/prompts/compose-prompt";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import type { PromptSection } from "@/domain/prompts/prompt";
import type { AppContext } from "@/kernel/context";
import { refuseFaulty } from "./compose-texts";
import { createPromptBook } from "./production-prompt";
import { type ReadyVersion, stampOf } from "./ready-prompt";
import { type AssessmentInputs, valuesOfAssessment } from "./run-values";

/**
 * What is in production for a section, composed on a stored assessment; null = nothing is. Callers have checked access.
 * @throws JobError INVALID_INPUT with each fault's place
 */
export async function readyProduction(ctx: AppContext, section: PromptSection, on: AssessmentInputs): Promise<ReadyVersion | null> {
  const found = await createPromptBook(ctx.root).production({ section, subSection: "", category: on.category ?? "" });
  if (!found) return null;
  const { values, leftOut } = await valuesOfAssessment(ctx, found.fields, on);
  const { system, turns, model, faults, unused, includedVersionIds } = composePrompt(found.fields, values, found.includes, found.slug);
  refuseFaulty(faults.map((fault) => ({ ...fault, of: labelOfField(fault.field) })));
  return { system, turns, unusedVariables: unused, leftOut, settings: model, section, ...stampOf(found.versionId, includedVersionIds) };
}

/** The versions that would be asked with now; empty = none is in production. */
export async function versionsInForce(ctx: AppContext, section: PromptSection, category: string): Promise<string[]> {
  const found = await createPromptBook(ctx.root).production({ section, subSection: "", category });
  return found ? [found.versionId, ...composePrompt(found.fields, {}, found.includes, found.slug).includedVersionIds] : [];
}
