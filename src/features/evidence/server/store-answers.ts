import { type Db, Prisma } from "@/adapters/db";
import type { Answer } from "@/domain/gaps/gap";
import type { FindingValue } from "@/domain/risk/finding";

/** A removed answer stays as a row, so that its version keeps counting and an old tab is told. */
const REMOVED = "REMOVED";
/** Nothing is said by it: the interview asks again when somebody comes back to what was skipped. */
const SKIPPED = "SKIPPED";
const says = ({ kind }: { kind: string }): boolean => kind !== REMOVED && kind !== SKIPPED;

type AnswerRow = Prisma.AnswerGetPayload<object>;

const toAnswer = (row: AnswerRow): Answer => ({
  dataPoint: row.dataPoint,
  kind: row.kind as Answer["kind"],
  findingId: row.findingId,
  value: row.value as unknown as FindingValue | null,
  unit: row.unit,
  currency: row.currency,
  period: row.period,
  note: row.note,
  toldBy: row.toldBy,
  documentId: row.documentId,
  answeredBy: row.answeredById,
  answeredAt: row.answeredAt.toISOString(),
});

export interface StoredAnswers {
  answers: Answer[];
  /** Data point -> version, removed ones included; absent = never answered. */
  versions: Map<string, number>;
  /** Data points that somebody chose to come back to. */
  skipped: Set<string>;
}

export async function findAnswers(db: Db, assessmentId: string): Promise<StoredAnswers> {
  const rows = await db.answer.findMany({ where: { assessmentId }, orderBy: { dataPoint: "asc" } });
  return {
    answers: rows.filter(says).map(toAnswer),
    versions: new Map(rows.map((row) => [row.dataPoint, row.version])),
    skipped: new Set(rows.filter((row) => row.kind === SKIPPED).map((row) => row.dataPoint)),
  };
}

const EMPTY = { findingId: null, unit: null, currency: null, period: null, note: null, toldBy: null, documentId: null, value: Prisma.DbNull };

/** Writes at the expected version (0 = none yet). False = somebody else was first. */
async function write(db: Db, assessmentId: string, dataPoint: string, version: number, data: Prisma.AnswerUncheckedUpdateManyInput & { kind: string; answeredById: string; answeredAt: Date }): Promise<boolean> {
  if (version === 0) {
    const row = { ...data, assessmentId, dataPoint } as Prisma.AnswerCreateManyInput;
    return (await db.answer.createMany({ data: [row], skipDuplicates: true })).count === 1;
  }
  const { count } = await db.answer.updateMany({ where: { assessmentId, dataPoint, version }, data: { ...data, version: { increment: 1 } } });
  return count === 1;
}

export function writeAnswer(db: Db, assessmentId: string, answer: Answer, expectedVersion: number): Promise<boolean> {
  return write(db, assessmentId, answer.dataPoint, expectedVersion, {
    kind: answer.kind,
    findingId: answer.findingId,
    value: answer.value === null ? Prisma.DbNull : (answer.value),
    unit: answer.unit,
    currency: answer.currency,
    period: answer.period,
    note: answer.note,
    toldBy: answer.toldBy ?? null,
    documentId: answer.documentId,
    answeredById: answer.answeredBy,
    answeredAt: new Date(answer.answeredAt),
  });
}

export function clearAnswer(db: Db, assessmentId: string, dataPoint: string, expectedVersion: number, by: { id: string; at: Date }): Promise<boolean> {
  return write(db, assessmentId, dataPoint, expectedVersion, { ...EMPTY, kind: REMOVED, answeredById: by.id, answeredAt: by.at });
}

export function writeSkip(db: Db, assessmentId: string, dataPoint: string, expectedVersion: number, by: { id: string; at: Date }): Promise<boolean> {
  return write(db, assessmentId, dataPoint, expectedVersion, { ...EMPTY, kind: SKIPPED, answeredById: by.id, answeredAt: by.at });
}

/** How many values people gave: what a run can be made of without any document. */
export const countTyped = (db: Db, assessmentId: string): Promise<number> => db.answer.count({ where: { assessmentId, kind: "CORRECTED" } });

export const findNames = async (db: Db, ids: string[]): Promise<Map<string, string>> =>
  new Map((await db.user.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, name: true } })).map((user) => [user.id, user.name]));
