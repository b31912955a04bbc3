import type { AssessmentMove } from "@/domain/assessment/assessment";
import type { JobStatus, JobType } from "@/domain/jobs/job";
import type { AssessmentHold } from "@/domain/recipes/recipe-steps";

export interface EndedJob {
  type: JobType;
  recipe: string | null;
  status: JobStatus;
  /** A child works under its parent's hold, except the chain, which holds by itself. */
  child: boolean;
  /** Stored by a recipe that takes its steps one by one. */
  hold: AssessmentHold | null;
  /** Such a recipe has started its chain, which then ends the hold. */
  chainStarted: boolean;
}

/** Which way the assessment goes when a job that held it has ended; null = the job held nothing, or the chain's own steps moved it. */
export function moveAfter(job: EndedJob): AssessmentMove | null {
  const hold = heldAs(job);
  if (hold === null) return null;
  if (job.status === "FAILED") return "fail";
  if (job.status === "CANCELLED") return "cancel";
  return hold === "GAPS" ? "needAnswers" : hold === "SCORE" ? "complete" : null;
}

function heldAs(job: EndedJob): AssessmentHold | null {
  if (job.type === "RECIPE" && job.recipe === "risk-assessment") return "CHAIN";
  if (job.child) return null;
  if (job.type === "GAP_DETECTION") return "GAPS";
  if (job.type === "RISK_ANALYSIS") return "SCORE";
  return job.type === "RECIPE" && !(job.hold === "CHAIN" && job.chainStarted) ? job.hold : null;
}
