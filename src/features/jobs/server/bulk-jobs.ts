import type { z } from "zod";
import { AppError } from "@/domain/errors";
import { retryJob } from "@/features/recipes/server";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type BulkOutcome, bulkInput } from "../contract";
import { cancelJob } from "./cancel-job";

type BulkInput = z.input<typeof bulkInput>;

/** An administrator ends jobs of anyone, each with its own audit row that keeps the reason. */
export const bulkCancel = (ctx: AppContext, input: BulkInput): Promise<BulkOutcome> =>
  each(ctx, input, async (id, reason) => {
    const job = await cancelJob(ctx, { id }, reason);
    return job.status === "CANCELLED" ? null : "It had already ended.";
  });

/** An administrator starts jobs of anyone again; they stay their owners'. */
export const bulkRetry = (ctx: AppContext, input: BulkInput): Promise<BulkOutcome> =>
  each(ctx, input, async (id, reason) => {
    await retryJob(ctx, { id }, reason);
    return null;
  });

/** One by one, each in its own transaction: one that cannot be done does not undo the others. */
async function each(ctx: AppContext, input: BulkInput, act: (id: string, reason: string) => Promise<string | null>): Promise<BulkOutcome> {
  authorize(ctx, "job.readAll");
  authorize(ctx, "job.cancel");
  const { ids, reason } = bulkInput.parse(input);
  const outcome: BulkOutcome = { done: [], skipped: [] };
  for (const id of new Set(ids)) {
    const why = await act(id, reason).catch((error: unknown) => {
      if (error instanceof AppError) return error.userMessage;
      throw error;
    });
    if (why === null) outcome.done.push(id);
    else outcome.skipped.push({ id, why });
  }
  return outcome;
}
