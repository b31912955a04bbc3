import { JOB_STATUSES, type JobStatus } from "./job";
import { isJobErrorCode, JOB_ERRORS, type JobErrorCode } from "./job-errors";
import { wireStatus } from "./wire-status";

/** One line of a job's story as it is stored. */
export interface StoredEvent {
  seq: number;
  /** "status", "progress", "log", "partial", "result", "error", "retried" or "child:STEP". */
  type: string;
  data: unknown;
  at: Date;
}

/** The same line for those who follow the job; its shape is the wire contract's (features/submissions/contract.ts). */
export interface StreamedEvent {
  seq: number;
  type: "status" | "progress" | "log" | "partial" | "result" | "error";
  at: string;
  data: Record<string, unknown>;
}

/** What a viewer is told of the job besides the line itself. */
export interface StreamedJob {
  id: string;
  /** Null where it is too large to be sent to everyone who looks. */
  result: unknown;
  resultLeftOut: boolean;
}

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
const codeOf = (value: unknown): JobErrorCode | null => (isJobErrorCode(value) ? value : null);
const statusOf = (value: unknown): JobStatus | null => JOB_STATUSES.find((status) => status === value) ?? null;

/** Names the parts of a stored line that may leave the house; null for a line that is nobody's business outside. */
export function streamedEvent(stored: StoredEvent, job: StreamedJob): StreamedEvent | null {
  const told = tell(stored.type, fieldsOf(stored.data), job);
  return told && { seq: stored.seq, type: told.type, at: stored.at.toISOString(), data: told.data };
}

type Told = Pick<StreamedEvent, "type" | "data"> | null;

function tell(type: string, data: Record<string, unknown>, job: StreamedJob): Told {
  if (type.startsWith("child:")) return { type: "log", data: { message: `Started “${type.slice("child:".length)}”`, jobId: textOf(data.jobId) } };
  switch (type) {
    case "status":
      return toldStatus(data);
    case "progress":
      return { type, data: { progress: numberOf(data.progress) ?? 0, done: numberOf(data.done) ?? 0, total: numberOf(data.total) ?? 0, sentence: textOf(data.sentence) ?? "" } };
    case "log":
      return toldLog(data);
    case "partial":
      return { type, data: { text: textOf(data.text) ?? "" } };
    case "result":
      return { type, data: { result: job.result ?? null, resultUrl: `/api/v1/runs/${job.id}/result`, ...(job.resultLeftOut ? { leftOut: true } : {}) } };
    case "error":
      return { type, data: failureOf(data) };
    case "retried":
      return { type: "log", data: { message: "Started again as a new job", jobId: textOf(data.jobId) } };
    default:
      return null;
  }
}

function toldStatus(data: Record<string, unknown>): Told {
  const status = statusOf(data.status);
  const code = codeOf(data.code);
  return status && { type: "status", data: { status: wireStatus(status), ...(code === null ? {} : { code }) } };
}

/** A failed attempt's detail is for our log: it may quote what a service answered. */
function toldLog(data: Record<string, unknown>): Told {
  const code = codeOf(data.code);
  const attempt = numberOf(data.failedAttempt);
  if (code !== null && attempt !== null) return { type: "log", data: { message: `Attempt ${attempt} failed: ${JOB_ERRORS[code].sentence}`, attempt, code } };
  const message = textOf(data.message);
  return message === null ? null : { type: "log", data: { message } };
}

function failureOf(data: Record<string, unknown>): { code: JobErrorCode; message: string; advice: string; retryable: boolean } {
  const code = codeOf(data.code) ?? "INTERNAL";
  const { sentence, advice, retryable } = JOB_ERRORS[code];
  return { code, message: textOf(data.message) ?? sentence, advice, retryable };
}
