import { requireAssessment } from "@/features/assessments/server";
import { indicatorSubject, keepDecision, openDecision } from "@/features/evidence/server";
import { conflict, invalid } from "@/domain/errors";
import { overriddenScore } from "@/domain/risk/overrides";
import type { z } from "zod";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { overrideIndicatorInput } from "../contract";
import { computedFor } from "./computed-for";

/** A named person sets an indicator's level in place of the calculated one, which stays visible beside it. */
export async function overrideIndicator(ctx: AppContext, input: z.input<typeof overrideIndicatorInput>): Promise<{ version: number }> {
  const { actor, assessment } = await requireAssessment(ctx, input.assessmentId, "indicator.override");
  const { assessmentId, runId, indicator, level, reason, evidence, expectedVersion } = overrideIndicatorInput.parse(input);
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you override.", { code: "STATE" });
  return withTransaction(ctx, async (tx) => {
    const open = await openDecision(tx, assessmentId, runId);
    const { rubric } = tx.ports;
    const { computed, flagged } = computedFor(tx, open.run, open.result, indicator);
    if (overriddenScore(rubric, level, flagged) !== overriddenScore(rubric, level, false))
      throw invalid("A confirmed hard flag holds this indicator above that level. Take the flag back first, or choose a worse level.", { field: "level", code: "FLAGGED" });
    const content = { subject: indicatorSubject(indicator), kind: "OVERRIDDEN" as const, level, reason, evidence: evidence?.trim() ? evidence.trim() : null, computed };
    await keepDecision(tx, actor, open, content, expectedVersion);
    return { version: expectedVersion + 1 };
  });
}
