import type { RootDb } from "@/adapters/db";
import type { ProductionPrompt, PromptBook, PromptPin } from "@/domain/ports/prompt-book";
import { isSamePlace, placesFor, type PromptPlace } from "@/domain/prompts/prompt-place";
import { bookOf } from "@/domain/prompts/template/link-includes";
import { includedBy, includesFor } from "./read-includes";
import { findInForce, type InForce } from "./store-places";
import { fieldsOf } from "./to-view";
import { createVersionShelf } from "./version-shelf";

/** What the composition root hands to those who send prompts. No actor: a run uses what is in force, whoever started it. */
export function createPromptBook(root: RootDb): PromptBook {
  const textsOf = createVersionShelf(root);
  const made = new WeakMap<PromptPin, Promise<ProductionPrompt>>();
  return {
    async production(place, pins) {
      const places = placesFor(place);
      if (pins) return pinned(nearest(places, pins));
      const row = nearest(places, await findInForce(root, places));
      if (!row) return null;
      const { slug, number, versionId } = row;
      const fields = fieldsOf(row);
      return { slug, number, versionId, fields, includes: await includesFor(root, fields) };
    },

    async pin(work) {
      const places = work.flatMap(placesFor);
      const rows = await findInForce(root, places.filter((place, at) => places.findIndex((other) => isSamePlace(other, place)) === at));
      const versions = new Map(rows.map((row) => [row.versionId, row]));
      const included = new Map(await Promise.all([...versions.values()].map(async (row) => [row.versionId, await includedIn(row)] as const)));
      return rows.flatMap(({ section, subSection, category, versionId }) => {
        const parts = included.get(versionId);
        return parts ? [{ section, subSection, category, versionId, ...parts }] : [];
      });
    },
  };

  async function includedIn(row: InForce): Promise<Pick<PromptPin, "included" | "slugs">> {
    const { included, slugs } = await includedBy(root, fieldsOf(row));
    return { included: included.map(({ slug, version, versionId }) => ({ slug, version, versionId })), slugs };
  }

  /** A run's questions share its pins, and so what is made of them. */
  async function pinned(pin: PromptPin | undefined): Promise<ProductionPrompt | null> {
    if (!pin) return null;
    const known = made.get(pin) ?? promptOf(pin);
    made.set(pin, known);
    known.catch(() => made.delete(pin));
    return known;
  }

  async function promptOf({ versionId, included, slugs }: PromptPin): Promise<ProductionPrompt> {
    const texts = await textsOf([versionId, ...included.map((each) => each.versionId)]);
    const { slug, number, fields } = textOf(versionId);
    return { slug, number, versionId, fields, includes: bookOf({ slugs, included: included.map((each) => ({ ...each, text: textOf(each.versionId).fields.userTemplate })) }) };

    function textOf(id: string) {
      const text = texts.get(id);
      if (!text) throw new Error(`Version ${id} was pinned and is gone; versions are never deleted.`);
      return text;
    }
  }
}

const nearest = <Row extends PromptPlace>(places: readonly PromptPlace[], rows: readonly Row[]): Row | undefined =>
  places.map((place) => rows.find((row) => isSamePlace(row, place))).find((row) => row !== undefined);
