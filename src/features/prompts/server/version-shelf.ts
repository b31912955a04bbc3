import type { RootDb } from "@/adapters/db";
import type { PromptFields } from "@/domain/prompts/prompt";
import { findVersionTexts } from "./store";
import { fieldsOf } from "./to-view";

interface VersionText {
  slug: string;
  number: number;
  fields: PromptFields;
}

/** An installation has some dozen versions in force, a version some kilobytes. */
const MOST_KEPT = 200;

/** The texts of versions by id, kept in this process: a version never changes, so what was read once stays true. The longest unused goes first. */
export function createVersionShelf(root: RootDb, most = MOST_KEPT): (ids: readonly string[]) => Promise<ReadonlyMap<string, VersionText>> {
  const kept = new Map<string, VersionText>();
  return async (ids) => {
    // Taken before the question: another call may push them out meanwhile.
    const found = new Map<string, VersionText>();
    for (const id of ids) {
      const text = kept.get(id);
      if (text) found.set(id, text);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0)
      for (const { versionId, slug, number, fields } of await findVersionTexts(root, missing)) found.set(versionId, { slug, number, fields: fieldsOf({ fields }) });
    for (const [id, text] of found) {
      kept.delete(id);
      kept.set(id, text);
    }
    for (const id of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(id);
    }
    return found;
  };
}
