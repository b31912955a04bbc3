import { JobError } from "@/sdk/job-error";
import type { JobStatus } from "@/sdk/run";

/** What the shell is told; docs/cli.md lists the same. */
export const EXIT = { ok: 0, jobFailed: 1, usage: 2, config: 3, network: 4, auth: 5, notFound: 6, waitTimeout: 7, cancelled: 8, interrupted: 130 } as const;

/** Something about the command line that its writer has to change. */
export class UsageError extends Error {}

/** A setting is missing or is not what it should be. */
export class ConfigError extends Error {}

export function exitOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof ConfigError) return EXIT.config;
  return error instanceof JobError ? exitOfCall(error) : EXIT.jobFailed;
}

function exitOfCall({ code, status }: JobError): number {
  if (code === "WAIT_TIMEOUT" || code === "NOT_ENDED") return EXIT.waitTimeout;
  if (code === "BAD_OPTIONS") return EXIT.config;
  if (status === 401 || status === 403) return EXIT.auth;
  if (status === 404 && code !== "BAD_ANSWER") return EXIT.notFound;
  if (status === null || status === 429 || status >= 500 || code === "BAD_ANSWER") return EXIT.network;
  return EXIT.usage;
}

/** Of a job that was waited for. */
export const exitOfEnd = (status: JobStatus): number => (status === "succeeded" ? EXIT.ok : status === "cancelled" ? EXIT.cancelled : EXIT.jobFailed);
