import type { Db } from "@/adapters/db";
import type { IncludesView } from "../contract";

type Wanted = Pick<IncludesView["included"][number], "slug" | "version">;

/** The user templates of these prompts at these versions, in one question; `version` null = the version in production, else the newest. */
export const findIncluded = (db: Db, wanted: readonly Wanted[]): Promise<IncludesView["included"]> =>
  db.$queryRaw<IncludesView["included"]>`
    SELECT p.slug, w.version, v.id AS "versionId", v.fields ->> 'userTemplate' AS text
    FROM unnest(${wanted.map(({ slug }) => slug)}::text[], ${wanted.map(({ version }) => version)}::int[]) AS w (slug, version)
    JOIN prompts p ON p.slug = w.slug AND p."archivedAt" IS NULL
    LEFT JOIN prompt_labels l ON l."promptId" = p.id AND l.label = 'production' LEFT JOIN prompt_versions produced ON produced.id = l."versionId"
    JOIN prompt_versions v ON v."promptId" = p.id AND v.number = coalesce(w.version, produced.number, p.latest)`;

export const findSlugs = async (db: Db): Promise<string[]> =>
  (await db.prompt.findMany({ where: { archivedAt: null, latest: { gt: 0 } }, select: { slug: true }, orderBy: { slug: "asc" } })).map(({ slug }) => slug);
