import type { Db, Prisma } from "@/adapters/db";
import type { PromptRecord } from "./store";

export interface PromptFilter {
  search?: string;
  section?: string;
  category?: string;
  label?: "staging" | "production" | "none";
  archived: boolean;
}

function whereOf({ search, section, category, label, archived }: PromptFilter): Prisma.PromptWhereInput {
  const contains = { contains: search ?? "", mode: "insensitive" as const };
  return {
    archivedAt: archived ? { not: null } : null,
    ...(section === undefined ? {} : { section }),
    ...(label === undefined ? {} : label === "none" ? { labels: { none: {} } } : { labels: { some: { label } } }),
    AND: [
      ...(category === undefined ? [] : [{ OR: [{ categories: { has: category } }, { categories: { isEmpty: true } }] }]),
      ...(search === undefined || search === "" ? [] : [{ OR: [{ name: contains }, { slug: contains }, { subSection: contains }, { tags: { has: search } }] }]),
    ],
  };
}

export const countFiltered = (db: Db, filter: PromptFilter): Promise<number> => db.prompt.count({ where: whereOf(filter) });

export const findPromptPage = (db: Db, filter: PromptFilter, page: { sort: "updated" | "name"; cursor?: string; take: number }): Promise<PromptRecord[]> =>
  db.prompt.findMany({
    where: whereOf(filter),
    orderBy: page.sort === "name" ? [{ name: "asc" }, { id: "asc" }] : [{ updatedAt: "desc" }, { id: "desc" }],
    take: page.take,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });

/** Whether there is a prompt for a page to begin behind. */
export const findPromptAt = async (db: Db, id: string): Promise<boolean> => (await db.prompt.count({ where: { id } })) > 0;
