import type { JobType } from "@/domain/jobs/job";
import { signedIn } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { LONGEST_RUN_SEC } from "@/kernel/job";
import { withTransaction } from "@/kernel/transaction";
import { insertJob, type JobExtras, type JobRow } from "./store";

/** What a job is given when nobody names a limit, seconds. */
const USUAL_RUN_SEC = 3_600;

export interface SubmitJobInput {
  /** Chosen by the caller when rows of its own must name the job before it is written. */
  id?: string;
  type: JobType;
  /** Name of the chain, for RECIPE jobs. */
  recipe?: string;
  /** Ids and settings; documents and secrets stay out of it. */
  input: unknown;
  timeoutSec?: number;
  assessmentId?: string;
  documentId?: string;
  parentId?: string;
  sessionId?: string;
  /** Whose the job is; the actor's own without it. */
  createdById?: string;
  extras?: JobExtras;
}

/**
 * Writes the job's row in the caller's transaction and tells the engine once that has committed. The caller has
 * authorized what the job will do.
 */
export async function submitJob(ctx: AppContext, input: SubmitJobInput): Promise<JobRow> {
  const actor = signedIn(ctx);
  return withTransaction(ctx, async (tx) => {
    const row = await insertJob(
      tx.db,
      {
        id: input.id,
        type: input.type,
        recipe: input.recipe ?? null,
        input: input.input,
        timeoutSec: Math.min(input.timeoutSec ?? USUAL_RUN_SEC, LONGEST_RUN_SEC),
        assessmentId: input.assessmentId ?? null,
        documentId: input.documentId ?? null,
        parentId: input.parentId ?? null,
        sessionId: input.sessionId ?? null,
        createdById: input.createdById ?? actor.id,
        sentAt: null,
        extras: input.extras,
      },
      tx.now(),
    );
    tx.afterCommit(() => ctx.ports.jobs.notify([row.id]));
    return row;
  });
}
