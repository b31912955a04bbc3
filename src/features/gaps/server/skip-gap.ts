import type { z } from "zod";
import { keepSkip } from "@/features/evidence/server";
import { requireAssessment } from "@/features/assessments/server";
import { conflict, invalid } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { type GapView, skipGapInput } from "../contract";
import { entryIn, gapNow } from "./gap-now";
import { loadGaps } from "./load-gaps";

/** Keeps that a question was passed over, so that whoever goes on with the interview can come back to it. An answer is never skipped away. */
export async function skipGap(ctx: AppContext, input: z.input<typeof skipGapInput>): Promise<GapView> {
  const { actor, assessment } = await requireAssessment(ctx, input.assessmentId, "gap.answer");
  const { assessmentId, dataPoint, expectedVersion } = skipGapInput.parse(input);
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you answer.", { code: "STATE" });
  const entry = entryIn((await loadGaps(ctx, assessmentId)).gaps, dataPoint);
  if (!entry) throw invalid(`The rubric has no data point "${dataPoint}".`, { field: "dataPoint" });
  if (entry.answer) throw conflict("Somebody has answered this question meanwhile. Their answer is kept.", { code: "STALE_FORM" });
  await keepSkip(ctx, actor, assessmentId, dataPoint, expectedVersion);
  return gapNow(ctx, assessmentId, dataPoint);
}
