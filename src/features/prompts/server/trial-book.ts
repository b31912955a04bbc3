import { notFound } from "@/domain/errors";
import type { PromptBook } from "@/domain/ports/prompt-book";
import type { PromptFields } from "@/domain/prompts/prompt";
import type { AppContext } from "@/kernel/context";
import { requirePrompt, requireVersion } from "./access";
import { includesFor } from "./read-includes";
import { findVersionById } from "./store";
import { fieldsOf } from "./to-view";

export interface TrialVersion {
  versionId: string;
  slug: string;
  name: string;
  number: number;
  fields: PromptFields;
  /** Gives this version wherever anything is asked for, as if it were in production everywhere. */
  book: PromptBook;
}

/** One version as work would use it, to be tried before it is put into force. Callers have checked access. */
export async function trialVersion(ctx: AppContext, versionId: string): Promise<TrialVersion> {
  const version = await findVersionById(ctx.db, versionId);
  if (!version) throw notFound("version");
  const fields = fieldsOf(version);
  const found = { slug: version.prompt.slug, number: version.number, versionId, fields, includes: await includesFor(ctx.db, fields) };
  return { versionId, slug: found.slug, name: version.prompt.name, number: found.number, fields, book: { production: async () => found } };
}

/** The version a person names. @throws AppError NOT_FOUND */
export async function trialOf(ctx: AppContext, slug: string, number: number): Promise<TrialVersion> {
  const { prompt } = await requirePrompt(ctx, slug, "prompt.read");
  return trialVersion(ctx, (await requireVersion(ctx, prompt, number)).id);
}
