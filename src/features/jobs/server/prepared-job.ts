import type { JobType } from "@/domain/jobs/job";
import type { AppContext } from "@/kernel/context";
import { submitJob } from "./submit-job";

/** A job that may be written now: in the running transaction its assessment or document already stands as the job needs it. */
export interface PreparedJob {
  type: JobType;
  /** Name of the recipe or chain; null for a job no recipe names. */
  recipe: string | null;
  /** As the job's definition parses it. */
  input: unknown;
  /** What this kind of job is given when nobody names a limit, seconds. */
  timeoutSec: number;
  assessmentId?: string;
  documentId?: string;
  /** Links and audit rows that need the job's id; call it in the same transaction, after the job's row is written. */
  submitted: (tx: AppContext, jobId: string) => Promise<void>;
}

/** Writes a prepared job as a screen does: no settings beside its own. Call it in the transaction that prepared it. */
export async function submitPrepared(tx: AppContext, { submitted, recipe, ...job }: PreparedJob): Promise<{ id: string }> {
  const made = await submitJob(tx, { ...job, recipe: recipe ?? undefined });
  await submitted(tx, made.id);
  return made;
}
