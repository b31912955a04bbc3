import type { Db } from "@/adapters/db";
import type { PromptPlace } from "@/domain/prompts/prompt-place";

/** One move of production at a time, so that two prompts that take each other's places wait for each other in order. */
export async function holdPlaces(db: Db): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('prompt places'))`;
}

export interface InForce extends PromptPlace {
  slug: string;
  versionId: string;
  number: number;
  fields: unknown;
}

/** The versions in force at any of these places, in one question: it stands before every call of a run. */
export const findInForce = (db: Db, places: readonly PromptPlace[]): Promise<InForce[]> => {
  const column = (name: keyof PromptPlace): string[] => places.map((place) => place[name]);
  return db.$queryRaw<InForce[]>`
    SELECT a.section, a."subSection", a.category, p.slug, v.id AS "versionId", v.number, v.fields
    FROM unnest(${column("section")}::text[], ${column("subSection")}::text[], ${column("category")}::text[]) AS w (section, "subSection", category)
    JOIN prompt_places a ON a.section = w.section AND a."subSection" = w."subSection" AND a.category = w.category
    JOIN prompts p ON p.id = a."promptId" JOIN prompt_versions v ON v.id = a."versionId"`;
};
