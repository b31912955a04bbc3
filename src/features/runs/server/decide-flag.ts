import { requireAssessment } from "@/features/assessments/server";
import { keepFlagDecision } from "@/features/evidence/server";
import { conflict, invalid } from "@/domain/errors";
import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { decideFlagInput } from "../contract";

/** A named person confirms or dismisses a flag; scores follow at the next run, never by themselves. */
export async function decideFlag(ctx: AppContext, input: z.input<typeof decideFlagInput>): Promise<{ flag: string }> {
  const { actor, assessment } = await requireAssessment(ctx, input.assessmentId, "flag.decide");
  const decision = decideFlagInput.parse(input);
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you decide.", { code: "STATE" });
  if (!ctx.ports.rubric.hardFlags.some((flag) => flag.id === decision.flag))
    throw invalid(`The rubric has no flag "${decision.flag}".`, { field: "flag" });
  await keepFlagDecision(ctx, actor, decision);
  return { flag: decision.flag };
}
