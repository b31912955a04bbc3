import type { Db, Prisma } from "@/adapters/db";
import type { ReadingAccount } from "@/domain/model/reading-account";
import type { Finding } from "@/domain/risk/finding";
import { ABOUT_CATEGORIES } from "./store-identities";

/** A model's answer about one category, as findings that nobody has checked yet. */
export interface CategoryReading {
  category: string;
  findings: Finding[];
  account: ReadingAccount;
}

type Kept = Pick<CategoryReading, "findings" | "account">;

/** The JSON column is written by this file only for categories, from this very type. Without a ground: all that was asked in the run. */
export async function findReadings(db: Db, runId: string, ground: string | null): Promise<CategoryReading[]> {
  const rows = await db.runReading.findMany({ where: { runId, ...(ground === null ? {} : { ground, ...ABOUT_CATEGORIES }) }, orderBy: { category: "asc" } });
  return rows.map(({ category, reading }) => ({ category, ...(reading as unknown as Kept) }));
}

/** Answers about categories, whatever their ground, with the time of the last of them. */
export async function findReadingsOf(db: Db, runId: string): Promise<{ readings: CategoryReading[]; lastAt: Date | null }> {
  const rows = await db.runReading.findMany({ where: { runId, ...ABOUT_CATEGORIES }, orderBy: { readAt: "asc" } });
  return { readings: rows.map(({ category, reading }) => ({ category, ...(reading as unknown as Kept) })), lastAt: rows.at(-1)?.readAt ?? null };
}

export async function keepReading(db: Db, runId: string, ground: string, { category, findings, account }: CategoryReading, readAt: Date): Promise<void> {
  const reading = { findings, account } as unknown as Prisma.InputJsonValue;
  const data = { ground, reading, readAt };
  await db.runReading.upsert({ where: { runId_category: { runId, category } }, create: { runId, category, ...data }, update: data });
}

/** Takes over the answers of the run before when that one failed: they are paid for, and their ground is the same. */
export async function adoptReadings(db: Db, run: { id: string; assessmentId: string; number: number }, ground: string): Promise<void> {
  const before = await db.run.findFirst({ where: { assessmentId: run.assessmentId, number: run.number - 1, status: "FAILED" }, select: { id: true } });
  if (!before || (await db.runReading.count({ where: { runId: run.id, ...ABOUT_CATEGORIES } })) > 0) return;
  await db.runReading.updateMany({ where: { runId: before.id, ground }, data: { runId: run.id } });
}
