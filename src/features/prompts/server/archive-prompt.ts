import type { z } from "zod";
import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { archivePromptInput, type PromptView } from "../contract";
import { holdPrompt, requirePrompt } from "./access";
import { getPrompt } from "./read-prompts";
import { changePrompt, findLabels } from "./store";

/** Takes a prompt out of lists and includes. Nothing of its history goes. @throws AppError CONFLICT, IN_PRODUCTION */
export async function archivePrompt(ctx: AppContext, input: z.input<typeof archivePromptInput>): Promise<PromptView> {
  const { slug, reason } = archivePromptInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { prompt } = await holdPrompt(tx, slug, "prompt.edit");
    const labels = await findLabels(tx.db, [prompt.id]);
    if (labels.some(({ label }) => label === "production")) throw conflict("This prompt is in production. Take the label off, or put another prompt in its place, first.", { code: "IN_PRODUCTION" });
    await changePrompt(tx.db, prompt.id, { archivedAt: tx.now() });
    await audit(tx, "prompt.archived", { type: "prompt", id: prompt.id }, { slug, reason });
    return getPrompt(tx, { slug });
  });
}

/** Brings an archived prompt back as it was. */
export async function restorePrompt(ctx: AppContext, input: z.input<typeof archivePromptInput>): Promise<PromptView> {
  const { slug, reason } = archivePromptInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { prompt } = await requirePrompt(tx, slug, "prompt.edit");
    if (prompt.archivedAt) {
      await changePrompt(tx.db, prompt.id, { archivedAt: null });
      await audit(tx, "prompt.restored", { type: "prompt", id: prompt.id }, { slug, reason });
    }
    return getPrompt(tx, { slug });
  });
}
