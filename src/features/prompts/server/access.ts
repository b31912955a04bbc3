import { conflict, notFound } from "@/domain/errors";
import type { Action } from "@/domain/access/permissions";
import { authorize } from "@/kernel/authorize";
import type { Actor, AppContext } from "@/kernel/context";
import { findPrompt, findVersion, findVersionById, lockPrompt, type PromptRecord, type VersionRecord } from "./store";

/** The prompt, for those who may do this to prompts. */
export async function requirePrompt(ctx: AppContext, slug: string, action: Action): Promise<{ actor: Actor; prompt: PromptRecord }> {
  const actor = authorize(ctx, action);
  const prompt = await findPrompt(ctx.db, slug);
  if (!prompt) throw notFound("prompt");
  return { actor, prompt };
}

/** The same, held until the transaction ends, and not archived. @throws AppError CONFLICT, ARCHIVED */
export async function holdPrompt(tx: AppContext, slug: string, action: Action): Promise<{ actor: Actor; prompt: PromptRecord }> {
  const actor = authorize(tx, action);
  const prompt = await lockPrompt(tx.db, slug);
  if (!prompt) throw notFound("prompt");
  if (prompt.archivedAt) throw conflict("This prompt is archived. Bring it back first.", { code: "ARCHIVED" });
  return { actor, prompt };
}

export async function requireVersion(ctx: AppContext, prompt: PromptRecord, number: number): Promise<VersionRecord> {
  const version = await findVersion(ctx.db, prompt.id, number);
  if (!version) throw notFound("version");
  return version;
}

/** For programs, which know a version by the id that results are stamped with. */
export async function requireVersionId(ctx: AppContext, id: string): Promise<void> {
  if (!(await findVersionById(ctx.db, id))) throw notFound("prompt version");
}
