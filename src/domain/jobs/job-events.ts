import type { JobType } from "./job";

/** The names under which jobs travel to the engine. Payloads are ids only. */
export const JOB_CANCELLED_EVENT = "job/cancelled";

export interface JobEventData {
  jobId: string;
  createdById: string;
  assessmentId: string | null;
}

/** The event that starts a job of this type; a recipe has its own, so that each recipe is its own function. */
export const jobRequestedEvent = (type: JobType, recipe: string | null): string =>
  recipe === null ? `job/requested.${type}` : `job/requested.${type}.${recipe}`;
