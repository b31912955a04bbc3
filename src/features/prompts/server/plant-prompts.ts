import type { RootDb } from "@/adapters/db";
import { BUILT_IN_PROMPTS } from "@/domain/prompts/built-in/built-in-prompts";
import { placesOf } from "@/domain/prompts/prompt-place";
import { promptHash } from "./prompt-hash";
import { countPrompts } from "./store";
import { insertWhole } from "./store-whole";
import { holdPlaces } from "./store-places";

const NOTE = "Came with the product.";

/** Gives an installation without prompts the built-in ones, each as version 1 in production. Any number of servers may ask at once. */
export async function plantPrompts(root: RootDb, at: Date): Promise<number> {
  if ((await countPrompts(root)) > 0) return 0;
  return root.$transaction(async (db) => {
    await holdPlaces(db);
    if ((await countPrompts(db)) > 0) return 0;
    await insertWhole(db, BUILT_IN_PROMPTS.map(({ slug, fields }) => ({
      slug, fields, archivedAt: null, createdAt: at, updatedAt: at,
      versions: [{ number: 1, authorId: null, author: null, note: NOTE, hash: promptHash(fields), fields, createdAt: at }],
      labels: [{ label: "production", number: 1, movedAt: at }],
      places: placesOf(fields, slug),
      moves: [{ label: "production", fromNumber: null, toNumber: 1, reason: NOTE, movedById: null, movedBy: null, movedAt: at }],
      comments: [],
    })));
    return BUILT_IN_PROMPTS.length;
  }, { timeout: 30_000, maxWait: 10_000 });
}
