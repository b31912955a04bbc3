import { JobError } from "@/domain/jobs/job-errors";
import { brokenOff, type FaultRule, FAULTS, FINER, NETWORK, ruleOfStatus } from "./fault-table";

/** Where the failed call went; fills the sentence. */
export interface FaultPlace {
  modelId: string;
  region: string;
  /** The answer had begun when it failed. */
  begun: boolean;
}

interface Thrown {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  originalStatusCode?: unknown;
  cause?: unknown;
  $metadata?: { httpStatusCode?: number; requestId?: string };
  $response?: { statusCode?: number; headers?: Record<string, string> };
}

/** The one place where a failed call gets a code of ours. What the service said goes to the log, never to a person. */
export function nameFault(thrown: unknown, place: FaultPlace): JobError {
  if (thrown instanceof JobError) return thrown;
  const error: Thrown = typeof thrown === "object" && thrown !== null ? thrown : { message: thrown };
  const name = typeof error.name === "string" ? error.name : "Error";
  const message = typeof error.message === "string" ? error.message : "";
  const status = error.$response?.statusCode ?? error.$metadata?.httpStatusCode ?? null;
  const rule = ruleOf(error, name, message, status, place.begun);
  const request = error.$metadata?.requestId;
  return new JobError(rule.code, {
    sentence: rule.sentence?.replace("{model}", place.modelId).replace("{region}", place.region),
    retryAfterSec: secondsToWait(error.$response?.headers),
    detail: [`${name}: ${message}`, status === null ? null : `status ${status}`, request ? `request ${request}` : null].filter(Boolean).join(", "),
    cause: thrown,
  });
}

function ruleOf(error: Thrown, name: string, message: string, status: number | null, begun: boolean): FaultRule {
  const finer = FINER.find((entry) => entry.name === name && entry.says.test(message));
  if (finer) return finer.rule;
  if (name === "ModelErrorException" && isClientFault(error.originalStatusCode)) return { code: "MODEL_REFUSED" };
  // Before the names: the SDK's transport calls a reset connection "TimeoutError" too.
  if (isNetwork(error)) return begun ? brokenOff : { code: "MODEL_UNAVAILABLE" };
  const known = FAULTS[name];
  if (known) return known;
  const byStatus = status === null ? null : ruleOfStatus(status);
  if (byStatus) return byStatus;
  // What is left failed while an answer was read: cut frames, a checksum, a page of HTML where JSON was due.
  if (begun) return brokenOff;
  return status === null ? { code: "INTERNAL" } : { code: "MODEL_UNAVAILABLE", sentence: "What answered in place of the model service did not speak its language." };
}

const isClientFault = (status: unknown): boolean => typeof status === "number" && status >= 400 && status < 500 && status !== 408 && status !== 429;

function isNetwork(error: Thrown): boolean {
  if (typeof error.code === "string" && NETWORK.has(error.code)) return true;
  if (/socket hang up|^aborted$|without establishing a connection/i.test(typeof error.message === "string" ? error.message : "")) return true;
  return typeof error.cause === "object" && error.cause !== null && isNetwork(error.cause);
}

/** Seconds of a Retry-After header; a date in it is rare here and left to our own waiting. */
function secondsToWait(headers: Record<string, string> | undefined): number | undefined {
  const said = Number(headers?.["retry-after"] ?? Number.NaN);
  return Number.isFinite(said) && said > 0 ? said : undefined;
}
