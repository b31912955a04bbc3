import type { Db, Prisma } from "@/adapters/db";
import type { ReadingAccount } from "@/domain/model/reading-account";
import type { Identification } from "@/domain/ports/analyst";

/** What a model said one document of a run is, by the hash of the document's words. */
export interface KeptIdentity {
  content: string;
  said: Identification;
  account: ReadingAccount;
}

/** Under this name an answer about a document is kept beside those about categories. */
const MARK = "document ";
const nameOf = (content: string): string => `${MARK}${content}`;
const ABOUT_DOCUMENTS = { category: { startsWith: MARK } } satisfies Prisma.RunReadingWhereInput;
/** The rows that are answers about categories. */
export const ABOUT_CATEGORIES = { NOT: ABOUT_DOCUMENTS } satisfies Prisma.RunReadingWhereInput;

/** The JSON column is written by this file only for documents, from these very types. */
export async function findIdentities(db: Db, runId: string): Promise<KeptIdentity[]> {
  const rows = await db.runReading.findMany({ where: { runId, ...ABOUT_DOCUMENTS }, orderBy: { category: "asc" } });
  return rows.map(({ category, reading }) => ({ content: category.slice(MARK.length), ...(reading as unknown as Omit<KeptIdentity, "content">) }));
}

export async function keepIdentity(db: Db, runId: string, ground: string, { content, said, account }: KeptIdentity, readAt: Date): Promise<void> {
  const data = { ground, reading: { findings: [], said, account } as unknown as Prisma.InputJsonValue, readAt };
  const category = nameOf(content);
  await db.runReading.upsert({ where: { runId_category: { runId, category } }, create: { runId, category, ...data }, update: data });
}

/** Takes away what was asked on another ground; null = on any. */
export async function dropIdentities(db: Db, runId: string, ground: string | null): Promise<void> {
  await db.runReading.deleteMany({ where: { runId, ...ABOUT_DOCUMENTS, ...(ground === null ? {} : { ground: { not: ground } }) } });
}

/** Copies what earlier runs of the assessment were told of the same words on the same ground; the newest of each. */
export async function adoptIdentities(db: Db, run: { id: string; assessmentId: string }, ground: string, contents: readonly string[]): Promise<void> {
  const rows = await db.runReading.findMany({
    where: { ground, category: { in: contents.map(nameOf) }, run: { assessmentId: run.assessmentId, id: { not: run.id } } }, orderBy: { readAt: "desc" }, distinct: ["category"],
  });
  const data = rows.map(({ category, reading, readAt }) => ({ runId: run.id, category, ground, reading: reading as Prisma.InputJsonValue, readAt }));
  await db.runReading.createMany({ data, skipDuplicates: true });
}
