import type { z } from "zod";
import { conflict, notFound } from "@/domain/errors";
import { blankPrompt, slugOf } from "@/domain/prompts/prompt";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { createPromptInput, type PromptView } from "../contract";
import { getPrompt, newestOf } from "./read-prompts";
import { findPrompt, insertPrompt, slugTaken } from "./store";
import { keepDraft } from "./store-drafts";
import { fieldsOf } from "./to-view";

/** More prompts of one name than this is a loop of a program, not a person's work. */
const MOST_ALIKE = 100;

/** Makes a prompt with a draft of the actor's and no version yet. Its short name is made of the name and stays. */
export async function createPrompt(ctx: AppContext, input: z.input<typeof createPromptInput>): Promise<PromptView> {
  const actor = authorize(ctx, "prompt.edit");
  const { name, section, copyOf } = createPromptInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const fields = copyOf === undefined ? blankPrompt(name, section) : { ...(await fieldsToCopy(tx, copyOf)), name, section };
    const slug = await freeSlug(tx, slugOf(name));
    const prompt = await insertPrompt(tx.db, slug, fields, tx.now());
    await keepDraft(tx.db, { promptId: prompt.id, personId: actor.id, baseNumber: 0, fields, updatedAt: tx.now() });
    await audit(tx, "prompt.created", { type: "prompt", id: prompt.id }, { slug, section, copyOf: copyOf ?? null });
    return getPrompt(tx, { slug });
  });
}

async function fieldsToCopy(tx: AppContext, slug: string) {
  const prompt = await findPrompt(tx.db, slug);
  if (!prompt) throw notFound("prompt");
  return fieldsOf(await newestOf(tx, prompt));
}

/** A short name nobody has: this one, or with a number. */
export async function freeSlug(tx: AppContext, wanted: string): Promise<string> {
  for (let count = 1; count <= MOST_ALIKE; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    if (!(await slugTaken(tx.db, slug))) return slug;
  }
  throw conflict("Too many prompts have this name. Choose another.", { code: "TOO_MANY", field: "name" });
}
