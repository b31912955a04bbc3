import { TEMPLATE_FIELDS, templateOf } from "@/domain/prompts/compose-prompt";
import type { PromptFields } from "@/domain/prompts/prompt";
import { type IncludeBook, includesOf } from "@/domain/prompts/template/link-includes";
import type { Db } from "@/adapters/db";
import type { AppContext } from "@/kernel/context";
import { findIncluded, findSlugs, type IncludeRecord } from "./store-includes";

/** Levels of includes that are read; a chain longer than this is refused by the parser's own limit too. */
const DEEPEST = 20;

const keyOf = (slug: string, number: number | null): string => `${slug}@${number ?? ""}`;

/** Reads the prompts these fields include, and those they include in turn, a level at a time. */
export const readIncludes = (ctx: AppContext, fields: PromptFields): Promise<IncludeBook> => includesFrom(ctx.db, fields);

export async function includesFrom(db: Db, fields: PromptFields): Promise<IncludeBook> {
  const found = new Map<string, IncludeRecord>();
  const asked = new Set<string>();
  let texts = TEMPLATE_FIELDS.map(({ field }) => templateOf(fields, field));
  for (let level = 0; level < DEEPEST && texts.length > 0; level += 1) {
    const wanted = texts.flatMap(includesOf).filter(({ slug, version }) => !asked.has(keyOf(slug, version)));
    for (const { slug, version } of wanted) asked.add(keyOf(slug, version));
    const rows = wanted.length === 0 ? [] : await findIncluded(db, wanted.map(({ slug, version }) => ({ slug, number: version })));
    for (const row of rows) found.set(keyOf(row.slug, row.asked), row);
    texts = rows.map(({ text }) => text);
  }
  const slugs = asked.size === 0 ? [] : await findSlugs(db);
  return { slugs, find: (slug, version) => found.get(keyOf(slug, version)) ?? null };
}
