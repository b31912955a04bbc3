/** A job is one piece of durable work a person or program asked for. States move only through TRANSITIONS. */
export const JOB_STATUSES = ["PENDING", "PROCESSING", "COMPLETED", "FAILED", "CANCELLED"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_TYPES = [
  "AI_PREVIEW", "PARSE_DOCUMENT", "GAP_DETECTION", "RISK_ANALYSIS", "REPORT_GENERATION", "RECIPE",
] as const;
export type JobType = (typeof JOB_TYPES)[number];

export type JobMove = "start" | "complete" | "fail" | "cancel";

const TRANSITIONS: Record<JobMove, { from: readonly JobStatus[]; to: JobStatus }> = {
  start: { from: ["PENDING"], to: "PROCESSING" },
  complete: { from: ["PROCESSING"], to: "COMPLETED" },
  fail: { from: ["PENDING", "PROCESSING"], to: "FAILED" },
  cancel: { from: ["PENDING", "PROCESSING"], to: "CANCELLED" },
};

export const jobStatusesBefore = (move: JobMove): readonly JobStatus[] => TRANSITIONS[move].from;
export const jobStatusAfter = (move: JobMove): JobStatus => TRANSITIONS[move].to;
export const isTerminal = (status: JobStatus): boolean =>
  status === "COMPLETED" || status === "FAILED" || status === "CANCELLED";

export const MAX_ATTEMPTS = 3;
