import type { z } from "zod";
import type { Db } from "@/adapters/db";
import { templatesOf } from "@/domain/prompts/compose-prompt";
import type { PromptFields } from "@/domain/prompts/prompt";
import { bookOf, type IncludeBook, includesOf } from "@/domain/prompts/template/link-includes";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type IncludesView, readIncludesInput } from "../contract";
import { findIncluded, findSlugs } from "./store-includes";

/** Levels of includes that are read; a chain longer than this is refused by the parser's own limit too. */
const DEEPEST = 20;

type Reference = ReturnType<typeof includesOf>[number];

/** What a text that is being written includes, and what may be included, so that the page can check it as it is typed. */
export async function readIncludes(ctx: AppContext, input: z.input<typeof readIncludesInput>): Promise<IncludesView> {
  authorize(ctx, "prompt.read");
  return closure(ctx.db, readIncludesInput.parse(input).references);
}

/** The same as the book composing asks. */
export async function includesFor(db: Db, fields: PromptFields): Promise<IncludeBook> {
  return bookOf(await includedBy(db, fields));
}

/** What a prompt's fields include, at whatever distance. */
export const includedBy = (db: Db, fields: PromptFields): Promise<IncludesView> => closure(db, templatesOf(fields).flatMap(includesOf));

/** The prompts that are named, and those they include in turn, a level at a time. */
async function closure(db: Db, first: readonly Reference[]): Promise<IncludesView> {
  const included: IncludesView["included"] = [];
  const asked = new Set<string>();
  let level: readonly Reference[] = first;
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const wanted = level.filter(({ slug, version }) => {
      const name = `${slug}@${version ?? ""}`;
      return !asked.has(name) && asked.add(name);
    });
    const rows = wanted.length === 0 ? [] : await findIncluded(db, wanted);
    included.push(...rows);
    level = rows.flatMap(({ text }) => includesOf(text));
  }
  // Names are for suggestions, and where everything was found there is nothing to suggest.
  return { included, slugs: included.length === asked.size ? [] : await findSlugs(db) };
}
