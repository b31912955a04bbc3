import type { Db } from "@/adapters/db";

export interface IncludeRecord {
  slug: string;
  number: number;
  versionId: string;
  text: string;
}

/** The user templates of these prompts at these versions; `number` null = the version in production, else the newest. */
export async function findIncluded(db: Db, wanted: readonly { slug: string; number: number | null }[]): Promise<(IncludeRecord & { asked: number | null })[]> {
  const rows = await db.prompt.findMany({
    where: { slug: { in: wanted.map(({ slug }) => slug) }, archivedAt: null },
    select: { id: true, slug: true, latest: true, labels: { where: { label: "production" }, select: { version: { select: { number: true } } } } },
  });
  const at = wanted.flatMap(({ slug, number }) => {
    const row = rows.find((each) => each.slug === slug);
    return row ? [{ slug, asked: number, promptId: row.id, number: number ?? row.labels[0]?.version.number ?? row.latest }] : [];
  });
  if (at.length === 0) return [];
  const versions = await db.promptVersion.findMany({ where: { OR: at.map(({ promptId, number }) => ({ promptId, number })) }, select: { id: true, promptId: true, number: true, fields: true } });
  return at.flatMap(({ slug, asked, promptId, number }) => {
    const version = versions.find((each) => each.promptId === promptId && each.number === number);
    const text = (version?.fields as { userTemplate?: unknown } | undefined)?.userTemplate;
    return version && typeof text === "string" ? [{ slug, asked, number, versionId: version.id, text }] : [];
  });
}

export const findSlugs = async (db: Db): Promise<string[]> =>
  (await db.prompt.findMany({ where: { archivedAt: null, latest: { gt: 0 } }, select: { slug: true }, orderBy: { slug: "asc" } })).map(({ slug }) => slug);
