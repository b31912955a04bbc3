import type { Db } from "@/adapters/db";

/** One move of production at a time, so that two prompts that take each other's places wait for each other in order. */
export async function holdPlaces(db: Db): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('prompt places'))`;
}

/** The versions in force at any of these places. */
export const findInForce = (db: Db, places: readonly { section: string; subSection: string; category: string }[]) =>
  db.promptPlace.findMany({
    where: { OR: places.map(({ section, subSection, category }) => ({ section, subSection, category })) },
    include: { version: true, prompt: { select: { slug: true } } },
  });
