import type { z } from "zod";
import { cancelJob, deleteJob, readJob } from "@/features/jobs/server";
import { retryJob } from "@/features/recipes/server";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { submissionIdInput, type SubmissionView } from "../contract";
import { freeKey } from "./store";
import { toSubmissionView } from "./to-view";

type ById = z.input<typeof submissionIdInput>;

/** Cancels the run and what it started; one that has ended stays as it is, and that is no error. */
export async function cancelRun(ctx: AppContext, input: ById): Promise<SubmissionView> {
  const { id } = submissionIdInput.parse(input);
  await cancelJob(ctx, { id });
  return toSubmissionView(await readJob(ctx, { id }));
}

/** Starts a failed or cancelled run again with the same input, as a new run. */
export async function retryRun(ctx: AppContext, input: ById): Promise<SubmissionView> {
  const { id } = await retryJob(ctx, submissionIdInput.parse(input));
  return toSubmissionView(await readJob(ctx, { id }));
}

/** Forgets a run that has ended: its row, events and deliveries. What it made (reports, scores) stays. */
export async function deleteRun(ctx: AppContext, input: ById): Promise<void> {
  const { id } = submissionIdInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    await deleteJob(tx, { id });
    await freeKey(tx.db, id);
  });
}
