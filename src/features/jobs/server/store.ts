import { randomUUID } from "node:crypto";
import type { Db, Prisma } from "@/adapters/db";
import { type JobMove, type JobStatus, type JobType, jobStatusAfter, jobStatusesBefore } from "@/domain/jobs/job";
import { askTogether } from "@/kernel/ask-together";
import type { JobTicket } from "@/kernel/job-ledger";
import { writeTogether } from "@/kernel/write-together";

export type JobRow = Prisma.JobGetPayload<object>;

export interface NewJob {
  id?: string;
  type: JobType;
  recipe: string | null;
  input: unknown;
  timeoutSec: number;
  assessmentId: string | null;
  documentId: string | null;
  parentId: string | null;
  sessionId: string | null;
  createdById: string;
  /** Set for jobs whose parent starts them, so that nothing else does. */
  sentAt: Date | null;
  extras?: JobExtras;
}

/** What a program's submission says beside the work itself. */
export interface JobExtras {
  config?: Record<string, unknown>;
  metadata?: Record<string, string>;
  webhookUrl?: string;
  idempotencyKey?: string;
  retryOfId?: string;
  scheduleRunId?: string;
}

/** What a move may write beside the status. */
export type JobChanges = Prisma.JobUpdateManyMutationInput;

export interface JobFilter {
  createdById?: string;
  status?: JobStatus;
  type?: JobType;
  recipe?: string;
  assessmentId?: string;
  documentId?: string;
  parentId?: string;
}

/** Stored JSON is what JSON.parse gives back: dates become text, undefined vanishes. */
const asJson = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value ?? null)) as Prisma.InputJsonValue;

/** Call it inside a transaction. */
export async function insertJob(db: Db, job: NewJob, now: Date): Promise<JobRow> {
  const { extras: { config, metadata, ...extras } = {}, id = randomUUID(), ...fields } = job;
  const json = { input: asJson(job.input), ...(config ? { config: asJson(config) } : {}), ...(metadata ? { metadata: asJson(metadata) } : {}) };
  const row = await insertRow(db, { ...fields, ...extras, ...json, id, createdAt: now, updatedAt: now });
  await appendEvent(db, row.id, "status", { status: row.status }, now);
  return row;
}

const insertRow = writeTogether<Prisma.JobCreateManyInput & { id: string }, JobRow>(async (db, data) => {
  const rows = new Map((await db.job.createManyAndReturn({ data: [...data] })).map((row) => [row.id, row]));
  return data.map(({ id }) => rows.get(id) ?? missing(id));
});

const missing = (id: string): never => {
  throw new Error(`The database did not give back the job ${id}.`);
};

export const findJob = (db: Db, id: string): Promise<JobRow | null> => db.job.findUnique({ where: { id } });

const askForJobs = askTogether<JobRow>(async (db, ids) => new Map((await db.job.findMany({ where: { id: { in: ids } } })).map((row) => [row.id, row])));
/** The same row for whoever polls it, in one query with the others who ask now. */
export const findPolledJob = (db: Db, id: string): Promise<JobRow | null> => askForJobs(db, id.toLowerCase());

/** Whose these jobs are, by id. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<Map<string, { createdById: string }>> {
  const rows = await db.job.findMany({ where: { id: { in: [...ids] } }, select: { id: true, createdById: true } });
  return new Map(rows.map(({ id, createdById }) => [id, { createdById }]));
}

/** Holds the row until the transaction ends, so that what is read stays true while it is acted on. */
export async function lockJob(db: Db, id: string): Promise<JobRow | null> {
  const held = await db.$queryRaw<{ id: string }[]>`SELECT id FROM jobs WHERE id = ${id}::uuid FOR UPDATE`;
  return held.length === 0 ? null : findJob(db, id);
}

export const findJobs = (db: Db, filter: JobFilter, page: { cursor?: string; take: number }): Promise<JobRow[]> =>
  db.job.findMany({
    where: filter,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: page.take,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });

/**
 * Makes one move of the transition table, compare-and-set, and writes its event. Call it inside a transaction.
 * False: the row was not in a state the move starts from, and nothing was written.
 */
export async function moveJob(db: Db, id: string, move: JobMove, changes: JobChanges, now: Date): Promise<boolean> {
  const status = jobStatusAfter(move);
  const { count } = await db.job.updateMany({
    where: { id, status: { in: [...jobStatusesBefore(move)] } },
    data: { ...changes, status, updatedAt: now },
  });
  if (count === 0) return false;
  const code = typeof changes.errorCode === "string" ? changes.errorCode : null;
  const moved = { type: "status", data: code === null ? { status } : { status, code } };
  await appendEvents(db, id, [...outcomeOf(move, changes, code), moved], now);
  return true;
}

