import { removeAnswer } from "@/features/evidence/server";
import { requireAssessment } from "@/features/assessments/server";
import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { type GapView, removeAnswerInput } from "../contract";
import { gapNow } from "./gap-now";

/** Takes the answer back: the finding, if there is one, counts again. */
export async function removeGapAnswer(ctx: AppContext, input: z.input<typeof removeAnswerInput>): Promise<GapView> {
  const { actor } = await requireAssessment(ctx, input.assessmentId, "gap.answer");
  const { assessmentId, dataPoint, expectedVersion } = removeAnswerInput.parse(input);
  await removeAnswer(ctx, actor, assessmentId, dataPoint, expectedVersion);
  return gapNow(ctx, assessmentId, dataPoint);
}
