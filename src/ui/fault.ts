import { en } from "./text/en";

/** What a screen needs of an error, wherever it came from. */
export interface Fault {
  code: string;
  message: string;
  field: string | null;
  requestId: string | null;
  retryAfterSec: number | null;
}

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : null;
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/**
 * Reads the public fault out of a tRPC error (`data.fault`) or a problem+json body.
 * An error without one is the network's: its own text is a browser's and is not shown.
 */
export function faultOf(error: unknown): Fault {
  const data = record(record(error)?.["data"]);
  const fault = record(data?.["fault"]);
  const problem = fault ?? record(error);
  const message = fault ? text(fault["message"]) : text(problem?.["detail"]);
  if (!problem || message === null)
    return { code: "OFFLINE", message: en.error.offline, field: null, requestId: null, retryAfterSec: null };
  const wait = problem["retryAfterSec"];
  return {
    code: text(problem["code"]) ?? "INTERNAL",
    message,
    field: text(problem["field"]),
    requestId: text(problem["requestId"]),
    retryAfterSec: typeof wait === "number" ? wait : null,
  };
}
