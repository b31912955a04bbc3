import type { Db, Prisma } from "@/adapters/db";
import { EVALUATED_SECTIONS, type EvaluatedSection, type Expectation } from "@/domain/evaluation/expectation";
import type { EvaluationFigures, JudgedCase } from "@/domain/evaluation/judge-reading";
import type { EvaluationSpent } from "../contract";

type SetRow = Prisma.EvaluationSetGetPayload<object>;
export type SetRecord = Omit<SetRow, "section"> & { section: EvaluatedSection };

export interface CaseRecord {
  id: string;
  setId: string;
  assessmentId: string;
  fromRun: number;
  asOf: string;
  conditions: Record<string, boolean>;
  expected: Expectation;
  pagesHash: string;
  checkedAt: Date | null;
  checkedById: string | null;
  version: number;
  assessment: { firm: string; name: string };
}

/** What a finished run of a set keeps. */
export interface EvaluationResult {
  categories: string[];
  figures: EvaluationFigures;
  cases: (JudgedCase & { assessmentId: string })[];
  spent: EvaluationSpent;
}

const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;
const OF_CASE = { assessment: { select: { firm: true, name: true } } } as const;
type CaseRow = Prisma.EvaluationCaseGetPayload<{ include: typeof OF_CASE }>;

/** The JSON columns are written by this folder's stores only, from these very types. */
const toCase = (row: CaseRow): CaseRecord => ({ ...row, conditions: row.conditions as Record<string, boolean>, expected: row.expected as unknown as Expectation });

/** The column holds only what createSet's contract lets in. */
export const sectionOf = (stored: string): EvaluatedSection => EVALUATED_SECTIONS.find((section) => section === stored) ?? "RISK_CATEGORY";
const toSet = (row: SetRow): SetRecord => ({ ...row, section: sectionOf(row.section) });

export async function findSets(db: Db, archived: boolean): Promise<SetRecord[]> {
  return (await db.evaluationSet.findMany({ where: { archivedAt: archived ? { not: null } : null }, orderBy: { updatedAt: "desc" } })).map(toSet);
}
export async function findActiveSets(db: Db, section: string): Promise<SetRecord[]> {
  return (await db.evaluationSet.findMany({ where: { section, archivedAt: null, cases: { some: {} } }, orderBy: { createdAt: "asc" } })).map(toSet);
}
export async function findSet(db: Db, id: string): Promise<SetRecord | null> {
  const row = await db.evaluationSet.findUnique({ where: { id } });
  return row && toSet(row);
}
export const insertSet = (db: Db, data: { name: string; section: EvaluatedSection; createdById: string; createdAt: Date }): Promise<{ id: string }> => db.evaluationSet.create({ data });
export const changeSet = (db: Db, id: string, data: { name?: string; archivedAt?: Date | null; updatedAt?: Date }): Promise<{ id: string }> => db.evaluationSet.update({ where: { id }, data, select: { id: true } });

/** In the order they were added. */
export async function findCases(db: Db, setIds: readonly string[]): Promise<CaseRecord[]> {
  const rows = await db.evaluationCase.findMany({ where: { setId: { in: [...setIds] } }, include: OF_CASE, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return rows.map(toCase);
}

export async function findCase(db: Db, id: string): Promise<CaseRecord | null> {
  const row = await db.evaluationCase.findUnique({ where: { id }, include: OF_CASE });
  return row ? toCase(row) : null;
}

export type NewCase = Pick<CaseRecord, "setId" | "assessmentId" | "fromRun" | "asOf" | "conditions" | "expected" | "pagesHash"> & { createdAt: Date };

/** false = the set has this assessment already. */
export async function insertCase(db: Db, data: NewCase): Promise<boolean> {
  const { count } = await db.evaluationCase.createMany({ data: [{ ...data, conditions: json(data.conditions), expected: json(data.expected) }], skipDuplicates: true });
  return count === 1;
}

/** false = somebody else has saved meanwhile. */
export async function updateCase(db: Db, id: string, version: number, change: { expected: Expectation; pagesHash: string; checkedAt: Date; checkedById: string }): Promise<boolean> {
  const { count } = await db.evaluationCase.updateMany({ where: { id, version }, data: { ...change, expected: json(change.expected), version: { increment: 1 } } });
  return count === 1;
}

export async function removeCase(db: Db, id: string): Promise<void> {
  await db.evaluationCase.delete({ where: { id } });
}

/** What of an assessment's documents decides their text: which were read, from which bytes, by which reader. */
export const findReadPapers = (db: Db, assessmentIds: readonly string[]) =>
  db.document.findMany({
    where: { assessmentId: { in: [...assessmentIds] }, state: "READ", removedAt: null },
    select: { assessmentId: true, id: true, sha256: true, pageCount: true, ocr: true, ocrPages: true, extractor: true }, orderBy: { id: "asc" },
  });
