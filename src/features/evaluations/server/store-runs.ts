import type { Db, Prisma } from "@/adapters/db";
import type { EvaluatedSection } from "@/domain/evaluation/expectation";
import type { ReadingAccount } from "@/domain/model/reading-account";
import type { Finding } from "@/domain/risk/finding";
import { type EvaluationResult, sectionOf } from "./store";

const OF_VERSION = { version: { select: { number: true, prompt: { select: { slug: true } } } }, set: { select: { section: true } } } as const;
type RunRow = Prisma.EvaluationRunGetPayload<{ include: typeof OF_VERSION }>;
export type EvaluationRecord = Omit<RunRow, "result" | "set"> & { result: EvaluationResult | null; set: { section: EvaluatedSection } };

const toRecord = (row: RunRow): EvaluationRecord => ({ ...row, set: { section: sectionOf(row.set.section) }, result: row.result as unknown as EvaluationResult | null });
const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

export const insertRun = (db: Db, data: { setId: string; versionId: string; setHash: string; model: string; startedById: string; startedAt: Date }): Promise<{ id: string }> =>
  db.evaluationRun.create({ data, select: { id: true } });

export async function linkJob(db: Db, id: string, jobId: string): Promise<void> {
  await db.evaluationRun.update({ where: { id }, data: { jobId } });
}

export async function findRun(db: Db, id: string): Promise<EvaluationRecord | null> {
  const row = await db.evaluationRun.findUnique({ where: { id }, include: OF_VERSION });
  return row ? toRecord(row) : null;
}

/** Newest first. */
export async function findRuns(db: Db, where: { setId?: string; setIds?: readonly string[]; versionIds?: readonly string[] }, take: number): Promise<EvaluationRecord[]> {
  const { setId, setIds, versionIds } = where;
  const rows = await db.evaluationRun.findMany({
    where: { ...(setId ? { setId } : {}), ...(setIds ? { setId: { in: [...setIds] } } : {}), ...(versionIds ? { versionId: { in: [...versionIds] } } : {}) },
    include: OF_VERSION, orderBy: [{ startedAt: "desc" }, { id: "desc" }], take,
  });
  return rows.map(toRecord);
}

/** Which of these jobs have not ended. */
export async function findRunning(db: Db, jobIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.job.findMany({ where: { id: { in: [...jobIds] }, status: { in: ["PENDING", "PROCESSING"] } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** A finished run never changes: false = it was finished before. */
export async function finishRun(db: Db, id: string, result: EvaluationResult, finishedAt: Date): Promise<boolean> {
  return (await db.evaluationRun.updateMany({ where: { id, finishedAt: null }, data: { result: json(result), finishedAt } })).count === 1;
}

export interface KeptReading {
  assessmentId: string;
  category: string;
  findings: Finding[];
  account: ReadingAccount;
}

export async function findReadings(db: Db, runId: string): Promise<KeptReading[]> {
  const rows = await db.evaluationReading.findMany({ where: { runId }, orderBy: [{ assessmentId: "asc" }, { category: "asc" }] });
  return rows.map(({ assessmentId, category, reading }) => ({ assessmentId, category, ...(reading as unknown as Pick<KeptReading, "findings" | "account">) }));
}

/** Repeating it changes nothing. */
export async function keepReading(db: Db, runId: string, { assessmentId, category, findings, account }: KeptReading, readAt: Date): Promise<void> {
  await db.evaluationReading.createMany({ data: [{ runId, assessmentId, category, reading: json({ findings, account }), readAt }], skipDuplicates: true });
}

/** The newest and the labelled versions of every prompt of a section that is in use. */
export async function findVersionsToRun(db: Db, section: string): Promise<{ slug: string; name: string; number: number; inProduction: boolean }[]> {
  const prompts = await db.prompt.findMany({
    where: { section, archivedAt: null, latest: { gt: 0 } }, orderBy: { name: "asc" },
    select: { slug: true, name: true, latest: true, labels: { select: { label: true, version: { select: { number: true } } } } },
  });
  return prompts.flatMap(({ slug, name, latest, labels }) => {
    const production = labels.find(({ label }) => label === "production")?.version.number ?? null;
    const numbers = [...new Set([latest, ...labels.map(({ version }) => version.number)])].sort((a, b) => b - a);
    return numbers.map((number) => ({ slug, name, number, inProduction: number === production }));
  });
}
