import type { Db } from "@/adapters/db";
import type { IncludedPrompt } from "@/domain/prompts/template/link-includes";

/** The user templates of these prompts at these versions; `version` null = the version in production, else the newest. */
export async function findIncluded(db: Db, wanted: readonly { slug: string; version: number | null }[]): Promise<(IncludedPrompt & { version: number | null })[]> {
  const rows = await db.prompt.findMany({
    where: { slug: { in: wanted.map(({ slug }) => slug) }, archivedAt: null },
    select: { id: true, slug: true, latest: true, labels: { where: { label: "production" }, select: { version: { select: { number: true } } } } },
  });
  const at = wanted.flatMap(({ slug, version }) => {
    const row = rows.find((each) => each.slug === slug);
    return row ? [{ slug, version, promptId: row.id, number: version ?? row.labels[0]?.version.number ?? row.latest }] : [];
  });
  if (at.length === 0) return [];
  const versions = await db.promptVersion.findMany({ where: { OR: at.map(({ promptId, number }) => ({ promptId, number })) }, select: { id: true, promptId: true, number: true, fields: true } });
  return at.flatMap(({ slug, version, promptId, number }) => {
    const found = versions.find((each) => each.promptId === promptId && each.number === number);
    const text = (found?.fields as { userTemplate?: unknown } | undefined)?.userTemplate;
    return found && typeof text === "string" ? [{ slug, version, versionId: found.id, text }] : [];
  });
}

export const findSlugs = async (db: Db): Promise<string[]> =>
  (await db.prompt.findMany({ where: { archivedAt: null, latest: { gt: 0 } }, select: { slug: true }, orderBy: { slug: "asc" } })).map(({ slug }) => slug);
