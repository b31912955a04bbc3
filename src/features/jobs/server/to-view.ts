import { isTerminal } from "@/domain/jobs/job";
import { isJobErrorCode, JOB_ERRORS, type JobErrorCode } from "@/domain/jobs/job-errors";
import type { JobFailure, JobView } from "../contract";
import type { JobRow } from "./store";

/** Programs written for the first tool look for the model service's own exception names in `error`. */
const EXCEPTION_NAME: Partial<Record<JobErrorCode, string>> = {
  THROTTLED: "ThrottlingException",
  INVALID_INPUT: "ValidationException",
};

export function toJobView(row: JobRow): JobView {
  const failure = failureOf(row);
  return {
    id: row.id,
    type: row.type,
    recipe: row.recipe,
    status: row.status,
    result: row.result,
    error: failure && errorText(failure),
    failure,
    attempts: row.attempts,
    maxAttempts: row.maxAttempts,
    progress: row.progress,
    stepsDone: row.stepsDone,
    stepsTotal: row.stepsTotal,
    sentence: sentenceOf(row, failure),
    terminal: isTerminal(row.status),
    assessmentId: row.assessmentId,
    documentId: row.documentId,
    parentId: row.parentId,
    createdById: row.createdById,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    completedAt: row.completedAt,
    updatedAt: row.updatedAt,
  };
}

export function withoutResult(row: JobRow): Omit<JobView, "result"> {
  const { result: _result, ...rest } = toJobView(row);
  return rest;
}

function failureOf(row: JobRow): JobFailure | null {
  if (row.status !== "FAILED") return null;
  const code = isJobErrorCode(row.errorCode) ? row.errorCode : "INTERNAL";
  const { sentence, advice, retryable } = JOB_ERRORS[code];
  return { code, sentence: row.error ?? sentence, advice, retryable };
}

function errorText(failure: JobFailure): string {
  const name = EXCEPTION_NAME[failure.code];
  return name === undefined ? failure.sentence : `${failure.sentence} (${name})`;
}

function sentenceOf(row: JobRow, failure: JobFailure | null): string {
  switch (row.status) {
    case "PENDING":
      return "Queued";
    case "PROCESSING":
      return row.step ?? "Working";
    case "COMPLETED":
      return "Done";
    case "CANCELLED":
      return "Cancelled";
    case "FAILED":
      return failure ? `${failure.sentence} ${failure.advice}` : "Failed";
  }
}
