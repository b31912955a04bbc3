import { z } from "zod";
import { JOB_STATUSES, JOB_TYPES, type JobStatus, type JobType } from "@/domain/jobs/job";
import type { JobErrorCode } from "@/domain/jobs/job-errors";
import type { StreamedEvent } from "@/domain/jobs/stream-event";

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

export const listJobsInput = z.object({
  status: z.enum(JOB_STATUSES).optional(),
  type: z.enum(JOB_TYPES).optional(),
  assessmentId: z.uuid().optional(),
  /** The jobs one chain started. */
  parentId: z.uuid().optional(),
  /** Everyone's jobs; for those who may see them. */
  everyone: z.boolean().default(false),
  /** Id of the last row of the page before. */
  cursor: z.uuid().optional(),
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

export interface JobPage {
  jobs: Omit<JobView, "result">[];
  /** Pass as `cursor` for the next page; null on the last. */
  nextCursor: string | null;
}
