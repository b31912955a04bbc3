import type { Db, Prisma } from "@/adapters/db";
import { REMOVED_USER } from "@/domain/access/removed-user";
import type { AssessmentState } from "@/domain/assessment/assessment";
import type { SORTS } from "../contract";

export type AssessmentRecord = NonNullable<Awaited<ReturnType<typeof findAssessment>>>;
export type ListedRecord = Awaited<ReturnType<typeof findAssessments>>[number];

/** `ownerId` null = everyone's. */
const visible = (ownerId: string | null): Prisma.AssessmentWhereInput => (ownerId ? { createdById: ownerId } : {});

export function findAssessment(db: Db, id: string, ownerId: string | null) {
  return db.assessment.findFirst({ where: { id, ...visible(ownerId) } });
}

interface ListQuery {
  ownerId: string | null;
  search?: string;
  state?: AssessmentState;
  sort: (typeof SORTS)[number];
  descending: boolean;
  skip: number;
  take: number;
}

const matching = (query: Pick<ListQuery, "ownerId" | "search" | "state">): Prisma.AssessmentWhereInput => ({
  ...visible(query.ownerId),
  // Archived ones show only when asked for.
  state: query.state ?? { not: "ARCHIVED" },
  ...(query.search
    ? { OR: (["name", "firm", "sector"] as const).map((field) => ({ [field]: { contains: query.search, mode: "insensitive" as const } })) }
    : {}),
});

export function findAssessments(db: Db, query: ListQuery) {
  const direction: Prisma.SortOrder = query.descending ? "desc" : "asc";
  const first: Record<typeof query.sort, Prisma.AssessmentOrderByWithRelationInput> = {
    updated: { updatedAt: direction },
    firm: { firm: direction },
    score: { score: { sort: direction, nulls: "last" } },
    coverage: { coverage: { sort: direction, nulls: "last" } },
  };
  const orderBy = [first[query.sort], { id: "asc" as const }];
  return db.assessment.findMany({ where: matching(query), orderBy, skip: query.skip, take: query.take });
}

export const countAssessments = (db: Db, query: Pick<ListQuery, "ownerId" | "search" | "state">) =>
  db.assessment.count({ where: matching(query) });

export async function countByState(db: Db, ownerId: string | null): Promise<Map<AssessmentState, number>> {
  const groups = await db.assessment.groupBy({ by: ["state"], where: visible(ownerId), _count: true });
  return new Map(groups.map((group) => [group.state, group._count]));
}

export const insertAssessment = (db: Db, data: Prisma.AssessmentUncheckedCreateInput) => db.assessment.create({ data });

/** Changes the row only at the expected version; 0 = somebody else was first. */
export async function updateAtVersion(db: Db, id: string, version: number, data: Prisma.AssessmentUncheckedUpdateInput): Promise<number> {
  const { count } = await db.assessment.updateMany({ where: { id, version }, data: { ...data, version: { increment: 1 } } });
  return count;
}

/** Moves the state only from one of `from`; 0 = a lost race. */
export async function moveState(db: Db, id: string, from: readonly AssessmentState[], to: AssessmentState, data: Prisma.AssessmentUncheckedUpdateManyInput = {}): Promise<number> {
  const { count } = await db.assessment.updateMany({ where: { id, state: { in: [...from] } }, data: { ...data, state: to } });
  return count;
}

export async function markChanged(db: Db, id: string, at: Date): Promise<void> {
  await db.assessment.update({ where: { id }, data: { changedAt: at } });
}

/** What lists show of a result. */
export interface ScoreFigures {
  score: number | null;
  low: number;
  high: number;
  coverage: number;
  level: string | null;
}

export interface ScoreCopy extends ScoreFigures {
  runId: string;
  /** When the run took its inputs. */
  scoredAt: Date;
}

export async function setFigures(db: Db, id: string, figures: ScoreFigures): Promise<void> {
  await db.assessment.update({ where: { id }, data: figures });
}

export async function setScore(db: Db, id: string, { runId, ...figures }: ScoreCopy): Promise<void> {
  await db.assessment.update({ where: { id }, data: { ...figures, currentRunId: runId } });
}

export async function countsFor(db: Db, id: string) {
  const [documents, unreadable, toRead, answers, reports, runs] = await Promise.all([
    db.document.count({ where: { assessmentId: id, removedAt: null } }),
    db.document.count({ where: { assessmentId: id, removedAt: null, state: "FAILED" } }),
    db.document.count({ where: { assessmentId: id, removedAt: null, state: "UPLOADED" } }),
    db.answer.count({ where: { assessmentId: id, kind: "CORRECTED" } }),
    db.report.count({ where: { assessmentId: id } }),
    db.run.count({ where: { assessmentId: id } }),
  ]);
  return { documents, unreadable, toRead, answers, reports, runs };
}

export const findRunHead = (db: Db, assessmentId: string) =>
  db.run.findFirst({
    where: { assessmentId },
    orderBy: { number: "desc" },
    select: { id: true, number: true, status: true, startedAt: true, finishedAt: true, score: true, gaps: false },
  });

export const findUserName = async (db: Db, id: string) =>
  (await db.user.findUnique({ where: { id }, select: { name: true } }))?.name ?? REMOVED_USER;

export const findState = async (db: Db, id: string): Promise<AssessmentState | null> =>
  (await db.assessment.findUnique({ where: { id }, select: { state: true } }))?.state ?? null;
