import { isTerminal } from "@/domain/jobs/job";
import { isJobErrorCode, JOB_ERRORS } from "@/domain/jobs/job-errors";
import { wireStatus } from "@/domain/jobs/wire-status";
import { recipeNameOf } from "@/domain/recipes/recipe-name-of";
import type { JobRow } from "@/features/jobs/server";
import type { SubmissionResult, SubmissionView } from "../contract";

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** From its start to its end, or to its end alone when it never started; null while it runs. */
const durationOf = (row: JobRow): number | null =>
  row.completedAt === null ? null : Math.max(0, (row.completedAt.getTime() - (row.startedAt ?? row.completedAt).getTime()) / 1000);

export function errorOf(row: JobRow): SubmissionView["error"] {
  if (row.status !== "FAILED" && row.status !== "CANCELLED") return null;
  const code = isJobErrorCode(row.errorCode) ? row.errorCode : row.status === "CANCELLED" ? "CANCELLED" : "INTERNAL";
  const { sentence, advice, retryable } = JOB_ERRORS[code];
  return { code, message: row.error ?? sentence, advice, retryable };
}

export function toSubmissionView(row: JobRow): SubmissionView {
  const self = `/api/v1/runs/${row.id}`;
  return {
    jobId: row.id,
    recipeName: recipeNameOf(row),
    status: wireStatus(row.status),
    progress: row.progress,
    step: isTerminal(row.status) ? null : row.step,
    attempts: row.attempts,
    maxAttempts: row.maxAttempts,
    error: errorOf(row),
    sessionId: row.sessionId,
    idempotencyKey: row.idempotencyKey,
    metadata: (row.metadata ?? {}) as Record<string, string>,
    timeout: row.timeoutSec,
    assessmentId: row.assessmentId,
    parentId: row.parentId,
    retryOf: row.retryOfId,
    createdAt: row.createdAt.toISOString(),
    startedAt: iso(row.startedAt),
    completedAt: iso(row.completedAt),
    durationSeconds: durationOf(row),
    links: { self, result: `${self}/result`, stream: `${self}/stream`, cancel: `${self}/cancel` },
  };
}

/** The end of a run; null while it has none. */
export function toResult(row: JobRow): SubmissionResult | null {
  const status = wireStatus(row.status);
  const completedAt = iso(row.completedAt);
  if (status === "queued" || status === "running" || completedAt === null) return null;
  return { jobId: row.id, status, result: row.result as SubmissionResult["result"], error: errorOf(row), completedAt, durationSeconds: durationOf(row) ?? 0 };
}
