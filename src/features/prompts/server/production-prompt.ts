import type { RootDb } from "@/adapters/db";
import type { ProductionPrompt, PromptBook } from "@/domain/ports/prompt-book";
import { placesFor } from "@/domain/prompts/prompt-place";
import { includesFor } from "./read-includes";
import { findInForce } from "./store-places";
import { fieldsOf } from "./to-view";

/** What the composition root hands to those who send prompts. No actor: a run uses what is in force, whoever started it. */
export const createPromptBook = (root: RootDb): PromptBook => ({
  async production(place): Promise<ProductionPrompt | null> {
    const places = placesFor(place);
    const rows = await findInForce(root, places);
    for (const { section, subSection, category } of places) {
      const row = rows.find((each) => each.section === section && each.subSection === subSection && each.category === category);
      if (!row) continue;
      const { slug, number, versionId } = row;
      const fields = fieldsOf(row);
      return { slug, number, versionId, fields, includes: await includesFor(root, fields) };
    }
    return null;
  },
});
