import type { JobType } from "./job";

/** The names under which jobs travel to the engine. Payloads are ids only. */
export const JOB_CANCELLED_EVENT = "job/cancelled";

export interface JobEventData {
  jobId: string;
  createdById: string;
  assessmentId: string | null;
}

/**
 * The event that starts a job of this type. A RECIPE's function is found by its recipe's name; other types have one
 * function each, whichever recipe asked for it.
 */
export const jobRequestedEvent = (type: JobType, recipe: string | null): string =>
  type === "RECIPE" && recipe !== null ? `job/requested.${type}.${recipe}` : `job/requested.${type}`;
