import type { Db, Prisma } from "@/adapters/db";
import type { JobStatus, JobType } from "@/domain/jobs/job";
import type { JobRow } from "./store";

/** What a page of jobs is chosen by; absent = not asked. */
export interface JobSearch {
  createdById?: string;
  status?: JobStatus;
  type?: JobType;
  /** Recipe's name; a job of one of the five types is found by its type instead. */
  recipe?: string;
  sessionId?: string;
  idempotencyKey?: string;
  assessmentId?: string;
  parentId?: string;
  /** Without those that other jobs started. */
  topLevel?: boolean;
  /** Of the creation: from inclusive, to exclusive. */
  from?: Date;
  to?: Date;
  /** A whole id or the beginning of one, or `keyOf`'s own key. */
  text?: { value: string; keyOf: string };
}

/** Where a page ends: rows after it are older. */
export interface PageMark {
  createdAt: Date;
  id: string;
}

/** Newest first. The mark is a bound on the sort key itself, so the index carries any page as fast as the first. */
export function findJobPage(db: Db, search: JobSearch, after: PageMark | null, take: number): Promise<JobRow[]> {
  const { topLevel, from, to, text, ...equal } = search;
  const and: Prisma.JobWhereInput[] = [];
  if (from) and.push({ createdAt: { gte: from } });
  if (to) and.push({ createdAt: { lt: to } });
  if (topLevel) and.push({ parentId: null });
  if (text) and.push({ OR: [{ createdById: text.keyOf, idempotencyKey: text.value }, ...idsFrom(text.value)] });
  if (after) and.push({ createdAt: { lte: after.createdAt } }, { OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }] });
  return db.job.findMany({ where: { ...equal, AND: and }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take });
}

const ID_PART = /^[0-9a-f]{8}(-?[0-9a-f]{0,4}){0,3}(-?[0-9a-f]{0,12})$/i;

/** The range of ids that begin like this, which the primary key finds; none for a text that is no beginning of an id. */
function idsFrom(text: string): Prisma.JobWhereInput[] {
  const digits = text.replaceAll("-", "").toLowerCase();
  if (!ID_PART.test(text) || digits.length > 32) return [];
  return [{ id: { gte: uuidOf(digits.padEnd(32, "0")), lte: uuidOf(digits.padEnd(32, "f")) } }];
}

const uuidOf = (digits: string): string => [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join("-");

/** The job and all it started. A message of its end that was not delivered yet stays and is sent; what was told goes with it. */
export async function removeJobs(db: Db, id: string): Promise<void> {
  const family = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE family AS (
      SELECT id FROM jobs WHERE id = ${id}::uuid
      UNION ALL
      SELECT j.id FROM jobs j JOIN family f ON j."parentId" = f.id
    )
    SELECT id FROM family`;
  const ids = family.map((row) => row.id);
  await db.webhookDelivery.updateMany({ where: { jobId: { in: ids }, status: "PENDING" }, data: { jobId: null } });
  await db.job.deleteMany({ where: { id: { in: ids } } });
}

/** Old runs of one recipe that nothing waits for, their families and their keys. */
export async function removeEndedJobs(db: Db, of: { recipe: string; endedBefore: Date }, most: number): Promise<void> {
  await db.$executeRaw`
    WITH RECURSIVE old AS (
      SELECT j.id FROM jobs j
      WHERE j.recipe = ${of.recipe} AND j."parentId" IS NULL AND j.status IN ('COMPLETED', 'FAILED', 'CANCELLED') AND j."completedAt" < ${of.endedBefore}
        AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d."jobId" = j.id AND d.status = 'PENDING')
      ORDER BY j."completedAt" LIMIT ${most}
      FOR UPDATE SKIP LOCKED
    ), family AS (
      SELECT id FROM old
      UNION ALL
      SELECT j.id FROM jobs j JOIN family f ON j."parentId" = f.id
    ), keys AS (
      DELETE FROM idempotency_keys WHERE "jobId" IN (SELECT id FROM old)
    )
    DELETE FROM jobs WHERE id IN (SELECT id FROM family)`;
}