/** What a job ended with stands before the end itself: who stops reading at the end has had it. */
function outcomeOf(move: JobMove, changes: JobChanges, code: string | null): NewEvent[] {
  // The result stays in the job's row; whoever tells the line adds it.
  if (move === "complete") return [{ type: "result", data: {} }];
  if (move !== "fail") return [];
  return [{ type: "error", data: { code, message: typeof changes.error === "string" ? changes.error : null } }];
}

/** Changes a running job without moving it; false when it does not run any more. */
export async function touchJob(db: Db, id: string, changes: JobChanges, event: NewEvent, now: Date): Promise<boolean> {
  const { count } = await db.job.updateMany({ where: { id, status: "PROCESSING" }, data: { ...changes, updatedAt: now } });
  if (count === 0) return false;
  await appendEvent(db, id, event.type, event.data, now);
  return true;
}

export interface NewEvent {
  type: string;
  data: unknown;
}

interface NewLine extends NewEvent {
  jobId: string;
  at: Date;
}

/**
 * Writes lines of the job's story and tells those who follow it, heard when the transaction commits. The caller's
 * update holds the job row and a statement sees what was committed before it, so the numbers come without holes or twins.
 */
export async function appendEvents(db: Db, jobId: string, events: readonly NewEvent[], at: Date): Promise<void> {
  await Promise.all(events.map(({ type, data }) => appendLine(db, { jobId, type, data: data ?? null, at })));
}

const appendLine = writeTogether<NewLine, null>(async (db, lines) => {
  await db.$executeRaw`
    WITH line AS (
      SELECT l.*, row_number() OVER () AS place FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l("jobId" uuid, type text, data jsonb, at timestamptz)
    ), made AS (
      INSERT INTO job_events ("jobId", seq, type, data, at)
      SELECT "jobId", (SELECT coalesce(max(e.seq), 0) FROM job_events e WHERE e."jobId" = line."jobId") + row_number() OVER (PARTITION BY "jobId" ORDER BY place),
             type, coalesce(data, 'null'), at FROM line
      RETURNING "jobId", seq
    )
    SELECT pg_notify('job_events', "jobId"::text || ':' || max(seq)) FROM made GROUP BY "jobId"`;
  return lines.map(() => null);
});

export const appendEvent = (db: Db, jobId: string, type: string, data: unknown, at: Date): Promise<void> =>
  appendEvents(db, jobId, [{ type, data }], at);

export const findEvent = (db: Db, jobId: string, type: string): Promise<{ data: unknown } | null> =>
  db.jobEvent.findFirst({ where: { jobId, type }, orderBy: { seq: "desc" }, select: { data: true } });

/** The job and everything it started that has not ended, parents first. */
export async function findLiveFamily(db: Db, id: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE family AS (
      SELECT id, status, 0 AS depth FROM jobs WHERE id = ${id}::uuid
      UNION ALL
      SELECT j.id, j.status, f.depth + 1 FROM jobs j JOIN family f ON j."parentId" = f.id
    )
    SELECT id FROM family WHERE status IN ('PENDING', 'PROCESSING') ORDER BY depth, id`;
  return rows.map((row) => row.id);
}

const TICKET = { id: true, type: true, recipe: true, createdById: true, assessmentId: true } as const;

export const findUnsent = (db: Db, ids: readonly string[] | "all"): Promise<JobTicket[]> =>
  db.job.findMany({
    where: { status: "PENDING", sentAt: null, ...(ids === "all" ? {} : { id: { in: [...ids] } }) },
    select: TICKET,
    orderBy: { createdAt: "asc" },
  });

export async function markSent(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.job.updateMany({ where: { id: { in: [...ids] }, sentAt: null }, data: { sentAt: now, updatedAt: now } });
}

const idsWhere = async (db: Db, where: Prisma.JobWhereInput): Promise<string[]> =>
  (await db.job.findMany({ where, select: { id: true } })).map((row) => row.id);

export const findOverdue = (db: Db, now: Date): Promise<string[]> =>
  idsWhere(db, { status: "PROCESSING", deadlineAt: { lt: now } });

export const findExpired = (db: Db, queuedBefore: Date): Promise<string[]> =>
  idsWhere(db, { status: "PENDING", createdAt: { lt: queuedBefore } });

/** Jobs whose parent has ended: nobody waits for them any more. */
export async function findOrphans(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM jobs c JOIN jobs p ON p.id = c."parentId"
    WHERE c.status IN ('PENDING', 'PROCESSING') AND p.status IN ('COMPLETED', 'FAILED', 'CANCELLED')`;
  return rows.map((row) => row.id);
}

/** Sent, not ended, and silent since `before`: only the engine can say whether they still run. */
export const findSilent = (db: Db, before: Date): Promise<string[]> =>
  idsWhere(db, { status: { in: ["PENDING", "PROCESSING"] }, sentAt: { lt: before }, updatedAt: { lt: before } });

export const findStandings = (db: Db, ids: readonly string[]): Promise<{ id: string; status: JobStatus; error: string | null }[]> =>
  db.job.findMany({ where: { id: { in: [...ids] } }, select: { id: true, status: true, error: true } });
