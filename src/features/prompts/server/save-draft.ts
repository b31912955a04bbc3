import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { audit } from "@/kernel/audit";
import { saveDraftInput, slugInput } from "../contract";
import { holdPrompt, requirePrompt } from "./access";
import { dropDraft, keepDraft } from "./store-drafts";

/** Keeps what the actor is writing, faults and all. No version, and no line in the audit log: it is nobody else's. */
export async function saveDraft(ctx: AppContext, input: z.input<typeof saveDraftInput>): Promise<{ savedAt: Date }> {
  const { slug, baseNumber, fields } = saveDraftInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { actor, prompt } = await holdPrompt(tx, slug, "prompt.edit");
    const savedAt = tx.now();
    await keepDraft(tx.db, { promptId: prompt.id, personId: actor.id, baseNumber: Math.min(baseNumber, prompt.latest), fields, updatedAt: savedAt });
    return { savedAt };
  });
}

/** Throws the actor's own draft away; without one nothing happens. */
export async function discardDraft(ctx: AppContext, input: z.input<typeof slugInput>): Promise<{ discarded: boolean }> {
  const { actor, prompt } = await requirePrompt(ctx, slugInput.parse(input).slug, "prompt.edit");
  return withTransaction(ctx, async (tx) => {
    const discarded = await dropDraft(tx.db, prompt.id, actor.id);
    if (discarded) await audit(tx, "prompt.draftDiscarded", { type: "prompt", id: prompt.id });
    return { discarded };
  });
}
