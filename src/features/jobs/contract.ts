import { z } from "zod";
import { JOB_STATUSES, JOB_TYPES, type JobStatus, type JobType } from "@/domain/jobs/job";
import type { JobErrorCode } from "@/domain/jobs/job-errors";
import type { StreamedEvent } from "@/domain/jobs/stream-event";
import type { SubmitInput } from "../submissions/contract";

export const JOB_PAGE_MAX = 100;

export const jobIdInput = z.object({ id: z.uuid() });

/** Number of an event; 0 = from the beginning. */
const eventNumber = z.int().min(0).max(2 ** 31 - 1);

export const followJobInput = z.object({
  id: z.uuid(),
  /** The last event the caller has seen; as text, the way it stands in headers and addresses. */
  after: z.string().regex(/^\d{1,10}$/).transform(Number).pipe(eventNumber).nullable(),
});

/** Jobs one page may watch over one connection. */
export const WATCHED_MAX = 50;

export const watchJobsInput = z.object({
  jobs: z.array(z.uuid()).min(1).max(WATCHED_MAX),
  /** Put in by the transport when it comes back after a break: the number reached in each of `jobs`, joined by dots. */
  lastEventId: z.string().regex(/^\d{1,10}(\.\d{1,10})*$/).nullish(),
});

/** What a page draws at once; at any other event than progress it asks for the job. */
export type WatchedProgress = Partial<{ progress: number; done: number; total: number; sentence: string }>;

/** What a page is told of one of the jobs it watches. */
export interface WatchedEvent {
  jobId: string;
  type: StreamedEvent["type"];
  at: Date;
  data: WatchedProgress;
}

const name = z.string().trim().min(1).max(255);

export const listJobsInput = z.object({
  status: z.enum(JOB_STATUSES).optional(),
  type: z.enum(JOB_TYPES).optional(),
  recipe: name.optional(),
  sessionId: name.optional(),
  /** Of the creation: from inclusive, to exclusive. */
  from: z.date().optional(),
  to: z.date().optional(),
  /** A job's id, or its first eight characters or more, or a key of the actor's own. */
  search: name.optional(),
  /** Without the jobs that other jobs started. */
  topLevel: z.boolean().default(false),
  assessmentId: z.uuid().optional(),
  /** The jobs one chain started. */
  parentId: z.uuid().optional(),
  /** Everyone's jobs; for those who may see them. */
  everyone: z.boolean().default(false),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
  pageSize: z.number().int().min(1).max(JOB_PAGE_MAX).default(50),
});
export type ListJobsInput = z.input<typeof listJobsInput>;

/** Why a job failed and what its owner can do. */
export interface JobFailure {
  code: JobErrorCode;
  sentence: string;
  advice: string;
  /** The retry button makes sense. */
  retryable: boolean;
}

/** A job as its owner sees it; also the body of GET /api/jobs/:id. */
export interface JobView {
  id: string;
  type: JobType;
  /** Name of the chain, for RECIPE jobs. */
  recipe: string | null;
  status: JobStatus;
  result: unknown;
  /** The failure in one text, for programs that read only this. */
  error: string | null;
  failure: JobFailure | null;
  attempts: number;
  maxAttempts: number;
  /** 0..100. */
  progress: number;
  stepsDone: number;
  stepsTotal: number;
  /** What people read: "Queued", "Reading page 34 of 80", "Done". */
  sentence: string;
  terminal: boolean;
  assessmentId: string | null;
  documentId: string | null;
  parentId: string | null;
  createdById: string;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
}

/** A job's particulars for its page: what it was asked, and its story. Secrets are taken out. */
export interface JobDetail {
  input: unknown;
  config: unknown;
  /** Body of POST /api/v1/runs that asks for the same work; null = no recipe takes it. */
  asked: SubmitInput | null;
  metadata: Record<string, string>;
  sessionId: string | null;
  idempotencyKey: string | null;
  webhookUrl: string | null;
  engineRunId: string | null;
  timeoutSec: number;
  deadlineAt: Date | null;
  /** What its model calls cost, US dollars. */
  costUsd: number;
  /** The job this one repeats, and the last one that repeats it. */
  retryOfId: string | null;
  retriedAsId: string | null;
  /** The newest lines of its story, oldest first. */
  events: StreamedEvent[];
  /** Lines before those. */
  earlier: number;
}

/** Jobs one act may take on. */
export const BULK_MAX = 100;

export const bulkInput = z.object({
  ids: z.array(z.uuid()).min(1).max(BULK_MAX),
  reason: z.string().trim().min(5, "Say why in at least 5 characters; it is kept.").max(500, "Say why in at most 500 characters."),
});

export interface BulkOutcome {
  done: string[];
  /** Left as they were, and why. */
  skipped: { id: string; why: string }[];
}

/** How far back the figures of all jobs look. */
export const STATS_SPANS = ["day", "week", "month"] as const;
export type StatsSpan = (typeof STATS_SPANS)[number];
export const statsInput = z.object({ span: z.enum(STATS_SPANS).default("day") });

export interface JobStats {
  queued: number;
  running: number;
  oldestQueuedAt: Date | null;
  /** One for each hour of a day, day of a week or month, oldest first, empty ones too. */
  failures: { from: Date; counts: Partial<Record<JobErrorCode, number>> }[];
  /** Width of one, hours. */
  bucketHours: number;
}

/** What a row of a list calls the job's matter; null where there is none, or it is gone. */
export interface JobAbout {
  firm: string | null;
  document: string | null;
  /** Whose job it is. */
  owner: string | null;
}

export type ListedJob = Omit<JobView, "result"> & { about: JobAbout };

export interface JobPage {
  jobs: ListedJob[];
  /** Pass as `cursor` for the next page; null on the last. */
  nextCursor: string | null;
}
