import type { Db, Prisma } from "@/adapters/db";
import type { Answer, Gap } from "@/domain/gaps/gap";
import type { DocumentAppraisal } from "@/domain/ports/analyst";
import type { Assessed } from "@/domain/risk/assessed";
import type { DroppedFinding, VerifiedFinding } from "@/domain/risk/finding";
import { toAssessed } from "./older-result";

/** What people had said when the run was scored; with its findings they make the same result again. */
export interface RunAnswers {
  answers: Answer[];
  conditions: Record<string, boolean>;
}

/** What a run holds, typed. */
export interface RunRecord {
  id: string;
  assessmentId: string;
  number: number;
  status: "RUNNING" | "DONE" | "FAILED";
  analystKind: string;
  analystName: string;
  analystVersion: string;
  rubricVersion: string;
  rubricHash: string;
  asOf: string;
  findings: VerifiedFinding[];
  dropped: DroppedFinding[];
  appraisals: DocumentAppraisal[];
  /** null until it is scored, and in runs of versions that did not keep them. */
  inputs: RunAnswers | null;
  gaps: Gap[] | null;
  /** Before any person's decision. */
  assessed: Assessed | null;
  startedById: string;
  startedAt: Date;
  finishedAt: Date | null;
}

type Row = Prisma.RunGetPayload<object>;

/** The JSON columns are written by this file only, from these very types. */
const toRecord = (row: Row): RunRecord => ({
  ...row,
  findings: row.findings as unknown as VerifiedFinding[],
  dropped: row.dropped as unknown as DroppedFinding[],
  appraisals: row.appraisals as unknown as DocumentAppraisal[],
  inputs: row.inputs as unknown as RunAnswers | null,
  gaps: row.gaps as unknown as Gap[] | null,
  assessed: toAssessed(row.assessed, row.findings as unknown as VerifiedFinding[]),
});

const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

export async function findRun(db: Db, id: string): Promise<RunRecord | null> {
  const row = await db.run.findUnique({ where: { id } });
  return row ? toRecord(row) : null;
}

/** The newest run, or the newest scored one. */
export async function findLatestRun(db: Db, assessmentId: string, scored: boolean): Promise<RunRecord | null> {
  const row = await db.run.findFirst({ where: { assessmentId, ...(scored ? { status: "DONE" } : {}) }, orderBy: { number: "desc" } });
  return row ? toRecord(row) : null;
}

const HEAD = {
  id: true, number: true, status: true, analystKind: true, analystName: true, analystVersion: true, rubricVersion: true, rubricHash: true,
  startedById: true, startedAt: true, finishedAt: true, score: true, low: true, high: true, coverage: true, level: true,
  opinion: { select: { apart: true } },
} satisfies Prisma.RunSelect;

export type RunHead = Prisma.RunGetPayload<{ select: typeof HEAD }>;
export const findRunHeads = (db: Db, assessmentId: string): Promise<RunHead[]> =>
  db.run.findMany({ where: { assessmentId }, select: HEAD, orderBy: { number: "desc" } });

/** Until the transaction ends nobody else opens a run, ends one or decides on it. */
export async function lockAssessment(db: Db, id: string): Promise<void> {
  await db.$queryRaw`select 1 from assessments where id = ${id}::uuid for update`;
}

/** When the next scored run took this one's place; null while it is the newest. */
export async function findSupersededAt(db: Db, run: { assessmentId: string; number: number }): Promise<Date | null> {
  const next = await db.run.findFirst({
    where: { assessmentId: run.assessmentId, number: { gt: run.number }, status: "DONE" }, orderBy: { number: "asc" }, select: { finishedAt: true },
  });
  return next?.finishedAt ?? null;
}

interface NewRun {
  assessmentId: string;
  analyst: { kind: string; name: string; version: string };
  rubric: { version: string; hash: string };
  asOf: string;
  startedById: string;
  startedAt: Date;
}

/**
 * The open run of the assessment, made anew from now on, or the next number. A run that waits for answers, or
 * whose chain was cut short, is continued: only a finished one never changes. The row lock keeps numbers apart.
 */
export async function openRunRow(db: Db, run: NewRun): Promise<string> {
  await lockAssessment(db, run.assessmentId);
  const data = {
    assessmentId: run.assessmentId,
    analystKind: run.analyst.kind,
    analystName: run.analyst.name,
    analystVersion: run.analyst.version,
    rubricVersion: run.rubric.version,
    rubricHash: run.rubric.hash,
    asOf: run.asOf,
    startedById: run.startedById,
    startedAt: run.startedAt,
  };
  const last = await db.run.findFirst({ where: { assessmentId: run.assessmentId }, orderBy: { number: "desc" }, select: { id: true, number: true, status: true } });
  if (last?.status === "RUNNING") {
    await db.run.update({ where: { id: last.id }, data });
    return last.id;
  }
  const { id } = await db.run.create({ data: { ...data, number: (last?.number ?? 0) + 1 } });
  return id;
}

/** Every later write asks that the run is still going on: a finished run never changes. */
export async function updateRunning(db: Db, id: string, data: Prisma.RunUncheckedUpdateManyInput): Promise<boolean> {
  return (await db.run.updateMany({ where: { id, status: "RUNNING" }, data })).count === 1;
}

export const findingsData = (findings: VerifiedFinding[], dropped: DroppedFinding[], appraisals: DocumentAppraisal[]): Prisma.RunUncheckedUpdateManyInput => ({
  findings: json(findings),
  dropped: json(dropped),
  appraisals: json(appraisals),
});

export const gapsData = (gaps: Gap[]): Prisma.RunUncheckedUpdateManyInput => ({ gaps: json(gaps) });

export const scoreData = (assessed: Assessed, gaps: Gap[], inputs: RunAnswers, finishedAt: Date): Prisma.RunUncheckedUpdateManyInput => ({
  inputs: json(inputs),
  assessed: json(assessed),
  gaps: json(gaps),
  status: "DONE",
  finishedAt,
  score: assessed.overall.evidenced,
  low: assessed.overall.low,
  high: assessed.overall.high,
  coverage: assessed.overall.coverage,
  level: assessed.overall.level,
});
