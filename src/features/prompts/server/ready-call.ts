import type { z } from "zod";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import type { AppContext } from "@/kernel/context";
import type { previewPromptInput } from "../contract";
import { PLAIN_SETTINGS } from "./answer-prompt";
import { composeTexts, refuseFaulty } from "./compose-texts";
import { composeVersion } from "./labelled-prompt";
import type { ReadyVersion } from "./ready-prompt";

/** What a program asked to be tried, composed: a version of the desk, or two bare texts. @throws JobError INVALID_INPUT with each fault's place */
export async function readyCall(ctx: AppContext, input: z.output<typeof previewPromptInput>): Promise<ReadyVersion> {
  const { promptVersionId, systemPrompt: system = "", userPrompt: user = "", variables, modelSettings } = input;
  if (promptVersionId === undefined)
    return { ...composeTexts({ system, user }, variables), settings: { ...PLAIN_SETTINGS, ...modelSettings }, section: "FREE", versionId: null, versionIds: [] };
  const { faults, slug: _slug, ...ready } = await composeVersion(ctx, promptVersionId, variables);
  refuseFaulty(faults.map((fault) => ({ ...fault, of: labelOfField(fault.field) })));
  return { ...ready, settings: { ...ready.settings, ...modelSettings } };
}
