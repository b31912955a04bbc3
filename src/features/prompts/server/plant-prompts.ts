import type { RootDb } from "@/adapters/db";
import { BUILT_IN_PROMPTS } from "@/domain/prompts/built-in/built-in-prompts";
import { placesOf } from "@/domain/prompts/prompt-place";
import { promptHash } from "./prompt-hash";
import { countPrompts, insertMove, insertPrompt, insertVersion, setLabel, setPlaces } from "./store";
import { holdPlaces } from "./store-places";

const NOTE = "Came with the product.";

/** Gives an installation without prompts the built-in ones, each as version 1 in production. Any number of servers may ask at once. */
export async function plantPrompts(root: RootDb, at: Date): Promise<number> {
  if ((await countPrompts(root)) > 0) return 0;
  return root.$transaction(async (db) => {
    await holdPlaces(db);
    if ((await countPrompts(db)) > 0) return 0;
    for (const { slug, fields } of BUILT_IN_PROMPTS) {
      const { id: promptId } = await insertPrompt(db, slug, fields, at);
      const version = await insertVersion(db, { promptId, number: 1, authorId: null, note: NOTE, hash: promptHash(fields), fields, createdAt: at });
      await setLabel(db, promptId, "production", version.id, at);
      await setPlaces(db, promptId, version.id, placesOf(fields, slug));
      await insertMove(db, { promptId, label: "production", fromNumber: null, toNumber: 1, reason: NOTE, movedById: null, movedAt: at });
    }
    return BUILT_IN_PROMPTS.length;
  });
}
