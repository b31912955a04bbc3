import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Db, RootDb } from "@/adapters/db";
import { JOB_ERRORS, isJobErrorCode } from "@/domain/jobs/job-errors";
import { isTerminal } from "@/domain/jobs/job";
import type { OnJobEnd } from "@/kernel/on-job-end";
import type { TaskEvent } from "@/kernel/task";
import type { JobLedger, JobTicket, StartedJob } from "@/kernel/job-ledger";
import {
  appendEvent, findEvent, findJob, findUnsent, insertJob, type JobRow, lockJob, markSent, moveJob, touchJob,
} from "./store";
import { type Ending, sweepJobs, type Together } from "./sweep-jobs";

const childData = z.object({ jobId: z.uuid() });

/** Starts what a job's end asked for; a failure is the sweep's work and must not undo the end. */
type SendTasks = (events: readonly TaskEvent[]) => Promise<void>;

/** The rows side of durable jobs. It holds the root client: engine steps run outside any request. */
export function createJobLedger(root: RootDb, now: () => Date, onEnd: OnJobEnd, send: SendTasks = async () => undefined): JobLedger {
  const together: Together = (work) => root.$transaction(work, { timeout: 30_000, maxWait: 10_000 });

  const ending = endingWith(together, onEnd, send);

  return {
    start: (jobId, engineRunId) =>
      together(async (tx) => {
        const row = await lockJob(tx, jobId);
        if (row === null) return null;
        // The same run asks again when the answer to its first try was lost on the way.
        if (row.status === "PROCESSING" && row.engineRunId === engineRunId) return started(row);
        const at = now();
        const changes = { startedAt: at, attempts: 1, engineRunId, deadlineAt: new Date(at.getTime() + row.timeoutSec * 1000) };
        return (await moveJob(tx, jobId, "start", changes, at)) ? started(row) : null;
      }),

    progress: (jobId, done, total, sentence) => {
      const progress = total > 0 ? Math.min(100, Math.max(0, Math.floor((100 * done) / total))) : 0;
      const changes = { progress, stepsDone: done, stepsTotal: total, step: sentence };
      return together((tx) => touchJob(tx, jobId, changes, { type: "progress", data: { progress, done, total, sentence } }, now()));
    },

    partial: (jobId, text) => together((tx) => touchJob(tx, jobId, {}, { type: "partial", data: { text } }, now())),

    attemptFailed: (jobId, code, detail) =>
      together(async (tx) => {
        const row = await lockJob(tx, jobId);
        if (row === null || row.status !== "PROCESSING") return { again: false, attempts: row?.attempts ?? 0 };
        const again = row.attempts < row.maxAttempts;
        const attempts = again ? row.attempts + 1 : row.attempts;
        const step = again ? `Trying again, attempt ${attempts} of ${row.maxAttempts}: ${JOB_ERRORS[code].sentence}` : row.step;
        await touchJob(tx, jobId, { attempts, step }, { type: "log", data: { failedAttempt: row.attempts, code, detail } }, now());
        return { again, attempts: row.attempts };
      }),

    complete: (jobId, result) => {
      const at = now();
      return ending(jobId, at, (tx) => moveJob(tx, jobId, "complete", { result: plain(result), progress: 100, step: null, completedAt: at }, at));
    },

    fail: (jobId, code, error) => {
      const at = now();
      return ending(jobId, at, (tx) => moveJob(tx, jobId, "fail", { error, errorCode: code, completedAt: at }, at));
    },

    endedByEngine: (jobId) => {
      const at = now();
      return ending(jobId, at, (tx) => endedByEngine(tx, jobId, at));
    },

    async standing(jobId) {
      const row = await findJob(root, jobId);
      if (row === null || isTerminal(row.status)) return "ended";
      return row.deadlineAt !== null && row.deadlineAt <= now() ? "overdue" : "live";
    },

    openChild: (parentId, step, child) =>
      together(async (tx) => {
        const parent = await lockJob(tx, parentId);
        if (parent === null) throw new Error(`Parent job ${parentId} is gone.`);
        const made = await findEvent(tx, parentId, `child:${step}`);
        if (made !== null) {
          const row = await findJob(tx, childData.parse(made.data).jobId);
          if (row !== null) return ticketOf(row);
        }
        const { assessmentId, sessionId, createdById, status } = parent;
        if (isTerminal(status)) throw new Error(`Parent job ${parentId} has ended.`);
        const at = now();
        const { documentId, ...fields } = child;
        const row = await insertJob(tx, { ...fields, id: randomUUID(), documentId, assessmentId, sessionId, createdById, parentId, sentAt: at }, at);
        await appendEvent(tx, parentId, `child:${step}`, { jobId: row.id }, at);
        return ticketOf(row);
      }),

    async outcome(jobId) {
      const row = await findJob(root, jobId);
      if (row === null) return { status: "FAILED", result: null, errorCode: "LOST", error: JOB_ERRORS.LOST.sentence };
      return { status: row.status, result: row.result, errorCode: isJobErrorCode(row.errorCode) ? row.errorCode : null, error: row.error };
    },

    unsent: (ids) => findUnsent(root, ids),
    markSent: (ids) => markSent(root, ids, now()),
    sweep: () => sweepJobs(together, ending, now()),
  };
}

/** JSON.parse gives plain data, which is what the column takes; nothing is no result. */
const plain = (result: unknown): object | undefined => (JSON.parse(JSON.stringify(result ?? null)) as object | null) ?? undefined;

/** One move to an end, what rests on it in the same transaction, and afterwards the tasks it asked for. */
function endingWith(together: Together, onEnd: OnJobEnd, send: SendTasks): Ending {
  return async (jobId, at, move) => {
    let events: readonly TaskEvent[] = [];
    const moved = await together(async (tx) => {
      const done = await move(tx);
      if (done) events = (await onEnd(tx, jobId, at)) ?? [];
      return done;
    });
    if (events.length > 0) await send(events).catch(() => undefined);
    return moved;
  };
}

const started = (row: JobRow): StartedJob => ({ ...ticketOf(row), input: row.input, timeoutSec: row.timeoutSec });

const ticketOf = ({ id, type, recipe, createdById, assessmentId }: JobRow): JobTicket => ({ id, type, recipe, createdById, assessmentId });

/** Engines round their timers; a run ended this close to its deadline was ended by it. */
const DEADLINE_SLACK_MS = 2_000;

async function endedByEngine(tx: Db, jobId: string, at: Date): Promise<boolean> {
  const row = await lockJob(tx, jobId);
  if (row === null) return false;
  const overdue = row.deadlineAt !== null && row.deadlineAt.getTime() - DEADLINE_SLACK_MS <= at.getTime();
  if (row.status === "PROCESSING" && !overdue) return moveJob(tx, jobId, "cancel", { errorCode: "CANCELLED", completedAt: at }, at);
  const code = row.status === "PENDING" ? "QUEUE_EXPIRED" : "TIMEOUT";
  return moveJob(tx, jobId, "fail", { errorCode: code, error: JOB_ERRORS[code].sentence, completedAt: at }, at);
}
