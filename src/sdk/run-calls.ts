import type { Call } from "./transport";

export const RUNS = "/api/v1/runs";

const at = (jobId: string, rest = ""): string => `${RUNS}/${encodeURIComponent(jobId)}${rest}`;

/** The calls about one job that are safe to repeat. */
export const getRun = (jobId: string, signal?: AbortSignal): Call => ({ method: "GET", path: at(jobId), repeatable: true, jobId, signal });
export const getRunResult = (jobId: string, signal?: AbortSignal): Call => ({ method: "GET", path: at(jobId, "/result"), repeatable: true, jobId, signal });
export const cancelRun = (jobId: string, signal?: AbortSignal): Call => ({ method: "POST", path: at(jobId, "/cancel"), repeatable: true, jobId, signal });
export const deleteRun = (jobId: string, signal?: AbortSignal): Call => ({ method: "DELETE", path: at(jobId), repeatable: true, goneIsDone: true, jobId, signal });

/** Each one makes a new job. */
export const retryRun = (jobId: string, signal?: AbortSignal): Call => ({ method: "POST", path: at(jobId, "/retry"), repeatable: false, jobId, signal });

export const streamRun = (jobId: string, after: number): Call =>
  ({ method: "GET", path: at(jobId, "/stream"), query: { after }, headers: { accept: "text/event-stream" }, repeatable: true, jobId });
