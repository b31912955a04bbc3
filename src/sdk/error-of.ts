import { retryAfterMs } from "./backoff";
import { JobError } from "./job-error";

const textAt = (body: unknown, key: string): string | null => {
  const value: unknown = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[key] : null;
  return typeof value === "string" ? value : null;
};

/** 501 is final; of the rest a repeat may help. */
const isPassing = (status: number): boolean => status === 408 || status === 425 || status === 429 || (status >= 500 && status !== 501);

/** The server's problem+json as a JobError; an answer that is not the server's own is BAD_ANSWER, or UNAVAILABLE from a gateway. */
export function errorOf(response: Response, text: string, base: string, jobId?: string): JobError {
  const { status, headers } = response;
  const problem = parsed(text);
  const code = textAt(problem, "code");
  const wait = retryAfterMs(headers.get("retry-after"), Date.now());
  const fields = {
    status, jobId, retryable: isPassing(status), retryAfterSec: wait === null ? null : wait / 1000,
    requestId: textAt(problem, "requestId") ?? headers.get("x-request-id"),
  };
  if (code !== null) return new JobError(code, textAt(problem, "detail") ?? `The server answered ${status}.`, fields);
  if (isPassing(status)) return new JobError("UNAVAILABLE", `${base} answered ${status}; it may be starting or overloaded.`, fields);
  return new JobError("BAD_ANSWER", `${base} answered ${status} without a reason. Is it the address of a Risk Desk?`, fields);
}

export const networkError = (base: string, cause: unknown, jobId?: string): JobError =>
  new JobError("NETWORK", `${base} cannot be reached${reasonOf(cause)}.`, { jobId, retryable: true, cause });

/** Node hides the reason (ECONNREFUSED, …) in the cause of a "fetch failed". */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = textAt(cause, "code");
  return code === null ? "" : ` (${code})`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
