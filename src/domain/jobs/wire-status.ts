import type { JobStatus } from "./job";

/** The states' names for programs (/api/v1/runs, SDK, CLI, webhooks), one to one with the stored ones. */
export const WIRE_STATUSES = ["queued", "running", "succeeded", "failed", "cancelled"] as const;
export type WireStatus = (typeof WIRE_STATUSES)[number];

const WIRE: Record<JobStatus, WireStatus> = {
  PENDING: "queued",
  PROCESSING: "running",
  COMPLETED: "succeeded",
  FAILED: "failed",
  CANCELLED: "cancelled",
};

export const wireStatus = (status: JobStatus): WireStatus => WIRE[status];
export const storedStatus = (status: WireStatus): JobStatus =>
  (Object.keys(WIRE) as JobStatus[]).find((stored) => WIRE[stored] === status) ?? "PENDING";
