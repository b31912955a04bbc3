import type { z } from "zod";
import { conflict } from "@/domain/errors";
import { readJob } from "@/features/jobs/server";
import type { AppContext } from "@/kernel/context";
import type { submissionIdInput, SubmissionResult, SubmissionView } from "../contract";
import { toResult, toSubmissionView } from "./to-view";

type ById = z.input<typeof submissionIdInput>;

export const getRun = async (ctx: AppContext, input: ById): Promise<SubmissionView> => toSubmissionView(await readJob(ctx, input));

/** How the run ended and what it gave. @throws AppError CONFLICT, NOT_ENDED while it has not */
export async function getRunResult(ctx: AppContext, input: ById): Promise<SubmissionResult> {
  const row = await readJob(ctx, input);
  const result = toResult(row);
  if (result === null) throw conflict("This run has not ended yet. Ask again later, or follow its stream.", { code: "NOT_ENDED", retryAfterSec: 3 });
  return result;
}
